import type { NationId } from '../../../engine/data/ids.ts';

/**
 * The short games: a great moment of a nation, up to the next scoring. `minutes`: of a reader against computers, rounded
 * to five.
 */
export const SHORT = [
  { id: 'rome', first: 4, last: 5, minutes: 15 },
  { id: 'umayyads', first: 11, last: 13, minutes: 20 },
] as const satisfies readonly {
  readonly id: NationId;
  readonly first: number;
  readonly last: number;
  readonly minutes: number;
}[];
export type ShortId = (typeof SHORT)[number]['id'];
