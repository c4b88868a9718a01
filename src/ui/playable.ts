import type { Barred, Decision, Fact, Game, Json, Positioned, Seat } from '../kernel/contract.ts';
import type { KeptBook } from './kept/keys.ts';
import type { Asking } from './table/asking.ts';
import type { Levels } from './table/chairs.ts';
import type { Player } from './table/computer.ts';
import type { Customs } from './table/customs.ts';
import type { Pace } from './table/pace.ts';
import type { Reading } from './table/reading.ts';
import type { Shown } from './table/shown.ts';

/**
 * The data that a table, a scene and a board need about a game beside its contract. A book defines it once, and the
 * components in this folder receive it. It draws nothing: tests play with it.
 */

/**
 * The types of one game: its states, its facts, the visible part of a state, and the reasons of a computer's answers.
 */
export interface Kinds {
  readonly state: object;
  readonly fact: Fact;
  readonly seen: Look;
  readonly why: unknown;
}

/** The data that a page shows of one state, as plain data; a book adds the data that its own board and panels need. */
export interface Look {
  /** The question; undefined if the game is over. */
  readonly decision?: Decision;
  /** Actions that the reader may try and that are refused. */
  readonly barred: readonly Barred[];
}

export interface Playable<K extends Kinds = Kinds> {
  /** The identity of the book in the storage of devices. */
  readonly book: KeptBook;
  readonly game: Game<K['state'], K['fact']>;
  /** The table's handling of this game's questions: the seat of a choice, secrecy, and automatic answers. */
  readonly customs: Customs<K['state']>;
  /** The reading of facts by log, history and recap. */
  readonly reading: Reading<K['state'], K['fact']>;
  /**
   * The seats that players take before the game: none of an automaton, and none in a position whose viewer plays all
   * seats.
   */
  seats(state: K['state']): readonly Seat[];
  /** The visible part of a state, both in the build and in play. */
  look(state: K['state']): K['seen'];
  /** The same with the choices of only one seat, if several are asked. */
  narrowed(seen: K['seen'], decision: Decision): K['seen'];
  /** The summary of a state in the list of games, as plain data that is kept with the game. */
  summary(state: K['state']): Standing;
  /** Reads a kept summary; undefined if an older or newer version, or a manual edit, has written a different one. */
  readSummary(kept: Json): Standing | undefined;
  /** The position at the start of a scene, by its id; undefined if there is none. */
  scene(id: string): Promise<Positioned<K['state']> | undefined>;
  /** Names that no player may have, because the game itself uses them. */
  isReserved?(name: string): boolean;
  /** The computer players; undefined if only persons can play. */
  readonly computers?: Computers<K>;
}

/** The standing of a game in the list of games. A book adds its own data. */
export interface Standing {
  readonly turn: number;
  readonly lastTurn: number;
  readonly over: boolean;
  /** The seat whose turn it is, if it is that of one. */
  readonly mover?: Seat | undefined;
  /** For each seat, in the order round the table, in the unit of the game. */
  readonly scores: readonly { readonly seat: Seat; readonly points: number }[];
}

/** The computers of a game. */
export interface Computers<K extends Kinds> extends Levels {
  /** The speed at which they are watched at first; without it all at once where a person plays. */
  readonly pace?: Pace;
  /** The computers of one game, each with its own seed that derives from that of the game. */
  of(seed: number): Players<K>;
  /** The reasons for several answers, each once. Empty reasons are left out if there are others. */
  reasons(whys: readonly unknown[]): readonly unknown[];
  /** The reason that may be shown now: undefined while it would reveal a secret. */
  told(why: K['why'] | undefined, asking: Asking): K['why'] | undefined;
}

/** The computers that play one game. */
export interface Players<K extends Kinds> {
  /** The player of a seat; `level`: the level of its sitting, undefined if a person has lent the seat. */
  readonly at: (seat: Seat, level: string | undefined) => Player<K['state'], K['why']>;
  /** Drops planned answers that belong to another course of the game. */
  readonly forget: () => void;
}

/** The data that a page shows of a table of this game. */
export type ShownOf<K extends Kinds> = Shown<K['state'], K['fact'], K['seen']>;
