import type { Odds } from '../../odds/figures.ts';
import { oddsOf } from '../../odds/odds.ts';
import type { Chosen } from '../../odds/policy.ts';
import { setUpBattle } from '../../odds/set-up.ts';
import type { WrittenBattle } from '../../odds/written.ts';

/** The odds of a written battle, for use in the build of the site. Throws if the battle is invalid, which is an error of the page. */
export function oddsOfWritten(battle: WrittenBattle, by: Chosen = {}): Odds {
  const { state, faults } = setUpBattle(battle);
  const odds = state && oddsOf(state, by);
  if (!odds) throw new Error(`no battle: ${JSON.stringify(faults ?? battle)}`);
  return odds;
}
