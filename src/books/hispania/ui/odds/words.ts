import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OddsWords } from '../../words/odds.ts';

/** The words of the odds, for what is drawn of them. */
export const OddsSpeech = createContext<OddsWords | null>(null);

/** The words around a part of the odds. Throws outside of `OddsSpeech.Provider`: a mistake of the page. */
export function useOddsWords(): OddsWords {
  const words = useContext(OddsSpeech);
  if (!words) throw new Error('nobody has said in which language the odds speak');
  return words;
}
