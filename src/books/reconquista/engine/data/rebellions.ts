import type { Face, RebellionId } from './ids.ts';

/** The rebellion of each face of the second die of phase 1 (8). */
export const REBELLION_TABLE: { readonly [face in Face]: RebellionId } = {
  1: 'rebels',
  2: 'rebels',
  3: 'conversion',
  4: 'peasants',
  5: 'governor',
  6: 'revolt',
};
