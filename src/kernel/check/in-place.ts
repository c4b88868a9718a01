import type { Action, Decision, Fact, InPlace, Refusal } from '../contract.ts';
import { same } from '../hash.ts';
import { inPlace } from '../in-place.ts';
import { must, under } from './breach.ts';
import type { Check } from './check.ts';

/** Undo is tried after this number of answers: some are undone and made again. */
const BACK_EVERY = 11;
/** The numbers of undone answers, in turn: one, and more than a phase. */
const BACK = [1, 9];
/**
 * States are compared after this number of answers, not after each, because reading a state makes the next move copy
 * what it changes.
 */
const STATE_EVERY = 5;

/** A game played in place and with the pure functions; both are compared after every answer. */
export class PlayedInPlace<S, F extends Fact> {
  readonly #game: Check<S, F>['game'];
  readonly #position: InPlace<S, F>;
  readonly #states: S[];
  readonly #actions: Action[] = [];

  constructor({ game }: Pick<Check<S, F>, 'game'>, start: S) {
    this.#game = game;
    this.#position = under('in-place', () => inPlace(game, start));
    this.#states = [start];
  }

  /** The state with the question: a start may first continue automatically. */
  state(): S {
    return under('in-place', () => this.#position.state());
  }

  /** Plays the answer to a question that has led to a state, with these facts. */
  check(asked: Decision, action: Action, next: S, facts: readonly F[]): void {
    under('in-place', () => {
      must(alike(this.#position.decision(), asked), 'another question');
      const made = this.#position.make(action);
      must(!made.refusal, `an offered answer is refused: ${JSON.stringify(made.refusal)}`);
      must(alike(made.facts, facts), `other facts: ${JSON.stringify(made.facts)}, not ${JSON.stringify(facts)}`);
      this.#actions.push(action);
      this.#states.push(next);
      if (this.#actions.length % STATE_EVERY === 0) must(same(this.#position.state(), next), 'another state');
      if (this.#actions.length % BACK_EVERY === 0) this.#goBack();
    });
  }

  /** An answer that `apply` refuses gets the same refusal; the next answers show that it has changed nothing. */
  refuse(action: Action, refusal: Refusal): void {
    under('in-place', () =>
      must(alike(this.#position.make(action).refusal, refusal), `another refusal of ${JSON.stringify(action)}`),
    );
  }

  #goBack(): void {
    const n = this.#actions.length;
    const back = Math.min(BACK[n % BACK.length] ?? 1, n - 1);
    for (let i = 0; i < back; i++) this.#position.unmake();
    const state = this.#states[n - back] as S;
    must(alike(this.#position.decision(), this.#game.decision(state)), 'another question after answers are taken back');
    must(same(this.#position.state(), state), 'another state after answers are taken back');
    for (const action of this.#actions.slice(n - back)) this.#position.make(action);
    must(same(this.#position.state(), this.#states[n]), 'another state after answers are made again');
  }
}

/** Whether two values are equal, or both undefined. */
function alike(a: object | undefined, b: object | undefined): boolean {
  return same(a ?? null, b ?? null);
}
