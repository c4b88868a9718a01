import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { AssistantWords } from '../../words/assistant.ts';

export const Assisting = createContext<AssistantWords | null>(null);

/** The words around a part of the assistant. Throws outside `Assisting.Provider`, which is an error of the page. */
export function useAssistant(): AssistantWords {
  const words = useContext(Assisting);
  if (!words) throw new Error('no words are provided for the assistant');
  return words;
}
