import type { ComponentChildren, ComponentType } from 'preact';
import type { Action, Barred, Refusal } from '../../kernel/contract.ts';
import type { Play, SceneKinds, StartOf, Telling } from './kinds.ts';

/** What a book draws of a live scene, in the places that the scene of all books leaves for it. */

/** The level of a heading: one below what it stands under on the page. */
export type Level = 2 | 3 | 4;

/** What stands on the board and in the slip beside it. */
export interface InScene<K extends SceneKinds> {
  readonly seen: K['seen'];
  /** What the last answer brought. */
  readonly last: readonly K['fact'][];
  readonly pointing: K['pointing'];
}

export interface SceneBoardPart<K extends SceneKinds> extends InScene<K> {
  readonly start: StartOf<K>;
}

/** The question with its answers, and what the last answer brought. */
export interface SlipPart<K extends SceneKinds> extends InScene<K> {
  /** Of the heading of the question. */
  readonly level: Level;
  /** What is said of facts: nothing before what plays the scene is here. */
  readonly say: Telling<K['fact']> | undefined;
  /** Which of the dice that fell the rulebook leaves out, counted from 0. */
  readonly ours: readonly number[];
  readonly refused?: Refusal | undefined;
  readonly onAnswer: (action: Action) => void;
  /** The reader tries what cannot be done. */
  readonly onBarred?: ((barred: Barred) => void) | undefined;
  /** What stands below the answers: it may grow, and they stay where they are. */
  readonly children?: ComponentChildren;
}

/** Something to reckon of what is seen. */
export interface OddsPart<K extends SceneKinds> {
  readonly seen: K['seen'];
  readonly play: Play<K>;
}

export interface SceneParts<K extends SceneKinds> {
  /** `at`: how many answers stand. What was pointed at belongs to the question that was asked. */
  usePointing(seen: K['seen'], at: number, onAnswer: (action: Action) => void): K['pointing'];
  /** What a screen reader is told of the question, and of what is pointed at. */
  question(seen: K['seen']): string;
  pointed(seen: K['seen'], pointing: K['pointing']): string;
  /** Whether the log has a line for a fact, before which `next` follows; for each, without it. */
  isLogged?(fact: K['fact'], next: K['fact'] | undefined): boolean;
  readonly Board: ComponentType<SceneBoardPart<K>>;
  readonly Slip: ComponentType<SlipPart<K>>;
  readonly Odds?: ComponentType<OddsPart<K>>;
}
