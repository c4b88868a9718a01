import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Action, Choice, Decision, Refusal, TwinLine } from '../kernel/contract.ts';
import type { Lang } from '../words/lang.ts';
import { plain } from '../words/plain.ts';
import type { PlayWords } from '../words/play.ts';
import type { Die, Named, Rich } from '../words/rich.ts';
import type { Who } from '../words/who.ts';

/** What an island speaks with: its language, the words of no game, where rules stand, and how its book says what is its own. */
export interface SpeechOf {
  readonly lang: Lang;
  readonly words: { readonly play: PlayWords };
  /** The address of a rule, or nothing while its page is not written. */
  readonly hrefOf: (rule: string) => string | undefined;
  readonly book: Voice;
}

/** The three parts of a prompt: who acts, the one question, and what happens if nothing is done. */
export interface Prompt {
  readonly who: Rich;
  readonly ask: Rich;
  readonly otherwise: Rich;
}

/** The two lines of an answer, open or filled in; the second may be empty. */
export interface Answer {
  readonly label: Rich;
  readonly consequence: Rich;
}

/**
 * How a book says what its engine gives out as codes. Its methods are given what the book's own engine made. `beside` and `prospect`
 * are what the book knows more of a decision and a choice: what they hold is its own matter.
 */
export interface Voice {
  /** What a mark of a sentence is called, and the class it is set in; without one it is set in italics. */
  named(mark: Named): { readonly name: string; readonly class?: string | undefined };
  /** The number of a rule as it is printed. */
  printed(rule: string): string;
  /** What is said of one die. */
  die(die: Die): string;
  /** The name of a place of the board. */
  place(id: string): string;
  /** Whoever has a name or a seat. */
  who(name: string): Who;
  prompt(decision: Decision, beside?: object): Prompt;
  answer(of: Choice | Action, prospect?: object): Answer;
  /** A number that an answer names: what it counts, and how it is written. */
  amount(name: string, value: number): readonly [what: string, shown: string];
  /** Reads such a number as it is typed; nothing where there are two buttons only. */
  typed?(name: string): ((typed: string) => number | undefined) | undefined;
  /** A key of an answer's parts. */
  part(key: string): Rich;
  /** What stands above the parts of a range, if anything does. */
  above?(range: string): string | undefined;
  refusal(of: Refusal): Rich;
  /** A line of the text twin. */
  line(of: TwinLine): Rich;
}

export const Speech = createContext<SpeechOf | null>(null);

/** What the components around speak with. Throws outside of `Speech.Provider`: a mistake of the page. */
export function useSpeech(): SpeechOf {
  const speech = useContext(Speech);
  if (!speech) throw new Error('nobody has said in which language to speak');
  return speech;
}

/** A sentence as plain text. */
export function textOf({ book }: Pick<SpeechOf, 'book'>, rich: Rich): string {
  return plain(
    rich,
    (mark) => book.named(mark).name,
    (die) => book.die(die),
  );
}
