import type { Worths } from '../../../../kernel/lesson.ts';
import type {
  AskStart as GeneralAskStart,
  LessonFile as GeneralFile,
  PlayStart as GeneralPlayStart,
  LessonStart as GeneralStart,
} from '../../../../ui/lesson/kinds.ts';
import type { NationId, PlaceId } from '../../engine/data/ids.ts';
import type { Measure } from '../../lessons/lesson.ts';
import type { Seen } from '../deciding/seen.ts';
import type { Land } from '../land.ts';
import type { Start } from '../scene/seen.ts';

/** The file that a page fetches to show a lesson of this book. */
export type LessonFile = GeneralFile<LessonStart>;

export interface LessonStart extends GeneralStart {
  readonly steps: readonly StepStart[];
  readonly opening?: OpeningStart;
}

/** For a guided opening: the seat of the reader, and the other players. */
export interface OpeningStart {
  readonly seat: string;
  readonly seats: readonly string[];
  /** All nations of the reader's seat, in the order of play; the nation of the lesson is one of them. */
  readonly nations: readonly NationId[];
}

export type StepStart = PlayStart | AskStart;

export interface PlayStart extends GeneralPlayStart {
  readonly look: readonly PlaceId[];
  readonly start: Start;
  readonly measure?: Measure;
  /** The worths of its recorded lines. */
  readonly worths: Worths;
  /** Its good lines by name. */
  readonly good: readonly string[];
  /** The worth of any other line can be computed on the page, in games of this seed. */
  readonly computed?: { readonly seed: number };
}

/** A question, with the board's data of its position. */
export interface AskStart extends GeneralAskStart {
  readonly look: readonly PlaceId[];
  readonly view: readonly PlaceId[];
  readonly seen: Seen;
  readonly land: Land;
  readonly nextDoor: Start['nextDoor'];
}
