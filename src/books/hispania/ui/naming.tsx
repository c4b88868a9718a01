import { type ComponentChildren, createContext } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { Speech } from '../../../ui/speech.ts';
import type { Lang } from '../../../words/lang.ts';
import type { CommonWords } from '../words/en/common.ts';
import { namingOf } from './names.ts';
import { linksTo } from './rule-links.ts';

/** The speech of parts that play no game: a form, a table, the odds. They load neither prompts nor refusals. */

const Common = createContext<CommonWords | null>(null);

/** The common words around a component. Throws outside `SpeakingNames`, which is an error of the page. */
export function useCommon(): CommonWords {
  const words = useContext(Common);
  if (!words) throw new Error('these parts have no language: put them into SpeakingNames');
  return words;
}

interface Props {
  readonly lang: Lang;
  readonly words: CommonWords;
  /** The address of the book in the reader's language. */
  readonly home: string;
  /** The chapters that have a page. */
  readonly written: readonly number[];
  readonly children: ComponentChildren;
}

/** Sets the language of a part that plays no game, for its own components and for those of every book. */
export function SpeakingNames({ lang, words, home, written, children }: Props) {
  const speech = useMemo(
    () => ({ lang, words, hrefOf: linksTo(home, written), book: namingOf(words) }),
    [lang, words, home, written],
  );
  return (
    <Speech.Provider value={speech}>
      <Common.Provider value={words}>{children}</Common.Provider>
    </Speech.Provider>
  );
}
