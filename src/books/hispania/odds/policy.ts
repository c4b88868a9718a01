import type { CombatKind } from '../engine/data/ids.ts';
import type { Side } from '../engine/state/battle.ts';

/**
 * How the two sides of a battle are taken to decide: odds are exact for these policies, and for no others. Event tokens, the
 * Sign of God and submissions that a nation is free to refuse do not occur.
 */

/**
 * What a side aims at (6.1). `default`: as the rules fill it in. `first`: a kind, die by die, as long as something of it may be
 * expected to be left; the other dice as by default. `best`: each round what may be expected to cost the enemy most in that
 * round, in the worth that the default targets give to a hit.
 */
export type AimPolicy = 'default' | 'best' | { readonly first: CombatKind };

/**
 * When a side goes after a round (6.6): everybody who can, with the leaders, if there is room for them all; works and wounded
 * knights fight on. `below`: when fewer units than this stand there. `winning`: when it would win with a lesser chance than
 * this, were the battle fought to its end from there.
 */
export type RetreatPolicy = 'never' | { readonly below: number } | { readonly winning: number };

export interface Policies {
  readonly aims: { readonly [side in Side]: AimPolicy };
  readonly retreat: { readonly [side in Side]: RetreatPolicy };
  /** Rounds from now on after which it is broken off, or none: to the end. */
  readonly rounds?: number;
}

/** What is said of policies where it differs from the usual: default targets, nobody goes, to the end. */
export interface Chosen {
  readonly aims?: { readonly [side in Side]?: AimPolicy };
  readonly retreat?: { readonly [side in Side]?: RetreatPolicy };
  readonly rounds?: number;
}

/** More rounds than any battle lasts. */
export const MOST_ROUNDS = 1000;

/** Whole policies out of what was said. Throws a RangeError on a number of rounds that is none. */
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
