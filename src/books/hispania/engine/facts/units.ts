import type { CombatKind, LeaderId, Owner, UnitKind } from '../data/ids.ts';

/** Numbers of units by kind. */
export type Units = Readonly<Partial<Record<UnitKind, number>>>;

/** Destroyed units of one kind, or a killed leader, that score. */
export interface Killed {
  readonly kind: CombatKind | 'leader';
  readonly owner: Owner;
  readonly count: number;
  readonly leader?: LeaderId;
}
