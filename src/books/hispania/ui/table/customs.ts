import type { Decision, Seat } from '../../../../kernel/contract.ts';
import type { Customs } from '../../../../ui/table/customs.ts';
import { settled } from '../../engine/game.ts';
import { battleOf } from '../../engine/rules/view.ts';
import { SIDES } from '../../engine/state/battle.ts';
import type { State } from '../../engine/state.ts';

/** What a table has to know of Hispania beside the contract. */
export const customs: Customs<State> = {
  settled: settledOf,
  isSecret: ({ kind }) => SECRET.includes(kind),
  isWindow: ({ kind }) => kind === 'window',
  seatOf: ({ fixed }) => fixed['seat'],
  isSeen: ({ kind }) => !UNSEEN.includes(kind),
  matters,
};

/** Bids in secret (10.1, 14.7), and what event tokens a seat could play (10.3). */
const SECRET: readonly string[] = ['window', 'sealed-bid', 'group-bids'];
const UNSEEN: readonly string[] = ['phase', 'phase-skipped', 'aimed', 'stays', 'healed'];

/**
 * Whether a window is a seat's concern (10.2, 10.3). Among several persons that may follow only from what all can see, so that
 * nobody learns what a hand holds: a battle is the concern of its sides, the rest of everybody. Somebody alone is asked only
 * where there is something to play.
 */
function matters(state: State, { choices, params }: Decision, seat: Seat, alone: boolean): boolean {
  if (alone) return choices.some(({ kind, fixed }) => kind !== 'pass' && fixed['seat'] === seat);
  const battle = battleOf({ state });
  return params['at'] === 'null' || !battle || SIDES.some((side) => battle.by[side] === seat);
}

/** Only a game's start has to go on by itself; it is shown more than once, and is to be the same each time. */
const started = new WeakMap<State, State>();

function settledOf(state: State): State {
  const known = started.get(state) ?? settled(state).state;
  started.set(state, known);
  return known;
}
