import type { Seat, TwinLine } from '../../../../../kernel/contract.ts';
import { type Roller, randomInt } from '../../../../../kernel/dice.ts';
import type { TokenId } from '../../data/ids.ts';
import type { Player, State } from '../../state.ts';
import { handOf, inOrder } from './hands.ts';

/**
 * Rule 10.3: a player's knowledge of tokens: their own, the number that others hold, the number left, and those played.
 */

/** Lines of the text twin about tokens; none if tokens are not in play. */
export function tokenLines(state: State, seat: Seat): readonly TwinLine[] {
  if (!state.options?.includes('tokens')) return [];
  const hands = (state.players ?? []).map(({ seat: other }): TwinLine => {
    const hand = handOf({ state }, other);
    return { key: 'tokens', params: { seat: other, count: hand.length, ...(other === seat ? { tokens: hand } : {}) } };
  });
  const { left = [], played = [] } = state.bag ?? {};
  return [...hands, { key: 'bag', params: { left: left.length, played } }];
}

/** The same position, with the others' tokens and the bag dealt again, each deal equally likely. */
export function dealtTokens(state: State, seat: Seat, dice: Roller): State {
  const { players = [], bag } = state;
  // Reshuffle is never in a hand, because it is shown as soon as it is drawn.
  const never = (token: TokenId) => token === 'reshuffle';
  const unknown: TokenId[] = (bag?.left ?? []).filter((token) => !never(token));
  for (const player of players) if (player.seat !== seat) unknown.push(...(player.tokens ?? []));
  if (unknown.length === 0) return state;
  // The deal must not depend on where the tokens really are.
  const hidden = [...inOrder(unknown)];
  for (let i = hidden.length - 1; i > 0; i--) {
    const j = randomInt(dice, 0, i);
    [hidden[i], hidden[j]] = [hidden[j] as TokenId, hidden[i] as TokenId];
  }
  let next = 0;
  const dealt = players.map((player): Player => {
    const { tokens, seat: other } = player;
    if (!tokens || other === seat) return player;
    next += tokens.length;
    return { ...player, tokens: inOrder(hidden.slice(next - tokens.length, next)) };
  });
  if (!bag) return { ...state, players: dealt };
  const left = [...hidden.slice(next), ...bag.left.filter(never)];
  return { ...state, players: dealt, bag: { ...bag, left: inOrder(left) } };
}
