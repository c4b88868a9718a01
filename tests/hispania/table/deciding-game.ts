import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Decision } from '../../../src/kernel/contract.ts';
import { wholeGame } from './sheet-games.ts';

/** A position out of a whole game, with what is asked in it. */
export interface Asked {
  readonly state: State;
  readonly decision: Decision;
}

/** The first position of a game in which something of this kind is asked, and `holds`. */
export function askedIn(
  file: string,
  kind: string,
  holds: (decision: Decision, state: State) => boolean = () => true,
): Asked {
  const game = wholeGame(`${file}.json`);
  for (const state of [game.start, ...game.entries.map((entry) => entry.state)]) {
    const decision = hispania.decision(state);
    if (decision?.kind === kind && holds(decision, state)) return { state, decision };
  }
  throw new Error(`${file}: it never comes to that`);
}
