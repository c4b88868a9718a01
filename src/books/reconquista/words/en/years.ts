import { FIRST_YEAR, STARTS } from '../../engine/data/starts.ts';

/** `AD 760`: the year of a turn, in angle marks where it is reconstructed. */
export function yearOf(turn: number): string {
  const year = STARTS[turn - 1]?.year;
  return year === undefined ? `AD ‹${FIRST_YEAR}›` : `AD ${year}`;
}
