import type { ReadableAtom } from 'nanostores';
import type { Action, Fact, Game, Refusal, Seat } from '../../kernel/contract.ts';
import type { Journal, UndoStop } from '../../kernel/journal.ts';
import type { Asking, WindowSetting } from './asking.ts';
import type { Player } from './computer.ts';
import type { Customs } from './customs.ts';
import type { Pace } from './pace.ts';
import type { Table } from './session.ts';
import type { Sitting } from './sitting.ts';

/** What a table on a page is made of, what it shows, and what can be done at it. */

/** What a page shows of a table. */
export interface Shown<S, F extends Fact, Seen> {
  readonly journal: Journal<S, F>;
  readonly sittings: readonly Sitting[];
  /** The state that is looked at, and what is seen of it, with the choices of whoever is asked. */
  readonly state: S;
  readonly seen: Seen;
  /** Who has to do something at the present. */
  readonly asking: Asking;
  /** The point that is looked back at; nothing for the present. */
  readonly looking?: number;
  readonly holder?: string;
  /** Computers are answering. */
  readonly busy: boolean;
  /** Nothing goes on by itself until that is wanted again: it was stopped, or is watched step by step. */
  readonly paused: boolean;
  readonly pace: Pace;
  readonly windows: WindowSetting;
  /** Somebody has asked to be stopped at the next window. */
  readonly wished: boolean;
  /** What happened with the last gesture or answer, and what of it has not been shown yet. */
  readonly last: readonly F[];
  /** Why nothing can be taken back; nothing where it can. */
  readonly stop?: UndoStop;
  /** Whether something was taken back that can be played again. */
  readonly taken: boolean;
  readonly refused?: Refusal;
  /** A computer could not go on, or an answer not be given: a mistake of ours, told as it came. */
  readonly broken?: string;
}

/** What can be done at a table. */
export interface TableVerbs {
  /** Whoever is asked answers: once, or several times as one gesture. */
  readonly act: (...actions: readonly Action[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restartPhase: () => void;
  readonly look: (n?: number) => void;
  /** Somebody has the device now. */
  readonly take: (name: string) => void;
  /** In an open window: a seat answers, or nobody. */
  readonly inWindow: (seat: Seat | null) => void;
  readonly wish: (wished: boolean) => void;
  readonly setWindows: (windows: WindowSetting) => void;
  readonly setPace: (pace: Pace) => void;
  /** Computers wait, or go on. */
  readonly pause: (paused: boolean) => void;
  /** A computer plays this phase for the person who is asked; or does so no longer. */
  readonly lend: (plays: boolean) => void;
  /** From now on somebody else plays for a seat. */
  readonly sitDown: (sitting: Sitting) => void;
  /** Nothing more happens here. */
  readonly leave: () => void;
}

export interface TableStore<S, F extends Fact, Seen, W = unknown> extends TableVerbs {
  /** Why a computer has given answer `n`; nothing where that is not known: it was given before this visit, or by a person. */
  readonly whyAt: (n: number) => W | undefined;
  readonly $shown: ReadableAtom<Shown<S, F, Seen>>;
}

/** What a store is made of. */
export interface Made<S, F extends Fact, Seen, W = unknown> {
  readonly game: Game<S, F>;
  readonly customs: Customs<S>;
  /** What is seen of a state; `seat`: with the answers of that seat alone. */
  readonly look: (state: S, asking: Asking | undefined) => Seen;
  /** Who plays for a seat; `level`: as its sitting has it, nothing where a person has lent it. */
  readonly computers: (seat: Seat, level: string | undefined) => Player<S, W>;
  /** Computers shall forget what they were about to do: the game has come to another point than they left it at. */
  readonly forget?: () => void;
  /** Told after every change of the journal or of what is set. */
  readonly changed?: (table: Table<S, F>, pace: Pace) => void;
  readonly pace?: Pace;
  /** Nothing goes on by itself from the start. */
  readonly paused?: boolean;
  /** Waits so many ms, or until the page has drawn. */
  readonly wait?: (ms: number) => Promise<void>;
  readonly clock?: () => number;
}
