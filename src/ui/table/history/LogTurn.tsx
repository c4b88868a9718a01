import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../kernel/contract.ts';
import type { Playable } from '../../playable.ts';
import type { Chapter, Filter, TurnOf } from '../log.ts';
import type { Parts, TableKinds } from '../parts.ts';
import { useTableWords } from '../words.ts';
import { LogChapter } from './LogChapter.tsx';
import { readingOf } from './reading-of.ts';

/** The chapters that the reader has opened or folded, by key. */
export interface Folds {
  readonly [key: string]: boolean;
}

interface Props<K extends TableKinds> {
  readonly playable: Playable<K>;
  readonly parts: Parts<K>;
  readonly turn: TurnOf<K['fact']>;
  readonly open: boolean;
  readonly byHand: Folds;
  readonly filter: Filter;
  readonly seats: readonly Seat[];
  /** The chapter of the present, and the chapter of the point in view. */
  readonly present: Chapter<K['fact']> | undefined;
  readonly seen: Chapter<K['fact']> | undefined;
  readonly looking: number | undefined;
  readonly onFold: (key: string, open: boolean) => void;
  readonly onLook: (n: number) => void;
}

/** A game turn in the log: a line with its totals, and below it, if it is open, its nations. */
export function LogTurn<K extends TableKinds>(props: Props<K>) {
  const { playable, parts, turn, open, byHand, filter, seats, present, seen, looking, onFold, onLook } = props;
  const { log } = useTableWords().history;
  // A folded past turn keeps its drawing, however long the game continues: only an open one depends on the rest.
  const within = [open && byHand, open && seats, open && present, open && seen, open && looking];
  return useMemo(() => {
    const sum = readingOf(playable.reading).ofTurn(turn);
    const nations = turn.chapters.filter(({ is }) => is === 'own').length;
    const said = filter === 'all' ? log.ofTurn(nations, sum.battles) : log.matching[filter](sum);
    return (
      <section class="turn">
        <h3>
          <button type="button" class="fold" aria-expanded={open} onClick={() => onFold(`${turn.turn}`, !open)}>
            <span>{log.turn(turn.turn)}</span>
            <small>{said}</small>
          </button>
        </h3>
        {open &&
          turn.chapters.map((chapter, i) => {
            const key = `${turn.turn} ${i}`;
            const now = byHand[key] ?? (filter !== 'all' || chapter === present || chapter === seen);
            return (
              <LogChapter
                key={key}
                playable={playable}
                parts={parts}
                chapter={chapter}
                filter={filter}
                seats={seats}
                looking={looking}
                open={now}
                onToggle={() => onFold(key, !now)}
                onLook={onLook}
              />
            );
          })}
      </section>
    );
  }, [turn, open, filter, onFold, onLook, log, ...within]);
}
