import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { bookOfPage } from '../../../../ui/book.ts';
import type { OddsWords } from '../../words/odds.ts';
import { useSpeech } from '../speech.tsx';

/** The components that show odds, with their words. */
export type Parts = typeof import('./here.ts') & { readonly words: OddsWords };

let fetched: Promise<Parts> | undefined;
let there: Parts | undefined;

/** The components that show odds, fetched once a page; after a failure the next request tries again. */
function fetchParts(): Promise<Parts> {
  fetched ??= (async () => {
    const [parts, { oddsWordsOf }] = await Promise.all([import('./here.ts'), import('../../words/odds.ts')]);
    there = { ...parts, words: await oddsWordsOf(bookOfPage().lang) };
    return there;
  })();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

interface Props {
  readonly children: (parts: Parts) => ComponentChildren;
  /** Inside a button: no message if they cannot be fetched. */
  readonly quiet?: boolean;
}

/** Shows odds as soon as the components are loaded: empty before, and a button to try again after a failure. */
export function OddsLater({ children, quiet = false }: Props) {
  const { words } = useSpeech();
  const [parts, setParts] = useState(there);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!parts) fetchParts().then(setParts, () => setFailed((n) => (n % 2 === 0 ? n + 1 : n)));
  }, [failed]);
  if (parts) return <parts.OddsSpeech.Provider value={parts.words}>{children(parts)}</parts.OddsSpeech.Provider>;
  return failed % 2 === 1 && !quiet ? (
    <p class="else">
      {words.around.noOdds}{' '}
      <button type="button" class="btn quiet" onClick={() => setFailed((n) => n + 1)}>
        {words.play.retry}
      </button>
    </p>
  ) : null;
}
