import { OTHER } from '../engine/rules/hits.ts';
import type { View } from '../engine/rules/view.ts';
import type { Battle, Side } from '../engine/state/battle.ts';
import { aimBy } from './aims.ts';
import type { Army } from './army.ts';
import { hitsOn } from './hits.ts';
import { type Aimed, type Guns, gunsOf } from './needs.ts';
import type { Policies } from './policy.ts';

/** The rounds after the current one, without rivers and tactics: their results for two sides. */

/** The possible remaining states of a side, with their probabilities; the unchanged state first, if it is possible. */
export interface Rest {
  readonly states: readonly number[];
  readonly chances: readonly number[];
}

/** The results of a round for both sides, which are independent of each other. */
export interface Round {
  readonly attacker: Rest;
  readonly defender: Rest;
}

/** Computes the results of a round between two states. */
export type Fight = (attacker: number, defender: number) => Round;

/** The rounds of a battle. */
export function fightOf(
  view: View,
  battle: Battle,
  armies: { readonly [side in Side]: Army },
  { aims }: Policies,
): Fight {
  const later: Battle = {
    ...battle,
    round: Math.max(2, battle.round + 1),
    tactics: { attacker: 0, defender: 0 },
    aims: {},
  };
  const guns: Guns[] = [];
  const led = (side: Side, s: number) => armies[side].camps[armies[side].campOf[s] as number]?.led ?? false;
  const gunsFor = (side: Side, attacker: boolean, defender: boolean): Guns => {
    const key = (side === 'attacker' ? 0 : 4) + (attacker ? 2 : 0) + (defender ? 1 : 0);
    const known = guns[key];
    if (known) return known;
    const made = gunsOf(view, later, side, { attacker, defender }, armies[side].kinds, armies[OTHER[side]].kinds);
    guns[key] = made;
    return made;
  };
  const scratch = new Uint16Array(armies.attacker.kinds.length * armies.defender.kinds.length);
  const shoot = (side: Side, a: number, d: number): Rest => {
    const [me, enemy] = [armies[side], armies[OTHER[side]]];
    const [s, e] = side === 'attacker' ? [a, d] : [d, a];
    const mine = gunsFor(side, led('attacker', a), led('defender', d));
    const [dice, lives] = [
      { of: me.dice, from: s * me.kinds.length },
      { of: enemy.lives, from: e * enemy.kinds.length },
    ];
    aimBy(aims[side], mine, dice, lives, scratch);
    return restOf(enemy, e, mine, scratch);
  };
  return (a, d) => ({ attacker: shoot('defender', a, d), defender: shoot('attacker', a, d) });
}

/** The results of aimed dice for a state. */
function restOf(army: Army, s: number, guns: Guns, aimed: Aimed): Rest {
  const wide = army.kinds.length;
  const camp = army.camps[army.campOf[s] as number];
  let states = [s];
  let chances = [1];
  for (let k = 0; k < wide; k++) {
    const most = army.lives[s * wide + k] as number;
    const hits = most > 0 ? hitsOn(guns, aimed, k, most) : undefined;
    if (!hits || !camp) continue;
    const part = army.lineStates[s * wide + k] as number;
    const after = camp.lines[k]?.after[part] ?? [];
    const stride = camp.strides[k] as number;
    const [wider, likely]: [number[], number[]] = [[], []];
    for (let h = 0; h <= most; h++) {
      const p = hits[h] as number;
      if (p === 0) continue;
      const shift = ((after[h] as number) - part) * stride;
      for (let i = 0; i < states.length; i++) {
        wider.push((states[i] as number) + shift);
        likely.push((chances[i] as number) * p);
      }
    }
    [states, chances] = [wider, likely];
  }
  return { states, chances };
}
