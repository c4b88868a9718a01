import type { Seat } from '../../../../../kernel/contract.ts';
import { playersOf } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import type { GlyphName } from '../../glyphs.ts';

const SIGNS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const satisfies readonly GlyphName[];

/** The sign of a player, by the place at the table; undefined for a nation that plays itself. */
export function signOf(state: State, seat: Seat): GlyphName | undefined {
  return SIGNS[playersOf(state).indexOf(seat)];
}
