import type { CombatKind, NationId, ProvinceId } from '../../engine/data/ids.ts';
import { sourceOf, type ValueRef } from '../../engine/data/provenance.ts';
import { REASONS, type ReasonId } from '../../engine/data/sources.ts';
import { VALUES } from '../values.ts';

/** The reasons why these values are ours, each once; empty if the rulebook states them all. */
export function reasonsOf(values: readonly ValueRef[]): readonly ReasonId[] {
  const met = new Set(
    values.map(sourceOf).flatMap((source) => (source.kind === 'reconstructed' ? [source.reason] : [])),
  );
  return REASONS.filter((reason) => met.has(reason));
}

/** Every value that a nation's sheet shows in marks if it is ours. */
export function valuesOf(nation: NationId): readonly ValueRef[] {
  const { pool, provincePoints, firstTurn } = VALUES.nations[nation];
  return [
    { table: 'years', turn: firstTurn },
    { table: 'nation-income', nation },
    ...(Object.keys(pool) as CombatKind[]).map((kind) => ({ table: 'pool', nation, kind }) as const),
    ...Object.entries(provincePoints).flatMap(([turn, points]) =>
      (Object.keys(points ?? {}) as ProvinceId[]).map(
        (province) => ({ table: 'points', nation, turn: Number(turn), province }) as const,
      ),
    ),
  ];
}
