import type { Seat } from '../../../../../kernel/contract.ts';
import { stateAt } from '../../../../../kernel/journal.ts';
import { evaluate } from '../../../bots/evaluate.ts';
import { Outlook } from '../../../bots/outlook.ts';
import { CAPTAIN, type Personality } from '../../../bots/personality.ts';
import { NATIONS } from '../../../engine/data/ids.ts';
import { scoreOf } from '../../../engine/rules/final-score.ts';
import { seatsIn } from '../../../engine/rules/players.ts';
import type { State } from '../../../engine/state.ts';
import { tablesOf } from '../../../engine/view.ts';
import { PAR } from './par.ts';
import type { Game } from './story.ts';
import type { Stretch } from './stretches.ts';

/** A Captain that looks only at one player's own nations. */
const FOR_ITSELF: Personality = { ...CAPTAIN, envy: 0 };

/** The chance to win of each player, from 0 to 1, before and after a stretch, in the order of `seatsIn`. */
export interface Swing {
  readonly stretch: Stretch;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The points of a player at the end as a Captain expects them, in half points, with the usual points of nations to come. */
export function expected(state: State, seat: Seat): number {
  const own = evaluate(new Outlook(state, seat, FOR_ITSELF));
  const { nations } = tablesOf(state);
  let toCome = 0;
  for (const nation of NATIONS) {
    if (state.nations[nation]?.seat !== seat) continue;
    const { firstTurn } = nations[nation];
    if (firstTurn > state.turn && firstTurn <= state.lastTurn) toCome += PAR[nation] ?? 0;
  }
  return own + toCome;
}

/**
 * The spread of final points around that expectation, as the temperature of a softmax: half points on the last turn, and
 * more with the square root of the turns left. Fitted to games between Captains.
 */
const LAST = 4;
const EACH = 16;

/** The chance to win of each player, from 0 to 1, in the order of `seatsIn`; they add up to 1. Yields after each player. */
export function* judged(state: State): Generator<undefined, readonly number[]> {
  const seats = seatsIn(state);
  if (state.stage === 'over') {
    const scores = seats.map((seat) => scoreOf(state, seat));
    const most = Math.max(...scores);
    const winners = scores.filter((score) => score === most).length;
    return scores.map((score) => (score === most ? 1 / winners : 0));
  }
  const points: number[] = [];
  for (const seat of seats) {
    points.push(expected(state, seat));
    yield undefined;
  }
  const spread = LAST + EACH * Math.sqrt(Math.max(0, state.lastTurn - state.turn));
  const most = Math.max(...points);
  const weights = points.map((of) => Math.exp((of - most) / spread));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

/**
 * Judges a game, one position and player a step, so that the page can do it in slices (`inSlices`). Yields the number of
 * judged stretches.
 */
export function* judging(game: Game, stretches: readonly Stretch[]): Generator<number, readonly Swing[]> {
  const swings: Swing[] = [];
  const judge = function* (n: number): Generator<number, readonly number[]> {
    const work = judged(stateAt(game, n));
    for (let step = work.next(); ; step = work.next()) {
      if (step.done) return step.value;
      yield swings.length;
    }
  };
  for (const stretch of stretches) {
    const before = yield* judge(stretch.judged);
    swings.push({ stretch, before, after: yield* judge(stretch.to) });
  }
  return swings;
}
