/**
 * What a game is: functions over plain data. Undo, saves, replays, computers, the fuzzer and the pages are written
 * against these and know no game.
 */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [key: string]: Json };

/** Who decides: a name the game gives out (a player, or in a scene a nation). */
export type Seat = string;

/** Why an action is not allowed. Never a sentence: the words are found by the code. */
export interface Refusal {
  readonly code: string;
  readonly rule: string;
  readonly params: Params;
}

/** What happened, with the rule that made it happen. A fact with `only` may be shown to that seat alone. */
export interface Fact {
  readonly kind: string;
  readonly rule: string;
  readonly only?: Seat;
}

/** A fault in something that was written down (a set-up, a save, a link): a code, where it lies, and its parameters. */
export interface Fault {
  readonly code: string;
  readonly path: string;
  readonly params: Params;
}

/**
 * What an action may fill in.
 * - `number`: an integer from `min` to `max`;
 * - `parts`: how many of each key, each at most as given in `of`, `min` to `max` in all.
 */
export type Range =
  | { readonly is: 'number'; readonly min: number; readonly max: number }
  | {
      readonly is: 'parts';
      readonly of: { readonly [key: string]: number };
      readonly min: number;
      readonly max: number;
    };

/** The values of `parts` name only keys with at least one, so that equal answers are written alike. */
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
 * The answers of one game by their kinds: what is fixed in each and what is filled in. A game writes this table once, so that the
 * rule that carries out an answer reads it without a cast.
 */
export type ActionTable = { readonly [kind: string]: Pick<Action, 'fixed' | 'values'> };

/** An answer of one kind, or of any, out of the table of a game: `type ActionOf<K> = kernel.ActionOf<MyActions, K>`. */
export type ActionOf<T, K extends keyof T = keyof T> = { readonly [kind in K]: { readonly kind: kind } & T[kind] }[K];

/** Something the reader may well expect here and cannot do; it stays visible with its reason. */
export interface Barred {
  readonly kind: string;
  readonly fixed: { readonly [key: string]: string };
  readonly refusal: Refusal;
}

/** The one question the engine asks now. */
export interface Decision {
  /** Every seat that may answer; one mostly. */
  readonly by: readonly Seat[];
  readonly kind: string;
  readonly rule: string;
  /** The phase it belongs to, as an opaque key that changes from phase to phase. */
  readonly phase: string;
  readonly params: Params;
  readonly choices: readonly Choice[];
  /** The answer that one key accepts, where the game has a sensible one. */
  readonly preset?: Action;
}

/** A line of the text twin: what a seat may know, as a key and its parameters. */
export interface TwinLine {
  readonly key: string;
  readonly params: Params;
}

/** A seat of a game. */
export interface Seated {
  readonly seat: Seat;
  /** Seats of one side win and lose together. Where each plays for itself, a side is named like its seat. */
  readonly side: string;
  /** Nobody sits there: the rules play it, an automaton or an enemy of all. It is never asked. */
  readonly automatic?: true;
}

/** What a seat has come to when the game is over. */
export interface Result {
  readonly seat: Seat;
  /** In the unit of the game, which only its words know. */
  readonly score: number;
  /** 1 for whoever wins. Equals share a rank, and the next one counts them all: 1, 1, 3. */
  readonly rank: number;
}

/** How a game has ended: each seat for itself, in the order of the ranks; or all together, as a key for the words. */
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
 * A position that is changed in place: for computers, replays and the fuzzer, which play on from one and never look back but by taking
 * moves back. It is defined by the pure functions: after the same answers it asks and holds what they do.
 */
export interface InPlace<S, F extends Fact> {
  /** The question asked now; nothing when the game is over. */
  decision(): Decision | undefined;
  /** Plays an action: what happened, or the refusal, which changes nothing. */
  make(action: Action): Made<F>;
  /** Takes back the last action that was made and not taken back. Throws a RangeError where there is none. */
  unmake(): void;
  /** The state as it is now, which later moves do not change. */
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
  /** A checked state out of anything one can write down, or its faults by name. Never throws. */
  position(written: unknown): Positioned<S>;
  /** The question asked now; nothing when the game is over. */
  decision(state: S): Decision | undefined;
  /** The state after an action and what happened, or the refusal. Never changes `state`. */
  apply(state: S, action: Action): Applied<S, F>;
  /** The refusal that `apply` would give, or nothing. */
  explain(state: S, action: Action): Refusal | undefined;
  /**
   * The seats of the game in their order round the table, those included at which nobody sits. They do not change while it goes on,
   * unless its rules say so.
   */
  seats(state: S): readonly Seated[];
  /** How the game has ended; nothing while it goes on, so exactly while `decision` asks something. */
  outcome(state: S): Outcome | undefined;
  /** What `seat` may know of the state: the text twin of the board. */
  describe(state: S, seat: Seat): readonly TwinLine[];
  /**
   * The same position with what `seat` cannot know dealt anew and the dice re-seeded. It is wanted of a state in which something is
   * asked: where a beginning goes on by itself first, what is drawn on the way would be drawn anew.
   */
  imagine(state: S, seat: Seat, seed: number): S;
  /** The dice inside a state, and the same state with other dice: for scenes, replays and the undo boundary. */
  readonly dice: { of(state: S): Dice; with(state: S, dice: Dice): S };
  /** The same position to be changed in place, where the game has means of its own; see `in-place.ts`. */
  inPlace?(state: S): InPlace<S, F>;
  /** What a reader may well expect to do now and cannot, each with the refusal of `explain`. A query. */
  barred(state: S): readonly Barred[];
  /** Read-only questions, each defined by the seven; assertions are written with them. */
  readonly queries: { readonly [name: string]: (state: S, ...args: never[]) => Json };
}

/** The dice as they lie in a state. See `dice.ts`. */
export interface Dice {
  /** The state of the generator. */
  readonly generator: readonly number[];
  /** How many dice were rolled and draws made so far: the next one has this number plus one. */
  readonly rolled: number;
  /** Results laid out for the next rolls (a scene's printed dice), used before the generator. */
  readonly given: readonly number[];
  /** What is laid out for the next draws; left out where nothing is. */
  readonly draws?: Draws;
}

/** What is laid out for draws (a scene's printed cards), by the name of the draw and in the order in which it comes up. */
export type Draws = { readonly [draw: string]: readonly string[] };
