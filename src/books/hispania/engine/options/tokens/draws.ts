import type { Seat } from '../../../../../kernel/contract.ts';
import { roll } from '../../../../../kernel/dice.ts';
import { TOKENS, type TokenId } from '../../data/ids.ts';
import { SCENARIO_TABLE } from '../../data/scenarios.ts';
import type { Tables } from '../../data/sets.ts';
import { DRAW_SIZE, DRAW_TURNS } from '../../data/tokens.ts';
import { playersOf } from '../../rules/players.ts';
import { type Draft, plays, tell, type View } from '../../rules/view.ts';
import { handOf, inOrder, setHand, without } from './hands.ts';

/** Rules 10.3 and 10.3-reshuffle: tokens are drawn at the start of the game and of some turns (ruling event-draws). */

/** With fewer tokens left, no player draws. */
const FEWEST = 5;
/** With fewer tokens left, or too few for all, each player draws one. */
const PLENTY = 9;

/** All tokens in the bag. */
export function fullBag({ tokens }: Pick<Tables, 'tokens'>): readonly TokenId[] {
  return TOKENS.flatMap((token) => Array.from({ length: tokens[token] }, () => token));
}

/** At the start of the game's first turn and of certain turns, all players draw. */
export function drawTokens(draft: Draft): void {
  if (!plays(draft, 'tokens') || !draft.state.bag || !isDrawTurn(draft)) return;
  const each = drawSize(draft);
  if (each === 0) return;
  for (const seat of playersOf(draft.state)) drawFor(draft, seat, each);
}

function isDrawTurn({ state }: View): boolean {
  const { turn, scenario } = state;
  return DRAW_TURNS.includes(turn) || (scenario !== undefined && turn === SCENARIO_TABLE[scenario].turns[0]);
}

/** The number of tokens that each player draws now. */
function drawSize({ state }: View): number {
  const left = state.bag?.left.length ?? 0;
  const players = playersOf(state).length;
  if (left < FEWEST) return 0;
  return left < Math.max(PLENTY, DRAW_SIZE * players) ? 1 : DRAW_SIZE;
}

/** A player draws: all see the number, only that player sees the tokens. */
function drawFor(draft: Draft, seat: Seat, count: number): void {
  const drawn: TokenId[] = [];
  for (let i = 0; i < count; i++) {
    const token = drawOne(draft, seat);
    if (token !== undefined) drawn.push(token);
  }
  if (drawn.length === 0) return;
  setHand(draft, seat, [...handOf(draft, seat), ...drawn]);
  tell(draft, { kind: 'drew', rule: '10.3', seat, count: drawn.length });
  tell(draft, { kind: 'drew-tokens', rule: '10.3', seat, only: seat, tokens: inOrder(drawn) });
}

/** Draws one token from the bag. Reshuffle is shown at once, and another token is drawn in its place. */
function drawOne(draft: Draft, seat: Seat): TokenId | undefined {
  const token = takeOut(draft);
  if (token !== 'reshuffle') return token;
  tell(draft, { kind: 'reshuffled', rule: '10.3-reshuffle', seat });
  const { left = [], played = [] } = draft.state.bag ?? {};
  draft.state.bag = { left: inOrder([...left, ...played]), played: [] };
  const instead = takeOut(draft);
  // It returns to the bag after its replacement is drawn, so it may come up again, but never for itself (ruling
  // reshuffle-returns).
  const { left: rest = [] } = draft.state.bag ?? {};
  draft.state.bag = { left: inOrder([...rest, 'reshuffle']), played: [] };
  return instead;
}

/** Takes one token out of the bag, each equally likely, by a die with that number of faces. */
function takeOut(draft: Draft): TokenId | undefined {
  const { left = [], played = [] } = draft.state.bag ?? {};
  if (left.length === 0) return undefined;
  const { dice, results } = roll(draft.state.dice, 1, left.length);
  const token = left[(results[0] ?? 1) - 1];
  if (token === undefined) return undefined;
  draft.state.dice = dice;
  draft.state.bag = { left: without(left, token), played };
  return token;
}
