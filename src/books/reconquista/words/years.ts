import { FIRST_YEAR, STARTS } from '../engine/data/starts.ts';
import { reconstructed } from './marks.ts';

/** `760`: the year of a turn, in angle marks where it is reconstructed. */
export function bareYear(turn: number): string {
  const year = STARTS[turn - 1]?.year;
  return year === undefined ? reconstructed(`${FIRST_YEAR}`) : `${year}`;
}
