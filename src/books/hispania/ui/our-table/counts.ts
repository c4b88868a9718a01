import {
  COMBAT_KINDS,
  type CombatKind,
  LEADERS,
  type LeaderId,
  NATIONS,
  type NationId,
  type Owner,
} from '../../engine/data/ids.ts';
import type { Written } from '../../engine/position.ts';
import { castlePool } from '../../engine/rules/castles.ts';
import { bareView, tablesFor } from './bare.ts';
import { cohortsAt, numberIn, spotsOf } from './standing.ts';

/** Who may be on the board on a turn, and of how many counters. */

/** The nation whose counters an owner's are: neutrals are Visigoths left over (11-visigoths-neutrals). */
const counterOwner = (owner: Owner): NationId => (owner === 'neutral' ? 'visigoths' : owner);

/** From when on there are neutrals. */
const NEUTRALS_FROM = 12;

/** Whether a nation's time has come by a turn, and is not over. */
export function isTime(written: Written, nation: NationId): boolean {
  const { firstTurn, ends } = tablesFor(written).nations[nation];
  return firstTurn <= written.turn && (ends === null || ends.turn >= written.turn);
}

/**
 * Owners in the order of play: those whose time it is or who have something on the board; and the others, which a game that
 * went its own way may have too.
 */
export function ownersOf(written: Written): { readonly now: readonly Owner[]; readonly others: readonly Owner[] } {
  const there = new Set(spotsOf(written).flatMap((spot) => cohortsAt(written, spot).map(({ owner }) => owner)));
  const isNow = (owner: Owner) =>
    there.has(owner) || (owner === 'neutral' ? written.turn > NEUTRALS_FROM : isTime(written, owner));
  const all: readonly Owner[] = [...NATIONS, 'neutral'];
  return { now: all.filter(isNow), others: all.filter((owner) => !isNow(owner)) };
}

/** The most counters of a kind that an owner has; nothing if none. */
export function poolOf(written: Written, owner: Owner, kind: CombatKind): number | undefined {
  const nation = counterOwner(owner);
  if (kind === 'castle') return castlePool(bareView(written), nation);
  const pool = tablesFor(written).nations[nation].pool[kind];
  return typeof pool === 'object' ? Math.max(...pool.map(({ value }) => value)) : pool;
}

/** The kinds that an owner has counters of, and those that stand on the board all the same. */
export function kindsOf(written: Written, owner: Owner): readonly CombatKind[] {
  return COMBAT_KINDS.filter((kind) => (poolOf(written, owner, kind) ?? 0) > 0 || usedOf(written, owner, kind) > 0);
}

/** How many counters of a kind an owner has on the board, guests and counters of others aside. */
export function usedOf(written: Written, owner: Owner, kind: CombatKind): number {
  return spotsOf(written)
    .flatMap((spot) => cohortsAt(written, spot))
    .filter((c) => c.owner === owner && c.kind === kind && c.counter === undefined && !c.guest)
    .reduce((sum, cohort) => sum + numberIn(cohort), 0);
}

/** How many counters of a kind are left; below nothing where there are too many. */
export function leftOf(written: Written, owner: Owner, kind: CombatKind): number {
  return (poolOf(written, owner, kind) ?? 0) - usedOf(written, owner, kind);
}

/** The leaders that can serve an owner; those whose time it is come first. */
export function leadersFor(written: Written, owner: Owner): readonly LeaderId[] {
  const table = tablesFor(written).leaders;
  const own = LEADERS.filter((id) => table[id].nation === owner || table[id].leaves.of === owner);
  const isHere = (id: LeaderId) => table[id].arrives <= written.turn && written.turn <= table[id].leaves.turn;
  return [...own.filter(isHere), ...own.filter((id) => !isHere(id))];
}
