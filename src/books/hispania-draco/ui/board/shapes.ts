import type { Point } from './places.ts';

/** Small shapes of the map, each around its origin. */

/** A shield, 14 by 16.5. */
export const SHIELD = 'M-7-7.5H7V0C7 4.5 3.5 7.2 0 9-3.5 7.2-7 4.5-7 0z';

/** The star of a capital. */
export const STAR = 'M0-8.5 2.2-2.9 8.2-2.6 3.5 1.2 5.1 7 0 3.7-5.1 7-3.5 1.2-8.2-2.6-2.2-2.9z';

/** The eight towers of the wall of a capital. */
export const TOWERS: readonly Point[] = [
  [19.4, 8],
  [8, 19.4],
  [-8, 19.4],
  [-19.4, 8],
  [-19.4, -8],
  [-8, -19.4],
  [8, -19.4],
  [19.4, -8],
];

/** Waves in a tile of 96 by 72. */
export const WAVES = 'M10 16c3-3.4 6-3.4 9 0s6 3.4 9 0 6-3.4 9 0M58 52c3-3.4 6-3.4 9 0s6 3.4 9 0';

/** Peaks, 22 wide: the outline, and the strokes on the slope. */
export const PEAK_SHAPES: { readonly [kind in 1 | 2 | 3]: readonly [outline: string, slope: string] } = {
  1: [
    'M1 15C4.4 11.4 7.2 7 9.6 2c1.3 2.1 2.2 3.3 3.6 4.6 1.9 3.4 4 6.2 6.8 8.4',
    'M9.9 4.2c.2 3 .7 5.6 1.8 8.6M11.8 6.4c.3 2.3 1 4.6 2.2 7M13.6 8.4c.5 1.7 1.2 3.3 2.3 5.2',
  ],
  2: [
    'M1 15c2.2-2.6 3.8-5.2 5.2-8.4 1 1.5 1.8 2.4 2.8 3.2C10.8 7 12 4.6 13 2c2 4.8 4.4 9 8 13',
    'M13.3 4.4c.1 3 .6 5.8 1.7 8.8M14.9 7c.4 2.2 1.1 4.2 2.2 6.4M6.6 8.8c.1 1.8.5 3.4 1.2 5',
  ],
  3: ['M1 15c3-2.8 5.4-6 7.4-9.6C10 8.6 12 11.8 15 15', 'M8.7 7.4c.2 2.2.6 4.2 1.5 6.2M10.3 9.8c.4 1.6.9 2.8 1.8 4.2'],
};
