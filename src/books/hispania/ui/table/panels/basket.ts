import { accepts } from '../../../../../kernel/choices.ts';
import type { Action, Refusal } from '../../../../../kernel/contract.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { hispania } from '../../../engine/game.ts';
import { countersLeft, PRICES, purse, reserve, SOLD, type Sold } from '../../../engine/rules/gold.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { type Unplaced, unplaced } from './unplaced.ts';

/** The number of each kind to be bought. */
export type Wanted = { readonly [unit in Sold]?: number };

/** Whether nothing is wanted. */
export const isEmpty = (wanted: Wanted): boolean => SOLD.every((unit) => !wanted[unit]);

/** The basket before the payment. Gold is in half gold. */
export interface Basket {
  readonly rows: readonly Row[];
  readonly cost: number;
  /** The gold left in the purse, and the part of it that may be saved. */
  readonly left: number;
  readonly saved: number;
  readonly lost: number;
  /** The units that would find no place. */
  readonly unplaced: Unplaced;
  /** The answers that buy it all. */
  readonly actions: readonly Action[];
  /** Whether the phase can be ended after them. */
  readonly ends: boolean;
}

export interface Row {
  readonly unit: Sold;
  readonly price: number;
  readonly count: number;
  /** The counters left, including those in the basket. */
  readonly counters: number;
  /** The reason why no other one can be bought; undefined if it can. */
  readonly why?: Refusal;
}

const buying = (unit: Sold): Action => ({ kind: 'buy', fixed: { unit }, values: {} });

/** The contents of the basket, and the possible additions. Kinds that cannot be bought at all are left out, with the engine's reason. */
export function basketOf(state: State, nation: NationId, wanted: Wanted): Basket {
  const read = view(state);
  const actions = SOLD.flatMap((unit) => Array.from({ length: wanted[unit] ?? 0 }, () => buying(unit)));
  const after = actions.reduce((now, action) => hispania.apply(now, action).state ?? now, state);
  const decision = hispania.decision(after);
  const asks = decision?.kind === 'buy' && decision.params['nation'] === nation;
  const rows = SOLD.filter((unit) => read.tables.nations[nation].buys.includes(unit)).map((unit): Row => {
    const more = asks && decision.choices.some((choice) => accepts(choice, buying(unit)));
    const why = more ? undefined : whyNot(after, unit, asks);
    return {
      unit,
      price: PRICES[unit],
      count: wanted[unit] ?? 0,
      counters: countersLeft(read, nation, unit),
      ...(why ? { why } : {}),
    };
  });
  const cost = SOLD.reduce((sum, unit) => sum + (wanted[unit] ?? 0) * PRICES[unit], 0);
  const left = purse(read, nation) - cost;
  const saved = Math.min(left, reserve(read, nation));
  return {
    rows,
    cost,
    left,
    saved,
    lost: left - saved,
    unplaced: unplaced(state, nation, actions),
    actions,
    ends: asks,
  };
}

/** If there is no further question the game has moved on: then the gold was too little for anything. */
function whyNot(state: State, unit: Sold, asks: boolean): Refusal | undefined {
  return asks ? hispania.explain(state, buying(unit)) : undefined;
}
