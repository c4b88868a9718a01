import type { CombatKind, NationId, ProvinceId } from '../../../engine/data/ids.ts';
import { INCOME_SOURCES, POINT_LINES, POOL_LINES } from '../../../engine/data/nations.sources.ts';
import { INCOME_LINES } from '../../../engine/data/provinces.sources.ts';
import { YEAR_LINES } from '../../../engine/data/turns.sources.ts';
import type { State } from '../../../engine/state.ts';

/** The values of this game that the rulebook states, or that the owner of a printed game has entered; the others are marked as ours. */

/** The income of a province. */
export function incomeKnown({ corrections }: Pick<State, 'corrections'>, place: ProvinceId): boolean {
  return INCOME_LINES[place] !== undefined || corrections?.income?.[place] !== undefined;
}

/** The points of a nation for a province on a turn. */
export function pointsKnown(
  { corrections }: Pick<State, 'corrections'>,
  nation: NationId,
  turn: number,
  place: ProvinceId,
): boolean {
  if (corrections?.points?.[nation]?.[turn]?.[place] !== undefined) return true;
  const lines = POINT_LINES[nation]?.[turn];
  return typeof lines === 'number' || lines?.[place] !== undefined;
}

/** The way a nation earns, and its first turn with income. */
export const earningKnown = (nation: NationId): boolean => INCOME_SOURCES[nation].kind !== 'reconstructed';

/** The number of counters of a kind that a nation has. */
export const poolKnown = (nation: NationId, kind: CombatKind): boolean => POOL_LINES[nation]?.[kind] !== undefined;

/** The years of a turn. */
export const yearsKnown = (turn: number): boolean => YEAR_LINES[turn] !== undefined;
