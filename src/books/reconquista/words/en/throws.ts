import type { Raised } from '../../engine/data/reaction.ts';
import { count } from './units.ts';

/** The words of the grid of all throws of a reaction. */
export const THROWS = {
  title: 'All rolls of the two dice',
  caption: 'The region by the first die, the Muslim force by the second',
  region: 'Region',
  africa: 'North Africa',
  again: 'rolled again',
  raised: ({ kind, count: n }: Raised): string => (kind === 'army' ? count(n, 'army', 'armies') : kind),
};
