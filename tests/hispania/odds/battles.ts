import assert from 'node:assert/strict';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { Battle } from '../../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Odds } from '../../../src/books/hispania/odds/figures.ts';
import { oddsOf } from '../../../src/books/hispania/odds/odds.ts';
import type { Chosen } from '../../../src/books/hispania/odds/policy.ts';
import { setUpBattle } from '../../../src/books/hispania/odds/set-up.ts';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';

/** Written battles and their odds, tersely. */

/** The position of a written battle. */
export function begin(written: WrittenBattle): State {
  const { state, faults } = setUpBattle(written);
  if (faults) throw new Error(JSON.stringify(faults));
  return state;
}

/** Its odds. */
export function writtenOdds(written: WrittenBattle, chosen?: Chosen): Odds {
  return of(begin(written), chosen);
}

export function of(state: State, chosen?: Chosen): Odds {
  const odds = oddsOf(state, chosen);
  if (!odds) throw new Error('no battle');
  return odds;
}

/** Numbers that are the same but for rounding. */
export function near(actual: number, expected: number, what = ''): void {
  assert.ok(Math.abs(actual - expected) < 1e-10, `${what} ${actual} is not ${expected}`);
}

/** The chances of the three ways in which a battle to the end may end. */
export function ends(
  { attackerWins, defenderWins, mutual }: Odds,
  ...expected: readonly [number, number, number]
): void {
  near(attackerWins, expected[0], 'attacker wins');
  near(defenderWins, expected[1], 'defender wins');
  near(mutual, expected[2], 'mutual');
}

/** The same battle with another frame. */
export function at(state: State, patch: Partial<Battle>): State {
  const battle = battleOf({ state });
  if (!battle) throw new Error('no battle');
  return { ...state, frames: [{ ...battle, ...patch }] };
}
