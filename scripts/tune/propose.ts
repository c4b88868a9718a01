import type { Corrections, DataSet } from '../../src/books/hispania/engine/data/sets.ts';
import { canonical } from '../../src/kernel/hash.ts';
import type { Measured } from './figures.ts';
import { faultsOf } from './levers.ts';
import { type Wish, wishesOf } from './wishes.ts';

/** Chooses the next change to try. */
export interface Proposal {
  readonly what: string;
  readonly changes: Corrections;
}

/**
 * The next step from changes that were measured: all wishes together, those of nations, those of groups, all by half of
 * the way; then each wish separately, the furthest from its target first. `tried`: changes that have been played
 * already, in the form of `canonical`. Null if no step is left.
 */
export function propose(
  set: DataSet,
  changes: Corrections,
  measured: Measured,
  tried: ReadonlySet<string>,
): Proposal | null {
  const wishes = wishesOf(set, changes, measured);
  const worst = [...wishes].sort((a, b) => b.off - a.off);
  const plans: readonly (readonly [wishes: readonly Wish[], part: number])[] = [
    [wishes, 1],
    [wishes.filter(({ groups }) => !groups), 1],
    [wishes.filter(({ groups }) => groups), 1],
    [wishes, 0.5],
    ...worst.map((wish) => [[wish], 1] as const),
    ...worst.map((wish) => [[wish], 0.5] as const),
  ];
  const now = canonical(changes);
  for (const [some, part] of plans) {
    const next = some.reduce((so, wish) => wish.change(so, part), changes);
    const written = canonical(next);
    if (written === now || tried.has(written) || faultsOf(set, next).length > 0) continue;
    const names =
      some.length === wishes.length && some.length > 1 ? 'everything' : some.map((one) => one.what).join(', ');
    return { what: `${names}${part < 1 ? ', half of the way' : ''}`, changes: next };
  }
  return null;
}
