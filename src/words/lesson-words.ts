import type { Rich } from './rich.ts';
import type { WrongWords } from './scene-words.ts';

/** What is said of a lesson, in any book. */

/** What is said about a step that is played: something to reach. */
export interface PlayStepWords {
  readonly ask: Rich;
  readonly done: Rich;
  /** Said when it can no longer be reached, in no way that is known; every step that can be missed has it. */
  readonly lost?: Rich;
  /** Where to look, and what to do; the third hint plays it. */
  readonly hints: readonly [look: Rich, act: Rich];
  /** What is said of each way that is allowed and not good; what it costs is said besides. */
  readonly poor: { readonly [id: string]: Rich };
  readonly wrongs: { readonly [id: string]: WrongWords };
}

/** What is said about a question. */
export interface AskStepWords {
  readonly ask: Rich;
  readonly done: Rich;
  readonly hints: readonly [look: Rich, act: Rich];
  /** Of a list: what each answer says. */
  readonly options?: { readonly [answer: string]: Rich };
  /** Said of any wrong answer; on the board, after what stands there. */
  readonly wrong: Rich;
}

/** The words of a lesson, as a page reads them. */
export interface LessonWords {
  readonly title: string;
  /** What one learns, as a line in the list of lessons. */
  readonly learn: Rich;
  /** Two sentences before the board. */
  readonly about: Rich;
  readonly steps: { readonly [step: string]: PlayStepWords | AskStepWords };
  /** What is worth keeping, said at the end, with where it stands in the rules. */
  readonly after: Rich;
}

/** A lesson as its words must fit it: written `as const`. */
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

/** The words of one lesson, with what is said of each of its steps, poor lines and wrong answers and no other. */
export type WordsOfLesson<L extends Written> = Omit<LessonWords, 'steps'> & {
  readonly steps: { readonly [S in L['steps'][number] as S['id']]: StepWords<S> };
};
