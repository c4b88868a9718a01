import type { CombatKind } from '../../data/ids.ts';
import type { Units } from '../../facts/units.ts';
import { aimsAfter } from '../../rules/bravery.ts';
import { OTHER } from '../../rules/hits.ts';
import type { StruckFirst } from '../../rules/hooks.ts';
import { fallen } from '../../rules/losses.ts';
import { rollSide } from '../../rules/rolls.ts';
import { type Draft, tell } from '../../rules/view.ts';
import { type Aim, type Battle, type Hits, kindOf, type Target } from '../../state/battle.ts';

/**
 * Rule 10.3-bravery: a unit strikes twice before all others. Units that it destroys roll no dice in this round. Like
 * all losses they are removed at the end of the round, so that a replay starts from the same position.
 */

/** A brave unit strikes: the remaining aims of the round, and its hits. */
export function strikesFirst(draft: Draft, battle: Battle): StruckFirst | undefined {
  const { brave, place } = battle;
  if (!brave) return undefined;
  const { side, die, at: targets } = brave;
  const other = OTHER[side];
  const twice = targets.map((target): Aim => ({ die, target, count: 1 }));
  const hits = rollSide(draft, { ...battle, aims: { [side]: twice } }, side, {}, '10.3-bravery');
  const units = fallen(draft, battle, other, hits);
  if (Object.keys(units).length > 0)
    tell(draft, {
      kind: 'felled',
      rule: '10.3-bravery',
      place,
      side: other,
      owner: battle[other],
      units: byKind(units),
    });
  return { aims: aimsAfter(draft, battle, brave, units), hits: { [other]: hits } };
}

/** Numbers by kind of unit, regardless of rivers. */
function byKind(targets: Hits): Units {
  const n: { [kind in CombatKind]?: number } = {};
  for (const [target, count] of Object.entries(targets) as [Target, number][]) {
    n[kindOf(target)] = (n[kindOf(target)] ?? 0) + count;
  }
  return n;
}
