import { provinceNumbered, provinceOf, townNumbered } from '../data/geography.ts';
import type { DieId, Face, ProvinceId, TownId } from '../data/ids.ts';
import { DISCS_OF_TOWN } from '../data/level.ts';
import { GUERILLA } from '../data/scenarios.ts';
import type { State } from '../state.ts';
import { armyIn, garrisonsAt, generalAt, revoltsAt, scenarioOf } from './board.ts';
import { addRevolt, change, type Draft, rollFor } from './draft.ts';
import { levy } from './levy.ts';
import { hasArmy } from './reserve.ts';

/** The roll of revolt, the first step of the Hispanic phase (5.1), and after a failed murder (8.6-murder). */

/** The province that a result of the Roman die names (9.5-guerilla). */
export function provinceOfDie(state: State, die: Face): ProvinceId {
  if (scenarioOf(state).special !== 'guerilla') return provinceNumbered(die);
  return GUERILLA[die % 2 === 1 ? 0 : 1];
}

/** Rolls both dice; the player of Hispano may roll one again before they count (8.7-reroll). */
export function rollRevolt(draft: Draft): void {
  const rule = scenarioOf(draft.state).special === 'guerilla' ? '9.5-guerilla' : '5.1';
  const roman = rollFor(draft, 'roman', 'revolt', rule);
  offer(draft, roman, rollFor(draft, 'hispanic', 'revolt', '5.1'));
}

/** Rolls one of the two dice again. */
export function rollRevoltAgain(draft: Draft, rolled: Rolled, die: DieId): void {
  draft.facts.push({ kind: 'rerolled', rule: '8.7-reroll', die });
  const result = rollFor(draft, die, 'revolt', '8.7-reroll');
  offer(draft, die === 'roman' ? result : rolled.roman, die === 'hispanic' ? result : rolled.hispanic);
}

interface Rolled {
  readonly roman: Face;
  readonly hispanic: Face;
}

function offer(draft: Draft, roman: Face, hispanic: Face): void {
  if (draft.state.hispano > 0) change(draft, { pending: { is: 'revolt', roman, hispanic } });
  else revoltBy(draft, { roman, hispanic });
}

/** The town that two dice name. */
export const townOf = (state: State, { roman, hispanic }: Rolled): TownId =>
  townNumbered(provinceOfDie(state, roman), hispanic);

/** Lets the dice count. */
export function revoltBy(draft: Draft, rolled: Rolled): void {
  change(draft, { pending: null });
  const province = provinceOfDie(draft.state, rolled.roman);
  const at = townOf(draft.state, rolled);
  draft.facts.push({ kind: 'aimed', rule: '5.1', province, place: at });
  const effect = effectOn(draft.state, at);
  if (effect === 'revolt') addRevolt(draft, at, '5.1');
  else if (effect === 'army') levy(draft, at, '5.1-army');
  else draft.facts.push({ kind: 'nothing', rule: effect === 'held' ? '5.1-held' : '5.1-full', why: effect, place: at });
}

/** What a revolt in a town leads to (5.1, rulings H22, G21). */
export type Effect = 'held' | 'revolt' | 'army' | 'full';

export function effectOn(state: State, at: TownId): Effect {
  if (garrisonsAt(state, at).length > 0 || generalAt(state, at) !== undefined) return 'held';
  const revolts = revoltsAt(state, at);
  if (revolts === 0) return 'revolt';
  if (hasArmy(state) && !armyIn(state, provinceOf(at))) return 'army';
  return revolts < DISCS_OF_TOWN ? 'revolt' : 'full';
}
