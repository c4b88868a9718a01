import type { Seat } from '../../../../../kernel/contract.ts';
import type { Entry } from '../../../../../kernel/entry.ts';
import type { Journal } from '../../../../../kernel/journal.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import type { HispaniaFact } from '../../../engine/facts.ts';
import type { NationState, State } from '../../../engine/state.ts';

/**
 * The ledger: every single entry of points, from the facts. It follows the journal's cursor: a step forward costs only the work for that
 * answer, however long the game; a step back removes entries. Half points throughout.
 */

/** An entry in a score. `at` is the number of answers at which it was made; 0 for entries from before the journal. */
export type Line = {
  readonly at: number;
  readonly turn: number;
  /** Signed. */
  readonly points: number;
} & (
  | { readonly kind: 'scored'; readonly nation: NationId; readonly fact: FactOf<'scored'> }
  | { readonly kind: 'points'; readonly nation: NationId; readonly fact: FactOf<'points'> }
  /** The price that a player pays for a nation at the end of the game (14.1, 14.2). */
  | { readonly kind: 'cost'; readonly nation: NationId; readonly fact: FactOf<'awarded' | 'group-awarded'> }
  /** A player's bid for a group, or beyond the fixed score of a major nation (10.1, 14.1). */
  | { readonly kind: 'bid'; readonly seat: Seat; readonly fact: FactOf<'group-awarded'> }
  /** The bonus of the scenario (16.1). */
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly fact: FactOf<'bonus'> }
);
type FactOf<K extends HispaniaFact['kind']> = HispaniaFact & { readonly kind: K };
type WithoutAt<T> = T extends unknown ? Omit<T, 'at' | 'turn'> : never;

/** The part of an answer that the ledger reads. */
export type Read = Pick<Entry<State, HispaniaFact>, 'facts' | 'state'>;
export type Reading = Pick<Journal<State, HispaniaFact>, 'at'> & { readonly entries: readonly Read[] };

export interface Ledger {
  /** Moves to the cursor of a journal: forward, back, or in another game. */
  follow(journal: Reading): void;
  /** The entries of a nation so far, in their order, including its cost. */
  of(nation: NationId): readonly Line[];
  /** The entries of a player that belong to no nation. */
  besides(seat: Seat): readonly Line[];
}

/** The effect of one answer: the number of lines, and the turn before it. */
interface Step {
  readonly entry: Read;
  readonly lines: readonly Line[];
  readonly turn: number;
}

/** An empty ledger, which follows no journal yet. */
export function openLedger(): Ledger {
  const steps: Step[] = [];
  const shelves = new Map<string, Line[]>();
  let turn = 0;

  const forget = (): void => {
    const step = steps.pop();
    if (!step) return;
    for (const line of step.lines) shelves.get(shelfOf(line))?.pop();
    turn = step.turn;
  };
  const add = (entry: Read): void => {
    if (steps.length === 0) turn = entry.state.turn;
    const before = turn;
    const lines: Line[] = [];
    for (const fact of entry.facts) {
      // A game begins on its turn, and continues turn by turn; other facts state theirs.
      if ('turn' in fact) turn = fact.turn;
      for (const line of linesOf(fact, entry.state)) lines.push({ ...line, at: steps.length + 1, turn } as Line);
    }
    for (const line of lines) {
      const shelf = shelves.get(shelfOf(line));
      if (shelf) shelf.push(line);
      else shelves.set(shelfOf(line), [line]);
    }
    steps.push({ entry, lines, turn: before });
  };

  return {
    follow({ entries, at }) {
      // An answer follows the same answers in every journal that has it, so the last equal one is enough.
      let same = Math.min(steps.length, at);
      while (same > 0 && steps[same - 1]?.entry !== entries[same - 1]) same--;
      while (steps.length > same) forget();
      for (let i = same; i < at; i++) {
        const entry = entries[i];
        if (entry) add(entry);
      }
    },
    of: (nation) => shelves.get(`nation ${nation}`) ?? [],
    besides: (seat) => shelves.get(`seat ${seat}`) ?? [],
  };
}

function shelfOf(line: Line): string {
  return 'nation' in line ? `nation ${line.nation}` : `seat ${line.seat}`;
}

/** The entries of a fact in the ledger; usually none. */
function linesOf(fact: HispaniaFact, { nations, mode }: State): readonly WithoutAt<Line>[] {
  switch (fact.kind) {
    case 'scored':
      return [{ kind: 'scored', nation: fact.nation, points: fact.points, fact }];
    case 'points':
      return [{ kind: 'points', nation: fact.nation, points: fact.points, fact }];
    case 'awarded':
      return fact.bid === 0 ? [] : [{ kind: 'cost', nation: fact.nation, points: -fact.bid, fact }];
    case 'bonus':
      return [{ kind: 'bonus', seat: fact.seat, points: fact.points, fact }];
    case 'group-awarded': {
      // A major nation also costs its fixed score.
      const cost = mode === 'advanced' ? costOf(nations[fact.nation]) : 0;
      return [
        ...(cost === 0 ? [] : [{ kind: 'cost', nation: fact.nation, points: -cost, fact } as const]),
        ...(fact.bid === 0 ? [] : [{ kind: 'bid', seat: fact.seat, points: -fact.bid, fact } as const]),
      ];
    }
    default:
      return [];
  }
}

const costOf = (kept: NationState | undefined): number => kept?.bid ?? 0;
