import type { Decision } from '../../../kernel/contract.ts';
import { askHispanic } from './rules/hispanic.ts';
import { askHispano } from './rules/hispano.ts';
import { askReturn } from './rules/returning.ts';
import { askRoman } from './rules/roman.ts';
import { askStarting } from './rules/starting.ts';
import { askAfter } from './rules/turn.ts';
import type { State } from './state.ts';

/** The question of a position; undefined if the game is over. */
export function decision(state: State): Decision | undefined {
  const { phase, pending, starting } = state;
  if (phase === 'over') return undefined;
  if (pending) return askHispano(state, pending);
  if (starting) return askStarting(state, starting);
  if (phase === 'return') return askReturn(state);
  if (phase === 'roman') return askRoman(state);
  return phase === 'after' ? askAfter(state) : askHispanic(state);
}
