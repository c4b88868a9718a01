import type { Choice } from '../../../../kernel/contract.ts';
import { FACES } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { combatBy, resultsOf } from '../../odds/ledger.ts';
import { purses } from '../deciding/use-command.ts';

/** The best chance of an answer: the results that win, of how many, and the fewest coins that reach it. */
export interface Best {
  readonly coins: number;
  readonly won: number;
  readonly of: number;
}

/** The best chance of an answer that names coins: of a combat for the side that gives it (4.3, 4.4, 8.7-attack), or of a murder. */
export function bestOf(state: State, choice: Choice): Best | undefined {
  // It succeeds if the die is not higher than the coins (8.6-murder).
  const most = purses(choice).at(-1);
  if (choice.kind === 'murder' && most !== undefined) return { coins: most, won: most, of: FACES.length };
  let best: Best | undefined;
  for (const coins of purses(choice)) {
    const combat = combatBy(state, choice, coins);
    if (!combat) continue;
    const { tally } = resultsOf(state, combat);
    const won = choice.kind === 'siege' || choice.kind === 'attack' ? tally.roman : tally.hispanic;
    if (!best || won > best.won) best = { coins, won, of: tally.of };
  }
  return best;
}
