import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { Speech, type SpeechOf } from '../../../ui/speech.ts';
import type { Lang } from '../../../words/lang.ts';
import { RULES, type RuleId } from '../engine/data/rules.ts';
import type { Words } from '../words/index.ts';
import { voiceOf } from './voice.ts';

/** A language of the live parts: the words of this book, and what the parts of every book speak with. */
export interface Spoken {
  readonly words: Words;
  readonly speech: SpeechOf;
}

/** The language tools of the live parts. `home`: the address of the book in the reader's language. */
export function spokenIn(lang: Lang, words: Words, { home }: { readonly home: string }): Spoken {
  return {
    words,
    speech: {
      lang,
      words,
      hrefOf: (rule) => `${home}rules/${RULES[rule as RuleId].chapter}/#r${rule}`,
      book: voiceOf(words),
    },
  };
}

const Own = createContext<Words | null>(null);

/** The words of this book around a component. Throws outside of `Speaking`, which is an error of the page. */
export function useWords(): Words {
  const words = useContext(Own);
  if (!words) throw new Error('no words are provided here');
  return words;
}

/** Sets the language of a live part, for the parts of this book and for those of every book. */
export function Speaking({ words, speech, children }: Spoken & { readonly children: ComponentChildren }) {
  return (
    <Speech.Provider value={speech}>
      <Own.Provider value={words}>{children}</Own.Provider>
    </Speech.Provider>
  );
}
