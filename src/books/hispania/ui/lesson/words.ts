import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LearnWords } from '../../words/learn.ts';

/** The words of the lessons, for this book's parts of one. */
export const LearnSpeech = createContext<LearnWords | null>(null);

/** The words around a part of a lesson. Throws outside `LearnSpeech.Provider`, which is an error of the page. */
export function useLearnWords(): LearnWords {
  const words = useContext(LearnSpeech);
  if (!words) throw new Error('nobody has said in which language the lesson speaks');
  return words;
}
