import type { Action, Choice, Decision, Refusal, TwinLine } from '../../../kernel/contract.ts';
import type { InEach, Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { cited } from './cited.ts';
import type { Answer, Prospect } from './en/choices.ts';
import type { CommonWords } from './en/common.ts';
import type { Beside } from './en/decisions.ts';
import type { Words } from './en/index.ts';
import type { FactWords } from './facts.ts';
import { nameOf } from './marks.ts';
import { type Say, sayingOf } from './saying.ts';

/** The words of play, in one language at a time, and their functions for the engine's codes. */

export type { Words };

const IN: InEach<{ readonly WORDS: Words }> = { en: () => import('./en/index.ts'), fr: () => import('./fr/index.ts') };

/** The words of play in a language. */
export const wordsOf = async (lang: Lang): Promise<Words> => (await IN[lang]()).WORDS;

/** The reason of a refused action. */
export function refusal(words: Words, { code, params }: Refusal): Rich {
  return sayingOf(words.refusals, code)?.(params) ?? [words.play.refused];
}

/** A line of the log. */
export function fact(words: FactWords, of: HispaniaFact): Rich {
  return sayingOf(words, of.kind)?.(of) ?? [of.kind];
}

/** A sentence as plain text. */
export function text(words: CommonWords, rich: Rich): string {
  return plain(rich, nameOf(words.names), words.around.die, (rule) => cited(rule, words.names));
}

/** The three parts of a prompt. */
export function prompt(
  words: Words,
  { kind, params, rule, by, phase }: Decision,
  beside: Beside = {},
): { readonly who: Rich; readonly ask: Rich; readonly otherwise: Rich } {
  const of = words.prompts[kind as keyof Words['prompts']];
  const say = (part: Say): Rich => part(params, { rule, by, phase, ...beside });
  return { who: say(of.who as Say), ask: say(of.ask as Say), otherwise: say(of.otherwise as Say) };
}

/** The two lines of a choice, open or filled in. */
export function choice(
  words: Words,
  { kind, ...answer }: Choice | Action,
  prospect: Prospect = {},
): { readonly label: Rich; readonly consequence: Rich } {
  const of = words.choices[kind as keyof Words['choices']];
  const given: Answer = answer;
  return { label: of.label(given, prospect), consequence: of.consequence?.(given, prospect) ?? [] };
}

/** A line of the text twin. */
export function twin(words: Words, { key, params }: TwinLine): Rich {
  return sayingOf(words.twin, key)?.(params) ?? [];
}
