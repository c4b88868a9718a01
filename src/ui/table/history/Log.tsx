import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Seat } from '../../../kernel/contract.ts';
import type { Journal } from '../../../kernel/journal.ts';
import type { Playable } from '../../playable.ts';
import { chapterAt, FILTERS, type Filter } from '../log.ts';
import type { Parts, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';
import { type Folds, LogTurn } from './LogTurn.tsx';
import { readingOf } from './reading-of.ts';

export interface LogProps<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly parts: Parts<K>;
  readonly journal: Journal<K['state'], K['fact']>;
  /** The seats of the person with the device: facts that only others may see are left out. */
  readonly seats: readonly Seat[];
  /** The point in view; undefined for the present. */
  readonly looking: number | undefined;
  readonly onLook: (n: number) => void;
}

/**
 * The log of the whole game, folded by turn and nation: the chapters of the present and of the point in view are open.
 */
export function Log<K extends TableKinds>({ playable, parts, journal, seats, looking, onLook }: LogProps<K>) {
  const { PlayedOn } = parts;
  const { bookOf, ofTurn: sumOfTurn } = readingOf(playable.reading);
  const { log } = useTableWords().history;
  const [filter, setFilter] = useState<Filter>('all');
  /** The chapters that the reader has opened or folded. */
  const [byHand, setByHand] = useState<Folds>({});
  const onFold = useCallback((key: string, open: boolean) => setByHand((before) => ({ ...before, [key]: open })), []);
  const book = bookOf(journal);
  const present = chapterAt(book, journal.at);
  const seen = looking === undefined ? present : chapterAt(book, looking);
  const scroll = useScroll([book, seen, filter], looking);
  const shown = book.filter((turn) => sumOfTurn(turn).lines[filter] > 0);
  const last = filter === 'all' ? present?.turn : shown.at(-1)?.turn;
  const same = useSame({ seats, onLook });
  return (
    <section class="slip logs" aria-label={log.title}>
      <header class="head">
        <h2 class="cap">{log.title}</h2>
        <small>{log.answer(looking ?? journal.at)}</small>
      </header>
      {PlayedOn && <PlayedOn state={journal.start} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a row */}
      <div class="filters" role="group" aria-label={log.filter}>
        {FILTERS.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {log.filters[one]}
          </button>
        ))}
      </div>
      <div class="sc" {...scroll}>
        {shown.length === 0 && <p class="empty">{filter === 'all' ? log.empty : log.none[filter]}</p>}
        {shown.map((turn) => (
          <LogTurn
            key={turn.turn}
            playable={playable}
            parts={parts}
            turn={turn}
            open={byHand[`${turn.turn}`] ?? (turn.turn === last || turn.turn === seen?.turn)}
            byHand={byHand}
            filter={filter}
            present={present}
            seen={seen}
            looking={looking}
            onFold={onFold}
            {...same}
          />
        ))}
      </div>
    </section>
  );
}

/** The same seats and the same function while they are equal, so that the drawings that use them can remain. */
type Same = Pick<LogProps<TableKinds>, 'seats' | 'onLook'>;
function useSame({ seats, onLook }: Same): Same {
  const latest = useRef(onLook);
  latest.current = onLook;
  return useMemo(() => ({ seats, onLook: (n: number) => latest.current(n) }), [seats.join(' ')]);
}

/** The log follows its end if it is scrolled to within this distance of it, in px. */
const NEAR = 48;
/** The height of the headings of turn and nation above the scrolled part. */
const HEADS = 92;

/**
 * Shows the end of the log as it grows, unless the reader has scrolled away from it; and the rows of the point in view
 * when that changes. The page itself never scrolls.
 */
function useScroll(changes: readonly unknown[], looking: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const onScroll = (): void => {
    const { current } = box;
    if (current) atEnd.current = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR;
  };
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const row = looking === undefined ? undefined : current.querySelector('[aria-current]');
    if (row) {
      const [outer, inner] = [current.getBoundingClientRect(), row.getBoundingClientRect()];
      if (inner.top < outer.top + HEADS || inner.bottom > outer.bottom) {
        current.scrollTop += inner.top - outer.top - current.clientHeight / 3;
      }
    } else if (atEnd.current) {
      current.scrollTop = current.scrollHeight;
    }
  }, [...changes, looking]);
  return useMemo(() => ({ ref: box, onScroll }), []);
}
