import type { Action, Applied, Barred, Game, Outcome } from '../../../kernel/contract.ts';
import { seeded } from '../../../kernel/dice.ts';
import { barred } from './barred.ts';
import { describe } from './describe.ts';
import type { HispaniaFact } from './facts.ts';
import { Position } from './in-place.ts';
import { position } from './position.ts';
import { queries } from './queries.ts';
import { standings } from './rules/final-score.ts';
import { seatsIn } from './rules/players.ts';
import { dealtAnew } from './secrets.ts';
import { type Options, setup } from './setup.ts';
import type { State } from './state.ts';

/** Joins the rules, the rules of single nations and the tables to the game that the kernel plays. */

/** The state at the first question and the facts up to there, which a page shows before the first answer. */
export function settled(state: State): { readonly state: State; readonly facts: readonly HispaniaFact[] } {
  const position = new Position(state);
  return position.begun.length > 0 ? { state: position.state(), facts: position.begun } : { state, facts: [] };
}

/** The ranks of the players (15); empty in a position that was written by hand. */
function outcome(state: State): Outcome | undefined {
  const ended = settled(state).state;
  return ended.stage === 'over' ? { is: 'ranking', rule: '15', results: standings(ended) } : undefined;
}

function apply(state: State, action: Action): Applied<State, HispaniaFact> {
  const position = new Position(state);
  const { facts, refusal } = position.play(action);
  if (refusal) return { refusal };
  return { state: position.state(), facts };
}

/** Hispania on the kernel's contract. */
export const hispania: Game<State, HispaniaFact, Options> = {
  id: 'hispania',
  version: 2,
  setup,
  position,
  decision: (state) => new Position(state).decision(),
  apply,
  explain: (state, action) => new Position(state).whyRefused(action),
  // Each player is a side.
  seats: (state) => seatsIn(state).map((seat) => ({ seat, side: seat })),
  outcome,
  describe,
  imagine: (state, seat, seed) => ({
    ...dealtAnew(state, seat, ~seed),
    dice: { ...seeded(seed), rolled: state.dice.rolled },
  }),
  barred: (state): readonly Barred[] => barred(new Position(state).view),
  inPlace: (state) => new Position(state),
  dice: { of: (state) => state.dice, with: (state, dice) => ({ ...state, dice }) },
  queries,
};
