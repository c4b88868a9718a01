import type { LessonId } from './ids.ts';
import type { HispaniaLesson } from './lesson.ts';

/** Each lesson by itself, so that nothing loads more than it needs. */
const LOAD = {
  'the-map': async () => (await import('./the-map.ts')).theMap,
  'first-battle': async () => (await import('./first-battle.ts')).firstBattle,
  terrain: async () => (await import('./terrain.ts')).terrain,
  targets: async () => (await import('./targets.ts')).targets,
  'first-move': async () => (await import('./first-move.ts')).firstMove,
} as const satisfies { readonly [Id in LessonId]: () => Promise<HispaniaLesson & { readonly id: Id }> };

/** The lessons by name, with their literal steps: what the words must match. */
export type Lessons = { readonly [Id in LessonId]: Awaited<ReturnType<(typeof LOAD)[Id]>> };

/** Fetches the lesson of a name. Rejects an id that is no lesson's. */
export async function loadLesson(id: string): Promise<HispaniaLesson> {
  if (!Object.hasOwn(LOAD, id)) throw new Error(`there is no lesson ${id}`);
  return LOAD[id as LessonId]();
}
