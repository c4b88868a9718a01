import type { Action, Choice, Decision, Fact, Refusal, TwinLine } from '../kernel/contract.ts';
import type { Rich } from './rich.ts';

/** The words of a game for the codes of its engine: a table for each sort of code. */
export interface CodeWords {
  readonly prompts: object;
  readonly choices: object;
  readonly refusals: object;
  readonly facts: object;
  readonly twin: object;
  readonly verdicts: object;
}

type Say = (...args: readonly unknown[]) => Rich;

/** The entry of a code in a table of words. Throws if the code has none, which is an error of the book. */
function said(table: object, code: string): unknown {
  if (!Object.hasOwn(table, code)) throw new RangeError(`no words for ${code}`);
  return (table as { readonly [code: string]: unknown })[code];
}

/** The reason for the refusal of an action. */
export function refusal({ refusals }: Pick<CodeWords, 'refusals'>, { code, params }: Refusal): Rich {
  return (said(refusals, code) as Say)(params);
}

/** A line of the log. */
export function fact({ facts }: Pick<CodeWords, 'facts'>, of: Fact): Rich {
  return (said(facts, of.kind) as Say)(of);
}

/** A line of the text twin. */
export function twin(words: Pick<CodeWords, 'twin'>, { key, params }: TwinLine): Rich {
  return (said(words.twin, key) as Say)(params);
}

/** The three parts of a prompt. */
export function prompt(
  { prompts }: Pick<CodeWords, 'prompts'>,
  { kind, params }: Decision,
): { readonly [part in 'who' | 'ask' | 'otherwise']: Rich } {
  const { who, ask, otherwise } = said(prompts, kind) as { readonly [part in 'who' | 'ask' | 'otherwise']: Say };
  return { who: who(params), ask: ask(params), otherwise: otherwise(params) };
}

/** The two lines of an answer, with its ranges open or filled in. */
export function choice(
  { choices }: Pick<CodeWords, 'choices'>,
  of: Choice | Action,
): { readonly [part in 'label' | 'consequence']: Rich } {
  const { label, consequence } = said(choices, of.kind) as { readonly [part in 'label' | 'consequence']: Say };
  return { label: label(of), consequence: consequence(of) };
}

/** The result of a game. */
export function verdict({ verdicts }: Pick<CodeWords, 'verdicts'>, { key, params }: TwinLine): Rich {
  return (said(verdicts, key) as Say)(params);
}
