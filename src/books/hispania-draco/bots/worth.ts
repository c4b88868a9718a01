import type { State } from '../engine/state.ts';
import { FEATURES, featuresOf } from './features.ts';
import { WEIGHTS } from './weights.ts';

/** The chance that the Romans win from a position, as a computer judges it; 1 or 0 when the game is over. */
export function worthOf(state: State): number {
  if (state.ended !== null) return state.ended === 'victory' ? 1 : 0;
  const features = featuresOf(state);
  let sum = 0;
  for (const one of FEATURES) sum += WEIGHTS[one] * features[one];
  return 1 / (1 + Math.exp(-sum));
}
