import type { WordsOfLesson } from '../../../../../words/lesson-words.ts';
import type { LessonId } from '../../../lessons/ids.ts';
import type { Lessons } from '../../../lessons/load.ts';

/** The words of one lesson of this book. */
export type WordsOf<Id extends LessonId> = WordsOfLesson<Lessons[Id]>;
