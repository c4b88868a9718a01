/** Les mots des pages du livre, lus quand le site est construit. */

export { ABOUT } from './about.ts';
export { ASSISTANT_PAGE } from './assistant-page.ts';
export { CARDS } from './cards.ts';
export { GLOSSARY } from './glossary.ts';
export { LEARN_PAGE } from './learn-page.ts';
export { LESSON_WORDS } from './lessons.ts';
export { MAP } from './map.ts';
export { NAMES } from './names.ts';
export { OFTEN_MISSED } from './often-missed.ts';
export { PAR_PAGE } from './par.ts';
export { PLAY_PAGE } from './play-page.ts';
export { PLAYER_AID } from './player-aid.ts';
export { askOf, becauseSaid, optionOf, PUZZLE_TITLES, verdictSaid } from './puzzles.ts';
export { PUZZLES_PAGE } from './puzzles-page.ts';
export { REACTION } from './reaction.ts';
export { RECONSTRUCTED, RECONSTRUCTED_PAGE } from './reconstructed.ts';
export { RULE_TITLES } from './rules.ts';
export { RULING_WORDS } from './rulings.ts';
export { SCENE_WORDS } from './scenes.ts';
export { SCENES_PAGE } from './scenes-page.ts';
export { SEARCH } from './search.ts';
export { SITE } from './site.ts';
export { START_HISTORY, STARTS_PAGE } from './starts.ts';
export { TABLES } from './tables.ts';
