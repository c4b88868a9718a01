import type { CombatKind, NationId } from '../../engine/data/ids.ts';
import { VALUES } from '../values.ts';

/** The counters of a kind that a nation ever has, on the data set of new games. */
export function countersOf(nation: NationId, kind: CombatKind): number {
  const pool = VALUES.nations[nation].pool[kind] ?? 0;
  return typeof pool === 'number' ? pool : Math.max(...pool.map(({ value }) => value));
}
