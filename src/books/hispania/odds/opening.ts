import type { CombatKind } from '../engine/data/ids.ts';
import { aimsAfter } from '../engine/rules/bravery.ts';
import { need, OTHER } from '../engine/rules/hits.ts';
import { fallen } from '../engine/rules/losses.ts';
import type { View } from '../engine/rules/view.ts';
import { type Aim, BATTLE_STEPS, type Battle, type Hits, type Side, type Target } from '../engine/state/battle.ts';
import { aimBy } from './aims.ts';
import { stateOf } from './army.ts';
import { hitsOn } from './hits.ts';
import type { Counts } from './lines.ts';
import { type Muster, plus } from './muster.ts';
import { type Aimed, chanceOf, type Guns, gunsOf } from './needs.ts';
import type { Policies } from './policy.ts';

/**
 * The rest of the current round: with rivers and tactics, which do not apply to later rounds, and with the existing
 * targets, brave unit or dice (6.1, 6.4, 10.3).
 */

/** The probability of a pair of remaining states. */
export interface Left {
  readonly attacker: number;
  readonly defender: number;
  readonly chance: number;
}

type Sides<T> = { readonly [side in Side]: T };

/** Aimed dice and existing hits by the side that is hit, with their probability. */
interface Case {
  readonly chance: number;
  readonly aims: Sides<Aimed>;
  readonly before: { readonly [side in Side]?: Hits };
}

/** Whether the dice of the current round have not been applied yet. */
export function isFought({ step }: Battle): boolean {
  return BATTLE_STEPS.indexOf(step) <= BATTLE_STEPS.indexOf('losses');
}

/** The results of the current round. */
export function openingRound(view: View, battle: Battle, musters: Sides<Muster>, { aims }: Policies): readonly Left[] {
  const led = { attacker: musters.attacker.led, defender: musters.defender.led };
  const gunsFor = (side: Side) =>
    gunsOf(
      view,
      battle,
      side,
      led,
      musters[side].army.kinds,
      musters[OTHER[side]].groups.map(({ target }) => target),
    );
  const guns = { attacker: gunsFor('attacker'), defender: gunsFor('defender') };
  const aimed = (side: Side): Aimed => {
    const stands = battle.aims[side];
    return stands ? written(guns[side], stands) : chosen(musters, side, guns[side], aims[side]);
  };
  const first = { attacker: aimed('attacker'), defender: aimed('defender') };
  return casesOf(view, battle, guns, first).flatMap((one) => {
    const attacker = leftOf(musters.attacker, guns.defender, one.aims.defender, one.before.attacker);
    const defender = leftOf(musters.defender, guns.attacker, one.aims.attacker, one.before.defender);
    return attacker.flatMap(([a, p]) =>
      defender.map(([d, q]): Left => ({ attacker: a, defender: d, chance: one.chance * p * q })),
    );
  });
}

function written(guns: Guns, aims: readonly Aim[]): Aimed {
  const aimed = new Uint16Array(guns.dice.length * guns.targets.length);
  for (const { die, target, count } of aims) {
    const [d, t] = [guns.dice.indexOf(die), guns.targets.indexOf(target)];
    if (d >= 0 && t >= 0) aimed[d * guns.targets.length + t] = count;
  }
  return aimed;
}

function chosen(musters: Sides<Muster>, side: Side, guns: Guns, policy: Policies['aims'][Side]): Aimed {
  const { army, start } = musters[side];
  const lives = Uint16Array.from(musters[OTHER[side]].groups, ({ line, start }) => line.lives[start] ?? 0);
  const aimed = new Uint16Array(guns.dice.length * guns.targets.length);
  aimBy(policy, guns, { of: army.dice, from: start * army.kinds.length }, { of: lives, from: 0 }, aimed);
  return aimed;
}

/** No dice left to roll, a brave unit that strikes first, or all dice at once. */
function casesOf(view: View, battle: Battle, guns: Sides<Guns>, aims: Sides<Aimed>): readonly Case[] {
  const { result, brave } = battle;
  if (result)
    return [{ chance: 1, aims: { attacker: none(guns.attacker), defender: none(guns.defender) }, before: result }];
  if (!brave) return [{ chance: 1, aims, before: {} }];
  const { side, die, at } = brave;
  const hit = OTHER[side];
  const stood = {
    attacker: battle.aims.attacker ?? asAims(guns.attacker, aims.attacker),
    defender: battle.aims.defender ?? asAims(guns.defender, aims.defender),
  };
  const chances = at.map((target) => chanceOf(need(view, battle, side, die, target).needs));
  return [0, 1, 2, 3].map((bits): Case => {
    const hits: { [target in Target]?: number } = {};
    let chance = 1;
    at.forEach((target, i) => {
      const lands = (bits >> i) & 1;
      const p = chances[i] ?? 0;
      chance *= lands ? p : 1 - p;
      hits[target] = (hits[target] ?? 0) + lands;
    });
    const after = aimsAfter(view, { ...battle, aims: stood }, brave, fallen(view, battle, hit, hits));
    return {
      chance,
      aims: {
        attacker: written(guns.attacker, after.attacker ?? []),
        defender: written(guns.defender, after.defender ?? []),
      },
      before: { [hit]: hits },
    };
  });
}

const none = ({ dice, targets }: Guns): Aimed => new Uint16Array(dice.length * targets.length);

function asAims({ dice, targets }: Guns, aimed: Aimed): readonly Aim[] {
  return dice
    .flatMap((die: CombatKind, d) =>
      targets.map((target, t): Aim => ({ die, target, count: aimed[d * targets.length + t] ?? 0 })),
    )
    .filter(({ count }) => count > 0);
}

/** The possible remaining states of a side, with their probabilities. */
function leftOf(side: Muster, guns: Guns, aimed: Aimed, before: Hits = {}): readonly (readonly [number, number])[] {
  let left: readonly (readonly [counts: readonly Counts[], chance: number])[] = [[side.army.kinds.map(() => []), 1]];
  side.groups.forEach(({ target, kind, line, start }, t) => {
    const chances = hitsOn(guns, aimed, t, line.lives[start] ?? 0, before[target]) ?? [1];
    const states = [...chances].flatMap((p, hits) => {
      const counts = line.states[line.after[start]?.[hits] ?? 0] ?? [];
      return p > 0 ? [[counts, p] as const] : [];
    });
    left = left.flatMap(([counts, chance]) =>
      states.map(([more, p]) => {
        const had = counts[kind] ?? [];
        return [counts.with(kind, had.length === 0 ? more : plus(had, more)), chance * p] as const;
      }),
    );
  });
  const [camp] = side.army.camps;
  return camp ? left.map(([counts, chance]) => [stateOf(camp, counts), chance] as const) : [];
}
