import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bid, chooseMajor, pass } from '../../../src/books/hispania/engine/actions.ts';
import { SCENARIOS } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import { awards, goneOn } from './games.ts';
import { choices, offered, play, refused, told } from './set-up.ts';

const A: Options = { scenario: 'A', mode: 'advanced', seats: ['1', '2', '3', '4'] };

describe('major nations (14.1)', () => {
  it('are five, in every scenario, and each player chooses one in turn', () => {
    for (const scenario of SCENARIOS) {
      const start = setup({ ...A, scenario }, 1);
      assert.deepEqual(start.nations, {});
      const question = hispania.decision(start);
      assert.equal(question?.kind, 'major');
      assert.deepEqual(question?.by, ['1']);
      assert.deepEqual(
        choices(start, 'choose-major').map(({ fixed }) => fixed['nation']),
        ['carthage', 'rome', 'visigoths', 'umayyads', 'castile'],
      );
    }
  });

  it('cost their fixed score: Visigoths 46, Rome 41, Umayyads 35, Castile 39, Carthage 11', () => {
    const { state, facts } = play(
      setup({ ...A, seats: ['1', '2', '3', '4', '5'] }, 1),
      [chooseMajor('visigoths')],
      [chooseMajor('rome')],
      [chooseMajor('umayyads')],
      // The last one has what is left, and the throws for the first auction follow.
      [chooseMajor('castile'), 1, 1, 1, 2, 1, 3, 1, 4, 1, 5],
    );
    assert.deepEqual(awards(facts), [
      'visigoths 1 46 major',
      'rome 2 41 major',
      'umayyads 3 35 major',
      'castile 4 39 major',
      'carthage 5 11 major',
    ]);
    assert.equal(state.nations.rome?.bid, 82);
    assert.equal(state.nations.carthage?.seat, '5');
  });

  it('are chosen once', () => {
    const { state } = play(setup(A, 1), [chooseMajor('rome')]);
    assert.deepEqual(hispania.decision(state)?.by, ['2']);
    assert.equal(refused(state, chooseMajor('rome')), 'major-taken 14.1');
    assert.equal(refused(state, chooseMajor('vandals')), 'answer-first 14.1');
    assert.ok(offered(state, chooseMajor('carthage')));
    assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(state))).state, state);
  });

  it('are followed by auctions, as in the printed example: the first player opens the Galicians, the second the Cantabrians', () => {
    const { state } = play(
      setup(A, 1),
      [chooseMajor('carthage')],
      [chooseMajor('rome')],
      [chooseMajor('visigoths')],
      [chooseMajor('castile'), 10, 9, 1, 1, 2, 2, 3, 3],
    );
    assert.equal(hispania.decision(state)?.params['nation'], 'galicians');
    assert.deepEqual(hispania.decision(state)?.by, ['1']);
    const { state: next } = play(state, [bid(30)], [pass()], [pass()], [pass()]);
    assert.equal(hispania.decision(next)?.params['nation'], 'cantabrians');
    assert.deepEqual(hispania.decision(next)?.by, ['2']);
  });

  it('are not asked for in the standard game, nor in a position that was written down', () => {
    const { state, facts } = goneOn(setup({ scenario: 'A' }, 1));
    assert.deepEqual(told(facts, 'awarded'), []);
    assert.equal(state.active, 'carthage');
  });
});
