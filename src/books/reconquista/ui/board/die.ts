import type { Face } from '../../engine/data/ids.ts';

/** The frame of a die in a box of 24, and its pips, as paths. */
export const DIE_FRAME = 'M6.2 2.2h11.6a4 4 0 0 1 4 4v11.6a4 4 0 0 1-4 4H6.2a4 4 0 0 1-4-4V6.2a4 4 0 0 1 4-4z';

const [LOW, MIDDLE, HIGH] = [7.1, 12, 16.9] as const;
const SPOTS: { readonly [face in Face]: readonly (readonly [x: number, y: number])[] } = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** The pips of a face as one path. */
export const pipsOf = (face: Face): string =>
  SPOTS[face].map(([x, y]) => `M${x - 2.15} ${y}a2.15 2.15 0 1 0 4.3 0 2.15 2.15 0 1 0-4.3 0z`).join('');
