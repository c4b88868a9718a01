import type { State } from '../../engine/state.ts';
import { combatBy, resultsOf } from '../../odds/ledger.ts';
import type { Prepared } from '../deciding/use-command.ts';

/** Whether the answer that is prepared is a combat that the Romans may win: then the phase after it can be looked at. */
export function mayBeWon(state: State, { choice, coins }: Pick<Prepared, 'choice' | 'coins'>): boolean {
  const combat = combatBy(state, choice, coins);
  return combat?.by === 'roman' && resultsOf(state, combat).tally.roman > 0;
}
