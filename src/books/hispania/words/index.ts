import type { Action, Choice, Decision, Fault, Refusal, TwinLine } from '../../../kernel/contract.ts';
import { drawnName } from '../../../kernel/names.ts';
import type { Broken } from '../../../kernel/saves.ts';
import { complete } from '../../../words/complete.ts';
import type { Lang } from '../../../words/lang.ts';
import { plain } from '../../../words/plain.ts';
import type { Rich } from '../../../words/rich.ts';
import type { HispaniaFact } from '../engine/facts.ts';
import { cited } from './cited.ts';
import type { Answer, Prospect } from './en/choices.ts';
import type { Beside } from './en/decisions.ts';
import { WORDS, type Words } from './en/index.ts';
import type { FactWords } from './facts.ts';
import { nameOf } from './marks.ts';

/** The words of play, in one language at a time, and their functions for the engine's codes. */

export type { Words };

/** The words of a language; a word that it lacks is in English, and marked during development. English is therefore always loaded. */
export async function wordsOf(lang: Lang): Promise<Words> {
  if (lang === 'en') return WORDS;
  const { WORDS: part } = await import('./fr/index.ts');
  return complete<Words>(WORDS, part, import.meta.env?.DEV ?? false);
}

/** The words for faults in a written position or file. */
export type FaultWords = Pick<typeof import('./en/faults.ts'), 'FAULTS' | 'CORRECTION_FAULTS' | 'REMEDIES'>;

/** The words for faults, in a language: loaded separately, when there is a fault. */
export async function faultWordsOf(lang: Lang): Promise<FaultWords> {
  const { FAULTS, CORRECTION_FAULTS, REMEDIES } = await import('./en/faults.ts');
  const full = { FAULTS, CORRECTION_FAULTS, REMEDIES };
  return lang === 'en' ? full : complete<FaultWords>(full, undefined, import.meta.env?.DEV ?? false);
}

type Say = (...args: readonly unknown[]) => Rich;

/** The function for a code; a code from outside may have none. */
function find(record: object, code: string): Say | undefined {
  return Object.hasOwn(record, code) ? ((record as Readonly<Record<string, Say>>)[code] as Say) : undefined;
}

/** The reason of a refused action. */
export function refusal(words: Words, { code, params }: Refusal): Rich {
  return find(words.refusals, code)?.(params) ?? [words.play.refused];
}

/** A line of the log. */
export function fact(words: FactWords, of: HispaniaFact): Rich {
  return find(words, of.kind)?.(of) ?? [of.kind];
}

/** A sentence as plain text. */
export function text(words: Words, rich: Rich): string {
  return plain(rich, nameOf(words.names), words.around.die, (rule) => cited(rule, words.names));
}

/** A fault of a written position or file. */
export function fault({ FAULTS, CORRECTION_FAULTS }: FaultWords, { code, path, params }: Fault): Rich {
  return (find(FAULTS, code) ?? find(CORRECTION_FAULTS, code))?.(params, drawnName(path)) ?? [`${code} ${path}`];
}

/** The reason why a saved game does not replay to the same states. */
export function broken({ FAULTS }: FaultWords, { code, at }: Pick<Broken<unknown>, 'code' | 'at'>): Rich {
  return FAULTS[code]({ at });
}

/** The three parts of a prompt. */
export function prompt(
  words: Words,
  { kind, params, rule, by }: Decision,
  beside: Beside = {},
): { readonly who: Rich; readonly ask: Rich; readonly otherwise: Rich } {
  const of = words.prompts[kind as keyof Words['prompts']];
  const say = (part: Say): Rich => part(params, { rule, by, ...beside });
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
  return find(words.twin, key)?.(params) ?? [];
}
