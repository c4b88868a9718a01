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

/** With fewer than this many left nobody draws. */
const FEWEST = 5;
/** With fewer than this many left, or too few for all, everybody draws one. */
const PLENTY = 9;

/** All tokens in the bag. */
export function fullBag({ tokens }: Pick<Tables, 'tokens'>): readonly TokenId[] {
  return TOKENS.flatMap((token) => Array.from({ length: tokens[token] }, () => token));
}

/** At the start of a game turn everybody draws, if it is the game's first or one of those named. */
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

/** How many tokens each player draws now. */
function drawSize({ state }: View): number {
  const left = state.bag?.left.length ?? 0;
  const players = playersOf(state).length;
  if (left < FEWEST) return 0;
  return left < Math.max(PLENTY, DRAW_SIZE * players) ? 1 : DRAW_SIZE;
}

/** A player draws: all see how many, he alone which. */
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

/** One token out of the bag. Reshuffle is shown at once, and another one drawn in its place. */
function drawOne(draft: Draft, seat: Seat): TokenId | undefined {
  const token = takeOut(draft);
  if (token !== 'reshuffle') return token;
  tell(draft, { kind: 'reshuffled', rule: '10.3-reshuffle', seat });
  const { left = [], played = [] } = draft.state.bag ?? {};
  draft.state.bag = { left: inOrder([...left, ...played]), played: [] };
  const instead = takeOut(draft);
  // It goes back when its replacement is out: it may come up again, but never for itself (ruling reshuffle-returns).
  const { left: rest = [] } = draft.state.bag ?? {};
  draft.state.bag = { left: inOrder([...rest, 'reshuffle']), played: [] };
  return instead;
}

/** Takes one of the tokens in the bag out, each as likely as any other, by a die with as many faces. */
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
