/**
 * The contract of a game: functions over plain data. Undo, saves, replays, computers, the fuzzer and the pages use only
 * this contract and know no game.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [key: string]: Json };

/** The name of one that decides, given by the game: a player, or in a scene a nation. */
export type Seat = string;

/** The reason why an action is not allowed. It contains no sentence; the code selects the words. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly params: Params;
}

/** Something that happened, with the rule that made it happen. A fact with `only` may be shown only to that seat. */
export interface Fact {
  readonly kind: string;
  readonly rule: string;
  readonly only?: Seat;
}

/** An error in written input (a set-up, a save, a link): a code, its place, and parameters. */
export interface Fault {
  readonly code: string;
  readonly path: string;
  readonly params: Params;
}

/**
 * The free parts of a choice, which an action fills in.
 * - `number`: an integer from `min` to `max`;
 * - `counts`: a count for each key, each at most as given in `of`, `min` to `max` in total.
 */
export type Range =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | {
      readonly is: 'counts';
      readonly of: { readonly [key: string]: number };
      readonly min: number;
      readonly max: number;
    };

/** The values of `counts` contain only keys with a count of at least 1, so that equal answers are written alike. */
export type Value = number | { readonly [key: string]: number };

/** One family of actions: a kind, a fixed part, and ranges to fill in. */
export interface Choice {
  readonly kind: string;
  readonly fixed: { readonly [key: string]: string };
  readonly ranges: { readonly [name: string]: Range };
}

/** One answer: a choice with its ranges filled in. */
export interface Action {
  readonly kind: string;
  readonly fixed: { readonly [key: string]: string };
  readonly values: { readonly [name: string]: Value };
}

/**
 * The answers of one game by kind, with their fixed and free parts. A game declares this table once, so that the rule
 * that carries out an answer needs no cast.
 */
export type ActionTable = { readonly [kind: string]: Pick<Action, 'fixed' | 'values'> };

/**
 * An answer of one kind, or of any kind, from the table of a game: `type ActionOf<K> = kernel.ActionOf<MyActions, K>`.
 */
export type ActionOf<T, K extends keyof T = keyof T> = { readonly [kind in K]: { readonly kind: kind } & T[kind] }[K];

/** An action that the reader may expect here but cannot take. It stays visible with its refusal. */
export interface Barred {
  readonly kind: string;
  readonly fixed: { readonly [key: string]: string };
  readonly refusal: Refusal;
}

/** The one question the engine asks now. */
export interface Decision {
  /** Every seat that may answer, usually one. */
  readonly by: readonly Seat[];
  readonly kind: string;
  readonly rule: string;
  /** The phase it belongs to, as an opaque key that changes from phase to phase. */
  readonly phase: string;
  readonly params: Params;
  readonly choices: readonly Choice[];
  /** The answer that one key accepts, if the game has a sensible one. */
  readonly preset?: Action;
}

/** A line of the text twin: something that a seat may know, as a key and its parameters. */
export interface TwinLine {
  readonly key: string;
  readonly params: Params;
}

/** A seat of a game. */
export interface Seated {
  readonly seat: Seat;
  /** Seats of one side win and lose together. If each seat plays for itself, a side has the name of its seat. */
  readonly side: string;
  /** The rules play this seat (an automaton or a common enemy). It is never asked. */
  readonly automatic?: true;
}

/** The result of a seat at the end of the game. */
export interface Result {
  readonly seat: Seat;
  /** In the game's own unit, which its words name. */
  readonly score: number;
  /** 1 for the winner. Equal seats share a rank, and the next rank counts them all: 1, 1, 3. */
  readonly rank: number;
}

/** The result of a game: one for each seat, in the order of ranks; or one verdict for all, as a key for the words. */
export type Outcome =
  | { readonly is: 'ranking'; readonly rule: string; readonly results: readonly Result[] }
  | { readonly is: 'verdict'; readonly rule: string; readonly verdict: TwinLine };

export type Applied<S, F extends Fact> =
  | { readonly state: S; readonly facts: readonly F[]; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly state?: undefined };

export type Positioned<S> =
  | { readonly state: S; readonly faults?: undefined }
  | { readonly faults: readonly Fault[]; readonly state?: undefined };

/**
 * A position that is changed in place, for computers, replays and the fuzzer, which need earlier states only by undoing
 * moves. The pure functions define it: after the same answers it has the same question and state.
 */
export interface InPlace<S, F extends Fact> {
  /** The current question; undefined if the game is over. */
  decision(): Decision | undefined;
  /** Plays an action and returns the facts, or the refusal, which changes nothing. */
  make(action: Action): Made<F>;
  /** Undoes the last action that was made and not undone. Throws a RangeError if there is none. */
  unmake(): void;
  /** The current state, which later moves do not change. */
  state(): S;
}

export type Made<F extends Fact> =
  | { readonly facts: readonly F[]; readonly refusal?: undefined }
  | { readonly refusal: Refusal; readonly facts?: undefined };

export interface Game<S, F extends Fact = Fact, Options = unknown> {
  readonly id: string;
  /** Version of the rules: a save that was played on another may replay differently. */
  readonly version: number;
  /** A new game. Throws only on options that its type forbids. */
  setup(options: Options, seed: number): S;
  /** A checked state from arbitrary written data, or its faults by name. Never throws. */
  position(written: unknown): Positioned<S>;
  /** The current question; undefined if the game is over. */
  decision(state: S): Decision | undefined;
  /** The state after an action with the facts, or the refusal. Never changes `state`. */
  apply(state: S, action: Action): Applied<S, F>;
  /** The refusal that `apply` would return, or undefined. */
  explain(state: S, action: Action): Refusal | undefined;
  /**
   * The seats of the game in their order round the table, including those that the rules play. They do not change
   * during the game unless its rules say so.
   */
  seats(state: S): readonly Seated[];
  /** The result of the game; undefined as long as `decision` returns a question. */
  outcome(state: S): Outcome | undefined;
  /** The part of the state that `seat` may know: the text twin of the board. */
  describe(state: S, seat: Seat): readonly TwinLine[];
  /**
   * The same position, with everything that `seat` cannot know dealt again and the dice re-seeded. Call it on a state
   * with a question: in a start that first continues automatically, draws on the way would be made again.
   */
  imagine(state: S, seat: Seat, seed: number): S;
  /** The dice of a state, and the same state with other dice: for scenes, replays and the undo boundary. */
  readonly dice: { of(state: S): Dice; with(state: S, dice: Dice): S };
  /** The same position, changed in place, if the game has its own implementation; see `in-place.ts`. */
  inPlace?(state: S): InPlace<S, F>;
  /**
   * Actions that a reader may expect to be possible now but that are not, each with the refusal of `explain`. A query.
   */
  barred(state: S): readonly Barred[];
  /** Read-only functions, each defined by the functions above; assertions are written with them. */
  readonly queries: { readonly [name: string]: (state: S, ...args: never[]) => Json };
}

/** The dice as part of a state. See `dice.ts`. */
export interface Dice {
  /** The state of the generator. */
  readonly generator: readonly number[];
  /** The number of dice rolled and draws made so far; the next one has this number plus one. */
  readonly rolled: number;
  /** Results laid out for the next rolls (a scene's printed dice), used before the generator. */
  readonly given: readonly number[];
  /** Results laid out for the next draws; left out if there are none. */
  readonly draws?: Draws;
}

/** Results laid out for draws (a scene's printed cards), by the name of the draw, in order. */
export type Draws = { readonly [draw: string]: readonly string[] };
