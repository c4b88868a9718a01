import type { ComponentType } from 'preact';
import type { Action, Refusal } from '../../kernel/contract.ts';
import type { Play, Telling } from '../scene/kinds.ts';
import type { SceneParts } from '../scene/parts.ts';
import type { Trial } from '../scene/session.ts';
import type { LessonKinds, LessonOf, Played, PlayOf, StepOf } from './kinds.ts';

/** What a book draws of a live lesson, in the places that the lesson of all books leaves for it. */

/** The board of a step, with what is marked on it. */
export interface LessonBoardPart<K extends LessonKinds> {
  readonly step: StepOf<K>;
  readonly seen: K['seen'];
  /** What the last answer brought. */
  readonly last: readonly K['fact'][];
  /** What is pointed at, while something is to be played; nothing where it is over, and at a question. */
  readonly pointing: K['pointing'] | undefined;
  /** Places to look at, once a hint was asked for. */
  readonly look: readonly string[];
  /** Places that were found, of those that a question asks for. */
  readonly found: readonly string[];
  /** Why what was tried cannot be done. */
  readonly refused: Refusal | undefined;
  readonly onPlace: (place: string) => void;
}

/** What a miss has cost. */
export interface CostPart<K extends LessonKinds> {
  readonly step: PlayOf<K>;
  readonly play: Play<K>;
  /** How many answers were given in this step. */
  readonly at: number;
  readonly task: Trial;
  /** It has gone on from what the reader played before: what lines are worth was told of another position. */
  readonly elsewhere: boolean;
}

/** The dice and points of the answer that decided a step. */
export interface CamePart<K extends LessonKinds> {
  readonly facts: readonly K['fact'][];
  readonly say: Telling<K['fact']> | undefined;
}

/** The way from the end of a lesson into a whole game. */
export interface GoOnPart<K extends LessonKinds> {
  readonly lesson: LessonOf<K>;
  /** What was played; nothing where the last step was not. */
  readonly game: Played<K> | undefined;
  /** What the game is to be called. */
  readonly name: string;
  readonly home: string;
}

/** What pointing at a place means where no answer is offered there: something that is known to be refused, or that is to be tried. */
export type Tried =
  | { readonly refusal: Refusal; readonly action?: undefined }
  | { readonly action: Action; readonly refusal?: undefined };

export interface LessonParts<K extends LessonKinds> extends Omit<SceneParts<K>, 'Board'> {
  readonly Board: ComponentType<LessonBoardPart<K>>;
  /** What stands in a place, in a sentence that begins with its name; empty where nothing does. */
  stands(seen: K['seen'], place: string): string;
  tried?(seen: K['seen'], pointing: K['pointing'], place: string): Tried | undefined;
  readonly Cost?: ComponentType<CostPart<K>>;
  readonly Came?: ComponentType<CamePart<K>>;
  /** Of a lesson that goes on as a game; then what was missed can be gone on from, too. */
  goesOn?(lesson: LessonOf<K>): ComponentType<GoOnPart<K>> | undefined;
}
