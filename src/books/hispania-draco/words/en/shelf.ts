import type { Wide } from '../../../../words/lang.ts';

/** The shelf's words about this future book. */
export const SHELF = {
  subtitle: '44 towns, six capitals, from 198\u00a0BC',
  drawn:
    'On the cover: the towns and their ways. Printed roads are thick, sea ways dotted, capitals ringed; the three generals stand where the set-up example puts them.',
  coming: [
    'A book of the rules of 2024, after their French edition.',
    'The towns are those of the rulebook. Part of the ways on the cover, and where all of it lies, is reconstructed, since the printed board was not at hand.',
  ],
} as const;

export type ShelfWords = Wide<typeof SHELF>;
