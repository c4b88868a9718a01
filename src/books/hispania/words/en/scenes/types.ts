import type { Rich } from '../../../../../words/rich.ts';
import type { SceneId } from '../../../scenes/ids.ts';
import type { Scenes } from '../../../scenes/load.ts';

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

type Steps<Line extends readonly unknown[]> = { readonly [I in keyof Line]: Rich };
type Identified = readonly { readonly id: string }[];

type Fitting<S extends Scenes[SceneId]> = {
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

/** The words of one scene, with a sentence for each of its steps, tasks and wrong answers and no other. */
export type WordsOf<Id extends SceneId> = Fitting<Scenes[Id]>;
