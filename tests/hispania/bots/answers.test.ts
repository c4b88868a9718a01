import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Computer, LEVELS } from '../../../src/books/hispania/bots/computer.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import { askedOf, everyKind, outOf } from './questions.ts';

/** Plays a whole game between computers of one level; throws where one gives no answer. */
function played(options: Options, level: 'novice' | 'captain', seed: number): { end: State; answers: number } {
  const seats = options.seats ?? ['1', '2', '3', '4'];
  const computers = new Map(seats.map((seat) => [seat, new Computer(level, seat, seed)]));
  let state = hispania.setup({ ...options, seats }, seed);
  for (let n = 0; n < 20_000; n++) {
    const decision = hispania.decision(state);
    if (!decision) return { end: state, answers: n };
    const computer = computers.get(decision.by[0] ?? '');
    assert.ok(computer, `nobody sits at ${decision.by}`);
    const { action } = computer.answer(state, n);
    const applied = hispania.apply(state, action);
    assert.ok(applied.state, `${decision.kind}: ${JSON.stringify(action)} ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  throw new Error('the game does not end');
}

describe('a computer', () => {
  it('answers every kind of question with something that is offered, at every level', () => {
    for (const { kind, state, number } of [...everyKind(), ...outOf('E-advanced', 60)]) {
      const decision = hispania.decision(state);
      assert.ok(decision);
      for (const seat of decision.by) {
        for (const level of kind === 'move' ? LEVELS : LEVELS.filter((one) => one !== 'strategist')) {
          const { action } = new Computer(level, seat, 7).answer(state, number);
          const told = `${level}, ${kind}: ${JSON.stringify(action)}`;
          assert.ok(
            decision.choices.some((choice) => accepts(choice, action)),
            told,
          );
          assert.equal(action.fixed['seat'] ?? seat, seat, told);
        }
      }
    }
  });

  it('plays whole games to the end', () => {
    for (const [options, level] of [
      [{ scenario: 'A' }, 'captain'],
      [{ scenario: 'A', mode: 'advanced', options: ['tokens', 'sign-of-god', 'sealed-bids'] }, 'captain'],
      [{ scenario: 'B', options: ['tokens', 'all-submission'] }, 'novice'],
    ] as const) {
      const { end, answers } = played(
        { ...options, ...('options' in options ? { options: [...options.options] } : {}) } as Options,
        level,
        5,
      );
      assert.equal(end.stage, 'over');
      assert.ok(answers > 300);
      const points = Object.values(end.nations).reduce((sum, nation) => sum + (nation?.points ?? 0), 0);
      assert.ok(points > 300, `half points of all nations: ${points}`);
    }
  });

  it('says once more what it has said: the same seed and position give the same answer', () => {
    for (const question of everyKind()) {
      const { state, number } = question;
      const seat = askedOf(question);
      const answers = [1, 2].map(() => new Computer('captain', seat, 11).answer(state, number));
      assert.deepEqual(answers[0], answers[1]);
    }
  });
});
