import type { CombatKind, LeaderId } from '../engine/data/ids.ts';
import { worth } from '../engine/rules/points.ts';
import type { View } from '../engine/rules/view.ts';
import type { Battle, Side } from '../engine/state/battle.ts';
import { type Army, alive } from './army.ts';
import type { Course } from './chain.ts';
import type { Muster } from './muster.ts';
import { ENDS, type Terms } from './passing.ts';

/** The odds of a battle, from the ends of its chain. */

/** Numbers of units by kind; absent kinds are left out. */
export type ByKind = { readonly [kind in CombatKind]?: number };

/** The probability of a number of living units of a side at the end, in the place or retreated. */
export interface Survivors {
  readonly units: ByKind;
  readonly chance: number;
}

/** The odds of a battle. Chances are from 0 to 1; those of all ends sum to 1. */
export interface Odds {
  /** The attacker has units left, the defender has none, or none of the named ones (11-el-cid-mission). */
  readonly attackerWins: number;
  readonly defenderWins: number;
  readonly mutual: number;
  /** Both sides have units left after the requested number of rounds. */
  readonly undecided: number;
  /** The last unit of a side has retreated (6.6). */
  readonly retreats: { readonly [side in Side]: number };
  /** The defender has become the attacker's subject (9.6-submission). */
  readonly submits: number;
  readonly rounds: {
    /** Expected rounds from now on; the present one counts unless its losses have been taken. */
    readonly mean: number;
    /** The chance that it ends after exactly 0, 1, 2 ... rounds, until the rest is negligible. */
    readonly after: readonly number[];
  };
  /** Expected losses of units. */
  readonly losses: { readonly [side in Side]: ByKind };
  /** The chance that the leaders of a side are killed; 0 if there are none. */
  readonly leaders: { readonly [side in Side]: number };
  /** The attacker's expected half points for destroyed units (8-kills). */
  readonly points: number;
  /** The chance that the attacker controls the place; 0 in a mission. */
  readonly taken: number;
  /** The most likely first. */
  readonly survivors: { readonly [side in Side]: readonly Survivors[] };
}

/** Sums up a battle. */
export function figures(
  view: View,
  battle: Battle,
  musters: { readonly [side in Side]: Muster },
  terms: Terms,
  { ends, rounds, after }: Course,
): Odds {
  const wide = terms.defender.size;
  const sums = ENDS.map((end) => ends[end]?.reduce((a, b) => a + b, 0) ?? 0);
  const last = { attacker: new Float64Array(terms.attacker.size), defender: new Float64Array(wide) };
  let cleared = 0;
  for (const end of ENDS) {
    ends[end]?.forEach((chance, pair) => {
      if (chance === 0) return;
      const [a, d] = [Math.floor(pair / wide), pair % wide];
      last.attacker[a] = (last.attacker[a] as number) + chance;
      last.defender[d] = (last.defender[d] as number) + chance;
      if (end === 'attackerWins' || end === 'defenderRetreats') cleared += terms.defender.units[d] === 0 ? chance : 0;
    });
  }
  const [attackerWins = 0, defenderWins = 0, mutual = 0, attacker = 0, defender = 0, submits = 0, undecided = 0] = sums;
  const sides = {
    attacker: sideFigures(musters.attacker, last.attacker),
    defender: sideFigures(musters.defender, last.defender),
  };
  return {
    attackerWins,
    defenderWins,
    mutual,
    undecided,
    retreats: { attacker, defender },
    submits,
    rounds: { mean: rounds, after },
    losses: { attacker: sides.attacker.losses, defender: sides.defender.losses },
    leaders: { attacker: sides.attacker.leaders, defender: sides.defender.leaders },
    points: pointsFor(view, battle, musters.defender, sides.defender),
    taken: battle.mission ? 0 : cleared,
    survivors: { attacker: sides.attacker.survivors, defender: sides.defender.survivors },
  };
}

interface SideFigures {
  readonly losses: ByKind;
  readonly leaders: number;
  readonly survivors: readonly Survivors[];
}

function sideFigures({ army, start, led }: Muster, last: Float64Array): SideFigures {
  const had = alive(army, start);
  const losses = had.map(() => 0);
  const survivors = new Map<string, { units: ByKind; chance: number }>();
  let leaders = 0;
  last.forEach((chance, s) => {
    if (chance === 0) return;
    const left = alive(army, s);
    left.forEach((n, k) => {
      losses[k] = (losses[k] ?? 0) + chance * ((had[k] ?? 0) - n);
    });
    if (led && army.units[s] === 0 && army.camps[army.campOf[s] as number]?.led) leaders += chance;
    const key = left.join();
    const known = survivors.get(key);
    if (known) known.chance += chance;
    else survivors.set(key, { units: byKind(army, left, true), chance });
  });
  return {
    losses: byKind(army, losses, false),
    leaders,
    survivors: [...survivors.values()].sort((a, b) => b.chance - a.chance),
  };
}

function byKind({ kinds }: Army, numbers: readonly number[], without0: boolean): ByKind {
  return Object.fromEntries(
    kinds.flatMap((kind, k) => (without0 && numbers[k] === 0 ? [] : [[kind, numbers[k] ?? 0] as const])),
  );
}

/** Half points for destroyed units and killed leaders of the defender, if the attacker's nation scores (8-kills). */
function pointsFor(view: View, battle: Battle, { leaders }: Muster, { losses, leaders: killed }: SideFigures): number {
  const { scores, defender: owner, leaders: stack } = battle;
  if (scores === null) return 0;
  const each = (kind: CombatKind | 'leader', leader?: LeaderId) =>
    worth(view, scores, { kind, owner, count: 1, ...(leader && { leader }) }, stack).each;
  const units = (Object.entries(losses) as [CombatKind, number][]).reduce((sum, [kind, n]) => sum + n * each(kind), 0);
  return leaders.reduce((sum, leader) => sum + killed * each('leader', leader), units);
}
