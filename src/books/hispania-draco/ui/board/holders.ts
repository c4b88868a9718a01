import { TOWNS, type TownId } from '../../engine/data/ids.ts';
import { armyAt, garrisonsAt, revoltsAt } from '../../engine/rules/board.ts';
import type { State } from '../../engine/state.ts';

/** Who holds a town: the owner of its highest garrison, a revolt, a revolt with an army, or none of them. */
export const HOLDERS = {
  '1': 'praetor-ulterior',
  '2': 'praetor-citerior',
  '3': 'consul',
  l: 'legio',
  r: 'revolt',
  a: 'army',
  '.': 'none',
} as const;
export type HolderSign = keyof typeof HOLDERS;

/** A summary of the board that is kept with a game: a sign for each town, in the order of `TOWNS`. */
export const holdersOf = (state: State): string => TOWNS.map((at) => signOf(state, at)).join('');

/** Whether a kept text is such a summary. */
export const isHolders = (text: string): boolean => text.length === TOWNS.length && [...text].every(isSign);

/** Whether a letter is the sign of a holder. */
export function isSign(text: string | undefined): text is HolderSign {
  return text !== undefined && Object.hasOwn(HOLDERS, text);
}

function signOf(state: State, at: TownId): HolderSign {
  if (revoltsAt(state, at) > 0) return armyAt(state, at) ? 'a' : 'r';
  const disc = garrisonsAt(state, at).at(-1);
  return (Object.keys(HOLDERS) as HolderSign[]).find((sign) => HOLDERS[sign] === disc) ?? '.';
}
