import type { Journal } from '../../kernel/journal.ts';
import type { WrongAnswer } from '../../kernel/scene.ts';
import type { LessonWords } from '../../words/lesson-words.ts';
import type { Look } from '../playable.ts';
import type { SceneKinds, SceneStart, StartOf } from '../scene/kinds.ts';

/** The parts of a live lesson in any book: plain data that the build writes. A book adds its own. */

/** A step that is played. */
export interface PlayStart {
  readonly is: 'play';
  readonly id: string;
  /** It continues from the play of the step before. */
  readonly follows?: true;
  /** The names of the places to look at. */
  readonly look: readonly string[];
  readonly start: SceneStart;
  readonly wrong: readonly WrongAnswer[];
}

/** A question is answered without the engine: the build has asked it for the right answers. */
export interface AskStart {
  readonly is: 'ask';
  readonly id: string;
  readonly look: readonly string[];
  /** Answered by a place on the board, or from a list. */
  readonly on: 'board' | 'list';
  readonly seen: Look;
  readonly options: readonly string[];
  readonly right: readonly string[];
  /** The number of right answers to find. */
  readonly find: number;
}

/** A lesson before any play. The same in all languages. */
export interface LessonStart {
  readonly id: string;
  readonly rules: readonly string[];
  readonly steps: readonly (PlayStart | AskStart)[];
}

/** The kinds of a game whose lessons are played on a page. */
export interface LessonKinds extends SceneKinds {
  readonly playStep: PlayStart;
  readonly askStep: AskStart;
  readonly lesson: LessonStart;
}

/** The parts of a lesson of a book. */
export type PlayOf<K extends LessonKinds> = K['playStep'] & { readonly start: StartOf<K> };
export type AskOf<K extends LessonKinds> = K['askStep'] & { readonly seen: K['seen'] };
export type StepOf<K extends LessonKinds> = PlayOf<K> | AskOf<K>;
export type LessonOf<K extends LessonKinds> = K['lesson'] & { readonly steps: readonly StepOf<K>[] };

/** The one file that a page fetches for a lesson: its start and all its words. */
export interface LessonFile<Start extends LessonStart = LessonStart> {
  readonly lesson: Start;
  readonly told: LessonWords;
}

/** The play up to a point, as a game. */
export type Played<K extends LessonKinds> = Journal<K['state'], K['fact']>;

/** Whether a step is a question. */
export function isAsked<K extends LessonKinds>(step: StepOf<K>): step is AskOf<K> {
  return step.is === 'ask';
}
