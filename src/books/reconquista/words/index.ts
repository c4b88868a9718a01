import type { Action, Choice, Decision, Fact, Refusal, TwinLine } from '../../../kernel/contract.ts';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import { WORDS, type Words } from './en/index.ts';
import { nameOf } from './marks.ts';

/** The words of play, one language at a time, and the functions that apply them to the engine's codes. */

export type { Words };

/** The words of a language. */
export async function wordsOf(_lang: Lang): Promise<Words> {
  return WORDS;
}

type Say = (...args: readonly unknown[]) => Rich;

/** The entry of a code in a table of words. Throws if the code has none, which is an error of the book. */
function said(table: object, code: string): unknown {
  if (!Object.hasOwn(table, code)) throw new RangeError(`no words for ${code}`);
  return (table as { readonly [code: string]: unknown })[code];
}

/** The reason for the refusal of an action. */
export function refusal({ refusals }: Words, { code, params }: Refusal): Rich {
  return (said(refusals, code) as Say)(params);
}

/** A line of the log. */
export function fact({ facts }: Words, of: Fact): Rich {
  return (said(facts, of.kind) as Say)(of);
}

/** A line of the text twin. */
export function twin(words: Words, { key, params }: TwinLine): Rich {
  return (said(words.twin, key) as Say)(params);
}

/** The three parts of a prompt. */
export function prompt(
  { prompts }: Words,
  { kind, params }: Decision,
): { readonly [part in 'who' | 'ask' | 'otherwise']: Rich } {
  const { who, ask, otherwise } = said(prompts, kind) as { readonly [part in 'who' | 'ask' | 'otherwise']: Say };
  return { who: who(params), ask: ask(params), otherwise: otherwise(params) };
}

/** The two lines of an answer, with its ranges open or filled in. */
export function choice({ choices }: Words, of: Choice | Action): { readonly [part in 'label' | 'consequence']: Rich } {
  const { label, consequence } = said(choices, of.kind) as { readonly [part in 'label' | 'consequence']: Say };
  return { label: label(of), consequence: consequence(of) };
}

/** The result of a game. */
export function verdict({ verdicts }: Words, { key, params }: TwinLine): Rich {
  return (said(verdicts, key) as Say)(params);
}

/** A sentence as plain text. */
export function text({ names }: Pick<Words, 'names'>, rich: Rich): string {
  return plain(
    rich,
    nameOf(names),
    ({ value }) => `${value}`,
    (rule) => rule,
  );
}
