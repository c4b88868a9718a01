import type { Wide } from '../../../../words/lang.ts';

/** The shelf's words about this future book. */
export const SHELF = {
  subtitle: 'twenty places, twenty turns, to 1464',
  drawn:
    'On the cover: the twenty starts of the rulebook from left to right, and in each the twenty places from north to south. A square is Christian, a ring Muslim, a lozenge in revolt, a dot empty.',
  coming: [
    'A book of the rules of 2015, after their French translation of 2020.',
    'The pieces on the cover are printed. Where the places lie is reconstructed, since the printed map was not at hand.',
  ],
} as const;

export type ShelfWords = Wide<typeof SHELF>;
