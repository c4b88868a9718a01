import { type CombatKind, NATIONS, PROVINCES, type ProvinceId } from '../../engine/data/ids.ts';
import { sourceOf, type ValueRef } from '../../engine/data/provenance.ts';
import { TURN_YEARS } from '../../engine/data/turns.ts';
import { VALUES } from '../values.ts';

/** A kind of value: the number of values, and the number of those that the rulebook or the errata state. */
export interface Known {
  readonly id:
    | 'zones'
    | 'terrain'
    | 'stacking'
    | 'coasts'
    | 'incomes'
    | 'borders'
    | 'rivers'
    | 'nation-incomes'
    | 'counters'
    | 'points'
    | 'averages'
    | 'set-ups'
    | 'years';
  readonly all: number;
  readonly known: number;
}

const count = (id: Known['id'], refs: readonly ValueRef[]): Known => ({
  id,
  all: refs.length,
  known: refs.filter((ref) => sourceOf(ref).kind !== 'reconstructed').length,
});
const ofProvinces = (table: 'zone' | 'terrain' | 'stacking' | 'income' | 'coast'): readonly ValueRef[] =>
  PROVINCES.map((province) => ({ table, province }));

/** Every kind of value on the pages, counted. */
export function known(): readonly Known[] {
  const { borders, nations, setUps } = VALUES;
  return [
    count('zones', ofProvinces('zone')),
    count('terrain', ofProvinces('terrain')),
    count('stacking', ofProvinces('stacking')),
    count('coasts', ofProvinces('coast')),
    count('incomes', ofProvinces('income')),
    count(
      'borders',
      borders.map(({ between }) => ({ table: 'border', between })),
    ),
    count(
      'rivers',
      borders.filter(({ river }) => river).map(({ between }) => ({ table: 'river', between })),
    ),
    count(
      'nation-incomes',
      NATIONS.map((nation) => ({ table: 'nation-income', nation })),
    ),
    count(
      'counters',
      NATIONS.flatMap((nation) =>
        (Object.keys(nations[nation].pool) as CombatKind[]).map((kind): ValueRef => ({ table: 'pool', nation, kind })),
      ),
    ),
    count(
      'points',
      NATIONS.flatMap((nation) =>
        Object.entries(nations[nation].provincePoints).flatMap(([turn, points]) =>
          (Object.keys(points ?? {}) as ProvinceId[]).map(
            (province): ValueRef => ({ table: 'points', nation, turn: Number(turn), province }),
          ),
        ),
      ),
    ),
    count(
      'averages',
      NATIONS.filter((nation) => nations[nation].auction.kind === 'bid').map((nation) => ({
        table: 'average',
        nation,
      })),
    ),
    count(
      'set-ups',
      ([1, 4] as const).flatMap((turn) =>
        NATIONS.flatMap((nation) =>
          (Object.keys(setUps[turn][nation] ?? {}) as ProvinceId[]).map(
            (province): ValueRef => ({ table: 'set-up', turn, nation, province }),
          ),
        ),
      ),
    ),
    count(
      'years',
      TURN_YEARS.map((_, i) => ({ table: 'years', turn: i + 1 })),
    ),
  ];
}
