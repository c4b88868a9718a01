import type { Seat } from '../../../../../kernel/contract.ts';
import { TOKENS, type TokenId } from '../../data/ids.ts';
import { playersOf } from '../../rules/players.ts';
import { type Draft, plays, type View } from '../../rules/view.ts';
import type { Player, Unplaced } from '../../state.ts';

/** Rule 10.3: the players' tokens. Their number is public; played tokens are open. */

const NONE: readonly TokenId[] = [];

/** The tokens in a player's hand. */
export function handOf({ state }: { readonly state: Unplaced }, seat: Seat): readonly TokenId[] {
  return state.players?.find((player) => player.seat === seat)?.tokens ?? NONE;
}

/** The players who hold tokens, in their order round the table. */
export function holders(view: { readonly state: Unplaced }): readonly Seat[] {
  return playersOf(view.state).filter((seat) => handOf(view, seat).length > 0);
}

/** Whether a token may be in a hand, by public information: not all of its kind have been played. */
export function mayBeHeld(view: View, token: TokenId): boolean {
  const { played = NONE } = view.state.bag ?? {};
  return plays(view, 'tokens') && played.filter((one) => one === token).length < view.tables.tokens[token];
}

/** Changes a player's hand; an empty one is left out. */
export function setHand(draft: Draft, seat: Seat, hand: readonly TokenId[]): void {
  draft.state.players = (draft.state.players ?? []).map((player): Player => {
    if (player.seat !== seat) return player;
    const { tokens: _, ...rest } = player;
    return hand.length > 0 ? { ...rest, tokens: inOrder(hand) } : rest;
  });
}

/** A token has been played: it is open, even if it is cancelled (10.3-null). */
export function spend(draft: Draft, seat: Seat, token: TokenId): void {
  setHand(draft, seat, without(handOf(draft, seat), token));
  const { left = NONE, played = NONE } = draft.state.bag ?? {};
  draft.state.bag = { left, played: inOrder([...played, token]) };
}

/** Tokens without one of a kind. */
export function without(tokens: readonly TokenId[], token: TokenId): readonly TokenId[] {
  const i = tokens.indexOf(token);
  return i < 0 ? tokens : [...tokens.slice(0, i), ...tokens.slice(i + 1)];
}

/** Tokens in a fixed order, which does not reveal when they were drawn. */
export function inOrder(tokens: readonly TokenId[]): readonly TokenId[] {
  return TOKENS.flatMap((token) => tokens.filter((one) => one === token));
}
