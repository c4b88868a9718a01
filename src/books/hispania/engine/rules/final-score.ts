import type { Result, Seat } from '../../../../kernel/contract.ts';
import { ranked } from '../../../../kernel/outcome.ts';
import { NATIONS } from '../data/ids.ts';
import type { Unplaced } from '../state.ts';
import { playersOf } from './players.ts';
import { type Draft, tell } from './view.ts';

/** Rule 15: the score of each player, and the winner. All points are half points. */

/**
 * The current score of a player: the points of all nations that they have played, less their bids, and their other
 * points. It may be negative.
 */
export function scoreOf({ nations, players = [] }: Unplaced, seat: Seat): number {
  let sum = players.find((player) => player.seat === seat)?.adjust ?? 0;
  for (const nation of NATIONS) {
    const kept = nations[nation];
    if (kept?.seat === seat) sum += kept.points - (kept.bid ?? 0);
  }
  return sum;
}

/** The players by rank. Players with equal points share their rank, and the win (ruling ties). */
export function standings(state: Unplaced): readonly Result[] {
  return ranked(playersOf(state).map((seat) => ({ seat, score: scoreOf(state, seat) })));
}

/** The last turn is over: the score of each player, in their order round the table. */
export function finalScore(draft: Draft): void {
  const ranks = new Map(standings(draft.state).map(({ seat, rank }) => [seat, rank]));
  for (const seat of playersOf(draft.state)) {
    const points = scoreOf(draft.state, seat);
    tell(draft, { kind: 'final', rule: '15', seat, points, wins: ranks.get(seat) === 1 });
  }
}
