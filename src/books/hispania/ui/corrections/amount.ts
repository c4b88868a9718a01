import { half } from '../../../../words/half.ts';
import { MOST_HALVES } from '../../engine/data/corrections.ts';

/** Gold and points in the usual notations: `1½`, `1.5`, `1,5`, `½`. In halves. */

/** The content of a field: halves, empty, or unreadable. */
export type Amount = { readonly is: 'amount'; readonly halves: number } | { readonly is: 'nothing' | 'unreadable' };

/** The written amount, up to the maximum of a sheet. */
export function readAmount(written: string): Amount {
  const text = written.replace(/\s/g, '');
  if (text === '') return { is: 'nothing' };
  const [, whole = '', part = ''] = /^(\d{0,4})(½|[.,][05]?0*)?$/.exec(text) ?? [];
  if (whole === '' && part === '') return { is: 'unreadable' };
  if (whole === '' && !/[½5]/.test(part)) return { is: 'unreadable' };
  const halves = Number(whole) * 2 + (/[½5]/.test(part) ? 1 : 0);
  return halves > MOST_HALVES ? { is: 'unreadable' } : { is: 'amount', halves };
}

/** The maximum number of units in one place. */
export const MOST_UNITS = 60;

/** A written number of units; an empty field is none. */
export function readCount(written: string): number | undefined {
  const text = written.trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_UNITS ? Number(text) : undefined;
}

/** The text of an amount in a field; empty if there is none. */
export const amountText = (halves: number | undefined): string => (halves === undefined ? '' : half(halves));
