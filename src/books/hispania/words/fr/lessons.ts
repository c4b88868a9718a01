import type { LessonWords } from '../../../../words/lesson-words.ts';
import { LESSON_IDS, type LessonId } from '../../lessons/ids.ts';
import { lessonWords } from '../lessons.ts';

/** The words of all lessons, for the build and the tests. A page loads those of one: `src/books/hispania/words/lessons.ts`. */
export const LESSON_WORDS = Object.fromEntries(
  await Promise.all(LESSON_IDS.map(async (id) => [id, await lessonWords('fr', id)] as const)),
) as Readonly<Record<LessonId, LessonWords>>;
