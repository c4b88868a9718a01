import type { CombatKind } from '../data/ids.ts';
import { type Aim, type Battle, type Brave, kindOf, type Side, type Target } from '../state/battle.ts';
import { OTHER, targetsOn } from './hits.ts';
import type { View } from './view.ts';

/** Rule 6.2: the remaining aims after a unit has struck twice before all others (`options/tokens/bravery.ts`). */

type Felled = { readonly [target in Target]?: number };

/**
 * The aims of the other dice after `felled` units of the other side are destroyed: without their dice, without the
 * brave unit's own, and without dice whose target has no unit left (ruling bravery-aims).
 */
export function aimsAfter(view: View, battle: Battle, brave: Brave, felled: Felled): Battle['aims'] {
  const { side, die, aimed } = brave;
  const targets = targetsOn(view, battle, OTHER[side]);
  const own = (battle.aims[side] ?? [])
    .map((aim) => (aim.die === die && aim.target === aimed ? { ...aim, count: aim.count - 1 } : aim))
    .filter(({ count, target }) => count > 0 && (targets[target] ?? 0) > (felled[target] ?? 0));
  let others = battle.aims[OTHER[side]] ?? [];
  for (const [target, n] of Object.entries(felled) as [Target, number][]) others = without(others, kindOf(target), n);
  return { [side]: own, [OTHER[side]]: others } as { readonly [side in Side]: readonly Aim[] };
}

/** Aims without `n` dice of a kind, each taken from the target with most dice of that kind. */
function without(aims: readonly Aim[], die: CombatKind, n: number): readonly Aim[] {
  const left = aims.map((aim) => ({ ...aim }));
  for (let i = 0; i < n; i++) {
    const most = left.filter((aim) => aim.die === die).reduce((a, b) => (b.count > a.count ? b : a), { count: 0 });
    if (most.count > 0) most.count -= 1;
  }
  return left.filter(({ count }) => count > 0);
}
