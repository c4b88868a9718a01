import type { AttackerKind, TableKind } from '../data/combat.ts';
import { COMBAT_KINDS, type CombatKind, type Owner } from '../data/ids.ts';
import type { Terrain } from '../data/types.ts';
import { type Battle, kindOf, type Side, type Target } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import { exposed } from './named.ts';
import { of, units, unitsOf } from './units.ts';
import { at, type Look, landOf, reading, type View } from './view.ts';

/** Rules 6.2, 6.2b, 6.3, 6.4 and 9.3: the number of dice, their possible targets, and the results that they need. */

/** A Berber hits and is hit on numbers of its own (11-umayyads-berbers). */
const BERBER_HITS = 7;
const HITS_ON_BERBER = 9;

export const OTHER: { readonly [side in Side]: Side } = { attacker: 'defender', defender: 'attacker' };

/** The units of a side in a battle. */
export function sideUnits(view: View, battle: Battle, side: Side): readonly (Cohort & { kind: CombatKind })[] {
  return units(of(at(view, battle.place), battle[side]));
}

/** Lives of a unit at full strength (6.2): knight 2, castle 3, any other 1. */
export function lives(kind: CombatKind): number {
  return kind === 'castle' ? 3 : kind === 'knight' ? 2 : 1;
}

/** Lives left to a unit; the first hit destroys a frail one (10.3-treachery, 10.3-indiscipline). */
export function livesOf({ kind, hits = 0, frail }: Cohort & { readonly kind: CombatKind }): number {
  return frail ? 1 : lives(kind) - hits;
}

/** The terrain that counts in a battle: its province's, unless an ambush or a ruse changes it (6.3, 10.3). */
export function groundOf(view: Look, { place, ground }: Battle): Terrain {
  return ground ?? landOf(view, place)?.terrain ?? 'plain';
}

/** The number of dice of each kind of unit of a side: 1 per unit, for a castle as many as its lives (6.2). */
export function diceOf(view: View, battle: Battle, side: Side): { readonly [kind in CombatKind]?: number } {
  const dice: { [kind in CombatKind]?: number } = {};
  for (const { kind, count, hits = 0 } of sideUnits(view, battle, side)) {
    dice[kind] = (dice[kind] ?? 0) + (kind === 'castle' ? lives('castle') - hits : count);
  }
  return dice;
}

/**
 * The targets that `side` offers, with the number of units of each. In round 1 units that crossed a river are separate
 * targets (6.4); units that a mission spares are not targets.
 */
export function targetsOn(view: View, battle: Battle, side: Side): { readonly [target in Target]?: number } {
  const targets: { [target in Target]?: number } = {};
  for (const cohort of exposed(view, battle, side, sideUnits(view, battle, side)).open) {
    const target = targetOf(battle, side, cohort);
    targets[target] = (targets[target] ?? 0) + cohort.count;
  }
  return targets;
}

/** The target that a unit of a side is (6.1, 6.4). */
export function targetOf(battle: Battle, side: Side, cohort: Cohort & { readonly kind: CombatKind }): Target {
  const crossed = side === 'attacker' && battle.rivers && battle.round === 1 && cohort.river === true;
  return crossed ? `${cohort.kind}~river` : cohort.kind;
}

/** Targets in the order in which dice are rolled at them. */
export const TARGETS: readonly Target[] = COMBAT_KINDS.flatMap((kind) => [kind, `${kind}~river` as const]);

/** The result that a die needs to hit, and its parts. */
export interface Need {
  /** The lowest result that hits; never below 2, because a 1 always misses. */
  readonly needs: number;
  /** The number of the table. */
  readonly table: number;
  readonly plus: { readonly leader: number; readonly zeal: number; readonly tactics: number; readonly river: number };
}

/**
 * The result that a die of `side` needs against a target: the table of its side, its terrain, and every bonus (6.2b,
 * 6.3, 6.4, 9.3).
 */
export function need(view: Look, battle: Battle, side: Side, die: CombatKind, target: Target): Need {
  const plus = {
    leader: hasLeader(view, battle, side) ? 2 : 0,
    zeal: side === 'attacker' && battle.zeal ? 1 : 0,
    tactics: battle.tactics[side],
    river: side === 'defender' && target.endsWith('~river') ? 2 : 0,
  };
  const table = tableNumber(view, battle, side, die, kindOf(target));
  const natural = kindOf(target) === 'berber' && reading(view, 'berber-hits') === 'a';
  const bonus = natural ? 0 : plus.leader + plus.zeal + plus.tactics + plus.river;
  return { needs: Math.max(2, table - bonus), table, plus };
}

function tableNumber(view: Look, battle: Battle, side: Side, die: CombatKind, target: CombatKind): number {
  const { combat } = view.tables;
  if (target === 'berber') return HITS_ON_BERBER;
  if (die === 'berber') return BERBER_HITS;
  const terrain = groundOf(view, battle);
  const shooter = asTable(view, battle[side], die);
  const hit = asTable(view, battle[OTHER[side]], target);
  if (side === 'attacker') return combat.attacker[shooter as AttackerKind][hit][terrain];
  const errata = shooter === 'knight' && hit === 'cavalry' && terrain === 'mountain';
  if (errata && reading(view, 'knight-vs-cavalry-mountain') === 'b') return 5;
  return combat.defender[shooter][hit as AttackerKind][terrain];
}

/** The line of the tables for a kind: a fort uses that of another kind, set by its nation (6.2b). */
function asTable(view: Look, owner: Owner, kind: CombatKind): TableKind {
  if (kind === 'fort') return view.hooks[owner]?.fortsFightAs ?? 'infantry';
  return kind === 'berber' ? 'infantry' : kind;
}

function hasLeader(view: Look, battle: Battle, side: Side): boolean {
  return at(view, battle.place).some((c) => c.kind === 'leader' && c.owner === battle[side]);
}

/** Whether a result hits: a natural 1 never does (6.2). */
export function isHit(result: number, needs: number): boolean {
  return result !== 1 && result >= needs;
}

/** Whether a side has any unit left in a battle. */
export function stands(view: View, battle: Battle, side: Side): boolean {
  return unitsOf(at(view, battle.place), battle[side]) > 0;
}
