import type { Rich } from './rich.ts';

/** What is said of a scene, in any book. */

/** What is said about a task. */
export interface TaskWords {
  readonly ask: Rich;
  readonly done: Rich;
  /** Said when the task can no longer be reached; every task that can be missed has it. */
  readonly lost?: Rich;
  /** Where to look, what to do, and the answer itself. */
  readonly hints: readonly [look: Rich, act: Rich, show: Rich];
}

/** What is said about an answer that a rule refuses: what one would try, and why it fails. */
export interface WrongWords {
  readonly label: Rich;
  readonly because: Rich;
}

/** The words of a scene, as a page reads them. */
export interface SceneWords {
  readonly title: string;
  readonly about: Rich;
  /** One for each step of the line, said before it is played. */
  readonly steps: readonly Rich[];
  readonly after: Rich;
  /** Where the printed example slips, and what we play. */
  readonly note?: Rich;
  readonly tasks: { readonly [id: string]: TaskWords };
  readonly wrongs: { readonly [id: string]: WrongWords };
}

/** What a reading of a ruling comes to, in few words: beside the buttons of a scene that can be read otherwise. */
export interface ReadingWords {
  /** What is asked, as a heading. */
  readonly asks: string;
  readonly a: string;
  readonly b: string;
}

/** A scene as its words must fit it: written `as const`. */
interface Written {
  readonly line: readonly unknown[];
  readonly tasks: Identified;
  readonly wrong: readonly unknown[];
}
type Identified = readonly { readonly id: string }[];
type Steps<Line extends readonly unknown[]> = { readonly [I in keyof Line]: Rich };

/** The words of one scene, with a sentence for each of its steps, tasks and wrong answers and no other. */
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
