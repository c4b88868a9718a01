import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Speech, type SpeechOf } from '../../../ui/speech.ts';
import type { Lang } from '../../../words/lang.ts';
import type { Words } from '../words/index.ts';
import { linksTo } from './rule-links.ts';
import { voiceOf } from './voice.ts';

/** The words of this book's parts in addition to those of every book: all its words of play. */
export interface OwnSpeech extends Pick<SpeechOf, 'hrefOf'> {
  readonly words: Words;
  readonly names: Words['names'];
}

const Own = createContext<OwnSpeech | null>(null);

/** The words around a component. Throws outside `Speaking`, which is an error of the page. */
export function useSpeech(): OwnSpeech {
  const speech = useContext(Own);
  if (!speech) throw new Error('no words are provided here');
  return speech;
}

interface Props {
  readonly lang: Lang;
  readonly words: Words;
  /** The address of the book in the reader's language. */
  readonly home: string;
  /** The chapters that have a page. */
  readonly written: readonly number[];
  readonly children: ComponentChildren;
}

/** Sets the language of an island of this book, for its own parts and for the game-free ones. */
export function Speaking({ lang, words, home, written, children }: Props) {
  const [own, speech] = useMemo(() => {
    const hrefOf = linksTo(home, written);
    return [
      { words, names: words.names, hrefOf },
      { lang, words, hrefOf, book: voiceOf(words) },
    ];
  }, [lang, words, home, written]);
  return (
    <Speech.Provider value={speech}>
      <Own.Provider value={own}>{children}</Own.Provider>
    </Speech.Provider>
  );
}
