import type { LessonId } from '../hispania/lessons/ids.ts';
import type { LessonWords, WordsOf } from './en/lessons/types.ts';
import type { Lang } from './lang.ts';

/** Each lesson's words by themselves, so that a page loads those of its lesson and no other. */
const EN: { readonly [Id in LessonId]: () => Promise<{ readonly words: WordsOf<Id> }> } = {
  'the-map': () => import('./en/lessons/the-map.ts'),
  'first-battle': () => import('./en/lessons/first-battle.ts'),
  terrain: () => import('./en/lessons/terrain.ts'),
  targets: () => import('./en/lessons/targets.ts'),
  'first-move': () => import('./en/lessons/first-move.ts'),
};

/** The words of a lesson in a language; English where they are not translated yet. Rejects an id that is no lesson's. */
export async function lessonWords(_lang: Lang, id: string): Promise<LessonWords> {
  if (!Object.hasOwn(EN, id)) throw new Error(`there are no words for the lesson ${id}`);
  return (await EN[id as LessonId]()).words;
}
