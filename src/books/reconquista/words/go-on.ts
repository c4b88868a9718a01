import type { Lang } from '../../../words/lang.ts';
import { LEARN_PAGE } from './en/learn-page.ts';

/** What is said where the first turn goes on as a game. */
export type GoOnWords = (typeof LEARN_PAGE)['goOn'];

/** The words of the way from the first turn into the game, in a language. */
export async function goOnWordsOf(_lang: Lang): Promise<GoOnWords> {
  return LEARN_PAGE.goOn;
}
