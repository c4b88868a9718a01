import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CHECK } from '../../../src/books/hispania/check/index.ts';
import { checkLimits } from '../../../src/books/hispania/check/invariants.ts';
import { atTurnsEnd } from '../../../src/books/hispania/check/turn-ends.ts';
import { cull, end } from '../../../src/books/hispania/engine/actions.ts';
import { population, populationLimit } from '../../../src/books/hispania/engine/rules/population.ts';
import { playFrom } from '../../../src/kernel/check/play.ts';
import { open, play, read, standing, told } from './set-up.ts';

/**
 * Zaragoza has one unit too many; after its turn Sancho comes to Pamplona, and it has to leave (ruling navarre-dead): one way is
 * open to it, so that nothing is asked in between.
 */
const before = () =>
  open(
    'zaragoza',
    'population',
    {
      pamplona: 'zaragoza: 3 infantry',
      calatayud: 'zaragoza: infantry',
      tortosa: 'zaragoza: 3 infantry',
      'basque-country': 'leon: infantry',
      'old-castile': 'badajoz: infantry',
      zaragoza: 'leon: infantry',
      huesca: 'badajoz: infantry',
      'western-pyrenees': 'leon: infantry',
    },
    { turn: 15, lastTurn: 15, seats: { navarre: 'ana' }, rulings: { 'navarre-dead': 'b' } },
  );

describe('the limits of a nation', () => {
  it('are checked after its own battles: who is driven out by the next one keeps all units (R:1411-1418)', () => {
    const { state, facts } = play(before(), [cull('pamplona', { infantry: 1 })]);
    assert.equal(state.active, 'navarre');
    assert.deepEqual(
      told(facts, 'withdrew').map(({ owner, from, to, rule }) => [owner, from, to, rule]),
      [['zaragoza', 'pamplona', 'calatayud', '11-navarre-sancho']],
    );
    assert.equal(standing(state, 'calatayud', 'zaragoza'), 3);
    assert.deepEqual([population(read(state), 'zaragoza'), populationLimit(read(state), 'zaragoza')], [6, 4]);
  });
  it('are looked at in random games as its turn has left it', () => {
    const action = cull('pamplona', { infantry: 1 });
    const left = atTurnsEnd(before(), action);
    assert.ok(left);
    assert.equal(standing(left, 'pamplona', 'zaragoza'), 2);
    assert.deepEqual([population(read(left), 'zaragoza'), populationLimit(read(left), 'zaragoza')], [6, 6]);
    checkLimits(left, 'zaragoza', []);
    assert.throws(() => checkLimits(play(before(), [action]).state, 'zaragoza', []), /6 units and room for 4/);
    assert.equal(playFrom(CHECK, before(), { seed: 1 }).end.stage, 'over');
  });
  it('are not looked at where no turn ends, or the game turn with it', () => {
    const more = open('leon', 'population', { leon: 'leon: 3 infantry', galicia: 'leon: 3 infantry' });
    assert.equal(atTurnsEnd(more, cull('leon', { infantry: 1 })), undefined);
    const last = open(
      'almoravids',
      'movement',
      { seville: 'almoravids: infantry', galicia: 'galicians: infantry' },
      { turn: 19, lastTurn: 20 },
    );
    const { turn, active } = play(last, [end()]).state;
    assert.deepEqual([turn, active], [20, 'galicians']);
    assert.equal(atTurnsEnd(last, end()), undefined);
  });
});
