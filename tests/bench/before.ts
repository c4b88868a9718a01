import type { Recorded } from './rows.ts';

/** The figures of version 0.6.0, by book, as its own code measured them. */
export const BEFORE: { readonly [book: string]: Recorded } = {
  hispania: {
    version: '0.6.0',
    yardstick: 5.6,
    figures: {
      'decision + pick + apply': 13_400,
    },
  },
};
