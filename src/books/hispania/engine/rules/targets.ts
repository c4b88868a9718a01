import { accepts, countsOf, total } from '../../../../kernel/choices.ts';
import type { Range, Refusal, Value } from '../../../../kernel/contract.ts';
import type { ActionOf, ChoiceOf, Formed, Question } from '../actions.ts';
import { COMBAT_KINDS, type CombatKind } from '../data/ids.ts';
import { refuse } from '../refusals.ts';
import { type Aim, type Battle, kindOf, type Side, type Target } from '../state/battle.ts';
import { diceOf, livesOf, need, OTHER, sideUnits, TARGETS, targetOf, targetsOn } from './hits.ts';
import { exposed } from './named.ts';
import type { View } from './view.ts';

/** Rule 6.1: every die is aimed at a type of enemy before any is rolled, the attacker's first, then the defender's. */

/** The question of the rule: the number of dice of each kind of unit for each target. */
export function askTargets(view: View, battle: Battle, side: Side): Question {
  const choice = aimChoice(view, battle, side);
  return {
    by: [battle.by[side] ?? ''],
    kind: 'aim',
    rule: '6.1',
    phase: '',
    params: { place: battle.place, side, owner: battle[side], round: battle.round },
    choices: [choice],
    preset: asAction(choice, defaultAims(view, battle, side)),
  };
}

function aimChoice(view: View, battle: Battle, side: Side): ChoiceOf<'aim'> {
  const targets = Object.keys(targetsOn(view, battle, OTHER[side])) as Target[];
  const ranges: { [die: string]: Range } = {};
  for (const [die, n] of Object.entries(diceOf(view, battle, side))) {
    ranges[die] = { is: 'counts', of: Object.fromEntries(targets.map((t) => [t, n])), min: n, max: n };
  }
  return { kind: 'aim', fixed: { side }, ranges };
}

/** Whether a side has nothing to choose: neutrals never do. */
export function onlyOneAim(view: View, battle: Battle, side: Side): boolean {
  if (battle.by[side] === null || Object.keys(targetsOn(view, battle, OTHER[side])).length === 1) return true;
  return Object.keys(diceOf(view, battle, side)).length === 0;
}

/** An answer as aims, in the order in which the dice are rolled. */
export function aimsOf(action: ActionOf<'aim'>): readonly Aim[] {
  return COMBAT_KINDS.flatMap((die) => {
    const at = action.values[die] ?? {};
    return TARGETS.flatMap((target) => {
      const count = at[target] ?? 0;
      return count > 0 ? [{ die, target, count }] : [];
    });
  });
}

function asAction(choice: ChoiceOf<'aim'>, aims: readonly Aim[]): ActionOf<'aim'> {
  const values: Record<string, Record<string, number>> = {};
  for (const die of Object.keys(choice.ranges)) values[die] = {};
  for (const { die, target, count } of aims) {
    const at = values[die];
    if (at) at[target] = (at[target] ?? 0) + count;
  }
  return { kind: choice.kind, fixed: choice.fixed, values: mapValues(values) };
}

function mapValues(values: Record<string, Record<string, number>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([die, at]) => [die, countsOf(at)]));
}

/**
 * The value of a hit on a kind, as the price of the unit; elites, cavalry and forts cannot be bought and have a higher
 * value.
 */
export const WORTH: { readonly [kind in CombatKind]: number } = {
  infantry: 4,
  elite: 6,
  knight: 6 / 2,
  cavalry: 6,
  berber: 5,
  castle: 8 / 3,
  fort: 5,
};

/**
 * The default targets, used by neutrals and suggested to all players: die by die the target with the highest expected
 * value; hits beyond the units there count 0.
 */
export function defaultAims(view: View, battle: Battle, side: Side): readonly Aim[] {
  const lives = livesLeft(view, battle, OTHER[side]);
  const targets = TARGETS.filter((target) => lives[target] !== undefined);
  const left = targets.map((target) => lives[target] ?? 0);
  const dice = diceOf(view, battle, side);
  const aims: Aim[] = [];
  for (const die of COMBAT_KINDS) {
    const most = dice[die] ?? 0;
    if (most === 0) continue;
    const chances = targets.map((target) => chance(view, battle, side, die, target));
    const gains = targets.map((target, i) => (chances[i] ?? 0) * WORTH[kindOf(target)]);
    const chosen = new Map<number, number>();
    for (let n = 0; n < most; n++) {
      const best = bestOf(gains, left);
      if (best < 0) break;
      left[best] = (left[best] ?? 0) - (chances[best] ?? 0);
      chosen.set(best, (chosen.get(best) ?? 0) + 1);
    }
    for (const [i, count] of chosen) aims.push({ die, target: targets[i] as Target, count });
  }
  return aims;
}

/** The index of the target with the highest expected value, given the lives left of each; -1 if there is none. */
function bestOf(gains: readonly number[], left: readonly number[]): number {
  let best = -1;
  let most = -1;
  for (let i = 0; i < gains.length; i++) {
    const gain = (gains[i] ?? 0) * Math.min(1, Math.max(0, left[i] ?? 0));
    if (gain > most) [best, most] = [i, gain];
  }
  return best;
}

function chance(view: View, battle: Battle, side: Side, die: CombatKind, target: Target): number {
  return (11 - need(view, battle, side, die, target).needs) / 10;
}

function livesLeft(view: View, battle: Battle, side: Side): { [target in Target]?: number } {
  const left: { [target in Target]?: number } = {};
  const byWounds = [...sideUnits(view, battle, side)].sort((a, b) => (b.hits ?? 0) - (a.hits ?? 0));
  for (const cohort of exposed(view, battle, side, byWounds).open) {
    const target = targetOf(battle, side, cohort);
    left[target] = (left[target] ?? 0) + cohort.count * livesOf(cohort);
  }
  return left;
}

/** Whether written aims are valid: they match one answer. */
export function mayStand(view: View, battle: Battle, side: Side, aims: readonly Aim[]): boolean {
  const choice = aimChoice(view, battle, side);
  return accepts(choice, asAction(choice, aims)) && aims.every(({ die }) => Object.hasOwn(choice.ranges, die));
}

/** The reason why an answer does not fit the question of rule 6.1. */
export function whyNotAim(view: View, battle: Battle, side: Side, action: Formed<'aim'>): Refusal {
  const params = { place: battle.place, owner: battle[side], side };
  if (action.fixed.side !== side) return refuse('other-side-aims', '6.1', params);
  const dice = diceOf(view, battle, side);
  const targets = targetsOn(view, battle, OTHER[side]);
  for (const [die, at] of Object.entries(action.values)) {
    if (!Object.hasOwn(dice, die) || typeof at !== 'object') {
      return refuse('no-such-dice', '6.2', { ...params, die });
    }
    const target = Object.keys(at).find((key) => !Object.hasOwn(targets, key));
    if (target !== undefined) {
      const spared = battle.mission && sideUnits(view, battle, OTHER[side]).some(({ kind }) => kind === target);
      return spared
        ? refuse('not-named', view.hooks[battle.attacker]?.bandRules?.named ?? '6.1', { ...params, target })
        : refuse('no-such-target', '6.1', { ...params, target });
    }
  }
  for (const [die, needs] of Object.entries(dice)) {
    const at = action.values[die];
    const aimed = typeof at === 'object' ? total(at) : 0;
    if (aimed !== needs) return refuse('every-die-aims', '6.1', { ...params, die, needs, aimed });
  }
  return refuse('not-an-aim', '6.1', params);
}
