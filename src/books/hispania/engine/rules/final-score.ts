import type { Seat } from '../../../../kernel/contract.ts';
import { NATIONS } from '../data/ids.ts';
import type { State } from '../state.ts';
import { playersOf } from './players.ts';
import { type Draft, tell } from './view.ts';

/** Rule 15: what a player has won, and who has won the game. Half points throughout. */

/**
 * The score of a player as it stands: the points of all nations he has played, less what they cost him, and what he scores
 * besides them. It may be below nothing.
 */
export function scoreOf({ nations, players = [] }: State, seat: Seat): number {
  let sum = players.find((player) => player.seat === seat)?.adjust ?? 0;
  for (const nation of NATIONS) {
    const kept = nations[nation];
    if (kept?.seat === seat) sum += kept.points - (kept.bid ?? 0);
  }
  return sum;
}

/** The last turn is over: the score of each player; those with the most share the win (ruling ties). */
export function finalScore(draft: Draft): void {
  const scores = playersOf(draft.state).map((seat) => ({ seat, points: scoreOf(draft.state, seat) }));
  const most = Math.max(...scores.map(({ points }) => points));
  for (const { seat, points } of scores) {
    tell(draft, { kind: 'final', rule: '15', seat, points, wins: points === most });
  }
}
