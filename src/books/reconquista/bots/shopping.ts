import type { ActionOf } from '../engine/actions.ts';
import { PRICES } from '../engine/data/income.ts';
import type { Draft } from '../engine/rules/draft.ts';
import { askSpending, buy } from '../engine/rules/spending.ts';
import type { State } from '../engine/state.ts';
import type { Judge } from './worth.ts';

/** What to buy with the income of a turn (10). What is left is lost, so that anything of use is bought. */

export type Purchase = ActionOf<'raise' | 'build' | 'convert' | 'corrupt' | 'hire' | 'crusade'>;

/** Purchases one after the other, and the worth of the position after them. */
export interface Shopping {
  readonly purchases: readonly Purchase[];
  readonly worth: number;
}

/** A purchase that adds less is not made. */
const LEAST_GAIN = 0.01;

/** Ways to spend, the best first: on what pays best for its price, and beginning with the best of what is dear. */
export function shoppings(state: State, judge: Judge): readonly Shopping[] {
  const all = offers(state, judge);
  const [cheap] = [...all].sort((a, b) => b.gain / b.price - a.gain / a.price);
  const [dear] = [...all].sort((a, b) => b.gain - a.gain);
  const firsts =
    cheap && dear && keyOf(cheap.purchase) !== keyOf(dear.purchase)
      ? [cheap, dear]
      : all.filter((one) => one === cheap);
  const found = firsts.map(({ purchase, next }): Shopping => {
    const rest = greedy(next, judge);
    return { purchases: [purchase, ...rest.purchases], worth: rest.worth };
  });
  return found.sort((a, b) => b.worth - a.worth);
}

/** Spends on what adds most for its price, as long as something adds anything. */
function greedy(state: State, judge: Judge): Shopping {
  const purchases: Purchase[] = [];
  let now = state;
  for (;;) {
    let best: Offer | undefined;
    for (const offer of offers(now, judge))
      if (!best || offer.gain / offer.price > best.gain / best.price) best = offer;
    if (!best) return { purchases, worth: judge.worth(now) };
    purchases.push(best.purchase);
    now = best.next;
  }
}

interface Offer {
  readonly purchase: Purchase;
  readonly next: State;
  readonly price: number;
  readonly gain: number;
}

/** What can be bought and is worth it, one of each. Crusaders cost nothing and must be placed. */
function offers(state: State, judge: Judge): readonly Offer[] {
  const before = judge.worth(state);
  return askSpending(state).choices.flatMap(({ kind, fixed, ranges }): readonly Offer[] => {
    if (kind === 'end') return [];
    const purchase = { kind, fixed, values: ranges['count'] ? { count: 1 } : {} } as unknown as Purchase;
    const draft: Draft = { state, facts: [] };
    buy(draft, purchase);
    const gain = judge.worth(draft.state) - before;
    if (purchase.kind !== 'crusade' && gain < LEAST_GAIN) return [];
    return [{ purchase, next: draft.state, price: Math.max(FREE, priceOf(purchase)), gain }];
  });
}

/** What is free is bought first. */
const FREE = 0.001;

function priceOf(purchase: Purchase): number {
  if (purchase.kind === 'raise') return PRICES[purchase.fixed.unit];
  if (purchase.kind === 'build') return PRICES[purchase.fixed.what];
  return { convert: PRICES.conversion, corrupt: PRICES.corruption, hire: PRICES.mercenary, crusade: 0 }[purchase.kind];
}

export function keyOf({ kind, fixed }: Purchase): string {
  return JSON.stringify([kind, fixed]);
}

/** The first purchase of a list, with all others of its kind: they are one answer. */
export function firstOf({ purchases: [first, ...others] }: Shopping): Purchase | undefined {
  if (!first || (first.kind !== 'raise' && first.kind !== 'hire')) return first;
  const key = keyOf(first);
  const count = 1 + others.filter((one) => keyOf(one) === key).length;
  return { ...first, values: { count } };
}
