import type { Barred, Decision, Fact, Game, Json, Positioned, Seat } from '../kernel/contract.ts';
import type { KeptBook } from './kept/keys.ts';
import type { Asking } from './table/asking.ts';
import type { Levels } from './table/chairs.ts';
import type { Player } from './table/computer.ts';
import type { Customs } from './table/customs.ts';
import type { Reading } from './table/reading.ts';
import type { Shown } from './table/shown.ts';

/**
 * What a table, a scene and a board need to know of a game beside its contract. A book writes it once; whatever is drawn by this
 * folder is given it. It draws nothing: tests play with it.
 */

/** What one game is made of: its states, its facts, what is seen of a state, and why a computer answers as it does. */
export interface Kinds {
  readonly state: object;
  readonly fact: Fact;
  readonly seen: Look;
  readonly why: unknown;
}

/** What a page shows of one state, in plain data; a book adds what its own board and panels need. */
export interface Look {
  /** What is asked; nothing where the game is over. */
  readonly decision?: Decision;
  /** What the reader may well try and cannot. */
  readonly barred: readonly Barred[];
}

export interface Playable<K extends Kinds = Kinds> {
  /** The book of the game, as devices keep it. */
  readonly book: KeptBook;
  readonly game: Game<K['state'], K['fact']>;
  /** What a table does at this game's questions: whose answer a choice is, what is secret, what goes on by itself. */
  readonly customs: Customs<K['state']>;
  /** How log, history and recap read its facts. */
  readonly reading: Reading<K['state'], K['fact']>;
  /**
   * The seats at which somebody sits down before it is played: none of an automaton, and none at all in a position that whoever looks
   * at it plays for all.
   */
  seats(state: K['state']): readonly Seat[];
  /** What there is to see of a state: when the site is built, and while it is played. */
  look(state: K['state']): K['seen'];
  /** The same with the choices of one seat alone, where several are asked. */
  narrowed(seen: K['seen'], decision: Decision): K['seen'];
  /** What the list of games tells of a state, as plain data that is kept with its game. */
  summary(state: K['state']): Standing;
  /** Reads a summary that was kept; nothing where an older or newer version, or somebody's hand, has written another. */
  readSummary(kept: Json): Standing | undefined;
  /** Where a scene begins, by its id; nothing where there is none. */
  scene(id: string): Promise<Positioned<K['state']> | undefined>;
  /** Names that nobody may have who plays: the game uses them itself. */
  isReserved?(name: string): boolean;
  /** Who plays for seats at which no person sits; nothing where persons alone can play. */
  readonly computers?: Computers<K>;
}

/** How a game stands, as the list of games shows it. A book adds its own. */
export interface Standing {
  readonly turn: number;
  readonly lastTurn: number;
  readonly over: boolean;
  /** Of each seat, in the order round the table; in the unit of the game. */
  readonly scores: readonly { readonly seat: Seat; readonly points: number }[];
}

/** The computers of a game. */
export interface Computers<K extends Kinds> extends Levels {
  /** The computers of one game, each with a seed of its own out of that of the game. */
  of(seed: number): Players<K>;
  /** The reasons for several answers, each once, and without those that say nothing where others say something. */
  reasons(whys: readonly unknown[]): readonly unknown[];
  /** What is told of a reason now: not while it would give a secret away. */
  told(why: K['why'] | undefined, asking: Asking): K['why'] | undefined;
}

/** The computers that play one game. */
export interface Players<K extends Kinds> {
  /** Who plays for a seat; `level`: as its sitting has it, nothing where a person has lent it. */
  readonly at: (seat: Seat, level: string | undefined) => Player<K['state'], K['why']>;
  /** What they were about to do belongs to another course of the game. */
  readonly forget: () => void;
}

/** What a page shows of a table of this game. */
export type ShownOf<K extends Kinds> = Shown<K['state'], K['fact'], K['seen']>;
