import type { ReadableAtom } from 'nanostores';
import type { Action, Fact, Game, Json, Refusal, Seat } from '../../kernel/contract.ts';
import type { Journal, UndoStop } from '../../kernel/journal.ts';
import type { Apart } from '../../kernel/root.ts';
import type { Asking, Span, WindowSetting } from './asking.ts';
import type { Player } from './computer.ts';
import type { Customs } from './customs.ts';
import type { Manner, Pace } from './pace.ts';
import type { Order, Table } from './session.ts';
import type { Sitting } from './sitting.ts';

/** The parts of a table on a page: its shown data and its actions. */

/** The data that a page shows of a table. */
export interface Shown<S, F extends Fact, Seen> {
  readonly journal: Journal<S, F>;
  readonly sittings: readonly Sitting[];
  /** The state in view, and the view of it with the choices of the asked seat. */
  readonly state: S;
  readonly seen: Seen;
  /** The player who has to act at the present. */
  readonly asking: Asking;
  /** The past point in view; undefined for the present. */
  readonly looking?: number;
  readonly holder?: string;
  /** Computers are answering. */
  readonly busy: boolean;
  /** Nothing continues automatically until the reader wants it: the game was stopped, or is watched step by step. */
  readonly paused: boolean;
  readonly pace: Pace;
  /** Events that are worth a look stay until the reader goes on. */
  readonly stays: boolean;
  /** The standing order of a seat: it answers the questions of one event in place of the person. */
  readonly order?: Order;
  readonly windows: WindowSetting;
  /** A person has asked to be stopped at the next window. */
  readonly wished: boolean;
  /** The facts of the last gesture or answer, and those of them that were not shown yet. */
  readonly last: readonly F[];
  /** The reason why nothing can be undone; undefined if undo is possible. */
  readonly stop?: UndoStop;
  /** Undo would take back dice of a game that counts: it goes on only if the player gives the count up. */
  readonly beyond?: true;
  /** Whether there are undone answers that can be redone. */
  readonly taken: boolean;
  readonly refused?: Refusal;
  /** A computer could not continue, or an answer could not be given: an error of the site, with its original text. */
  readonly broken?: string;
}

/** The actions at a table. */
export interface TableVerbs {
  /** The asked person answers: once, or several times as one gesture. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restartPhase: () => void;
  /** The game counts no longer. */
  readonly standApart: (why: Apart) => void;
  readonly look: (n?: number) => void;
  /** A person confirms having the device. */
  readonly take: (name: string) => void;
  /** In an open window: a seat answers, or no seat does. */
  readonly inWindow: (seat: Seat | null) => void;
  readonly wish: (wished: boolean) => void;
  readonly setWindows: (windows: WindowSetting) => void;
  readonly setPace: (pace: Pace) => void;
  readonly setStays: (stays: boolean) => void;
  /** The asked person gives a standing order, which answers at once; without one, it is cancelled. */
  readonly give: (order?: Json) => void;
  /** Goes on past all events that would stay, until a person is asked. */
  readonly hurry: () => void;
  /** Pauses or resumes the computers. */
  readonly pause: (paused: boolean) => void;
  /** A computer plays for the asked person for a time; without one, it stops doing so. */
  readonly lend: (span?: Span) => void;
  /** A computer has advised the asked person. */
  readonly advised: () => void;
  /** Changes the player of a seat. */
  readonly sitDown: (sitting: Sitting) => void;
  /** Stops all activity. */
  readonly leave: () => void;
}

export interface TableStore<S, F extends Fact, Seen, W = unknown> extends TableVerbs {
  /**
   * The reason for answer `n`, given by a computer; undefined if it is unknown: the answer was given before this visit,
   * or by a person.
   */
  readonly whyAt: (n: number) => W | undefined;
  readonly $shown: ReadableAtom<Shown<S, F, Seen>>;
}

/** The inputs of a store. */
export interface Made<S, F extends Fact, Seen, W = unknown> {
  readonly game: Game<S, F>;
  readonly customs: Customs<S>;
  /** The view of a state; `seat`: only with the answers of that seat. */
  readonly look: (state: S, asking: Asking | undefined) => Seen;
  /** The player of a seat; `level`: the level of its sitting, undefined if a person has lent the seat. */
  readonly computers: (seat: Seat, level: string | undefined) => Player<S, W>;
  /** Computers drop their planned answers, because the game is at a point other than the one where they left it. */
  readonly forget?: () => void;
  /** Called after every change of the journal or of the settings. */
  readonly changed?: (table: Table<S, F>, manner: Manner) => void;
  readonly pace?: Pace;
  readonly stays?: boolean;
  /** Nothing continues automatically at first. */
  readonly paused?: boolean;
  /** Waits for this time in ms, or until the page has drawn. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}
