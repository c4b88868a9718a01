import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cull, end } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { population, populationLimit } from '../../../src/books/hispania/engine/rules/population.ts';
import { offered, open, play, read, refused, standing, told } from './set-up.ts';

const leon = {
  leon: 'leon: 3 infantry, castle',
  galicia: 'leon: 2 infantry',
  salamanca: 'leon: 3 infantry',
} as const;

describe('7 population', () => {
  it('is two units a province: León gives up one of nine in four provinces (R:1405-1434)', () => {
    const places = { ...leon, lusitania: 'leon: infantry' };
    const state = open('leon', 'population', places);
    assert.equal(population(read(state), 'leon'), 9);
    assert.equal(populationLimit(read(state), 'leon'), 8);
    assert.deepEqual(hispania.decision(state)?.params, { nation: 'leon', count: 1, limit: 8 });
    assert.equal(refused(state, end()), 'cull-most 7');
    assert.equal(refused(state, cull('leon', { infantry: 2 })), 'cull-most 7');
    assert.equal(refused(state, cull('leon', { castle: 1 })), 'cull-most 7');
    const { state: after, facts } = play(state, [cull('leon', { infantry: 1 })]);
    assert.equal(standing(after, 'leon', 'leon', 'infantry'), 2);
    assert.equal(told(facts, 'culled').length, 1);
    assert.notEqual(after.active, 'leon');
  });
  it('falls by two with the last unit of a province (R:1414-1418)', () => {
    const state = open('leon', 'population', { ...leon, lusitania: 'leon: infantry' });
    const { state: fewer } = play(state, [cull('lusitania', { infantry: 1 })]);
    assert.deepEqual(hispania.decision(fewer)?.params, { nation: 'leon', count: 2, limit: 6 });
  });
  it('leaves castles, forts, leaders and Berbers out, and counts who is at sea (R:1420-1421)', () => {
    const works = open(
      'umayyads',
      'population',
      { cordoba: 'umayyads: 2 infantry, castle, 3 berber, al-mansur', toledo: 'umayyads: castle' },
      { turn: 14 },
    );
    assert.equal(population(read(works), 'umayyads'), 2);
    assert.equal(populationLimit(read(works), 'umayyads'), 4);
    const forts = open('rome', 'population', { valencia: 'rome: 2 elite, fort' }, { turn: 5 });
    assert.equal(population(read(forts), 'rome'), 2);
    const sea = open(
      'byzantium',
      'population',
      { sea: 'byzantium: 3 infantry', denia: 'byzantium: 2 infantry' },
      { turn: 9 },
    );
    assert.equal(population(read(sea), 'byzantium'), 5);
    assert.ok(offered(sea, cull('sea', { infantry: 3 })));
  });
  it('leaves nobody to a nation that holds no province', () => {
    const state = open(
      'umayyads',
      'population',
      { sea: 'umayyads: 2 infantry', toledo: 'leon: infantry' },
      { turn: 12 },
    );
    assert.deepEqual(hispania.decision(state)?.params, { nation: 'umayyads', count: 2, limit: 0 });
    const { state: after } = play(state, [cull('sea', { infantry: 2 })]);
    assert.equal(after.places.sea, undefined);
    // A castle is enough, and is not counted itself.
    const castle = open('seville', 'population', { sea: 'seville: 2 infantry', toledo: 'seville: castle' });
    assert.notEqual(hispania.decision(castle)?.kind, 'cull');
  });
  it('is not asked of a nation that has as many as it may', () => {
    const state = open('leon', 'population', { leon: 'leon: 3 infantry', galicia: 'leon: infantry' });
    assert.notEqual(hispania.decision(state)?.kind, 'cull');
  });
  it('fills in who is missed least, without giving up a province', () => {
    const state = open('leon', 'population', { ...leon, lusitania: 'leon: infantry' });
    const preset = hispania.decision(state)?.preset;
    assert.deepEqual(preset?.values, { units: { infantry: 1 } });
    assert.notEqual(preset?.fixed['place'], 'lusitania');
  });
});
