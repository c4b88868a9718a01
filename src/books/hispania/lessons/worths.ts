import type { Worths } from '../../../kernel/lesson.ts';

/** The recorded values of lessons, by lesson, step and line. */
export type LessonWorths = { readonly [lesson: string]: { readonly [step: string]: Worths } };
