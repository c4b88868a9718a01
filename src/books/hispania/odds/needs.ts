import type { CombatKind } from '../engine/data/ids.ts';
import { Garrisons } from '../engine/rules/garrisons.ts';
import { need } from '../engine/rules/hits.ts';
import { WORTH } from '../engine/rules/targets.ts';
import type { Look } from '../engine/rules/view.ts';
import { type Battle, kindOf, type Side, type Target } from '../engine/state/battle.ts';
import type { Cohort } from '../engine/state/cohort.ts';

/** Rules 6.2 to 6.4, 9.3: the chance of each kind of die of a side against each target, by `rules/hits.ts`. */

export interface Guns {
  readonly dice: readonly CombatKind[];
  readonly targets: readonly Target[];
  /** By die, then by target. */
  readonly chance: Float64Array;
  /** The value of a hit on a target. */
  readonly worth: Float64Array;
}

/** The number of dice of each kind for each target: by die, then by target. */
export type Aimed = Uint16Array;

/** Numbers by kind of a state, from index `from` on. */
export interface Row {
  readonly of: Uint16Array;
  readonly from: number;
}

/** The sides that have leaders there. */
export type Led = { readonly [side in Side]: boolean };

/** The dice of a side in a round, with their chances. */
export function gunsOf(
  view: Look,
  battle: Battle,
  side: Side,
  led: Led,
  dice: readonly CombatKind[],
  targets: readonly Target[],
): Guns {
  const look = withLeaders(view, battle, led);
  const chance = dice.flatMap((die) => targets.map((target) => chanceOf(need(look, battle, side, die, target).needs)));
  return {
    dice,
    targets,
    chance: Float64Array.from(chance),
    worth: Float64Array.from(targets, (t) => WORTH[kindOf(t)]),
  };
}

/** The chance that a die shows at least a number; 10 is the highest. */
export function chanceOf(needs: number): number {
  return (11 - needs) / 10;
}

/** The same position with only the sides' leaders in the place. */
function withLeaders(view: Look, battle: Battle, led: Led): Look {
  const leaders = (['attacker', 'defender'] as const)
    .filter((side) => led[side])
    .map((side): Cohort => ({ owner: battle[side], kind: 'leader', count: 1 }));
  return { ...view, garrisons: new Garrisons({ [battle.place]: leaders }) };
}
