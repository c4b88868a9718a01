import type { Worths } from '../../../../kernel/lesson.ts';
import type { WrongAnswer } from '../../../../kernel/scene.ts';
import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { Measure } from '../../lessons/lesson.ts';
import type { LessonWords } from '../../words/en/lessons/types.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Land } from '../land.ts';
import type { Start } from '../scene/seen.ts';

/** What a page fetches to show a lesson: its start and all that is said of it, in one file. Plain data. */
export interface LessonFile {
  readonly lesson: LessonStart;
  readonly told: LessonWords;
}

/** A lesson before anything is played, as the site is built with it. The same in all languages. */
export interface LessonStart {
  readonly id: string;
  readonly rules: readonly string[];
  readonly steps: readonly StepStart[];
  readonly opening?: OpeningStart;
}

/** Of a guided opening: whose seat the reader has, and who sits round the table. */
export interface OpeningStart {
  readonly seat: string;
  readonly seats: readonly string[];
  /** All nations of the reader's seat, in the order of play; that of the lesson is one of them. */
  readonly nations: readonly NationId[];
}

export type StepStart = PlayStart | AskStart;

export interface PlayStart {
  readonly is: 'play';
  readonly id: string;
  /** It goes on from what was played in the step before. */
  readonly follows?: true;
  readonly look: readonly PlaceId[];
  readonly start: Start;
  readonly wrong: readonly WrongAnswer[];
  readonly measure?: Measure;
  /** What its recorded lines are worth. */
  readonly worths: Worths;
  /** Its good lines by name. */
  readonly good: readonly string[];
  /** What any other line is worth can be reckoned on the page, in games of this seed. */
  readonly reckoned?: { readonly seed: number };
}

/** A question is answered without the engine: what is right was asked of it when the site was built. */
export interface AskStart {
  readonly is: 'ask';
  readonly id: string;
  readonly look: readonly PlaceId[];
  readonly on: 'board' | 'list';
  readonly view: readonly PlaceId[];
  readonly seen: Seen;
  readonly land: Land;
  readonly nextDoor: Start['nextDoor'];
  readonly options: readonly string[];
  readonly right: readonly string[];
  readonly find: number;
}
