import { total } from '../../../../kernel/choices.ts';
import type { CombatKind, NationId } from '../data/ids.ts';
import { atTurn } from '../data/timed.ts';
import type { HispaniaFact } from '../facts.ts';
import { castlesLeft } from './castles.ts';
import { held } from './relations.ts';
import { limit, stacked } from './stacking.ts';
import { isUnit } from './units.ts';
import { change, type Draft, garrisonsOf, recordOf, tell, type View } from './view.ts';

/** Rules 2.3 and 2.4: prices of units, free counters, and saving. All gold is half gold. */

export const PRICES = { infantry: 8, knight: 12, castle: 16 } as const;
export type Sold = keyof typeof PRICES;
export const SOLD = Object.keys(PRICES) as readonly Sold[];

/** Half gold of a nation. */
export function purse(view: View, nation: NationId): number {
  return view.state.nations[nation]?.gold ?? 0;
}

/** Half gold that a nation may save (2.4). */
export function reserve(view: View, nation: NationId): number {
  return atTurn(recordOf(view, nation).reserve, view.state.turn);
}

/** Changes the gold of a nation; 0 is left out. */
export function pay(draft: Draft, nation: NationId, gold: number): void {
  change(draft, nation, { gold: purse(draft, nation) + gold || undefined });
}

/** Gold over the saving limit is lost (2.4). */
export function cutToReserve(draft: Draft, nation: NationId): void {
  const limit = reserve(draft, nation);
  const lost = purse(draft, nation) - limit;
  if (lost <= 0) return;
  pay(draft, nation, -lost);
  tell(draft, { kind: 'gold-lost', rule: '2.4', nation, gold: lost, limit });
}

/** Free counters of a kind: neither on the map nor waiting beside it (2.3). */
export function countersLeft(view: View, nation: NationId, kind: CombatKind): number {
  const { state, tables } = view;
  const waiting = state.nations[nation]?.bought?.[kind] ?? 0;
  if (kind === 'castle') return Math.max(0, castlesLeft(view, nation) - waiting);
  const pool = atTurn(tables.nations[nation].pool[kind] ?? 0, state.turn);
  let used = waiting;
  for (const { cohorts } of garrisonsOf(view, nation)) {
    for (const c of cohorts) {
      if (c.owner === nation && c.kind === kind && isUnit(c) && !c.guest) used += c.count;
    }
  }
  for (const c of state.band ?? []) if (c.owner === nation && c.kind === kind) used += c.count;
  return Math.max(0, pool - used);
}

/** Units that a nation can buy now: it may buy the kind, can pay it, and has a counter. */
export function affordable(view: View, nation: NationId): readonly Sold[] {
  const { buys } = recordOf(view, nation);
  const gold = purse(view, nation);
  return SOLD.filter((unit) => buys.includes(unit) && PRICES[unit] <= gold && countersLeft(view, nation, unit) > 0);
}

/** Whether 1 unit more than those waiting could be placed now: 1 per province, within its limit (3.1). */
export function hasRoom(view: View, nation: NationId): boolean {
  const waiting = total(view.state.nations[nation]?.bought ?? {});
  const open = held(view, nation).filter((place) => stacked(view, nation, place) <= limit(view, nation, place));
  return waiting < open.length;
}

/** Buys a unit: it waits beside the map until it is placed (2.3). */
export function buy(draft: Draft, nation: NationId, unit: Sold, rule: HispaniaFact['rule']): void {
  const bought = draft.state.nations[nation]?.bought;
  pay(draft, nation, -PRICES[unit]);
  change(draft, nation, { bought: { ...bought, [unit]: (bought?.[unit] ?? 0) + 1 } });
  tell(draft, { kind: 'bought', rule, nation, unit, cost: PRICES[unit] });
}
