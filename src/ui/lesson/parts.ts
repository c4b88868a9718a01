import type { ComponentType } from 'preact';
import type { Action, Refusal } from '../../kernel/contract.ts';
import type { Play, Telling } from '../scene/kinds.ts';
import type { SceneParts } from '../scene/parts.ts';
import type { Trial } from '../scene/session.ts';
import type { LessonKinds, LessonOf, Played, PlayOf, StepOf } from './kinds.ts';

/** The parts of a live lesson that a book draws, in the places that the common lesson leaves for them. */

/** The board of a step with its marks. */
export interface LessonBoardPart<K extends LessonKinds> {
  readonly step: StepOf<K>;
  readonly seen: K['seen'];
  /** The result of the last answer. */
  readonly last: readonly K['fact'][];
  /** The current pointing while a step is played; undefined after its end, and in a question. */
  readonly pointing: K['pointing'] | undefined;
  /** Places to look at, after a hint was requested. */
  readonly look: readonly string[];
  /** The found places among those that a question asks for. */
  readonly found: readonly string[];
  /** The reason why a tried action is refused. */
  readonly refused: Refusal | undefined;
  readonly onPlace: (place: string) => void;
}

/** The cost of a miss. */
export interface CostPart<K extends LessonKinds> {
  readonly step: PlayOf<K>;
  readonly play: Play<K>;
  /** The number of answers in this step. */
  readonly at: number;
  readonly task: Trial;
  /** It continues from the reader's own play, so the values of the lines belong to another position. */
  readonly elsewhere: boolean;
}

/** The dice and points of the answer that decided a step. */
export interface CamePart<K extends LessonKinds> {
  readonly facts: readonly K['fact'][];
  readonly say: Telling<K['fact']> | undefined;
}

/** The link from the end of a lesson into a whole game. */
export interface GoOnPart<K extends LessonKinds> {
  readonly lesson: LessonOf<K>;
  /** The play; undefined if the last step was not played. */
  readonly game: Played<K> | undefined;
  /** The name of the new game. */
  readonly name: string;
  readonly home: string;
}

/** The meaning of pointing at a place without an offered answer: a known refusal, or an action to try. */
export type Tried =
  | { readonly refusal: Refusal; readonly action?: undefined }
  | { readonly action: Action; readonly refusal?: undefined };

export interface LessonParts<K extends LessonKinds> extends Omit<SceneParts<K>, 'Board'> {
  readonly Board: ComponentType<LessonBoardPart<K>>;
  /** The units in a place, in a sentence that begins with its name; empty if there are none. */
  stands(seen: K['seen'], place: string): string;
  tried?(seen: K['seen'], pointing: K['pointing'], place: string): Tried | undefined;
  readonly Cost?: ComponentType<CostPart<K>>;
  readonly Came?: ComponentType<CamePart<K>>;
  /** For a lesson that continues as a game; the reader can then also continue after a miss. */
  goesOn?(lesson: LessonOf<K>): ComponentType<GoOnPart<K>> | undefined;
}
