import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { CorrectionsWords } from '../../words/corrections.ts';
import type { FaultWords } from '../../words/faults.ts';

/** The words of the form's parts, and the address of the book. */
export interface FormSpeech {
  readonly page: CorrectionsWords;
  readonly faults: FaultWords;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

export const FormWords = createContext<FormSpeech | null>(null);

/** The words around a part of the form. Throws outside `FormWords.Provider`, which is an error of the page. */
export function useForm(): FormSpeech {
  const speech = useContext(FormWords);
  if (!speech) throw new Error('no words are provided for the form');
  return speech;
}
