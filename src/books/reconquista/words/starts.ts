import type { Lang } from '../../../words/lang.ts';
import { START_HISTORY, STARTS_PAGE } from './en/starts.ts';

/** What is said of the starts where one is chosen: the history of each, and notes on some. */
export interface StartWords {
  readonly history: readonly string[];
  readonly notes: { readonly [turn: number]: string };
}

/** The words of the starts in a language. */
export async function startWordsOf(_lang: Lang): Promise<StartWords> {
  return { history: START_HISTORY, notes: STARTS_PAGE.notes };
}
