import type { AskStep, Lesson, PlayStep, RecordedLine } from '../../../kernel/lesson.ts';
import type { Missed } from '../../../kernel/scene.ts';
import type { NationId, PlaceId } from '../engine/data/ids.ts';
import type { DataSetName } from '../engine/data/sets.ts';
import type { Written } from '../engine/position.ts';
import type { Side } from '../engine/state/battle.ts';

/** The data set that lessons are played on, as scenes are. It never changes its content. By name: a question needs no data set. */
export const LESSON_SET: DataSetName = 'hispania-1994-1';

/** By what the lines of a step are compared, where their last recorded step has left off (`worthOf` in `worth.ts`). */
export type Measure =
  /** Provinces that the nation whose turn it is will have taken on average in the battles that await it, fought to the end: exact. */
  | { readonly is: 'taken' }
  /** Half points for what falls in the next round of the battle that is being fought: exact. */
  | { readonly is: 'round-points' }
  /** Units of a side that are left on average after the battle that is being fought, or was; without one, all that stand: exact. */
  | { readonly is: 'left'; readonly nation: NationId; readonly side: Side }
  /** Half points that a nation makes until the end of the game turn, the rest of it played by Captains, on average. */
  | { readonly is: 'turn-points'; readonly nation: NationId };

/** What every step of Hispania has besides: the places its board shows whole. */
interface OnBoard {
  readonly view: readonly PlaceId[];
  readonly look: readonly PlaceId[];
}
export type HispaniaPlay = Omit<PlayStep<Written, Measure>, 'answer' | 'others' | 'poor'> &
  OnBoard & {
    readonly answer: PlayStep['answer'];
    /** How many steps of the answer are played before it is measured; all, unless told: before dice that it rolls. */
    readonly measured?: number;
    readonly others: readonly (RecordedLine & Measured)[];
    readonly poor: readonly (RecordedLine & Missed & Measured)[];
  };
export type HispaniaAsk = AskStep<Written> & OnBoard;
export type HispaniaStep = HispaniaPlay | HispaniaAsk;

/** How many steps of a line are played before it is measured; all, unless told. */
interface Measured {
  readonly measured?: number;
}

/** A lesson of Hispania. */
export interface HispaniaLesson extends Lesson<Written, Measure> {
  /** The part of the path it stands in. */
  readonly chapter: LessonChapter;
  /** A guided opening: the whole turn of this nation, which then goes on as a game. */
  readonly opening?: NationId;
  readonly steps: readonly HispaniaStep[];
}

/** The chapters of the path, in order. */
export const LESSON_CHAPTERS = ['first-steps', 'great-and-small', 'later-ages', 'openings'] as const;
export type LessonChapter = (typeof LESSON_CHAPTERS)[number];
