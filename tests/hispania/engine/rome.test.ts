import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, remove, step } from '../../../src/books/hispania/engine/actions.ts';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { sequence } from '../../../src/books/hispania/engine/turn.ts';
import { offered, open, type Places, play, read, refused, standing, told } from './set-up.ts';

const ELSEWHERE = { galicia: 'galicians: infantry' };
const at = (phase: Parameters<typeof open>[1], places: Places, rest: Parameters<typeof open>[3] = {}) =>
  open('rome', phase, { ...ELSEWHERE, ...places }, { turn: 5, ...rest });
const phase = (state: State) => hispania.queries['phase']?.(state, ...([] as never[]));
const raised = (facts: Parameters<typeof told>[0]) => told(facts, 'raised').map(({ place }) => place);
/** Nothing more to move. */
const done = [end()] as const;

describe('11-rome-forts', () => {
  it('is a phase of turns 4 and 5, after the last combat and before the last check (R:2856, ruling fort-when)', () => {
    const ids = (turn: number) =>
      sequence(read(open('rome', 'movement', { toledo: 'rome: elite' }, { turn })), 'rome').map(({ id }) => id);
    assert.deepEqual(ids(4).slice(-5), ['second-combat', 'forts', 'last-stacking', 'population', 'sequence-end']);
    assert.deepEqual(ids(5).slice(-5), ['combat', 'forts', 'last-stacking', 'population', 'sequence-end']);
    assert.ok(!ids(3).includes('forts') && !ids(2).includes('forts'));
  });
  it('stand in every province that Rome holds, crosses or leaves, one each (R:2856-2858)', () => {
    const { state, facts } = play(
      at('movement', { toledo: 'rome: elite', segovia: 'rome: elite', barcelona: 'rome: 2 elite' }),
      [step('toledo', 'cordoba', { elite: 1 })],
      [step('cordoba', 'seville', { 'elite/steps=1/from=toledo': 1 })],
      [step('barcelona', 'tortosa', { elite: 1 })],
      done,
    );
    assert.deepEqual(raised(facts).sort(), ['barcelona', 'cordoba', 'segovia', 'seville', 'toledo', 'tortosa']);
    assert.equal(told(facts, 'raised')[0]?.rule, '11-rome-forts');
    assert.ok(told(facts, 'raised').every(({ nation, unit }) => nation === 'rome' && unit === 'fort'));
    // An empty one is Rome's by the fort itself.
    assert.equal(standing(state, 'cordoba', 'rome', 'fort'), 1);
    assert.equal(standing(state, 'seville', 'rome'), 2);
    assert.deepEqual(state.tally.trodden, undefined);
    assert.equal(state.tally.forts?.length, 6);
  });
  it('stand where a battle was won, and not where others are left', () => {
    const places: Places = {
      toledo: 'rome: 4 elite<segovia; iberians: infantry',
      cordoba: 'rome: elite<la-mancha; iberians: 4 infantry',
    };
    const { facts } = play(
      at('combat', places),
      [battle('toledo'), 10, 1, 1, 1, 1],
      [battle('cordoba'), 1, 10, 1, 1, 1],
    );
    assert.deepEqual(raised(facts), ['toledo']);
  });
  it('stand where Rome went and fought, if everybody is dead', () => {
    const start = at('movement', { segovia: 'rome: elite', toledo: 'celts: infantry' });
    const { state, facts } = play(
      start,
      [step('segovia', 'toledo', { elite: 1 })],
      done,
      // Both fall, and the place is empty.
      [battle('toledo'), 10, 10],
    );
    assert.deepEqual(raised(facts).sort(), ['segovia', 'toledo']);
    assert.equal(standing(state, 'toledo', 'rome'), 1);
  });
  it('are for ever: one that was destroyed is not replaced (ruling fort-placing)', () => {
    const { facts } = play(
      at('movement', { toledo: 'rome: elite', segovia: 'rome: elite' }, { tally: { forts: ['toledo'] } }),
      done,
    );
    assert.deepEqual(raised(facts), ['segovia']);
  });
  it('stand beside no other fort, and not with an ally', () => {
    const places: Places = { toledo: 'rome: elite, fort', segovia: 'rome: elite', cordoba: 'celts: infantry' };
    const { facts } = play(
      at('movement', places, { overlords: { celts: 'rome' } }),
      [step('toledo', 'cordoba', { elite: 1 })],
      [step('cordoba', 'seville', { 'elite/steps=1/from=toledo': 1 })],
      done,
    );
    assert.deepEqual(raised(facts).sort(), ['segovia', 'seville']);
  });
  it('count for stacking in the check that follows, or not by the other reading (ruling forts-stacking)', () => {
    const three = { segovia: 'rome: 3 elite' };
    const { state } = play(at('movement', three), done);
    assert.equal(phase(state), 'last-stacking');
    assert.ok(offered(state, remove('segovia', { elite: 1 })));
    const b = play(at('movement', three, { rulings: { 'forts-stacking': 'b' } }), done);
    assert.equal(standing(b.state, 'segovia', 'rome'), 4);
    assert.equal(told(b.facts, 'removed').length, 0);
  });
  it('come after both runs of the invasion, of everything it crossed in either', () => {
    const start = open('rome', 'movement', { toledo: 'rome: elite', ...ELSEWHERE }, { turn: 4 });
    const { state: second, facts } = play(start, [step('toledo', 'cordoba', { elite: 1 })], done);
    assert.equal(phase(second), 'second-movement');
    assert.deepEqual(raised(facts), []);
    const { facts: more } = play(second, [step('cordoba', 'seville', { elite: 1 })], done);
    assert.deepEqual(raised(more).sort(), ['cordoba', 'seville', 'toledo']);
  });
  it('fight as elites for Rome, and hold their province alone', () => {
    const state = open('celts', 'combat', { toledo: 'celts: infantry<cordoba; rome: fort' }, { turn: 5 });
    const { facts } = play(state, [battle('toledo'), 7, 7]);
    // Infantry needs 8 against an elite, an elite 7 against infantry.
    assert.deepEqual(
      told(facts, 'rolled').map(({ needs }) => needs),
      [8, 7],
    );
  });
});

describe('11-rome', () => {
  it('goes beyond the Pyrenees, for one province, and stays there until its next movement (R:915, ruling off-map-cost)', () => {
    const start = open(
      'rome',
      'movement',
      { barcelona: 'rome: elite', huesca: 'rome: elite', ...ELSEWHERE },
      { turn: 3, lastTurn: 4 },
    );
    const { state } = play(start, [step('barcelona', 'narbonne', { elite: 1 })]);
    const key = 'elite/steps=1/from=barcelona';
    assert.equal(refused(state, step('narbonne', 'gascony', { [key]: 1 })), 'halted-beyond 5.4');
    assert.equal(refused(state, step('narbonne', 'eastern-pyrenees', { [key]: 1 })), 'halted-beyond 5.4');
    const { state: next, facts } = play(state, done);
    assert.equal(told(facts, 'left').length, 0);
    assert.equal(standing(next, 'narbonne', 'rome'), 1);
    assert.equal(
      refused(
        open('basques', 'movement', { barcelona: 'basques: infantry' }, { turn: 3 }),
        step('barcelona', 'narbonne', { infantry: 1 }),
      ),
      'no-entry-off-map 5.4',
    );
    // Over the water and the mountains elites reach Narbonne from three provinces away.
    const far = open('rome', 'movement', { zaragoza: 'rome: elite' }, { turn: 3 });
    const two = play(far, [step('zaragoza', 'barcelona', { elite: 1 })]).state;
    assert.ok(offered(two, step('barcelona', 'narbonne', { 'elite/steps=1/from=zaragoza/river=true': 1 })));
  });
  it('lands its four elites of turn 3 at Valencia, Denia or Cartagena alone (R:2848-2849)', () => {
    const state = open('rome', 'movement', { sea: 'rome: 4 elite' }, { turn: 3 });
    for (const to of ['valencia', 'denia', 'cartagena'] as const)
      assert.ok(offered(state, step('sea', to, { elite: 4 })));
    for (const to of ['cadiz', 'gibraltar', 'seville', 'majorca', 'ibiza'] as PlaceId[]) {
      assert.equal(refused(state, step('sea', to, { elite: 1 })), 'lands-elsewhere 11-rome');
    }
    assert.equal(refused(state, step('sea', 'granada', { elite: 1 })), 'no-anchor 3.2-sea');
    const free = open('rome', 'movement', { sea: 'rome: 4 elite' }, { turn: 4 });
    assert.ok(offered(free, step('sea', 'cadiz', { elite: 4 })));
  });
  it('earns 5 for Viriathus (R:2866)', () => {
    const state = open(
      'rome',
      'combat',
      { porto: 'rome: 2 elite<duero; lusitanians: infantry, viriathus' },
      { turn: 5 },
    );
    const { facts } = play(state, [battle('porto'), 10, 1, 1]);
    assert.ok(told(facts, 'scored').some(({ points, killed }) => points === 10 && killed.leader === 'viriathus'));
  });
});
