import type { Range } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf } from '../actions.ts';

/** Building blocks of choices; this file implements no rule. */

/** The choice to end a phase or an interruption. */
export const END: ChoiceOf<'end'> = { kind: 'end', fixed: {}, ranges: {} };

/** The same as an answer. */
export const ENDED: ActionOf<'end'> = { kind: 'end', fixed: {}, values: {} };

/** A range of cohorts: none to all of each, with the given total. */
export function some(of: { readonly [key: string]: number }, min: number, max: number): Range {
  return { is: 'counts', of, min, max };
}
