import { type CombatKind, NATIONS, type NationId, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import type { ValueRef } from '../../engine/data/provenance.ts';
import type { Stack } from '../../ui/board/types.ts';
import { VALUES } from '../values.ts';

/** Units of a kind in a province at the start of a game. */
export interface Standing {
  readonly province: ProvinceId;
  readonly kind: CombatKind;
  readonly count: number;
  readonly ref: ValueRef;
}

/** A nation with its units at the beginning. */
export interface Beginning {
  readonly nation: NationId;
  readonly units: readonly Standing[];
  readonly total: number;
}

/** The units in places at the start of turn 1 or 4, in the order of play and of the provinces. */
export function beginnings(turn: 1 | 4): readonly Beginning[] {
  return NATIONS.flatMap((nation) => {
    const places = VALUES.setUps[turn][nation];
    if (!places) return [];
    const units = PROVINCES.flatMap((province) =>
      (Object.entries(places[province] ?? {}) as [CombatKind, number][]).map(([kind, count]) => ({
        province,
        kind,
        count,
        ref: { table: 'set-up', turn, nation, province } as const,
      })),
    );
    return [{ nation, units, total: units.reduce((sum, { count }) => sum + count, 0) }];
  });
}

/** The same as stacks for a board. */
export function stacksOf(turn: 1 | 4): readonly Stack[] {
  return beginnings(turn).flatMap(({ nation, units }) =>
    units.map(({ province, kind, count }) => ({
      place: province,
      counters: [{ id: `${province} ${nation} ${kind}`, nation, kind, count }],
    })),
  );
}
