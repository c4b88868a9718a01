import type { Seat } from '../../../../../kernel/contract.ts';
import { NATIONS, type NationId } from '../../../engine/data/ids.ts';
import { isAlive, takesTurn } from '../../../engine/rules/turns.ts';
import type { View } from '../../../engine/rules/view.ts';
import { hasPlayed } from './game.ts';

/** A nation in the order of this turn (rule 1-nations). */
export interface Turn {
  readonly nation: NationId;
  /** Null if it is still to be put up for auction. */
  readonly seat: Seat | null;
  readonly is: 'done' | 'now' | 'next';
}

/** The nations of this turn in their order: those that have played, the active one, and the next ones. */
export function orderOf(view: View): readonly Turn[] {
  const { state } = view;
  if (state.stage === 'over') return [];
  return NATIONS.flatMap((nation): readonly Turn[] => {
    const now = nation === state.active;
    if (!now && !plays(view, nation)) return [];
    const is = now ? 'now' : hasPlayed(state, nation) ? 'done' : 'next';
    return [{ nation, seat: state.nations[nation]?.seat ?? null, is }];
  });
}

/** Before the auctions of a turn nations without a player count, too (14.2). */
function plays(view: View, nation: NationId): boolean {
  const { state, tables } = view;
  if (state.nations[nation] || !state.players || state.stage !== 'start') return takesTurn(view, nation);
  const due = tables.nations[nation].arrivals[state.turn] ?? [];
  return isAlive(view, nation) || due.some((arrival) => arrival.units !== undefined && !arrival.onlyIfAlive);
}
