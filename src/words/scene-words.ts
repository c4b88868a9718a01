import type { Rich } from './rich.ts';

/** The words of a scene in any book. */

/** The words of a task. */
export interface TaskWords {
  readonly ask: Rich;
  readonly done: Rich;
  /** Shown when the task can no longer be reached; every task that can be missed has it. */
  readonly lost?: Rich;
  /** The place to look at, the action, and the answer itself. */
  readonly hints: readonly [look: Rich, act: Rich, show: Rich];
}

/** The words for a refused answer: the attempt, and the reason why it fails. */
export interface WrongWords {
  readonly label: Rich;
  readonly because: Rich;
}

/** The words of a scene for a page. */
export interface SceneWords {
  readonly title: string;
  readonly about: Rich;
  /** One for each step of the line, shown before it is played. */
  readonly steps: readonly Rich[];
  readonly after: Rich;
  /** The error in the printed example, and the line that is played instead. */
  readonly note?: Rich;
  readonly tasks: { readonly [id: string]: TaskWords };
  readonly wrongs: { readonly [id: string]: WrongWords };
}

/** The result of a reading of a ruling, in a few words: beside the buttons of a scene that has another reading. */
export interface ReadingWords {
  /** The question of the ruling, as a heading. */
  readonly asks: string;
  readonly a: string;
  readonly b: string;
}

/** The type of a scene that its words must fit: written `as const`. */
interface Written {
  readonly line: readonly unknown[];
  readonly tasks: Identified;
  readonly wrong: readonly unknown[];
}
type Identified = readonly { readonly id: string }[];
type Steps<Line extends readonly unknown[]> = { readonly [I in keyof Line]: Rich };

/** The words of one scene: exactly one sentence for each of its steps, tasks and wrong answers. */
export type WordsOfScene<S extends Written> = {
  readonly title: string;
  readonly about: Rich;
  readonly steps: Steps<S['line']>;
  readonly after: Rich;
  readonly tasks: {
    readonly [T in S['tasks'][number] as T['id']]: T extends { readonly lost: unknown }
      ? Required<TaskWords>
      : TaskWords;
  };
  readonly wrongs: { readonly [Id in Extract<S['wrong'], Identified>[number]['id']]: WrongWords };
} & (S extends { readonly note: true } ? { readonly note: Rich } : { readonly note?: never });
