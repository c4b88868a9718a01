import { type CombatKind, RULE_OF_KIND, type RuleId } from '../data/ids.ts';
import type { Battle, Hits, Side, Target } from '../state/battle.ts';
import { groundOf, isHit, need, OTHER } from './hits.ts';
import { type Draft, rollDice, tell, type View } from './view.ts';

/** Rule 6.2: the dice of a round, the attacker's first, and their hits. */

/** Rolls all dice of a round. Returns the hits, by the side that is hit. */
export function rollRound(draft: Draft, battle: Battle): NonNullable<Battle['result']> {
  const first = draft.handlers.strikesFirst?.(draft, battle);
  const rest = first ? { ...battle, aims: first.aims } : battle;
  const defender = rollSide(draft, rest, 'attacker', first?.hits.defender);
  const attacker = rollSide(draft, rest, 'defender', first?.hits.attacker);
  return { attacker, defender };
}

/** Rolls the dice of a side; `before` are earlier hits on the other side in this round. */
export function rollSide(draft: Draft, battle: Battle, side: Side, before: Hits = {}, rule?: RuleId): Hits {
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

/** The rule shown beside a roll: that of a special modifier, else that of the table. */
function ruleOfRoll(view: View, battle: Battle, side: Side, die: CombatKind, target: Target): RuleId {
  if (die === 'berber' || target === 'berber') return RULE_OF_KIND.berber;
  const fort = die === 'fort' ? battle[side] : target === 'fort' ? battle[OTHER[side]] : undefined;
  if (fort) return view.hooks[fort]?.fortsRule ?? '6.2b';
  if (target.endsWith('~river')) return '6.4';
  if (groundOf(view, battle) === 'mountain') return '6.3';
  return side === 'attacker' ? '6.7-attacker' : '6.7-defender';
}
