import type { Outcome } from '../../../../kernel/contract.ts';
import { ranked } from '../../../../kernel/outcome.ts';
import { CAPITALS } from '../data/geography.ts';
import { HISPANO } from '../data/ids.ts';
import type { State } from '../state.ts';
import { garrisonsAt, isQuiet, ROMAN_PROVINCES, uses } from './board.ts';
import { addRevoltToTime, type Draft, endGame } from './draft.ts';
import { revoltsLeft, timeOf } from './reserve.ts';
import { seats } from './seats.ts';

/** The end of the game (3.1, 3.2), and of a round (6). */

/** Whether the Romans have won: a garrison in each capital, and no revolt in the Roman provinces. */
export function isWon(state: State): boolean {
  return (
    CAPITALS.every((at) => garrisonsAt(state, at).length > 0) &&
    ROMAN_PROVINCES.every((province) => isQuiet(state, province))
  );
}

/** Ends the game if the Romans have won; asked after every change (ruling G20). */
export function settle(draft: Draft): void {
  if (draft.state.ended === null && isWon(draft.state)) endGame(draft, 'victory');
}

/** The end of a round: a revolt goes onto the time track, and out of the game (6). */
export function endRound(draft: Draft): void {
  if (revoltsLeft(draft.state) === 0) {
    endGame(draft, 'no-revolts');
    return;
  }
  addRevoltToTime(draft);
  const { state } = draft;
  if (state.time >= timeOf(state).full) endGame(draft, 'no-time');
}

/** The result: one for all Romans, and in the variant Hispano against its player. */
export function outcome(state: State): Outcome | undefined {
  if (state.ended === null) return undefined;
  const isVictory = state.ended === 'victory';
  const rule = isVictory ? '3.1' : '3.2';
  if (!uses(state, 'hispano'))
    return { is: 'verdict', rule, verdict: { key: state.ended, params: { round: state.round } } };
  const scores = seats(state).map(({ seat }) => ({ seat, score: (seat === HISPANO) === isVictory ? 0 : 1 }));
  return { is: 'ranking', rule, results: ranked(scores) };
}
