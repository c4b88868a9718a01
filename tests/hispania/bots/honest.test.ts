import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Computer, type LEVELS } from '../../../src/books/hispania/bots/computer.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Choice, Decision } from '../../../src/kernel/contract.ts';
import { seeded } from '../../../src/kernel/dice.ts';
import { askedOf, everyKind, outOf, type Question } from './questions.ts';

const TRIES = 8;

/** The same position with other dice to come. */
function withOtherDice(state: State, seed: number): State {
  const { rolled } = hispania.dice.of(state);
  return hispania.dice.with(state, { ...seeded(seed), rolled });
}

/** The same position as far as a seat can see, with everything else dealt again; the same dice. */
function dealtAnew(state: State, seat: string, seed: number): State {
  return hispania.dice.with(hispania.imagine(state, seat, seed), hispania.dice.of(state));
}

function isHonest(question: Question, level: (typeof LEVELS)[number]): void {
  const { kind, state, number } = question;
  const seat = askedOf(question);
  const answer = (of: State) => new Computer(level, seat, 3).answer(of, number).action;
  const usual = answer(state);
  for (let n = 1; n <= TRIES; n++) {
    assert.deepEqual(answer(withOtherDice(state, n)), usual, `${level}, ${kind}: dice ${n}`);
    assert.deepEqual(answer(dealtAnew(state, seat, n)), usual, `${level}, ${kind}: deal ${n}`);
  }
}

describe('a computer', () => {
  it('knows neither the dice to come nor what others hide', () => {
    for (const question of [...everyKind(), ...outOf('B-advanced', 90)]) {
      for (const level of ['novice', 'captain'] as const) isHonest(question, level);
    }
    // A Strategist differs from a Captain in planning a movement.
    const [, move] = outOf('C-advanced', 60, 'move');
    assert.ok(move);
    isHonest(move, 'strategist');
  });

  it('knows before its first answer what it has drawn', () => {
    const start = hispania.setup({ scenario: 'D', options: ['tokens'] }, 205);
    const asked = hispania.decision(start);
    const [seat = ''] = asked?.by ?? [];
    const computer = new Computer('captain', seat, 3);
    const thoughts: Choice[][] = [];
    Reflect.set(computer, 'mind', {
      answer: (_: State, { choices }: Decision) => {
        thoughts.push([...choices]);
      },
    });
    for (let number = 0; number < TRIES; number++) computer.answer(start, number);
    assert.ok(asked?.choices.some(({ kind }) => kind === 'play'));
    for (const choices of thoughts) assert.deepEqual(choices, asked?.choices);
    assert.equal(thoughts.length, TRIES);
  });

  it('is tried on positions in which others do hide something', () => {
    const hidden = outOf('B-advanced', 90).filter((question) =>
      [1, 2, 3].some((n) => {
        const dealt = dealtAnew(question.state, askedOf(question), n);
        return JSON.stringify(dealt) !== JSON.stringify(question.state);
      }),
    );
    assert.ok(hidden.length > 5, `${hidden.length}`);
  });
});
