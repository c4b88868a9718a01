import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OddsPageWords } from '../../words/odds-page.ts';
import type { Spans } from './edit.ts';

/** What the parts of the page speak with, and what they know of the nations. */
export interface PageSpeech {
  readonly page: OddsPageWords;
  readonly spans: Spans;
}

export const PageSpeech = createContext<PageSpeech | null>(null);

/** The words around a part of the page. Throws outside of `PageSpeech.Provider`: a mistake of the page. */
export function usePage(): PageSpeech {
  const speech = useContext(PageSpeech);
  if (!speech) throw new Error('nobody has said in which language the page speaks');
  return speech;
}
