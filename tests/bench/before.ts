import type { Recorded } from './rows.ts';

/** The figures of version 0.6.0, by book: measured by its own code on a quiet machine, with the yardstick before and after. */
export const BEFORE: { readonly [book: string]: Recorded } = {
  hispania: {
    version: '0.6.0',
    yardstick: 5.8,
    figures: {
      'decision + pick + apply': 14_686,
      // It had no position in place: its pure form is what the new one replaces.
      'decision + pick + make': 14_686,
      'slowest decision': 0.255,
      'reach of the largest stack': 6.518,
      'slowest look of the page': 0.299,
      'odds of 6 against 6': 8.285,
      'odds of the worst battle': 143,
      'scenario D, Captains': 1.572,
      'scenario A, Strategists': 16,
      'opening the longest save': 177,
    },
  },
};
