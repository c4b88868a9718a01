import type { CombatKind } from '../engine/data/ids.ts';
import type { Side } from '../engine/state/battle.ts';

/**
 * The assumed decisions of the two sides of a battle. Odds are exact only for these policies. Event tokens, the Sign of
 * God and voluntary submissions do not occur.
 */

/**
 * The targets of a side (6.1). `default`: the rules' default. `first`: one kind, die by die, as long as some of it is
 * expected to be left; the other dice by default. `best`: in each round the greatest expected loss of the enemy in that
 * round, by the values of the default targets.
 */
export type AimPolicy = 'default' | 'best' | { readonly first: CombatKind };

/**
 * The condition for a side's retreat after a round (6.6). All units that can retreat do so, with the leaders, if there
 * is room for all; castles, forts and wounded knights fight on. `below`: if fewer units than this are there. `winning`:
 * if the chance to win, with the battle fought to its end from there, is lower than this.
 */
export type RetreatPolicy = 'never' | { readonly below: number } | { readonly winning: number };

export interface Policies {
  readonly aims: { readonly [side in Side]: AimPolicy };
  readonly retreat: { readonly [side in Side]: RetreatPolicy };
  /** The maximum number of rounds from now on, or null for a battle to the end. */
  readonly rounds?: number;
}

/** Partial policies; the defaults are default targets, no retreat, to the end. */
export interface Chosen {
  readonly aims?: { readonly [side in Side]?: AimPolicy };
  readonly retreat?: { readonly [side in Side]?: RetreatPolicy };
  readonly rounds?: number;
}

/** More rounds than any battle lasts. */
export const MOST_ROUNDS = 1000;

/** Complete policies from partial ones. Throws a RangeError on an invalid number of rounds. */
export function policies({ aims, retreat, rounds }: Chosen = {}): Policies {
  if (rounds !== undefined && !(Number.isInteger(rounds) && rounds >= 0 && rounds <= MOST_ROUNDS)) {
    throw new RangeError(`rounds: ${rounds}`);
  }
  return {
    aims: { attacker: 'default', defender: 'default', ...aims },
    retreat: { attacker: 'never', defender: 'never', ...retreat },
    ...(rounds === undefined ? {} : { rounds }),
  };
}
