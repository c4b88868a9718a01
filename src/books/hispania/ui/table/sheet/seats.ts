import type { Seat } from '../../../../../kernel/contract.ts';
import { NATIONS } from '../../../engine/data/ids.ts';
import { playersOf } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import type { GlyphName } from '../../glyphs.ts';

/** Who plays: the players round the table, or in a position that was written down whoever has a nation. */
export function seatsOf(state: State): readonly Seat[] {
  const players = playersOf(state);
  if (players.length > 0) return players;
  return [...new Set(NATIONS.flatMap((nation) => state.nations[nation]?.seat ?? []))];
}

const SIGNS = ['seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'] as const satisfies readonly GlyphName[];

/** The sign of a player, by his place round the table; nothing for a nation that plays itself. */
export function signOf(state: State, seat: Seat): GlyphName | undefined {
  return SIGNS[playersOf(state).indexOf(seat)];
}
