import { COMBAT_KINDS, type CombatKind, type PlaceId } from '../data/ids.ts';
import type { Quota } from '../data/types.ts';
import type { Battle, Mission, Side } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import { countUnits } from './units.ts';
import { at, type View } from './view.ts';

/**
 * Rule 11-el-cid-mission: in a mission only the named units are attacked. If only some units of a kind are named,
 * losses and retreats count as named units first (ruling cid-named).
 */

/** The named units of a place that are no longer there, by kind. */
export function goneOf(view: View, place: PlaceId, attacker: Cohort['owner'], { named, there }: Mission): Quota {
  const gone: { [kind in CombatKind]?: number } = {};
  for (const kind of COMBAT_KINDS) {
    const most = named[kind] ?? 0;
    if (most === 0) continue;
    const now = countUnits(at(view, place).filter((c) => c.kind === kind && c.owner !== attacker));
    const n = Math.min(most, Math.max(0, (there[kind] ?? 0) - now));
    if (n > 0) gone[kind] = n;
  }
  return gone;
}

/** The number of units of a kind that may still be attacked on a side: all, unless a mission spares some. */
function namedLeft(view: View, battle: Battle, kind: CombatKind): number {
  const { mission, place, attacker } = battle;
  if (!mission) return Number.POSITIVE_INFINITY;
  return (mission.named[kind] ?? 0) - (goneOf(view, place, attacker, mission)[kind] ?? 0);
}

/** Divides units of a side into those that are attacked, in order, and those that are spared. */
export function exposed<C extends Cohort & { readonly kind: CombatKind }>(
  view: View,
  battle: Battle,
  side: Side,
  cohorts: readonly C[],
): { readonly open: readonly C[]; readonly spared: readonly C[] } {
  if (!battle.mission || side === 'attacker') return { open: cohorts, spared: [] };
  const open: C[] = [];
  const spared: C[] = [];
  const left = new Map<CombatKind, number>();
  for (const cohort of cohorts) {
    const most = left.get(cohort.kind) ?? namedLeft(view, battle, cohort.kind);
    const n = Math.min(most, cohort.count);
    left.set(cohort.kind, most - n);
    if (n > 0) open.push({ ...cohort, count: n });
    if (cohort.count > n) spared.push({ ...cohort, count: cohort.count - n });
  }
  return { open, spared };
}

/** Whether the battle belongs to a mission and no named unit is left (ruling cid-battle). */
export function isFulfilled(view: View, battle: Battle): boolean {
  const { mission } = battle;
  if (!mission) return false;
  return COMBAT_KINDS.every((kind) => (mission.named[kind] ?? 0) === 0 || namedLeft(view, battle, kind) === 0);
}
