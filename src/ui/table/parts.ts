import type { ComponentType } from 'preact';
import type { Action, Choice, Decision, Fact, Fault, Seat } from '../../kernel/contract.ts';
import type { Journal } from '../../kernel/journal.ts';
import type { Rich } from '../../words/rich.ts';
import type { Kinds, ShownOf, Standing } from '../playable.ts';
import type { Asking } from './asking.ts';
import type { Chairs } from './chairs.ts';
import type { Desk, Offer } from './desk.ts';
import type { Room } from './room.ts';

/** What a book draws of its own table, in the places that the table of all books leaves for it. */

/** Answering by hand: what is chosen on the board and in the list, and is no answer yet. */
export interface Gesture {
  /** Where something was chosen in the list; nothing where nothing is. */
  readonly chosen: string | undefined;
  /** An answer is begun elsewhere than at the buttons beside the question: none of them is filled. */
  readonly begun: boolean;
  /** Gives up what was chosen. */
  readonly cancel: () => void;
}

/** Answering so that nothing is lost unawares: what would cost something may be asked once more. */
export interface Ending {
  /** What was pressed waits for a second press. */
  readonly waits: boolean;
  /** Answers, at once if nothing is lost by it. Pressed once more it is done. */
  readonly press: (...actions: readonly Action[]) => void;
  readonly cancel: () => void;
}

/** The kinds of a game that is played at a table: how it is answered there, and what of it has a sheet. */
export interface TableKinds extends Kinds {
  readonly gesture: Gesture;
  readonly ending: Ending;
  /** The id of what a sheet is about: a nation. */
  readonly thing: string;
}

/** What parts around the question are given. */
export interface Beside<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  /** Seats of whoever has the device: what is for others alone is left out. */
  readonly seats: readonly Seat[];
  /** The question is there to be answered (stands.ts). */
  readonly stands: boolean;
  readonly gesture: K['gesture'];
  readonly ending: K['ending'];
}

/** What is looked at beside the board, if it is not what is looked at by itself, and how to look at another. */
export interface OnThing<K extends TableKinds> {
  readonly chosen: K['thing'] | undefined;
  readonly onChoose: (thing: K['thing']) => void;
}

export interface BoardPart<K extends TableKinds> extends Beside<K>, OnThing<K> {}

/** What answers a question: a panel of one kind of them. */
export interface PanelPart<K extends TableKinds> extends Beside<K> {
  readonly decision: Decision;
  /** Whose answer it is. */
  readonly seat: Seat;
  /** Lays the sheet of something open. */
  readonly onSheet: (thing: K['thing']) => void;
}

/** A page that lies beside the board. */
export interface Sheet<K extends TableKinds> {
  readonly id: string;
  /** On its tab. */
  readonly title: string;
  readonly Page: ComponentType<SheetPart<K>>;
}
export interface SheetPart<K extends TableKinds> extends OnThing<K> {
  readonly shown: ShownOf<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
  readonly onLook: (n: number | undefined) => void;
}

export interface WindowPart<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  readonly asking: Asking & { readonly is: 'table' };
  /** A seat answers, or nobody. */
  readonly onAnswers: (seat: Seat | null) => void;
}

export interface RecapPart<K extends TableKinds> {
  readonly journal: Journal<K['state'], K['fact']>;
  /** The answers after the last of this person's; 0 before their first. */
  readonly since: number;
  /** Their seats. */
  readonly seats: readonly Seat[];
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
  /** They have seen it, or do not want to: back to the present. */
  readonly onDone: () => void;
}

/** What is drawn while no game is open. */
export interface HomePart<K extends TableKinds> {
  readonly desk: Desk<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** What a screen reader is told. */
export interface Told {
  readonly question: string;
  readonly chosen: string;
}

export interface Parts<K extends TableKinds> {
  /** The address of the rules that the head leads to, below that of the book. */
  readonly rules: string;
  readonly chairs: Chairs;
  /** The heading of the table, for whoever hears it. */
  heading(state: K['state']): string;
  useGesture(shown: ShownOf<K>, stands: boolean, act: (...actions: readonly Action[]) => void): K['gesture'];
  useEnding(shown: ShownOf<K>, stands: boolean, act: (...actions: readonly Action[]) => void): K['ending'];
  /** What is looked at by itself: whose turn it is. */
  thing(state: K['state']): K['thing'] | undefined;
  /** What is said of the question, and of what is chosen. */
  told(beside: Beside<K>): Told;
  /** The buttons that stand with a question. */
  buttons(decision: Decision): readonly Choice[];
  /** The one of them that lies under the thumb on a phone; nothing where there are several. */
  end(decision: Decision): Choice | undefined;
  /** Whether the first of them is what one mostly does. */
  isFilled(decision: Decision): boolean;
  /** What stands on the button of an answer. */
  label(seen: K['seen'], choice: Choice, action: Choice | Action): Rich;
  /** The colour of whose question it is. */
  colour?(decision: Decision): string | undefined;

  readonly Board: ComponentType<BoardPart<K>>;
  /** The turns, in the head of the table. */
  readonly Turn: ComponentType<{ readonly state: K['state'] }>;
  /** Above the question: how what is looked at stands. */
  readonly Head?: ComponentType<{ readonly shown: ShownOf<K>; readonly thing: K['thing'] }>;
  /** Who decides what. */
  readonly Question: ComponentType<Beside<K> & { readonly decision: Decision; readonly id: string }>;
  /** Below the question and above its buttons. */
  readonly Note?: ComponentType<Beside<K> & { readonly decision: Decision }>;
  /** Why what was chosen leads nowhere. */
  readonly Stopped?: ComponentType<Beside<K>>;
  readonly Window?: ComponentType<WindowPart<K>>;
  readonly Recap?: ComponentType<RecapPart<K>>;
  readonly Panel: ComponentType<PanelPart<K>>;
  /** Pages beside the board, between the log and the history; that of something chosen has the id `sheet`. */
  readonly sheets: readonly Sheet<K>[];
  /** Below the history. */
  readonly Past?: ComponentType<SheetPart<K>>;
  /** Above the log: what the game is played on. */
  readonly PlayedOn?: ComponentType<{ readonly state: K['state'] }>;
  /** In the menu: what somebody holds in secret, and settings of the game. */
  readonly Hands?: ComponentType<{ readonly shown: ShownOf<K> }>;
  readonly Settings?: ComponentType<{ readonly room: Room<K>; readonly shown: ShownOf<K> }>;
  readonly Acts?: ComponentType<{ readonly desk: Desk<K>; readonly state: K['state']; readonly then: Then }>;

  /** The form of a new game. */
  readonly NewGame: ComponentType<HomePart<K>>;
  /** Below the list of games. */
  readonly After?: ComponentType<HomePart<K>>;
  /** The board editor of a book that has one. */
  readonly Editor?: ComponentType<{ readonly desk: Desk<K> }>;
  /** How a position stands that somebody plays on from, and what goes with a seat of it. */
  readonly Offered?: ComponentType<{ readonly offer: Offer<K> }>;
  readonly AtSeat?: ComponentType<{ readonly state: K['state']; readonly seat: Seat }>;
  /** How a game of the list stands. */
  readonly Stands: ComponentType<{ readonly summary: Standing }>;
  /** Whose stretch of the log it is: a sign beside the name. */
  readonly Sign?: ComponentType<{ readonly who: string }>;
}

/** Closes the menu, and does something then. */
export type Then = (act: () => void) => () => void;

/** What the table of a book says beside its voice. Its methods are given what the book's own engine made. */
export interface TableVoice {
  /** What the book is called. */
  readonly title: string;
  fact(of: Fact): Rich;
  /** What is wrong with something that was written down. */
  fault(of: Fault): Rich;
  /** Where a state stands in its game, inside a sentence. */
  where(state: unknown): Rich;
  /** How points of the game are written. */
  score(points: number): string;
  /** Whoever has a stretch of the log, and the colour in which the scale of the history shows it. */
  stretch(who: string): { readonly name: string; readonly class?: string; readonly colour?: string };
  /** The name of the phase that a fact begins or passes over, at the beginning of a line or inside a sentence. */
  phase(of: Fact): { readonly at: string; readonly inside: string } | undefined;
  /** A level of the computers, and why one has answered as it did. */
  level(level: string): { readonly name: string; readonly says: string };
  why(why: unknown): Rich;
}
