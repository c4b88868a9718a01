import type { ComponentChildren, ComponentType } from 'preact';
import type { Action, Barred, Refusal } from '../../kernel/contract.ts';
import type { Play, SceneKinds, StartOf, Telling } from './kinds.ts';

/** The parts of a live scene that a book draws, in the places that the common scene leaves for them. */

/** The level of a heading: one below the heading above it on the page. */
export type Level = 2 | 3 | 4;

/** The data for the board and the slip beside it. */
export interface InScene<K extends SceneKinds> {
  readonly seen: K['seen'];
  /** The result of the last answer. */
  readonly last: readonly K['fact'][];
  readonly pointing: K['pointing'];
}

export interface SceneBoardPart<K extends SceneKinds> extends InScene<K> {
  readonly start: StartOf<K>;
}

/** The question with its answers, and the result of the last answer. */
export interface SlipPart<K extends SceneKinds> extends InScene<K> {
  /** The level of the question's heading. */
  readonly level: Level;
  /** The words for facts: undefined before the player of the scene is loaded. */
  readonly say: Telling<K['fact']> | undefined;
  /** The dice that the rulebook leaves out, counted from 0. */
  readonly ours: readonly number[];
  readonly refused?: Refusal | undefined;
  readonly onAnswer: (action: Action) => void;
  /** The reader tries a barred action. */
  readonly onBarred?: ((barred: Barred) => void) | undefined;
  /** The part below the answers: it may grow without moving them. */
  readonly children?: ComponentChildren;
}

/** Odds for the current position. */
export interface OddsPart<K extends SceneKinds> {
  readonly seen: K['seen'];
  readonly play: Play<K>;
}

export interface SceneParts<K extends SceneKinds> {
  /** `at`: the number of answers so far. A pointed place belongs to the question that was asked. */
  usePointing(seen: K['seen'], at: number, play: Play<K>): K['pointing'];
  /** The words of a screen reader for the question and for the pointed place. */
  question(seen: K['seen']): string;
  pointed(seen: K['seen'], pointing: K['pointing']): string;
  /** Whether the log has a line for a fact that `next` follows; without this function, each fact has one. */
  isLogged?(fact: K['fact'], next: K['fact'] | undefined): boolean;
  readonly Board: ComponentType<SceneBoardPart<K>>;
  readonly Slip: ComponentType<SlipPart<K>>;
  readonly Odds?: ComponentType<OddsPart<K>>;
}
