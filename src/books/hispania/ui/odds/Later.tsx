import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { COMPLETE, LANGS } from '../../../../words/lang.ts';
import type { OddsWords } from '../../words/odds.ts';
import { useSpeech } from '../speech.tsx';

/** What shows odds, with its words. */
export type Parts = typeof import('./here.ts') & { readonly words: OddsWords };

let fetched: Promise<Parts> | undefined;
let there: Parts | undefined;

/** What shows odds, fetched once a page; after a failure the next one who wants it tries again. */
function fetchParts(): Promise<Parts> {
  fetched ??= (async () => {
    const wanted = LANGS.find((lang) => lang === document.documentElement.lang) ?? 'en';
    const [parts, { oddsWordsOf }] = await Promise.all([import('./here.ts'), import('../../words/odds.ts')]);
    there = { ...parts, words: await oddsWordsOf(COMPLETE.includes(wanted) ? wanted : 'en') };
    return there;
  })();
  fetched.catch(() => {
    fetched = undefined;
  });
  return fetched;
}

interface Props {
  readonly children: (parts: Parts) => ComponentChildren;
  /** Inside of a button: nothing is said if they cannot be fetched. */
  readonly quiet?: boolean;
}

/** Shows odds as soon as that which shows them is there: nothing before, and a way to try again if it could not be fetched. */
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
