import type { Aimed, Guns } from './needs.ts';

/** Rule 6.2: the probabilities of numbers of hits. */

/**
 * The chances of 0, 1, 2 ... hits on a target, with `most` or more as one; `before` hits have already been scored.
 * Undefined if no die is aimed at it.
 */
export function hitsOn(guns: Guns, aimed: Aimed, target: number, most: number, before = 0): Float64Array | undefined {
  const wide = guns.targets.length;
  let chances: Float64Array | undefined;
  for (let d = 0; d < guns.dice.length; d++) {
    const n = aimed[d * wide + target] as number;
    if (n === 0) continue;
    chances ??= certain(most, before);
    const p = guns.chance[d * wide + target] as number;
    for (let i = 0; i < n; i++) rollInto(chances, p);
  }
  return chances ?? (before > 0 ? certain(most, before) : undefined);
}

function certain(most: number, hits: number): Float64Array {
  const chances = new Float64Array(most + 1);
  chances[Math.min(most, hits)] = 1;
  return chances;
}

/** Adds one die that hits with chance `p`; hits beyond the last are lost (6.1). */
export function rollInto(chances: Float64Array, p: number): void {
  const most = chances.length - 1;
  for (let hits = most; hits >= 0; hits--) {
    const stays = (chances[hits] as number) * (hits === most ? 1 : 1 - p);
    chances[hits] = hits === 0 ? stays : stays + (chances[hits - 1] as number) * p;
  }
}

/** The expected number of effective hits. */
export function expected(chances: Float64Array): number {
  let sum = 0;
  for (let hits = 1; hits < chances.length; hits++) sum += hits * (chances[hits] as number);
  return sum;
}
