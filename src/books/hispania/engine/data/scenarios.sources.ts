import type { CombatKind, NationId, ProvinceId } from './ids.ts';

/** The starting units that the rulebook names; everything else of the set-ups is reconstructed. */
export const KNOWN_SET_UP: readonly {
  readonly turn: 1 | 4;
  readonly province: ProvinceId;
  readonly nation: NationId;
  readonly kind: CombatKind;
  readonly count: number;
  readonly line: number;
}[] = [
  { turn: 1, province: 'cartagena', nation: 'carthage', kind: 'infantry', count: 1, line: 3166 },
  { turn: 4, province: 'cartagena', nation: 'rome', kind: 'elite', count: 3, line: 3164 },
];
