import { isTown } from '../data/geography.ts';
import type { Face, SpaceId } from '../data/ids.ts';
import type { RuleId } from '../data/rules.ts';
import type { Combat } from '../state.ts';
import { beat, change, type Draft, disperse, loseGarrisons, removeRevolts, rollFor } from './draft.ts';
import { endRoman } from './phases.ts';
import { counted, sidesOf } from './values.ts';

/**
 * A siege or an attack, from its declaration to its result (4.3, 4.4, 5.2-siege, 5.2-attack). The player of Hispano may raise a value
 * before the dice and roll the Hispanic die again after them, so that either may wait for an answer.
 */

/** Declares a combat; its coins are spent already. */
export function declare(draft: Draft, combat: Combat): void {
  draft.facts.push({ kind: 'declared', rule: ruleOf(combat), combat });
  if (combat.by === 'roman' && draft.state.hispano > 0) change(draft, { pending: { is: 'raise', combat } });
  else rollDice(draft, combat);
}

/** Rolls the dice of a combat: the Roman one, the Hispanic one, or both, the Roman one first. */
export function rollDice(draft: Draft, combat: Combat): void {
  const rule = ruleOf(combat);
  const hasRoman = combat.by === 'roman' || combat.kind === 'attack';
  const roman = hasRoman ? rollFor(draft, 'roman', 'combat', rule) : null;
  if (combat.by === 'roman' && combat.kind === 'siege') {
    resolve(draft, combat, roman, null);
    return;
  }
  offer(draft, combat, roman, rollFor(draft, 'hispanic', 'combat', rule));
}

/** Rolls the Hispanic die again (8.7-reroll). */
export function rollAgain(draft: Draft, combat: Combat, roman: Face | null): void {
  draft.facts.push({ kind: 'rerolled', rule: '8.7-reroll', die: 'hispanic' });
  offer(draft, combat, roman, rollFor(draft, 'hispanic', 'combat', '8.7-reroll'));
}

function offer(draft: Draft, combat: Combat, roman: Face | null, hispanic: Face): void {
  if (draft.state.hispano > 0) change(draft, { pending: { is: 'dice', combat, roman, hispanic } });
  else resolve(draft, combat, roman, hispanic);
}

/** Compares the values and removes what has lost (4.3-result, 4.4-result). The winner does not advance. */
export function resolve(draft: Draft, combat: Combat, roman: Face | null, hispanic: Face | null): void {
  change(draft, { pending: null });
  const sides = sidesOf(draft.state, combat);
  const [ours, theirs] = [counted(sides.roman, roman), counted(sides.hispanic, hispanic)];
  const won = ours.total > theirs.total ? 'roman' : ours.total < theirs.total ? 'hispanic' : null;
  const rule = combat.kind === 'siege' ? '4.3-result' : '4.4-result';
  draft.facts.push({ kind: 'fought', rule, combat, roman: ours, hispanic: theirs, won });
  if (combat.kind === 'attack') {
    if (won === 'roman') removeArmy(draft, combat.by === 'roman' ? combat.to : combat.from);
    else if (won === 'hispanic') removeGeneral(draft, combat);
  } else if (combat.by === 'roman' && won === 'roman') removeRevolts(draft, combat.to, 1, '4.3-result');
  else if (combat.by === 'army' && won === 'hispanic' && isTown(combat.to))
    loseGarrisons(draft, combat.to, 1, '5.2-siege');
}

function removeArmy(draft: Draft, at: SpaceId): void {
  if (isTown(at)) disperse(draft, at, '4.4-result');
}

/** Any general who loses his own attack ends the Roman phase (4.4-result, ruling V33b). */
function removeGeneral(draft: Draft, { by, general, from, to }: Combat): void {
  if (general === null) return;
  beat(draft, general, by === 'roman' ? from : to, '4.4-result');
  if (by === 'roman') endRoman(draft);
}

function ruleOf({ by, kind }: Combat): RuleId {
  if (by === 'roman') return kind === 'siege' ? '4.3' : '4.4';
  return kind === 'siege' ? '5.2-siege' : '5.2-attack';
}
