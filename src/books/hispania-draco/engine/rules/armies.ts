import { isRoman, provinceOf, shieldOf, townsNear } from '../data/geography.ts';
import { type Face, PROVINCES, type TownId } from '../data/ids.ts';
import type { RuleId } from '../data/rules.ts';
import type { State } from '../state.ts';
import { armyAt, armyIn, garrisonsAt, generalAt, isRisen, revoltsAt } from './board.ts';
import { declare } from './combat.ts';
import { addRevolt, canRevolt, change, type Draft, rollFor } from './draft.ts';

/** The moves of the armies, the second step of the Hispanic phase (5.2). */

/** The towns of the armies in the order of their moves (5.2, 5.2-beyond, ruling H24). */
export function orderOf(state: State): readonly TownId[] {
  return PROVINCES.flatMap((province) => armyIn(state, province)?.at ?? []);
}

/** The towns between which an army chooses, in the order of towns (5.2, 5.2-choice, 5.2-beyond, rulings H23, H25, H50). */
export function waysOf(state: State, from: TownId): readonly TownId[] {
  const home = provinceOf(from);
  const isOpen = isRisen(state, home);
  const all = townsNear(from).filter((to) => {
    const province = provinceOf(to);
    return province === home || (isOpen && !armyIn(state, province));
  });
  const quiet = all.filter((to) => revoltsAt(state, to) === 0);
  return quiet.length > 0 ? quiet : all;
}

/** The town of some whose shield is nearest to a result; undefined if two are as near (5.2-choice, ruling H26). */
export function nearest(towns: readonly TownId[], die: Face): TownId | undefined {
  const away = (at: TownId): number => Math.abs(shieldOf(at) - die);
  const least = Math.min(...towns.map(away));
  const [one, other] = towns.filter((at) => away(at) === least);
  return other === undefined ? one : undefined;
}

/** Moves an army: to its only way, or to that of the die, which the player of Hispano may choose instead (8.7-choose). */
export function moveArmy(draft: Draft, from: TownId): void {
  if (!armyAt(draft.state, from)) return;
  const to = waysOf(draft.state, from);
  const [only, other] = to;
  if (only === undefined) draft.facts.push({ kind: 'nothing', rule: '5.2', why: 'no-way', place: from });
  else if (other === undefined) goTo(draft, from, only);
  else if (draft.state.hispano > 0) change(draft, { pending: { is: 'ways', from, to } });
  else rollWay(draft, from, to);
}

/** Rolls for the way of an army (5.2-choice). */
export function rollWay(draft: Draft, from: TownId, ways: readonly TownId[]): void {
  change(draft, { pending: null });
  const to = nearest(ways, rollFor(draft, 'hispanic', 'way', '5.2-choice'));
  if (to === undefined) draft.facts.push({ kind: 'nothing', rule: '5.2-choice', why: 'tie', place: from });
  else goTo(draft, from, to);
}

/** Lets an army enter a town, or besiege or attack those who hold it (5.2-enter, 5.2-siege, 5.2-attack). */
export function goTo(draft: Draft, from: TownId, to: TownId): void {
  change(draft, { pending: null });
  if (isHeld(draft.state, to)) {
    fight(draft, from, to, 0);
    return;
  }
  const isQuiet = revoltsAt(draft.state, to) === 0;
  if (isQuiet && !canRevolt(draft, to, '5.2-enter')) return;
  const rule = ruleOfMarch(from, to);
  const { armies } = draft.state;
  const special = armyAt(draft.state, from)?.special ?? false;
  change(draft, { armies: armies.map((one) => (one.at === from ? { at: to, special } : one)) });
  draft.facts.push({ kind: 'marched', rule, from, to, special });
  if (isQuiet) addRevolt(draft, to, '5.2-enter');
}

/** Whether a garrison or a general holds a town. */
export function isHeld(state: State, at: TownId): boolean {
  return garrisonsAt(state, at).length > 0 || generalAt(state, at) !== undefined;
}

/** Besieges a garrison or, where a general is, attacks him (ruling C8). */
export function fight(draft: Draft, from: TownId, to: TownId, raise: number): void {
  const general = generalAt(draft.state, to) ?? null;
  declare(draft, { by: 'army', kind: general === null ? 'siege' : 'attack', general, from, to, coins: 0, raise });
}

function ruleOfMarch(from: TownId, to: TownId): RuleId {
  return provinceOf(from) === provinceOf(to) && !isRoman(provinceOf(to)) ? '5.2' : '5.2-beyond';
}
