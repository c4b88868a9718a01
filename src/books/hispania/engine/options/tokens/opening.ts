import type { PlaceId } from '../../data/ids.ts';
import { groundOf, OTHER, sideUnits } from '../../rules/hits.ts';
import { mayRetreat } from '../../rules/retreat.ts';
import { limit, stacked } from '../../rules/stacking.ts';
import { keyOf } from '../../rules/units.ts';
import { at, battleOf, type Draft, push, put, type View } from '../../rules/view.ts';
import type { Battle } from '../../state/battle.ts';
import type { Cohort } from '../../state/cohort.ts';
import type { On, Played } from '../../state/tokens.ts';
import { eachSide, type Play, patchBattle, sideOf } from './play.ts';

/**
 * Rules 10.3-retreat, treachery, indiscipline, ambush, ruse: tokens played before a battle's first round, before
 * targets are assigned.
 */

/** A side retreats before the first round. */
export const retreat: Play = {
  token: 'retreat',
  rule: '10.3-retreat',
  at: 'opening',
  offers: (view) => eachSide(view, (battle, side) => (mayRetreat(view, battle, side) ? [{}] : [])),
  effect: (draft, played) => push(draft, { kind: 'early-retreat', side: sideOf(played) }),
};

/** The first hit destroys a castle of the other side. */
export const treachery: Play = {
  token: 'treachery',
  rule: '10.3-treachery',
  at: 'opening',
  offers: (view) => eachSide(view, (battle, side) => (enemiesOf(view, battle, side, 'castle').length > 0 ? [{}] : [])),
  effect(draft, played) {
    const battle = battleOf(draft);
    const [enemy] = battle ? enemiesOf(draft, battle, sideOf(played), 'castle') : [];
    if (battle && enemy) weaken(draft, battle.place, enemy);
  },
};

/** The first hit destroys a knight of the other side, chosen by the player of the token. */
export const indiscipline: Play = {
  token: 'indiscipline',
  rule: '10.3-indiscipline',
  at: 'opening',
  offers: (view) =>
    eachSide(view, (battle, side) => enemiesOf(view, battle, side, 'knight').map((c): On => ({ unit: keyOf(c) }))),
  effect(draft, played) {
    const battle = battleOf(draft);
    const enemies = battle ? enemiesOf(draft, battle, sideOf(played), 'knight') : [];
    const enemy = enemies.find((c) => keyOf(c) === played.fixed.unit);
    if (battle && enemy) weaken(draft, battle.place, enemy);
  },
};

/** Units of the other side that are not weakened yet. */
function enemiesOf(view: View, battle: Battle, side: keyof typeof OTHER, kind: Cohort['kind']): readonly Cohort[] {
  return sideUnits(view, battle, OTHER[side]).filter((c) => c.kind === kind && !c.frail);
}

function weaken(draft: Draft, place: PlaceId, enemy: Cohort): void {
  const rest = at(draft, place).filter((c) => c !== enemy);
  put(draft, place, [...rest, { ...enemy, count: enemy.count - 1 }, { ...enemy, count: 1, frail: true }]);
}

/** A defender in a plain fights as on a mountain. */
export const ambush: Play = {
  token: 'ambush',
  rule: '10.3-ambush',
  at: 'opening',
  offers: (view) => eachSide(view, (battle, side) => (side === 'defender' && isOn(view, battle, 'plain') ? [{}] : [])),
  effect: (draft) => patchBattle(draft, { ground: 'mountain' }),
};

/** An attacker on a mountain fights as in a plain. */
export const ruse: Play = {
  token: 'ruse',
  rule: '10.3-ruse',
  at: 'opening',
  offers: (view) =>
    eachSide(view, (battle, side) => (side === 'attacker' && isOn(view, battle, 'mountain') ? [{}] : [])),
  effect: (draft) => patchBattle(draft, { ground: 'plain' }),
  cancelled: surplusMayGo,
};

/**
 * Whether a battle is fought on its province's own terrain, and that is the given one: the two tokens cannot answer
 * each other.
 */
function isOn(view: View, battle: Battle, terrain: 'plain' | 'mountain'): boolean {
  return battle.ground === undefined && groundOf(view, battle) === terrain;
}

/** If a ruse is cancelled, attackers over the limit without the attack bonus may retreat (ruling surplus-retreat). */
function surplusMayGo(draft: Draft, _played: Played): void {
  const battle = battleOf(draft);
  if (!battle || !mayRetreat(draft, battle, 'attacker')) return;
  const { attacker, place } = battle;
  const most = stacked(draft, attacker, place) - limit(draft, attacker, place);
  if (most > 0) push(draft, { kind: 'early-retreat', side: 'attacker', most });
}
