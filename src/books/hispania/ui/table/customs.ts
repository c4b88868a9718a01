import type { Decision, Seat } from '../../../../kernel/contract.ts';
import type { Customs } from '../../../../ui/table/customs.ts';
import { settled } from '../../engine/game.ts';
import { battleOf } from '../../engine/rules/view.ts';
import { SIDES } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';
import { orderedAnswer, orderedBattle } from '../battle/order.ts';

/** The data of Hispania for a table beside the contract. */
export const customs: Customs<State> = {
  settled: settledOf,
  isSecret: ({ kind }) => SECRET.includes(kind),
  isWindow: ({ kind }) => kind === 'window',
  seatOf: ({ fixed }) => fixed['seat'],
  isSeen: ({ kind }) => !UNSEEN.includes(kind),
  stays: ({ kind }) => kind === 'battle-over',
  follows: (state, { kind }) => FOLLOWS.includes(kind) || battleOf({ state }) !== undefined,
  ordered: orderedAnswer,
  holds: (state, order) => orderedBattle(state, order) !== undefined,
  matters,
};

/** Bids in secret (10.1, 14.7), and the event tokens that a seat could play (10.3). */
const SECRET: readonly string[] = ['window', 'sealed-bid', 'group-bids'];
/** Questions that come of a battle, or are the next of the same phase. */
const FOLLOWS: readonly string[] = ['battles', 'after-battles', 'submit', 'survivors', 'engage'];
const UNSEEN: readonly string[] = ['phase', 'phase-skipped', 'aimed', 'stays', 'healed'];

/**
 * Whether a window concerns a seat (10.2, 10.3). With several persons this may depend only on public facts, so that it reveals nothing of
 * a hand: a battle concerns its sides, any other window all seats. A single person is asked only if there is something to play.
 */
function matters(state: State, { choices, params }: Decision, seat: Seat, alone: boolean): boolean {
  if (alone) return choices.some(({ kind, fixed }) => kind !== 'pass' && fixed['seat'] === seat);
  const battle = battleOf({ state });
  return params['at'] === 'null' || !battle || SIDES.some((side) => battle.by[side] === seat);
}

/** Only a game's start must continue automatically; it is shown more than once, and must be the same each time. */
const started = new WeakMap<State, State>();

function settledOf(state: State): State {
  const known = started.get(state) ?? settled(state).state;
  started.set(state, known);
  return known;
}
