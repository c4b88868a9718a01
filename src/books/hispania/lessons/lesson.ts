import type { AskStep, Lesson, PlayStep, RecordedLine } from '../../../kernel/lesson.ts';
import type { Missed } from '../../../kernel/scene.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import type { DataSetName } from '../engine/data/sets.ts';
import type { Written } from '../engine/position.ts';
import type { Side } from '../engine/state/battle.ts';

/** The data set of the lessons, which is that of the scenes. Its content never changes. It is a name, because a question needs no data. */
export const LESSON_SET: DataSetName = 'hispania-1994-1';

/** The measures for comparing the lines of a step at the end of their recorded steps (`worthOf` in `worth.ts`). */
export type Measure =
  /** The expected number of provinces that the active nation takes in its pending battles, fought to the end: exact. */
  | { readonly is: 'taken' }
  /** Half points for units that fall in the next round of the current battle: exact. */
  | { readonly is: 'round-points' }
  /** The expected number of a side's remaining units after the current or last battle; without a battle, all its units: exact. */
  | { readonly is: 'left'; readonly nation: NationId; readonly side: Side }
  /** Half points of a nation until the end of the game turn, the rest of which Captains play; a mean. */
  | { readonly is: 'turn-points'; readonly nation: NationId };

/** The additional data of every step of Hispania: the places that its board shows whole. */
interface OnBoard {
  readonly view: readonly PlaceId[];
  readonly look: readonly PlaceId[];
}
export type HispaniaPlay = Omit<PlayStep<Written, Measure>, 'answer' | 'others' | 'poor'> &
  OnBoard & {
    readonly answer: PlayStep['answer'];
    /** The number of steps of the answer that are played before the measure (default: all), so that it is taken before dice. */
    readonly measured?: number;
    readonly others: readonly (RecordedLine & Measured)[];
    readonly poor: readonly (RecordedLine & Missed & Measured)[];
  };
export type HispaniaAsk = AskStep<Written> & OnBoard;
export type HispaniaStep = HispaniaPlay | HispaniaAsk;

/** The number of steps of a line that are played before the measure (default: all). */
interface Measured {
  readonly measured?: number;
}

/** A lesson of Hispania. */
export interface HispaniaLesson extends Lesson<Written, Measure> {
  /** Its part of the path. */
  readonly chapter: LessonChapter;
  /** A guided opening: the whole turn of this nation, which continues as a game. */
  readonly opening?: NationId;
  readonly steps: readonly HispaniaStep[];
}

/** The chapters of the path, in order. */
export const LESSON_CHAPTERS = ['first-steps', 'great-and-small', 'later-ages', 'openings'] as const;
export type LessonChapter = (typeof LESSON_CHAPTERS)[number];
