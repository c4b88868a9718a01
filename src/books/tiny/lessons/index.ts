import { firstBattle } from './first-battle.ts';
import type { TinyLesson } from './lesson.ts';

/** The lessons by name, with their literal steps, which the words must match. */
export interface Lessons {
  readonly 'first-battle': typeof firstBattle;
}

/** The lessons, in their order. */
export const LESSONS: readonly TinyLesson[] = [firstBattle];

/** The lesson of a name, or undefined if there is none. */
export const lessonById = (id: string): TinyLesson | undefined => LESSONS.find((lesson) => lesson.id === id);
