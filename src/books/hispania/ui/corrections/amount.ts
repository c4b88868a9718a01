import { half } from '../../../../words/half.ts';
import { MOST_HALVES } from '../../engine/data/corrections.ts';

/** Gold and points as people write them: `1½`, `1.5`, `1,5`, `½`. In halves. */

/** What a field holds: halves; nothing; or what cannot be read. */
export type Amount = { readonly is: 'amount'; readonly halves: number } | { readonly is: 'nothing' | 'unreadable' };

/** The amount that is written, up to what a sheet can hold. */
export function readAmount(written: string): Amount {
  const text = written.replace(/\s/g, '');
  if (text === '') return { is: 'nothing' };
  const [, whole = '', part = ''] = /^(\d{0,4})(½|[.,][05]?0*)?$/.exec(text) ?? [];
  if (whole === '' && part === '') return { is: 'unreadable' };
  if (whole === '' && !/[½5]/.test(part)) return { is: 'unreadable' };
  const halves = Number(whole) * 2 + (/[½5]/.test(part) ? 1 : 0);
  return halves > MOST_HALVES ? { is: 'unreadable' } : { is: 'amount', halves };
}

/** More units than that stand nowhere. */
export const MOST_UNITS = 60;

/** A number of units as it is written; nothing is none. */
export function readCount(written: string): number | undefined {
  const text = written.trim();
  if (text === '') return 0;
  return /^\d{1,2}$/.test(text) && Number(text) <= MOST_UNITS ? Number(text) : undefined;
}

/** An amount as it stands in a field; nothing of nothing. */
export const amountText = (halves: number | undefined): string => (halves === undefined ? '' : half(halves));
