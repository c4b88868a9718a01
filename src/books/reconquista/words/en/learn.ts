import { LESSON } from '../../../../words/en/lesson.ts';
import { LEARN_PAGE } from './learn-page.ts';

/** The words of a lesson that is played, and of the way from the first turn into the game. */
export const LEARN = { ...LESSON, goOn: LEARN_PAGE.goOn };
