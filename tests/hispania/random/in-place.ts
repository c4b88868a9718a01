import assert from 'node:assert/strict';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action, InPlace } from '../../../src/kernel/contract.ts';
import { inPlace } from '../../../src/kernel/in-place.ts';

/** After so many answers some are taken back and made again. */
const BACK_EVERY = 11;
/** How many, in turn: one, and more than a phase. */
const BACK = [1, 9];
/** After so many answers the states are compared: whoever asks for one makes the next move copy what it touches. */
const STATE_EVERY = 5;

/** A game played in place beside the pure functions: what both say is compared after every answer. */
export class PlayedInPlace {
  readonly #position: InPlace<State, HispaniaFact>;
  readonly #states: State[];
  readonly #actions: Action[] = [];

  constructor(start: State) {
    this.#position = inPlace(hispania, start);
    this.#states = [start];
  }

  /** Makes the answer that has led to a state, with these facts. */
  check(action: Action, next: State, facts: readonly HispaniaFact[]): void {
    assert.deepEqual(
      this.#position.decision(),
      hispania.decision(this.#states.at(-1) ?? next),
      'in place, another question',
    );
    const made = this.#position.make(action);
    assert.equal(made.refusal, undefined, 'in place, an offered action is refused');
    assert.deepEqual(made.facts, facts, 'in place, other facts');
    this.#actions.push(action);
    this.#states.push(next);
    if (this.#actions.length % STATE_EVERY === 0)
      assert.deepEqual(this.#position.state(), next, 'in place, another state');
    if (this.#actions.length % BACK_EVERY === 0) this.#goBack();
  }

  /** What is refused changes nothing, and is refused alike. */
  refuse(action: Action): void {
    const { refusal } = hispania.apply(this.#states.at(-1) as State, action);
    if (refusal) assert.deepEqual(this.#position.make(action).refusal, refusal, 'in place, another refusal');
  }

  #goBack(): void {
    const n = this.#actions.length;
    const back = Math.min(BACK[n % BACK.length] ?? 1, n - 1);
    for (let i = 0; i < back; i++) this.#position.unmake();
    const state = this.#states[n - back] as State;
    assert.deepEqual(this.#position.decision(), hispania.decision(state), 'taken back, another question');
    assert.deepEqual(this.#position.state(), state, 'taken back, another state');
    for (const action of this.#actions.slice(n - back)) this.#position.make(action);
    assert.deepEqual(this.#position.state(), this.#states[n], 'made again, another state');
  }
}
