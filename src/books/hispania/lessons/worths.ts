import type { Worths } from '../../../kernel/lesson.ts';

/** What is recorded of lessons: by lesson, step and line. */
export type LessonWorths = { readonly [lesson: string]: { readonly [step: string]: Worths } };
