import { pass } from '../../../src/books/hispania/engine/actions.ts';
import type { TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Player, State } from '../../../src/books/hispania/engine/state.ts';
import { type Played, play } from './set-up.ts';

/** Positions and lines of play with event tokens (rule 10.3). */

/** The tokens of each player in table order, as `position` takes them beside the units. */
export function hands(
  held: Readonly<Record<string, readonly TokenId[]>>,
  options: readonly ('tokens' | 'sign-of-god')[] = ['tokens'],
): { readonly options: readonly ('tokens' | 'sign-of-god')[]; readonly players: readonly Player[] } {
  const players = Object.entries(held).map(([seat, tokens]) => ({
    seat,
    adjust: 0,
    ...(tokens.length > 0 ? { tokens } : {}),
  }));
  return { options, players };
}

/** Passes for all seats that are asked in the open windows, until another question. `dice` are rolled meanwhile. */
export function passAll(start: State, ...dice: readonly number[]): Played {
  let state = start;
  let left = dice;
  const facts: HispaniaFact[] = [];
  for (;;) {
    const decision = hispania.decision(state);
    const [seat] = decision?.by ?? [];
    if (decision?.kind !== 'window' || seat === undefined) return { state, facts };
    const passed = pass(seat);
    const rolls = (hispania.apply(state, passed).state?.dice.rolled ?? 0) - state.dice.rolled;
    const next = play(state, [passed, ...left.slice(0, rolls)]);
    left = left.slice(rolls);
    state = next.state;
    facts.push(...next.facts);
  }
}

/** The window that is open: what it is about, and who is asked. */
export function asked(state: State): readonly [window: unknown, by: readonly string[]] {
  const decision = hispania.decision(state);
  return decision?.kind === 'window' ? [decision.params['at'], decision.by] : [decision?.kind, decision?.by ?? []];
}

/** The tokens in a hand. */
export function handOf(state: State, seat: string): readonly TokenId[] {
  return state.players?.find((player) => player.seat === seat)?.tokens ?? [];
}
