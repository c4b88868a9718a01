import type { LocationId, Side } from '../data/ids.ts';
import { LOCATION_TABLE } from '../data/map.ts';
import type { UnitId } from '../data/play-ids.ts';
import { UNITS } from '../data/units.ts';
import type { State, Units } from '../state.ts';
import { type Draft, rollDice } from './draft.ts';
import { losses, minus, size, sum } from './units.ts';

/**
 * Rule 12: the dice of a battle, the losses, and who has lost more. What follows from it (retreat, refuge, capture) is
 * the business of the one who fights: a Christian force (`moves.ts`) or a march (`contact.ts`).
 */

/** A side of a battle. Its groups fight as one and stay apart: a force, and those who join it from a city. */
export interface Party {
  readonly side: Side;
  readonly groups: readonly Units[];
}

export type Outcome = 'attacker-gone' | 'defender-gone' | 'both-gone' | 'attacker-lost' | 'defender-lost' | 'equal';

export interface Fought {
  readonly outcome: Outcome;
  readonly attackers: readonly Units[];
  readonly defenders: readonly Units[];
}

/** The kinds of units that roll, in the order of their dice. */
const FIRING: readonly UnitId[] = ['hired', 'garrison', 'rebel', 'army', 'order'];

/**
 * Fights in a location until a side is gone, a side has lost more in a round, or, if `stopsEqual`, both have lost the
 * same (12-equal): then one of them shelters in the city.
 */
export function fight(draft: Draft, at: LocationId, attacker: Party, defender: Party, stopsEqual: boolean): Fought {
  let [attackers, defenders] = [attacker.groups, defender.groups];
  draft.facts.push({
    kind: 'battle',
    rule: '12',
    place: at,
    attacker: attacker.side,
    defender: defender.side,
    attackers: sum(attackers),
    defenders: sum(defenders),
  });
  const opening = firstFire(draft.state, at, attacker, defender);
  if (opening)
    draft.facts.push({ kind: 'first-fire', rule: opening.rule, place: at, side: opening.side, by: opening.by });
  for (let round = 1; ; round++) {
    const before = [total(attackers), total(defenders)] as const;
    const fire = (side: Side, groups: readonly Units[]) => rollHits(draft, at, side, sum(groups), round);
    const hitAttackers = (n: number) => {
      attackers = suffer(draft, at, attacker.side, attackers, n);
    };
    const hitDefenders = (n: number) => {
      defenders = suffer(draft, at, defender.side, defenders, n);
    };
    if (round === 1 && opening?.side === attacker.side) {
      hitDefenders(fire(attacker.side, attackers));
      hitAttackers(fire(defender.side, defenders));
    } else if (round === 1 && opening) {
      hitAttackers(fire(defender.side, defenders));
      hitDefenders(fire(attacker.side, attackers));
    } else {
      const hits = fire(attacker.side, attackers);
      hitAttackers(fire(defender.side, defenders));
      hitDefenders(hits);
    }
    const attackersLost = before[0] - total(attackers);
    const defendersLost = before[1] - total(defenders);
    draft.facts.push({ kind: 'round', rule: '12', place: at, round, attackersLost, defendersLost });
    const outcome = outcomeOf(total(attackers), total(defenders), attackersLost - defendersLost);
    if (outcome !== 'equal' || stopsEqual) return { outcome, attackers, defenders };
  }
}

/** The result of a round, by the units that are left and by how many more the attacker has lost (12-wiped-out to 12-equal). */
export function outcomeOf(attackers: number, defenders: number, more: number): Outcome {
  if (attackers === 0 && defenders === 0) return 'both-gone';
  if (attackers === 0) return 'attacker-gone';
  if (defenders === 0) return 'defender-gone';
  if (more > 0) return 'attacker-lost';
  return more < 0 ? 'defender-lost' : 'equal';
}

/** The units of groups. */
export function total(groups: readonly Units[]): number {
  return size(sum(groups));
}

/**
 * The side that fires first in the first round: that of El Cid, else the defender in the mountains (12-first-fire,
 * 9-el-cid; rulings B1, E8). With the switch of B1, an enemy of the Christians in the mountains.
 */
export function firstFire(
  state: State,
  at: LocationId,
  attacker: Party,
  defender: Party,
):
  | { readonly side: Side; readonly by: 'mountain' | 'el-cid'; readonly rule: '12-first-fire' | '9-el-cid' }
  | undefined {
  const cid = [attacker, defender].find(({ groups }) => (sum(groups)['el-cid'] ?? 0) > 0);
  if (cid) return { side: cid.side, by: 'el-cid', rule: '9-el-cid' };
  if (!LOCATION_TABLE[at].mountain) return undefined;
  const isEnemy = state.rulings.B1 === 'b' && defender.side === 'christian';
  return { side: isEnemy ? attacker.side : defender.side, by: 'mountain', rule: '12-first-fire' };
}

/** Rolls a die for each unit and returns the hits (12-hits). */
function rollHits(draft: Draft, place: LocationId, side: Side, units: Units, round: number): number {
  let hits = 0;
  for (const unit of FIRING) {
    const n = units[unit] ?? 0;
    const needs = UNITS[unit === 'hired' ? 'army' : unit].hitsFrom;
    if (n === 0 || needs === undefined) continue;
    const first = draft.state.dice.rolled + 1;
    const results = rollDice(draft, n);
    draft.facts.push({ kind: 'fired', rule: '12-hits', place, side, unit, round, results, needs, first });
    hits += results.filter((result) => result >= needs).length;
  }
  return hits;
}

/** The groups after hits (12-losses). */
function suffer(draft: Draft, place: LocationId, side: Side, groups: readonly Units[], hits: number): readonly Units[] {
  const lost = losses(groups, hits);
  const units = sum(lost);
  if (Object.keys(units).length > 0) draft.facts.push({ kind: 'removed', rule: '12-losses', place, side, units });
  return groups.map((group, i) => minus(group, lost[i] ?? {}));
}
