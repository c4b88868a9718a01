import { total } from '../../../../kernel/choices.ts';
import type { Action, Choice, Decision, Json } from '../../../../kernel/contract.ts';
import { isRecord } from '../../../../kernel/limits.ts';
import { unitsOf } from '../../engine/rules/units.ts';
import { battleOf } from '../../engine/rules/view.ts';
import type { Battle } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';

/** Standing orders of a defender: a kind of answer of the table, not of the rules, for the rest of one battle (6.6). */

interface OfBattle {
  readonly place: string;
  readonly attacker: string;
  readonly defender: string;
  readonly turn: number;
}
export type Order = OfBattle &
  (
    | { readonly is: 'fight' }
    /** Fight on while there are at least this many units; then the person is asked again. */
    | { readonly is: 'below'; readonly below: number }
    | { readonly is: 'leave' }
  );

/** The order for a battle, as the table keeps it: plain data. */
export function orderFor(
  {
    place,
    sides,
    before,
  }: {
    readonly place: string;
    readonly sides: { readonly [side in 'attacker' | 'defender']: { readonly owner: string } };
    readonly before: State;
  },
  is: Order['is'],
  below: number,
): Json {
  const battle = { place, attacker: sides.attacker.owner, defender: sides.defender.owner, turn: before.turn };
  return is === 'below' ? { ...battle, is, below } : { ...battle, is };
}

/** An order of the table, if it is one of these. */
export function readOrder(order: Json): Order | undefined {
  return isRecord<Json>(order) && typeof order['is'] === 'string' ? (order as unknown as Order) : undefined;
}

/** The battle of an order, while it goes on; it is dropped after that, so it never answers for another one. */
export function orderedBattle(state: State, order: Json): Battle | undefined {
  const read = readOrder(order);
  const battle = battleOf({ state });
  if (!read || !battle || state.turn !== read.turn) return undefined;
  return battle.place === read.place && battle.attacker === read.attacker && battle.defender === read.defender
    ? battle
    : undefined;
}

/** The answer that the order gives to a question; undefined if the person has to answer it. */
export function orderedAnswer(state: State, { kind, params, choices }: Decision, order: Json): Action | undefined {
  const read = readOrder(order);
  const battle = orderedBattle(state, order);
  if (!read || !battle || kind !== 'retreat' || params['side'] !== 'defender') return undefined;
  const stay = choices.find((choice) => choice.kind === 'stay');
  switch (read.is) {
    case 'fight':
      return stay && plain(stay);
    case 'below':
      return stay && unitsOf(state.places[battle.place] ?? [], battle.defender) >= read.below ? plain(stay) : undefined;
    case 'leave': {
      const ways = choices.filter((choice) => choice.kind === 'retreat');
      const [best] = ways.sort((a, b) => sizeOf(b) - sizeOf(a));
      return best ? { kind: best.kind, fixed: best.fixed, values: most(best) } : stay && plain(stay);
    }
  }
}

const plain = ({ kind, fixed }: Choice): Action => ({ kind, fixed, values: {} });

/** All units that a way can take, and their leaders with them. */
function most({ ranges }: Choice): Action['values'] {
  return Object.fromEntries(
    Object.entries(ranges).flatMap(([name, range]) =>
      range.is === 'counts' ? [[name, filledTo(range.of, range.max)]] : [],
    ),
  );
}

function filledTo(of: { readonly [key: string]: number }, max: number): { readonly [key: string]: number } {
  let left = max;
  const parts: { [key: string]: number } = {};
  for (const [key, count] of Object.entries(of)) {
    const taken = Math.min(count, left);
    left -= taken;
    if (taken > 0) parts[key] = taken;
  }
  return parts;
}

const sizeOf = (way: Choice): number =>
  Object.entries(most(way)).reduce(
    (n, [name, parts]) => n + (name === 'leaders' || typeof parts !== 'object' ? 0 : total(parts)),
    0,
  );
