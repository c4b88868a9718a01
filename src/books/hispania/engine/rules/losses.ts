import type { CombatKind, NationId, Owner, PlaceId } from '../data/ids.ts';
import type { HispaniaFact } from '../facts.ts';
import { type Battle, type Hits, kindOf, type Side, type Target } from '../state/battle.ts';
import type { Cohort } from '../state/cohort.ts';
import { livesOf, OTHER, stands, targetOf } from './hits.ts';
import { exposed } from './named.ts';
import { score } from './points.ts';
import { isUnit, of } from './units.ts';
import { at, type Draft, put, takeOff, tell, type View } from './view.ts';

/** Rules 6.1, 6.2 and 9.5: the effect of hits. Both sides' results are known before either is applied. */

/** Applies hits to `side`: wounded units are hit first; surplus hits are lost. */
export function applyHits(draft: Draft, battle: Battle, side: Side, hits: Hits): void {
  const owner = battle[side];
  const { place } = battle;
  const scores = scoring(battle, side);
  const gone = new Map<CombatKind, number>();
  const after: HispaniaFact[] = [];
  for (const [target, n] of Object.entries(hits) as [Target, number][]) {
    if (n === 0) continue;
    const unit = kindOf(target);
    const { rest, destroyed, wasted, lives } = strike(draft, battle, side, target, n);
    put(draft, place, rest);
    if (destroyed > 0) gone.set(unit, (gone.get(unit) ?? 0) + destroyed);
    if (wasted > 0) tell(draft, { kind: 'wasted', rule: '6.1', place, side: OTHER[side], target, hits: wasted });
    if (lives !== undefined && (unit === 'knight' || unit === 'castle')) {
      after.push({ kind: 'wounded', rule: '6.2', place, side, owner, unit, lives });
    }
    if (unit === 'castle' && destroyed > 0) after.push({ kind: 'ruined', rule: '9.5', place, owner });
  }
  for (const [unit, count] of gone) {
    tell(draft, { kind: 'destroyed', rule: '6.2', place, side, owner, unit, count });
    if (scores !== null) score(draft, scores, place, { kind: unit, owner, count }, battle.leaders);
  }
  draft.facts.push(...after);
  if (!stands(draft, battle, side)) killLeaders(draft, place, owner, scores, '6.2', battle[OTHER[side]]);
}

/** Only what the attacker destroys scores (8-kills). */
export function scoring(battle: Battle, losing: Side): NationId | null {
  return losing === 'defender' ? battle.scores : null;
}

/** The number of units of each target of a side that hits would destroy. */
export function fallen(view: View, battle: Battle, side: Side, hits: Hits): { readonly [target in Target]?: number } {
  const n: { [target in Target]?: number } = {};
  for (const [target, count] of Object.entries(hits) as [Target, number][]) {
    const { destroyed } = strike(view, battle, side, target, count);
    if (destroyed > 0) n[target] = destroyed;
  }
  return n;
}

/**
 * The contents of a place after `n` hits on a target of a side; `lives` are those of a unit that was hit and survives.
 */
function strike(
  view: View,
  battle: Battle,
  side: Side,
  target: Target,
  n: number,
): {
  readonly rest: readonly Cohort[];
  readonly destroyed: number;
  readonly wasted: number;
  readonly lives: number | undefined;
} {
  const kind = kindOf(target);
  const struck = (c: Cohort): c is Cohort & { readonly kind: CombatKind } =>
    c.owner === battle[side] && isUnit(c) && targetOf(battle, side, c) === target;
  const others = at(view, battle.place).filter((c) => !struck(c));
  // Wounded units are hit first, and other units with as few lives.
  const targets = at(view, battle.place)
    .filter(struck)
    .sort((a, b) => livesOf(a) - livesOf(b));
  const { open, spared } = exposed(view, battle, side, targets);
  const rest: Cohort[] = [...others, ...spared];
  let left = n;
  let destroyed = 0;
  let wounded: number | undefined;
  for (const cohort of open) {
    const each = livesOf(cohort);
    const whole = Math.min(cohort.count, Math.floor(left / each));
    left -= whole * each;
    destroyed += whole;
    if (kind === 'castle' && whole > 0) rest.push(ruinOf(cohort));
    let alive = cohort.count - whole;
    if (alive > 0 && left > 0) {
      rest.push({ ...cohort, count: 1, hits: (cohort.hits ?? 0) + left });
      wounded = each - left;
      left = 0;
      alive -= 1;
    }
    if (alive > 0) rest.push({ ...cohort, count: alive });
  }
  return { rest, destroyed, wasted: left, lives: wounded };
}

/** A destroyed castle leaves its counter as a ruin (9.5). */
export function ruinOf(castle: Cohort): Cohort {
  const { owner, counter } = castle;
  return { owner, kind: 'ruin', count: 1, ...(counter === undefined ? {} : { counter }) };
}

/**
 * Kills the leaders of an owner in a place: with their stack (6.2), or alone with enemy units (6.2b-lone-leader).
 * `scores` is the nation that scores them, if any; `enemy` is the other side.
 */
export function killLeaders(
  draft: Draft,
  place: PlaceId,
  owner: Owner,
  scores: NationId | null,
  rule: '6.2' | '6.2b-lone-leader',
  enemy: Owner,
): void {
  const leaders = of(at(draft, place), owner).filter((c) => c.kind === 'leader');
  if (leaders.length === 0) return;
  takeOff(draft, place, leaders);
  for (const { leader } of leaders) {
    if (leader === undefined) continue;
    tell(draft, { kind: 'leader-killed', rule, place, owner, leader });
    if (scores !== null) score(draft, scores, place, { kind: 'leader', owner, count: 1, leader });
    draft.hooks[owner]?.onLeaderBeaten?.(draft, leader, enemy, true);
  }
}
