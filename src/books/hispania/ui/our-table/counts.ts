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

/** The owners that may be on the board on a turn, and their numbers of counters. */

/** The nation whose counters an owner uses: neutrals are leftover Visigoths (11-visigoths-neutrals). */
const counterOwner = (owner: Owner): NationId => (owner === 'neutral' ? 'visigoths' : owner);

/** The first turn with neutrals. */
const NEUTRALS_FROM = 12;

/** Whether a nation is in play by a turn, neither before its time nor after it. */
export function isTime(written: Written, nation: NationId): boolean {
  const { firstTurn, ends } = tablesFor(written).nations[nation];
  return firstTurn <= written.turn && (ends === null || ends.turn >= written.turn);
}

/** Owners in the order of play: those in play or with counters on the board; and the others, which an unusual game may have, too. */
export function ownersOf(written: Written): { readonly now: readonly Owner[]; readonly others: readonly Owner[] } {
  const there = new Set(spotsOf(written).flatMap((spot) => cohortsAt(written, spot).map(({ owner }) => owner)));
  const isNow = (owner: Owner) =>
    there.has(owner) || (owner === 'neutral' ? written.turn > NEUTRALS_FROM : isTime(written, owner));
  const all: readonly Owner[] = [...NATIONS, 'neutral'];
  return { now: all.filter(isNow), others: all.filter((owner) => !isNow(owner)) };
}

/** The number of counters of a kind that an owner has; undefined if none. */
export function poolOf(written: Written, owner: Owner, kind: CombatKind): number | undefined {
  const nation = counterOwner(owner);
  if (kind === 'castle') return castlePool(bareView(written), nation);
  const pool = tablesFor(written).nations[nation].pool[kind];
  return typeof pool === 'object' ? Math.max(...pool.map(({ value }) => value)) : pool;
}

/** The kinds of which an owner has counters, and those that are on the board nevertheless. */
export function kindsOf(written: Written, owner: Owner): readonly CombatKind[] {
  return COMBAT_KINDS.filter((kind) => (poolOf(written, owner, kind) ?? 0) > 0 || usedOf(written, owner, kind) > 0);
}

/** The number of counters of a kind that an owner has on the board, without guests and counters of others. */
export function usedOf(written: Written, owner: Owner, kind: CombatKind): number {
  return spotsOf(written)
    .flatMap((spot) => cohortsAt(written, spot))
    .filter((c) => c.owner === owner && c.kind === kind && c.counter === undefined && !c.guest)
    .reduce((sum, cohort) => sum + numberIn(cohort), 0);
}

/** The number of counters of a kind that are left; negative if there are too many. */
export function leftOf(written: Written, owner: Owner, kind: CombatKind): number {
  return (poolOf(written, owner, kind) ?? 0) - usedOf(written, owner, kind);
}

/** The leaders that can serve an owner; those in play come first. */
export function leadersFor(written: Written, owner: Owner): readonly LeaderId[] {
  const table = tablesFor(written).leaders;
  const own = LEADERS.filter((id) => table[id].nation === owner || table[id].leaves.of === owner);
  const isHere = (id: LeaderId) => table[id].arrives <= written.turn && written.turn <= table[id].leaves.turn;
  return [...own.filter(isHere), ...own.filter((id) => !isHere(id))];
}
