import { LESSON } from '../../../../words/fr/lesson.ts';
import type { LearnWords } from '../en/learn.ts';
import { LEARN_PAGE } from './learn-page.ts';

/** Les mots d’une leçon qui se joue, et du passage du premier tour à la partie. */
export const LEARN: LearnWords = { ...LESSON, goOn: LEARN_PAGE.goOn };
