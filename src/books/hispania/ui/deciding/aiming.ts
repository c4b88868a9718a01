/** How many dice of a kind aim at each target; a target without one may be left out. */
export type Aim = { readonly [target: string]: number };

/**
 * Sets the number of dice that aim at one target. Every die aims at a target (6.1): one more at a target is one fewer at another; one
 * fewer goes to another of `targets`, even to one without dice so far.
 */
export function aimed(at: Aim, targets: readonly string[], target: string, next: number, dice: number): Aim {
  const changed: Record<string, number> = Object.fromEntries(targets.map((one) => [one, at[one] ?? 0]));
  changed[target] = next;
  let over = Object.values(changed).reduce((sum, n) => sum + n, 0) - dice;
  for (const other of targets) {
    if (over === 0) break;
    if (other === target) continue;
    const has = changed[other] ?? 0;
    const take = Math.max(has - dice, Math.min(over, has));
    changed[other] = has - take;
    over -= take;
  }
  return changed;
}
