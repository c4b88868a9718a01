import { nationOfRule, printedNumber } from '../engine/data/rule-ids.ts';
import type { Names } from './en/names.ts';

/** A rule as a reference prints it: `6.4`; the rule of a nation with its name, which says more than the number: `11.23.1 Rome`. */
export function cited(rule: string, { nations }: Pick<Names, 'nations'>): string {
  const nation = nationOfRule(rule);
  return nation ? `${printedNumber(rule)} ${nations[nation]}` : printedNumber(rule);
}

/** The title of a rule beside its reference, which may have said it: the own rule of a nation has the name of the nation. */
export function titleBeside(rule: string, title: string, { nations }: Pick<Names, 'nations'>): string {
  const nation = nationOfRule(rule);
  return nation && nations[nation] === title ? '' : title;
}
