import type { Choice, Decision, Refusal, Seat } from '../../../../../kernel/contract.ts';
import { TOKENS, type TokenId } from '../../../engine/data/ids.ts';
import { hispania } from '../../../engine/game.ts';
import { handOf } from '../../../engine/options/tokens/hands.ts';
import type { State } from '../../../engine/state.ts';

/** Things that a seat may play: an event token, or the Sign of God (10.2, 10.3). */
export type Playable = TokenId | 'sign';

/** One kind of token in a hand: the number, and its possible plays now. */
export interface Held {
  readonly token: Playable;
  readonly count: number;
  /** Its plays, if a window is open in which it can be played. */
  readonly plays: readonly Choice[];
  /** The reason why it cannot be played now. */
  readonly why?: Refusal;
}

/** Whether this game has anything to play. */
export function isPlayed({ options }: State): boolean {
  return options?.some((option) => option === 'tokens' || option === 'sign-of-god') ?? false;
}

/** The hand of a seat, kind by kind, including the Sign of God while it is unused. `decision` is the question to the seat. */
export function heldBy(state: State, seat: Seat, decision?: Decision): readonly Held[] {
  const hand = handOf({ state }, seat);
  const kinds = TOKENS.filter((token) => hand.includes(token));
  const sign: readonly Playable[] = state.options?.includes('sign-of-god') ? ['sign'] : [];
  return [...kinds, ...sign].map((token): Held => {
    const plays = playsOf(decision, seat, token);
    const why = plays.length > 0 ? undefined : whyNot(state, seat, token);
    return {
      token,
      count: token === 'sign' ? 1 : hand.filter((one) => one === token).length,
      plays,
      ...(why ? { why } : {}),
    };
  });
}

function playsOf(decision: Decision | undefined, seat: Seat, token: Playable): readonly Choice[] {
  if (decision?.kind !== 'window') return [];
  return decision.choices.filter(
    ({ kind, fixed }) => kind === 'play' && fixed['seat'] === seat && fixed['token'] === token,
  );
}

/** In a window the engine gives the reason; outside a window nothing is played. */
function whyNot(state: State, seat: Seat, token: Playable): Refusal | undefined {
  if (token === 'sign' && state.tally.signs?.includes(seat)) {
    return { code: 'sign-used', rule: '10.2', params: { seat } };
  }
  if (state.frames.at(-1)?.kind !== 'token-window') return undefined;
  return hispania.explain(state, { kind: 'play', fixed: { seat, token }, values: {} });
}
