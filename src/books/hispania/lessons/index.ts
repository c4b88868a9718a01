import { LESSON_IDS } from './ids.ts';
import type { HispaniaLesson } from './lesson.ts';
import { loadLesson } from './load.ts';

/** All lessons in the order of the path, for the build and the tests. A page loads one. */
export const LESSONS: readonly HispaniaLesson[] = await Promise.all(LESSON_IDS.map(loadLesson));
