import type { Rich } from './rich.ts';
import type { WrongWords } from './scene-words.ts';

/** The words of a lesson in any book. */

/** The words of a step that is played: something to reach. */
export interface PlayStepWords {
  readonly ask: Rich;
  readonly done: Rich;
  /** Shown when no known way reaches the goal any more; every step that can be missed has it. */
  readonly lost?: Rich;
  /** The place to look at and the action; the third hint plays it. */
  readonly hints: readonly [look: Rich, act: Rich];
  /** The comment on each way that is legal and not good; its cost is added to it. */
  readonly poor: { readonly [id: string]: Rich };
  readonly wrongs: { readonly [id: string]: WrongWords };
}

/** The words of a question. */
export interface AskStepWords {
  readonly ask: Rich;
  readonly done: Rich;
  readonly hints: readonly [look: Rich, act: Rich];
  /** For a list: the text of each answer. */
  readonly options?: { readonly [answer: string]: Rich };
  /** The response to any wrong answer; on the board, after the units of the place. */
  readonly wrong: Rich;
}

/** The words of a lesson for a page. */
export interface LessonWords {
  readonly title: string;
  /** The subject of the lesson, as a line in the list of lessons. */
  readonly learn: Rich;
  /** Two sentences before the board. */
  readonly about: Rich;
  readonly steps: { readonly [step: string]: PlayStepWords | AskStepWords };
  /** The points worth remembering, shown at the end, with their place in the rules. */
  readonly after: Rich;
}

/** The type of a lesson that its words must fit: written `as const`. */
interface Written {
  readonly steps: readonly (PlayWritten | AskWritten)[];
}
interface PlayWritten {
  readonly id: string;
  readonly is: 'play';
  readonly poor: readonly unknown[];
  readonly wrong: readonly unknown[];
}
interface AskWritten {
  readonly id: string;
  readonly is: 'ask';
  readonly options: object;
}
type Identified = readonly { readonly id: string }[];
type Named<List, Words> = { readonly [Id in Extract<List, Identified>[number]['id']]: Words };

type StepWords<S extends Written['steps'][number]> = S extends PlayWritten
  ? Omit<S extends { readonly lost: unknown } ? Required<PlayStepWords> : PlayStepWords, 'poor' | 'wrongs'> & {
      readonly poor: Named<S['poor'], Rich>;
      readonly wrongs: Named<S['wrong'], WrongWords>;
    }
  : S extends { readonly on: 'list'; readonly options: infer Options }
    ? AskStepWords & { readonly options: { readonly [answer in keyof Options]: Rich } }
    : AskStepWords;

/** The words of one lesson: exactly those of its steps, poor lines and wrong answers. */
export type WordsOfLesson<L extends Written> = Omit<LessonWords, 'steps'> & {
  readonly steps: { readonly [S in L['steps'][number] as S['id']]: StepWords<S> };
};
