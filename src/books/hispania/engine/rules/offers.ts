import type { Action, Choice, Range } from '../../../../kernel/contract.ts';

/** What choices are made of, whatever they are about: no rule of its own. */

/** The end of a phase, or of what interrupts it, as it is offered. */
export const END: Choice = { kind: 'end', fixed: {}, ranges: {} };

/** The same as an answer. */
export const ENDED: Action = { kind: 'end', fixed: {}, values: {} };

/** Of each cohort none to all, and so many together. */
export function some(of: { readonly [key: string]: number }, min: number, max: number): Range {
  return { is: 'parts', of, min, max };
}
