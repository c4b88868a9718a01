import type { ComponentType } from 'preact';
import type { Action, Choice, Decision, Fact, Fault, Seat } from '../../kernel/contract.ts';
import type { Journal } from '../../kernel/journal.ts';
import type { Counting } from '../../kernel/root.ts';
import type { Rich } from '../../words/rich.ts';
import type { Kinds, ShownOf, Standing } from '../playable.ts';
import type { Asking } from './asking.ts';
import type { Chairs } from './chairs.ts';
import type { Desk, Offer } from './desk.ts';
import type { GamesSeen } from './games.ts';
import type { Room } from './room.ts';
import type { TableVerbs } from './shown.ts';
import type { Cue } from './sound/setting.ts';
import type { Moment } from './use-moment.ts';

/** The parts of the table that a book draws, in the places that the common table leaves for them. */

/** Answering by hand: the selection on the board and in the list, which is no answer yet. */
export interface Gesture {
  /** The selection in the list; undefined if there is none. */
  readonly chosen: string | undefined;
  /** An answer is begun elsewhere than at the buttons beside the question, so none of them is filled. */
  readonly begun: boolean;
  /** Clears the selection. */
  readonly cancel: () => void;
  /** The thing on the board whose card is open in place of the answers; undefined if there is none. */
  readonly held?: string | undefined;
  /** Closes that card. */
  readonly release?: () => void;
}

/** Answering without accidental losses: an answer with a cost may need confirmation. */
export interface Ending {
  /** The pressed button waits for a second press. */
  readonly waits: boolean;
  /** Answers, immediately if nothing is lost by it. A second press confirms. */
  readonly press: (...actions: readonly Action[]) => void;
  readonly cancel: () => void;
}

/** The kinds of a game that is played at a table: its gestures there, and the subject of a sheet. */
export interface TableKinds extends Kinds {
  readonly gesture: Gesture;
  readonly ending: Ending;
  /** The id of a sheet's subject: a nation. */
  readonly thing: string;
}

/** The properties of the parts around the question. */
export interface Beside<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  /** Seats of the person with the device: facts that only others may see are left out. */
  readonly seats: readonly Seat[];
  /** The question can be answered now (stands.ts). */
  readonly stands: boolean;
  readonly gesture: K['gesture'];
  readonly ending: K['ending'];
  /** An event that has just ended, such as a battle. */
  readonly moment: Moment;
  /** Actions beside answering: whether events stay, standing orders. */
  readonly verbs: Pick<TableVerbs, 'setStays' | 'give' | 'hurry' | 'lend' | 'advised'>;
}

/** The subject in view beside the board, if it is not the default one, and the function that shows another. */
export interface OnThing<K extends TableKinds> {
  readonly chosen: K['thing'] | undefined;
  readonly onChoose: (thing: K['thing']) => void;
}

export interface BoardPart<K extends TableKinds> extends Beside<K>, OnThing<K> {}

/** The control for a question: a panel for one kind of question. */
export interface PanelPart<K extends TableKinds> extends Beside<K> {
  readonly decision: Decision;
  /** The seat that answers. */
  readonly seat: Seat;
  /** Opens the sheet of a subject. */
  readonly onSheet: (thing: K['thing']) => void;
}

/** A page beside the board. */
export interface Sheet<K extends TableKinds> {
  readonly id: string;
  /** The label of its tab. */
  readonly title: string;
  readonly Page: ComponentType<SheetPart<K>>;
}
export interface SheetPart<K extends TableKinds> extends OnThing<K> {
  readonly shown: ShownOf<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
  readonly onLook: (n: number | undefined) => void;
}

/** The story of a game, from its first answer to its present. */
export interface StoryPart<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
  /** Shows the board at the start, with the history. */
  readonly onReplay: () => void;
  /** Makes a copy of the game that ends after `n` answers. */
  readonly onBranch: (n: number) => void;
  readonly onClose: () => void;
}

export interface WindowPart<K extends TableKinds> {
  readonly shown: ShownOf<K>;
  readonly asking: Asking & { readonly is: 'table' };
  /** A seat announces an answer, or no seat does. */
  readonly onAnswers: (seat: Seat | null) => void;
}

export interface RecapPart<K extends TableKinds> {
  readonly journal: Journal<K['state'], K['fact']>;
  /** The answers after this person's last one; 0 before their first. */
  readonly since: number;
  /** The step with which it begins. */
  readonly from: number;
  /** The person's seats. */
  readonly seats: readonly Seat[];
  /** Shows the board after `n` answers. */
  readonly onLook: (n: number) => void;
  /** The reader has seen it or skips it: back to the present. */
  readonly onDone: () => void;
}

/** The events since a person last decided, in short. */
export interface SincePart<K extends TableKinds> extends Pick<RecapPart<K>, 'since' | 'seats'> {
  readonly shown: ShownOf<K>;
  /** Shows the recap from a step on; undefined while nobody is asked. */
  readonly onStep?: (step: number) => void;
}

/** Short hints for the first turn of a first game, in their order. */
export interface Hints<K extends TableKinds> {
  readonly texts: readonly Rich[];
  /** The hint that fits the question; undefined after the first turn. */
  at(shown: ShownOf<K>): number | undefined;
}

export interface EndedPart<K extends TableKinds> {
  readonly room: Room<K>;
  readonly shown: ShownOf<K>;
}

/** The parts that are drawn while no game is open. */
export interface HomePart<K extends TableKinds> {
  readonly desk: Desk<K>;
  /** The address of the book in the reader's language. */
  readonly home: string;
}

/** The game of the day, above the games of this device and a new one. */
export interface DayPart<K extends TableKinds> extends HomePart<K> {
  readonly games: GamesSeen;
}

/** The parts of a book whose games count. */
export interface Counted<K extends TableKinds> {
  /** Asks, while there is a wish, whether the game shall count no longer. */
  readonly Asks: ComponentType<{ readonly room: Room<K> }>;
  /** In the list, below the name of a game. */
  readonly Says: ComponentType<{ readonly counts: Counting }>;
  readonly Day: ComponentType<DayPart<K>>;
  /** The page of the record book. */
  readonly Records: ComponentType<HomePart<K>>;
}

/** The texts for a screen reader. */
export interface Told {
  readonly question: string;
  readonly chosen: string;
}

export interface Parts<K extends TableKinds> {
  /** The address of the rules for the link in the head, relative to that of the book. */
  readonly rules: string;
  readonly chairs: Chairs;
  /** The heading of the table, for screen readers. */
  heading(state: K['state']): string;
  /** `undo` takes the last answer back; undefined where that is not possible. */
  useGesture(
    shown: ShownOf<K>,
    stands: boolean,
    act: (...actions: readonly Action[]) => void,
    undo?: () => void,
  ): K['gesture'];
  useEnding(shown: ShownOf<K>, stands: boolean, act: (...actions: readonly Action[]) => void): K['ending'];
  /** The default subject in view: the side whose turn it is. */
  thing(state: K['state']): K['thing'] | undefined;
  /** The words for the question and for the selection. */
  told(beside: Beside<K>): Told;
  /** The buttons beside a question. */
  buttons(decision: Decision): readonly Choice[];
  /** The button within reach of the thumb on a phone; undefined if there are several. */
  end(decision: Decision): Choice | undefined;
  /** Whether the first of them is the usual action. */
  isFilled(decision: Decision): boolean;
  /** The label on the button of an answer. */
  label(seen: K['seen'], choice: Choice, action: Choice | Action): Rich;
  /** Keys of the current question, beside those of any table. */
  keys?(beside: Beside<K>): { readonly [key: string]: (() => void) | undefined };
  /** The colour of the seat that is asked. */
  colour?(decision: Decision): string | undefined;

  /** The sound of a fact; undefined if it has none. */
  cue?(fact: K['fact']): Cue | undefined;
  /** The hints of a first game. */
  readonly hints?: Hints<K>;

  readonly Board: ComponentType<BoardPart<K>>;
  /** The card of what is held on the board. */
  readonly Card?: ComponentType<BoardPart<K>>;
  /** The turns, in the head of the table. */
  readonly Turn: ComponentType<{ readonly state: K['state'] }>;
  /** Above the question: the state of the subject in view. */
  readonly Head?: ComponentType<{ readonly shown: ShownOf<K>; readonly thing: K['thing'] }>;
  /** The seat and its decision. */
  readonly Question: ComponentType<Beside<K> & { readonly decision: Decision; readonly id: string }>;
  /** Below the question and above its buttons. */
  readonly Note?: ComponentType<Beside<K> & { readonly decision: Decision }>;
  /** The reason why the selection leads to no answer. */
  readonly Stopped?: ComponentType<Beside<K>>;
  /** An event that stays in view in place of the next question, with the button to go on. */
  readonly Moment?: ComponentType<Beside<K>>;
  readonly Window?: ComponentType<WindowPart<K>>;
  readonly Recap?: ComponentType<RecapPart<K>>;
  /** Above the question, and while computers play: what has happened, in a line for each turn. */
  readonly Since?: ComponentType<SincePart<K>>;
  readonly Panel: ComponentType<PanelPart<K>>;
  /** Pages beside the board, between the log and the history; the page of a selected subject has the id `sheet`. */
  readonly sheets: readonly Sheet<K>[];
  /** The story of a game, in place of the board. */
  readonly story?: {
    readonly Page: ComponentType<StoryPart<K>>;
    /** It would reveal secrets now. */
    readonly isHidden: (state: K['state']) => boolean;
  };
  /** At the end of a game, below its result. */
  readonly Ended?: ComponentType<EndedPart<K>>;
  readonly counted?: Counted<K>;
  /** Below the history. */
  readonly Past?: ComponentType<SheetPart<K>>;
  /** Above the log: the map or scenario in use. */
  readonly PlayedOn?: ComponentType<{ readonly state: K['state'] }>;
  /** In the menu: a player's secret holdings, and settings of the game. */
  readonly Hands?: ComponentType<{ readonly shown: ShownOf<K> }>;
  readonly Settings?: ComponentType<{ readonly room: Room<K>; readonly shown: ShownOf<K> }>;
  readonly Acts?: ComponentType<{ readonly desk: Desk<K>; readonly state: K['state']; readonly then: Then }>;

  /** The form of a new game. */
  readonly NewGame: ComponentType<HomePart<K>>;
  /** In place of the games while there are none: the first steps. */
  readonly First?: ComponentType<HomePart<K>>;
  /** Below the list of games. */
  readonly After?: ComponentType<HomePart<K>>;
  /** The board editor of a book that has one. */
  readonly Editor?: ComponentType<{ readonly desk: Desk<K> }>;
  /** The standing of a position that is to be continued, and the data of each of its seats. */
  readonly Offered?: ComponentType<{ readonly offer: Offer<K> }>;
  readonly AtSeat?: ComponentType<{ readonly state: K['state']; readonly seat: Seat }>;
  /** The standing of a game in the list; `whose`: who has to move, `won`: who has won, in words, if it is known. */
  readonly Stands: ComponentType<{
    readonly summary: Standing;
    readonly whose?: string | undefined;
    readonly won?: string | undefined;
  }>;
  /** A small drawing of a game in the list. */
  readonly Picture?: ComponentType<{ readonly summary: Standing }>;
  /** The owner of a stretch of the log: a sign beside the name. */
  readonly Sign?: ComponentType<{ readonly who: string }>;
}

/** Closes the menu, and then performs an action. */
export type Then = (act: () => void) => () => void;

/** A book's words for its table, beside its voice. Its methods receive the values that the book's own engine made. */
export interface TableVoice {
  /** The title of the book. */
  readonly title: string;
  fact(of: Fact): Rich;
  /** The words for a fault of written data. */
  fault(of: Fault): Rich;
  /** The point of the game that a state has reached, inside a sentence. */
  where(state: unknown): Rich;
  /** The written form of the game's points. */
  score(points: number): string;
  /** The owner of a stretch of the log, and its colour on the scale of the history. */
  stretch(who: string): { readonly name: string; readonly class?: string; readonly colour?: string };
  /** The name of the phase that a fact begins or skips, at the beginning of a line or inside a sentence. */
  phase(of: Fact): { readonly at: string; readonly inside: string } | undefined;
  /** A level of the computers, and the reason for a computer's answer. */
  level(level: string): { readonly name: string; readonly says: string };
  why(why: unknown): Rich;
}
