import type { CombatKind, RuleId } from '../data/ids.ts';
import type { Aim, Battle, Hits, Side, Target } from '../state.ts';
import { aimsAfter, byKind } from './bravery.ts';
import { groundOf, isHit, need, OTHER } from './hits.ts';
import { fallen } from './losses.ts';
import { type Draft, rollDice, tell, type View } from './view.ts';

/** Rules 6.2 and 10.3-bravery: the dice of a round, the attacker's first, and what they hit. */

/** Rolls all dice of a round: what was hit, by the side that is hit. */
export function rollRound(draft: Draft, battle: Battle): NonNullable<Battle['result']> {
  const first = strikeFirst(draft, battle);
  const defender = rollSide(draft, first, 'attacker', first.hits.defender);
  const attacker = rollSide(draft, first, 'defender', first.hits.attacker);
  return { attacker, defender };
}

/** A brave unit strikes before all others: the rest of the round's dice, and what it has hit (10.3-bravery). */
function strikeFirst(draft: Draft, battle: Battle): Battle & { readonly hits: { readonly [side in Side]?: Hits } } {
  const { brave } = battle;
  if (!brave) return { ...battle, hits: {} };
  const { side, die, at: targets } = brave;
  const twice = targets.map((target): Aim => ({ die, target, count: 1 }));
  const hits = rollSide(draft, { ...battle, aims: { [side]: twice } }, side, {}, '10.3-bravery');
  const units = fallen(draft, battle, OTHER[side], hits);
  const aims = aimsAfter(draft, battle, brave, units);
  if (Object.keys(units).length > 0) {
    const { place } = battle;
    tell(draft, {
      kind: 'felled',
      rule: '10.3-bravery',
      place,
      side: OTHER[side],
      owner: battle[OTHER[side]],
      units: byKind(units),
    });
  }
  return { ...battle, aims, hits: { [OTHER[side]]: hits } };
}

function rollSide(draft: Draft, battle: Battle, side: Side, before: Hits = {}, rule?: RuleId): Hits {
  const hits: { [target in Target]?: number } = { ...before };
  for (const { die, target, count } of battle.aims[side] ?? []) {
    const { needs } = need(draft, battle, side, die, target);
    const { results, first } = rollDice(draft, count);
    const hit = results.filter((result) => isHit(result, needs)).length;
    hits[target] = (hits[target] ?? 0) + hit;
    tell(draft, {
      kind: 'rolled',
      rule: rule ?? ruleOfRoll(draft, battle, side, die, target),
      place: battle.place,
      round: battle.round,
      side,
      owner: battle[side],
      die,
      target,
      needs,
      dice: results,
      first,
      hits: hit,
    });
  }
  return hits;
}

/** The rule that a reader wants beside a roll: what made it special, else the table that it was read from. */
function ruleOfRoll(view: View, battle: Battle, side: Side, die: CombatKind, target: Target): RuleId {
  if (die === 'berber' || target === 'berber') return '11-umayyads-berbers';
  const fort = die === 'fort' ? battle[side] : target === 'fort' ? battle[OTHER[side]] : undefined;
  if (fort) return view.hooks[fort]?.fortsRule ?? '6.2b';
  if (target.endsWith('~river')) return '6.4';
  if (groundOf(view, battle) === 'mountain') return '6.3';
  return side === 'attacker' ? '6.7-attacker' : '6.7-defender';
}
