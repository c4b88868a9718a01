import { LESSON } from '../../../../words/en/lesson.ts';
import type { Wide } from '../../../../words/lang.ts';
import type { LessonPlayWords } from '../../../../words/lesson.ts';
import { LEARN_PAGE } from './learn-page.ts';

/** The words of a lesson that is played, and of the way from the first turn into the game. */
export type LearnWords = LessonPlayWords & { readonly goOn: Wide<(typeof LEARN_PAGE)['goOn']> };

export const LEARN: LearnWords = { ...LESSON, goOn: LEARN_PAGE.goOn };
