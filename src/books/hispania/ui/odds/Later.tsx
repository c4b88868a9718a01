import type { ComponentChildren } from 'preact';
import { bookOfPage } from '../../../../ui/book.ts';
import { fetchedLater } from '../../../../ui/later.ts';
import { type OddsWords, oddsWordsOf } from '../../words/odds.ts';
import { useSpeech } from '../speech.tsx';

/** The components that show odds, with their words. */
export type Parts = typeof import('./here.ts') & { readonly words: OddsWords };

const useParts = fetchedLater<Parts>(async () => {
  const [parts, words] = await Promise.all([import('./here.ts'), oddsWordsOf(bookOfPage().lang)]);
  return { ...parts, words };
});

interface Props {
  readonly children: (parts: Parts) => ComponentChildren;
  /** Inside a button: no message if they cannot be fetched. */
  readonly quiet?: boolean;
}

/** Shows odds as soon as the components are there: empty before, and a button to try again after a failure. */
export function OddsLater({ children, quiet = false }: Props) {
  const { words } = useSpeech();
  const { parts, failed, retry } = useParts();
  if (parts) return <parts.OddsSpeech.Provider value={parts.words}>{children(parts)}</parts.OddsSpeech.Provider>;
  return failed && !quiet ? (
    <p class="else">
      {words.around.noOdds}{' '}
      <button type="button" class="btn quiet" onClick={retry}>
        {words.play.retry}
      </button>
    </p>
  ) : null;
}
