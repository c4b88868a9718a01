import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OddsPageWords } from '../../words/odds-page.ts';
import type { Spans } from './edit.ts';

/** The words of the page's parts, and their data on the nations. */
export interface PageSpeech {
  readonly page: OddsPageWords;
  readonly spans: Spans;
}

export const PageSpeech = createContext<PageSpeech | null>(null);

/** The words around a part of the page. Throws outside `PageSpeech.Provider`, which is an error of the page. */
export function usePage(): PageSpeech {
  const speech = useContext(PageSpeech);
  if (!speech) throw new Error('no words are provided for the page');
  return speech;
}
