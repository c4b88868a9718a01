import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { OddsWords } from '../../words/odds.ts';

/** The words of the odds, for their drawings. */
export const OddsSpeech = createContext<OddsWords | null>(null);

/** The words around a part of the odds. Throws outside `OddsSpeech.Provider`, which is an error of the page. */
export function useOddsWords(): OddsWords {
  const words = useContext(OddsSpeech);
  if (!words) throw new Error('no words are provided for the odds');
  return words;
}
