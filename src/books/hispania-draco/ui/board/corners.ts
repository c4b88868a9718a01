import type { TownId } from '../../engine/data/ids.ts';
import { PLACES, type Point } from './places.ts';
import { rimOf } from './rims.ts';

/** Where the signs of the phase ahead are: at the upper right of a ring, or at the upper left where the name of the town is on the right. */
const ON_LEFT: readonly TownId[] = ['aracillum', 'lancia', 'pompaelo', 'segobriga'];

/** How much farther out a lozenge with a number is than an empty one. */
export const NUMBER_OUT = 4;

/** The middle of a sign, so much farther out than the rim. */
export function cornerOf(at: TownId, out: number): Point {
  const [x, y] = PLACES[at];
  const far = (rimOf(at) - 17) * 0.6 + out;
  return [x + (ON_LEFT.includes(at) ? -16 - far : 16 + far), y - 15 - far];
}
