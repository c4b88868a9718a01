import type { CombatKind } from '../engine/data/ids.ts';
import { need } from '../engine/rules/hits.ts';
import { WORTH } from '../engine/rules/targets.ts';
import type { Look } from '../engine/rules/view.ts';
import { type Battle, kindOf, type Side, type Target } from '../engine/state/battle.ts';
import type { Cohort } from '../engine/state/cohort.ts';

/** Rules 6.2 to 6.4, 9.3: how likely each kind of die of a side hits each target, as the rules say (`rules/hits.ts`). */

export interface Guns {
  readonly dice: readonly CombatKind[];
  readonly targets: readonly Target[];
  /** By die, and for each by target. */
  readonly chance: Float64Array;
  /** What a hit on a target is worth. */
  readonly worth: Float64Array;
}

/** How many dice of each kind are aimed at each target: by die, and for each by target. */
export type Aimed = Uint16Array;

/** Numbers by kind of a state: from `from` on, one a kind. */
export interface Row {
  readonly of: Uint16Array;
  readonly from: number;
}

/** Who has leaders there. */
export type Led = { readonly [side in Side]: boolean };

/** What the dice of a side can do in a round. */
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

/** How likely a die shows a number or more: a 10 is the highest. */
export function chanceOf(needs: number): number {
  return (11 - needs) / 10;
}

/** The same position with nothing in the place but leaders of those sides that have any. */
function withLeaders(view: Look, battle: Battle, led: Led): Look {
  const leaders = (['attacker', 'defender'] as const)
    .filter((side) => led[side])
    .map((side): Cohort => ({ owner: battle[side], kind: 'leader', count: 1 }));
  return { ...view, state: { ...view.state, places: { [battle.place]: leaders } } };
}
