import type { CombatKind } from '../engine/data/ids.ts';
import { kindOf } from '../engine/state/battle.ts';
import { bestAims } from './best-aims.ts';
import type { Aimed, Guns, Row } from './needs.ts';
import type { AimPolicy } from './policy.ts';

/** Rule 6.1: the targets of a side's dice under a policy. */

/** Aims `dice` at targets that have `lives`; writes them into `aimed`. */
export function aimBy(policy: AimPolicy, guns: Guns, dice: Row, lives: Row, aimed: Aimed): void {
  aimed.fill(0);
  if (policy === 'best') bestAims(guns, dice, lives, aimed);
  else dieByDie(guns, dice, lives, aimed, policy === 'default' ? undefined : policy.first);
}

/** A target with a lower expected number of lives counts as destroyed. */
const NOTHING = 1e-9;

/**
 * Die by die the target with the highest expected value, as in `defaultAims` of `rules/targets.ts`, on numbers; a test
 * compares both.
 */
function dieByDie(guns: Guns, dice: Row, lives: Row, aimed: Aimed, first: CombatKind | undefined): void {
  const { chance, worth, targets } = guns;
  const wide = targets.length;
  const left: number[] = [];
  for (let t = 0; t < wide; t++) left.push(lives.of[lives.from + t] as number);
  for (let d = 0; d < guns.dice.length; d++) {
    for (let n = dice.of[dice.from + d] as number; n > 0; n--) {
      const prefers =
        first !== undefined && targets.some((t, i) => kindOf(t) === first && (left[i] as number) > NOTHING);
      let [best, most] = [-1, -1];
      for (let t = 0; t < wide; t++) {
        if (lives.of[lives.from + t] === 0 || (prefers && kindOf(targets[t] as CombatKind) !== first)) continue;
        const gain =
          (chance[d * wide + t] as number) * (worth[t] as number) * Math.min(1, Math.max(0, left[t] as number));
        if (gain > most) {
          best = t;
          most = gain;
        }
      }
      if (best < 0) continue;
      left[best] = (left[best] as number) - (chance[d * wide + best] as number);
      aimed[d * wide + best] = (aimed[d * wide + best] as number) + 1;
    }
  }
}
