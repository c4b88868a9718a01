import type { Fact, Game, Positioned } from './contract.ts';
import { seeded } from './dice.ts';
import { fault } from './limits.ts';

/** The start of a game, and its dice. The kernel cannot resolve the id of a scene; a caller that has the scenes can. */
export type Root = (
  | { readonly is: 'game'; readonly options: unknown; readonly seed: number }
  | {
      readonly is: 'position';
      readonly position: unknown;
      /** Re-seeds the dice; without it the position's dice are used. */
      readonly seed?: number;
    }
  | { readonly is: 'scene'; readonly scene: string }
) & {
  /** Points at which the dice change to another seed, in order. */
  readonly seeds?: readonly Reseeding[];
  /** A copy of another game, which may be played beside it. */
  readonly copy?: true;
  /** Its result is to be recorded and compared with others. */
  readonly counts?: Counting;
};

/**
 * Why a game that counted stands apart: dice were taken back, the same game was played again from some point, or a computer has played
 * or advised for the player.
 */
export const APART = ['undone', 'again', 'helped'] as const;
export type Apart = (typeof APART)[number];
/** The reasons for which the reader is asked first. */
export type Giving = Exclude<Apart, 'helped'>;

/** What is kept of a game that counts: undo stops at its dice until the player gives that up. */
export interface Counting {
  /** The day whose game it is, in UTC: `2026-11-30`. */
  readonly day?: string;
  /** It counts no longer. */
  readonly apart?: Apart;
}

/** Whether the result of a game still counts. */
export function isCounting({ counts }: Pick<Root, 'counts'>): boolean {
  return counts !== undefined && counts.apart === undefined;
}

/** The same root for a game that counts no longer; a root without a count, or with a reason already, is unchanged. */
export function setApart(root: Root, apart: Apart): Root {
  return isCounting(root) ? { ...root, counts: { ...root.counts, apart } } : root;
}

/** After `at` answers the dice are those of `seed`; their numbering continues. */
export interface Reseeding {
  readonly at: number;
  readonly seed: number;
}

/** The root of the same game with other dice from point `at` on. */
export function reseeded(root: Root, at: number, seed: number): Root {
  const before = (root.seeds ?? []).filter((one) => one.at < at);
  return { ...root, seeds: [...before, { at, seed }] };
}

/** The state at point `at` before the next answer, with the dice that the root sets for it. */
export function withDiceOf<S>(game: Pick<Game<S>, 'dice'>, { seeds }: Root, at: number, state: S): S {
  const found = seeds?.find((one) => one.at === at);
  if (!found) return state;
  return game.dice.with(state, { ...seeded(found.seed), rolled: game.dice.of(state).rolled });
}

/**
 * The state at a root, or the reason why there is none: `bad-options`, the faults of `game.position`, or `no-scene` (a
 * caller that has the scene must open it and pass its position). Never throws, because a root may come from a file.
 */
export function openRoot<S, F extends Fact>(game: Game<S, F>, root: Root): Positioned<S> {
  switch (root.is) {
    case 'game':
      return setUp(game, root.options, root.seed);
    case 'position': {
      const opened = game.position(root.position);
      if (opened.faults || root.seed === undefined) return opened;
      return { state: game.dice.with(opened.state, seeded(root.seed)) };
    }
    case 'scene':
      return { faults: [fault('no-scene', ['root', 'scene'], { scene: root.scene })] };
  }
}

function setUp<S, F extends Fact>(game: Game<S, F>, options: unknown, seed: number): Positioned<S> {
  let state: S;
  try {
    state = game.setup(options, seed);
  } catch (error) {
    // The contract lets `setup` throw on options that cannot be chosen, and a file may contain such options.
    return { faults: [fault('bad-options', ['root', 'options'], { message: String(error) })] };
  }
  const checked = game.position(state);
  return checked.faults ? checked : { state };
}
