import { COVER, type Drawing, disc, type Point, stroke } from '../../site/shelf/cover.ts';
import { PLACES } from './engine/data/ids.ts';

/** The places in a row, with the path along them. */
export function cover(): Drawing {
  const { left, top, right, bottom } = COVER.field;
  const at = (n: number): Point => [left + ((n + 0.5) * (right - left)) / PLACES.length, (top + bottom) / 2];
  return [
    { d: stroke(at(0), at(PLACES.length - 1)), line: 'ink', width: 3 },
    { d: PLACES.map((_, n) => disc(at(n), 14)).join(''), fill: 'ground', line: 'ink', width: 2 },
  ];
}
