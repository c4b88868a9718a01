import type { Wide } from '../../../../words/lang.ts';

/** The shelf's words about this future book. */
export const SHELF = {
  subtitle: '68 lands, six kingdoms',
  drawn:
    'On the cover: lands by longitude and latitude, with their borders. The home lands of a kingdom have one shape, full where people live.',
  coming: [
    'A book of the rules, after version 1.69 of the French rulebook.',
    'The six kingdoms and nine of the lands are named in the rulebook. All else on the cover is reconstructed, since the printed map was not at hand.',
  ],
} as const;

export type ShelfWords = Wide<typeof SHELF>;
