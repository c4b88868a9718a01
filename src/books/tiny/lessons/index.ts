import { firstBattle } from './first-battle.ts';
import type { TinyLesson } from './lesson.ts';

/** The lessons by name, with their literal steps: what the words must match. */
export interface Lessons {
  readonly 'first-battle': typeof firstBattle;
}

/** The lessons, in the order in which one takes them. */
export const LESSONS: readonly TinyLesson[] = [firstBattle];

/** The lesson of a name, if there is one. */
export const lessonById = (id: string): TinyLesson | undefined => LESSONS.find((lesson) => lesson.id === id);
