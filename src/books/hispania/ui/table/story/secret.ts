import type { OptionId } from '../../../engine/data/ids.ts';
import type { State } from '../../../engine/state.ts';

/** The options with bids that are written down in secret (10.1, 14.7). */
const SECRET: readonly OptionId[] = ['group-auction', 'sealed-bids'];

/** Whether a game that goes on has secret bids: how points stand would help those who still have to bid. */
export function hasSecretBids({ stage, options = [] }: Pick<State, 'stage' | 'options'>): boolean {
  return stage !== 'over' && options.some((option) => SECRET.includes(option));
}
