/** Chances by number, such as of so many hits: the entry at an index is its chance. */
export type Chances = readonly number[];

/** The chances of the number of successes of some dice, each with a chance of its own. */
export function successes(dice: readonly number[]): Chances {
  return dice.reduce<number[]>(
    (before, chance) => {
      const next = Array.from({ length: before.length + 1 }, () => 0);
      for (const [n, p] of before.entries()) {
        next[n] = (next[n] ?? 0) + p * (1 - chance);
        next[n + 1] = (next[n + 1] ?? 0) + p * chance;
      }
      return next;
    },
    [1],
  );
}

/** Calls with every entry that has a chance. */
export function each(chances: Chances, call: (n: number, chance: number) => void): void {
  for (const [n, chance] of chances.entries()) if (chance > 0) call(n, chance);
}
