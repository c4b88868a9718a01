import assert from 'node:assert/strict';
import type { Action, Fact, Game } from '../../src/kernel/contract.ts';
import { hash } from '../../src/kernel/hash.ts';

/** A whole game as a fixture: how it was set up, every answer, and the hashes that it must come to. */
export interface Fixture<Options> {
  readonly options: Options;
  readonly seed: number;
  /** Hashes of the state at the beginning of each game turn but the first, and of the end. */
  readonly hashes: readonly string[];
  readonly actions: readonly Action[];
}

type Short = readonly [kind: string, fixed: Action['fixed'], values: Action['values']];

/** A fixture as text: one answer per line, so that a diff shows the place of a change. */
export function written<Options>({ options, seed, hashes, actions }: Fixture<Options>): string {
  const short = actions.map(({ kind, fixed, values }): Short => [kind, fixed, values]);
  const lines = short.map((action) => JSON.stringify(action)).join(',\n');
  return `${JSON.stringify({ options, seed, hashes }).slice(0, -1)},"actions":[\n${lines}\n]}\n`;
}

/** A fixture out of its text. */
export function readFixture<Options>(text: string): Fixture<Options> {
  const { actions, ...rest } = JSON.parse(text) as Omit<Fixture<Options>, 'actions'> & {
    readonly actions: readonly Short[];
  };
  return { ...rest, actions: actions.map(([kind, fixed, values]) => ({ kind, fixed, values })) };
}

/** Replays the answers of a fixture: every one is allowed, every turn begins as recorded, and nothing is asked at the end. */
export function replays<S, F extends Fact, Options>(
  game: Game<S, F, Options>,
  turn: (state: S) => number,
  { options, seed, hashes, actions }: Fixture<Options>,
): void {
  const seen: string[] = [];
  let state = game.setup(options, seed);
  for (const [n, action] of actions.entries()) {
    const applied = game.apply(state, action);
    assert.ok(!applied.refusal, `answer ${n} is refused: ${JSON.stringify([action, applied.refusal])}`);
    if (turn(applied.state) !== turn(state)) seen.push(hash(applied.state));
    state = applied.state;
  }
  assert.equal(game.decision(state), undefined, 'the game is over');
  assert.deepEqual([...seen, hash(state)], hashes);
}
