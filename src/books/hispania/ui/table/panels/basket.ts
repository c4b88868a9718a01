import { accepts } from '../../../../../kernel/choices.ts';
import type { Action, Refusal } from '../../../../../kernel/contract.ts';
import type { NationId } from '../../../engine/data/ids.ts';
import { hispania } from '../../../engine/game.ts';
import { countersLeft, PRICES, purse, reserve, SOLD, type Sold } from '../../../engine/rules/gold.ts';
import type { State } from '../../../engine/state.ts';
import { view } from '../../../engine/view.ts';
import { type Unplaced, unplaced } from './unplaced.ts';

/** So many of each kind are to be bought. */
export type Wanted = { readonly [unit in Sold]?: number };

/** What is put into the basket before anything is paid. Gold is half gold. */
export interface Basket {
  readonly rows: readonly Row[];
  readonly cost: number;
  /** What is left of the purse, of which so much may be saved. */
  readonly left: number;
  readonly saved: number;
  readonly lost: number;
  /** What would find no place. */
  readonly unplaced: Unplaced;
  /** The answers that buy it all. */
  readonly actions: readonly Action[];
  /** The phase can be ended with them. */
  readonly ends: boolean;
}

export interface Row {
  readonly unit: Sold;
  readonly price: number;
  readonly count: number;
  /** Counters that are left, those in the basket included. */
  readonly counters: number;
  /** Why no other one can be bought; nothing where it can. */
  readonly why?: Refusal;
}

const buying = (unit: Sold): Action => ({ kind: 'buy', fixed: { unit }, values: {} });

/** What is in the basket, and what could still go in. What cannot be bought at all is left out, with the engine's word. */
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

/** Once nothing more is asked the game has gone on: then the gold was too little for anything. */
function whyNot(state: State, unit: Sold, asks: boolean): Refusal | undefined {
  return asks ? hispania.explain(state, buying(unit)) : undefined;
}
