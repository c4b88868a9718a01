import type { Lang } from '../../../words/lang.ts';
import type { LessonWords } from '../../../words/lesson-words.ts';
import type { LessonId } from '../lessons/ids.ts';
import type { WordsOf } from './en/lessons/types.ts';

/** The words of each lesson are separate: a page is built with those of its own lesson (`ui/lesson/start.ts`), and fetches no others. */
type Told = { readonly [Id in LessonId]: () => Promise<{ readonly words: WordsOf<Id> }> };
const EN: Told = {
  'the-map': () => import('./en/lessons/the-map.ts'),
  'first-battle': () => import('./en/lessons/first-battle.ts'),
  terrain: () => import('./en/lessons/terrain.ts'),
  targets: () => import('./en/lessons/targets.ts'),
  'first-move': () => import('./en/lessons/first-move.ts'),
  buying: () => import('./en/lessons/buying.ts'),
  river: () => import('./en/lessons/river.ts'),
  scoring: () => import('./en/lessons/scoring.ts'),
  ruins: () => import('./en/lessons/ruins.ts'),
  heirs: () => import('./en/lessons/heirs.ts'),
  'hiring-el-cid': () => import('./en/lessons/hiring-el-cid.ts'),
  'event-token': () => import('./en/lessons/event-token.ts'),
  'nation-sheet': () => import('./en/lessons/nation-sheet.ts'),
  leader: () => import('./en/lessons/leader.ts'),
  invasion: () => import('./en/lessons/invasion.ts'),
  knight: () => import('./en/lessons/knight.ts'),
  zeal: () => import('./en/lessons/zeal.ts'),
  ardour: () => import('./en/lessons/ardour.ts'),
  stacking: () => import('./en/lessons/stacking.ts'),
  castle: () => import('./en/lessons/castle.ts'),
  mountains: () => import('./en/lessons/mountains.ts'),
  overlord: () => import('./en/lessons/overlord.ts'),
  'forced-passage': () => import('./en/lessons/forced-passage.ts'),
  'straits-and-sea': () => import('./en/lessons/straits-and-sea.ts'),
  retreat: () => import('./en/lessons/retreat.ts'),
  subject: () => import('./en/lessons/subject.ts'),
  population: () => import('./en/lessons/population.ts'),
  income: () => import('./en/lessons/income.ts'),
  'carthage-turn-1': () => import('./en/lessons/carthage-turn-1.ts'),
  'rome-turn-4': () => import('./en/lessons/rome-turn-4.ts'),
  'umayyads-turn-11': () => import('./en/lessons/umayyads-turn-11.ts'),
  'whole-turn': () => import('./en/lessons/whole-turn.ts'),
};
const FR: Told = {
  'the-map': () => import('./fr/lessons/the-map.ts'),
  'first-battle': () => import('./fr/lessons/first-battle.ts'),
  terrain: () => import('./fr/lessons/terrain.ts'),
  targets: () => import('./fr/lessons/targets.ts'),
  'first-move': () => import('./fr/lessons/first-move.ts'),
  buying: () => import('./fr/lessons/buying.ts'),
  river: () => import('./fr/lessons/river.ts'),
  scoring: () => import('./fr/lessons/scoring.ts'),
  ruins: () => import('./fr/lessons/ruins.ts'),
  heirs: () => import('./fr/lessons/heirs.ts'),
  'hiring-el-cid': () => import('./fr/lessons/hiring-el-cid.ts'),
  'event-token': () => import('./fr/lessons/event-token.ts'),
  'nation-sheet': () => import('./fr/lessons/nation-sheet.ts'),
  leader: () => import('./fr/lessons/leader.ts'),
  invasion: () => import('./fr/lessons/invasion.ts'),
  knight: () => import('./fr/lessons/knight.ts'),
  zeal: () => import('./fr/lessons/zeal.ts'),
  ardour: () => import('./fr/lessons/ardour.ts'),
  stacking: () => import('./fr/lessons/stacking.ts'),
  castle: () => import('./fr/lessons/castle.ts'),
  mountains: () => import('./fr/lessons/mountains.ts'),
  overlord: () => import('./fr/lessons/overlord.ts'),
  'forced-passage': () => import('./fr/lessons/forced-passage.ts'),
  'straits-and-sea': () => import('./fr/lessons/straits-and-sea.ts'),
  retreat: () => import('./fr/lessons/retreat.ts'),
  subject: () => import('./fr/lessons/subject.ts'),
  population: () => import('./fr/lessons/population.ts'),
  income: () => import('./fr/lessons/income.ts'),
  'carthage-turn-1': () => import('./fr/lessons/carthage-turn-1.ts'),
  'rome-turn-4': () => import('./fr/lessons/rome-turn-4.ts'),
  'umayyads-turn-11': () => import('./fr/lessons/umayyads-turn-11.ts'),
  'whole-turn': () => import('./fr/lessons/whole-turn.ts'),
};
const TOLD: Readonly<Record<Lang, Told>> = { en: EN, fr: FR };

/** The words of a lesson in a language. Rejects an id that is no lesson's. */
export async function lessonWords(lang: Lang, id: string): Promise<LessonWords> {
  if (!Object.hasOwn(EN, id)) throw new Error(`there are no words for the lesson ${id}`);
  return (await TOLD[lang][id as LessonId]()).words;
}
