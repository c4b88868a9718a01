/** The words of the book’s pages in English, which are read when the site is built. */
export { BOARD } from './board.ts';
export { GLOSSARY } from './glossary.ts';
export { LEARN_PAGE } from './learn-page.ts';
export { LESSON_WORDS } from './lessons.ts';
export { MAP } from './map.ts';
export { NAMES } from './names.ts';
export { PLAY_PAGE } from './play-page.ts';
export { askOf, becauseSaid, optionOf, PUZZLE_TITLES, verdictSaid } from './puzzles.ts';
export { PUZZLES_PAGE } from './puzzles-page.ts';
export { RULE_TITLES } from './rules.ts';
export { RULING_WORDS } from './rulings.ts';
export { SCENE_WORDS } from './scenes.ts';
export { SCENES_PAGE } from './scenes-page.ts';
export { SEARCH } from './search.ts';
export { SITE } from './site.ts';
export { SPACES_PAGE } from './spaces-page.ts';
