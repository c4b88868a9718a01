import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Action, Choice, Decision, Refusal, TwinLine } from '../kernel/contract.ts';
import type { PlayWords } from '../words/en/play.ts';
import type { Lang } from '../words/lang.ts';
import { plain } from '../words/plain.ts';
import type { Die, Named, Rich } from '../words/rich.ts';
import type { Who } from '../words/who.ts';

/**
 * The words of an island: its language, the words common to all games, the addresses of rules, and the names or the whole
 * voice of its book.
 */
export interface SpeechOf<B extends Naming = Voice> {
  readonly lang: Lang;
  readonly words: { readonly play: PlayWords };
  /** The address of a rule, or undefined while its page is not written. */
  readonly hrefOf: (rule: string) => string | undefined;
  readonly book: B;
}

/** The three parts of a prompt: the acting seat, the one question, and the result of doing nothing. */
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

/** A book's names: all that its sentences need on a page without a game. */
export interface Naming {
  /** The name of a mark in a sentence, and its class; without a class it is set in italics. */
  named(mark: Named): { readonly name: string; readonly class?: string | undefined };
  /** A rule as references print it: its number, and what the number alone does not say. */
  printed(rule: string): string;
  /** The words for one die. */
  die(die: Die): string;
  /** The name of a place on the board. */
  place(id: string): string;
  /** The words for the holder of a name or a seat. */
  who(name: string): Who;
}

/**
 * A book's words for the codes of its engine. Its methods receive the values that the book's own engine made. `beside`
 * and `prospect` are the book's further data about a decision and a choice; only the book uses their contents.
 */
export interface Voice extends Naming {
  prompt(decision: Decision, beside?: object): Prompt;
  answer(of: Choice | Action, prospect?: object): Answer;
  /** A number in an answer: the counted thing, and the written form. */
  amount(name: string, value: number): readonly [what: string, shown: string];
  /** Reads such a number from typed text; undefined if there are only the two buttons. */
  typed?(name: string): ((typed: string) => number | undefined) | undefined;
  /** A key of an answer's parts. */
  part(key: string): Rich;
  /** The heading above the parts of a range, if there is one. */
  above?(range: string): string | undefined;
  refusal(of: Refusal): Rich;
  /** A line of the text twin. */
  line(of: TwinLine): Rich;
}

export const Speech = createContext<SpeechOf<Naming> | null>(null);

/**
 * The speech for the components inside the provider. Throws outside of `Speech.Provider`, which is an error of the
 * page.
 */
export function useSpeech(): SpeechOf<Naming> {
  const speech = useContext(Speech);
  if (!speech) throw new Error('no words are provided here');
  return speech;
}

/** The speech with the whole voice of the book, for parts that play. Throws on a page without a game. */
export function useGameSpeech(): SpeechOf {
  const speech = useSpeech();
  if (!hasVoice(speech)) throw new Error('this page has no words for a game');
  return speech;
}

function hasVoice(speech: SpeechOf<Naming>): speech is SpeechOf {
  return 'prompt' in speech.book;
}

/** A sentence as plain text. */
export function textOf({ book }: Pick<SpeechOf<Naming>, 'book'>, rich: Rich): string {
  return plain(
    rich,
    (mark) => book.named(mark).name,
    (die) => book.die(die),
    (rule) => book.printed(rule),
  );
}
