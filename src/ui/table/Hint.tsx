import { useEffect, useState } from 'preact/hooks';
import type { ShownOf } from '../playable.ts';
import { Say } from '../Say.tsx';
import { hintsSeen, keepHints, switchHints } from './hints.ts';
import type { Parts, TableKinds } from './parts.ts';
import { useTableWords } from './words.ts';

interface Props<K extends TableKinds> {
  readonly hints: NonNullable<Parts<K>['hints']>;
  readonly book: string;
  readonly shown: ShownOf<K>;
}

/** One of the short hints that accompany the first turn of a first game, beside the answers and never over them. */
export function Hint<K extends TableKinds>({ hints, book, shown }: Props<K>) {
  const { hint: words } = useTableWords().table;
  const [seen, setSeen] = useState(() => hintsSeen(book));
  const n = hints.at(shown);
  // A later hint ends those before it: the next movement does not count backwards.
  useEffect(() => {
    if (n === undefined || n <= seen) return;
    keepHints(book, n);
    setSeen(n);
  }, [book, n, seen]);
  const text = n !== undefined && n >= seen ? hints.texts[n] : undefined;
  if (n === undefined || !text) return null;
  return (
    <aside class="slip hint-of-game" aria-label={words.title}>
      <p>
        <b>{words.number(n + 1, hints.texts.length)}</b> <Say text={text} />
      </p>
      <p class="acts">
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            keepHints(book, n + 1);
            setSeen(n + 1);
          }}
        >
          {words.seen}
        </button>
        <button
          type="button"
          class="plain"
          onClick={() => {
            switchHints(book, false);
            setSeen(hints.texts.length);
          }}
        >
          {words.off}
        </button>
      </p>
    </aside>
  );
}
