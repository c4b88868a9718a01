import { type NationId, PLACES } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { draftOf, stateOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import type { Handlers } from '../../../src/books/hispania/engine/rules/hooks.ts';
import { carryOn } from '../../../src/books/hispania/engine/rules/phases.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Decision } from '../../../src/kernel/contract.ts';
import { open, type Places, type Played, read } from './set-up.ts';

/** Lets a position go on by itself up to the next question. `handlers`: what joins in beside the game's own. */
export function goOn(start: State, handlers: Partial<Handlers> = {}): Played {
  const view = read(start);
  const draft = draftOf({ ...view, handlers: { ...view.handlers, ...handlers } }, [], PLACES);
  carryOn(draft);
  return { state: stateOf(draft), facts: draft.facts };
}

/** The end of a game turn with only these units on the map, up to the first question. Another turn follows by default. */
export function endOf(turn: number, places: Places, rest: Parameters<typeof open>[3] = {}): Played {
  return goOn(open(LAST, 'sequence-end', places, { turn, lastTurn: turn + 1, ...rest }));
}

/** The last in the order of play. */
const LAST: NationId = 'almohads';

/** Answers with the preset as long as a decision is one of these kinds. */
export function preset(start: Played, ...kinds: readonly string[]): Played {
  let { state } = start;
  const facts: HispaniaFact[] = [...start.facts];
  for (let asked = ask(state); asked?.preset && kinds.includes(asked.kind); asked = ask(state)) {
    const applied = hispania.apply(state, asked.preset);
    if (applied.refusal) throw new Error(JSON.stringify(applied.refusal));
    facts.push(...applied.facts);
    state = applied.state;
  }
  return { state, facts };
}

/** The current question. */
export function ask(state: State): Decision | undefined {
  return hispania.decision(state);
}
