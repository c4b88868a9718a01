import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, retreat, stay, step } from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS, type NationId, type PlaceId, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { strays } from '../../../src/books/hispania/engine/rules/must-leave.ts';
import { population, populationLimit } from '../../../src/books/hispania/engine/rules/population.ts';
import { hasSupremacy, landings } from '../../../src/books/hispania/engine/rules/sea.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import { choices, offered, open, play, read, refused, standing, told } from './set-up.ts';

const ANCHORS = ['cadiz', 'cartagena', 'denia', 'gibraltar', 'ibiza', 'majorca', 'seville', 'valencia'];
const to = (state: State, from: PlaceId) => [
  ...new Set(choices(state, 'step').flatMap(({ fixed }) => (fixed['from'] === from ? [fixed['to']] : []))),
];
const OTHERS = { galicia: 'galicians: infantry' };
const at = (
  nation: NationId,
  turn: number,
  places: Parameters<typeof open>[2],
  rest: Parameters<typeof open>[3] = {},
) => open(nation, 'movement', { ...OTHERS, ...places }, { turn, ...rest });

describe('5.6 landing', () => {
  it('is at an open anchor: eight provinces (R:575-581, R:940-943)', () => {
    const state = at('umayyads', 11, { sea: 'umayyads: 3 infantry' });
    assert.deepEqual(to(state, 'sea').sort(), ANCHORS);
    for (const place of ['castellon', 'granada', 'algarve', 'barcelona', 'toledo', 'africa', 'narbonne'] as const) {
      assert.equal(refused(state, step('sea', place, { infantry: 1 })), 'no-anchor 3.2-sea');
    }
  });
  it('spends one province, and the unit may go on (R:947-949)', () => {
    const state = at('umayyads', 11, { sea: 'umayyads: infantry, cavalry' });
    const { state: landed, facts } = play(state, [step('sea', 'cartagena', { infantry: 1, cavalry: 1 })]);
    assert.equal(told(facts, 'moved')[0]?.rule, '5.6');
    const infantry = 'infantry/steps=1/from=sea';
    const { state: on } = play(landed, [
      step('cartagena', 'la-mancha', { [infantry]: 1, 'cavalry/steps=1/from=sea': 1 }),
    ]);
    assert.equal(refused(on, step('la-mancha', 'toledo', { 'infantry/steps=2/from=cartagena': 1 })), 'spent 5.1');
    const third = play(on, [step('la-mancha', 'toledo', { 'cavalry/steps=2/from=cartagena': 1 })]).state;
    const fourth = play(third, [step('toledo', 'cordoba', { 'cavalry/steps=3/from=la-mancha': 1 })]).state;
    assert.equal(refused(fourth, step('cordoba', 'seville', { 'cavalry/steps=4/from=toledo': 1 })), 'spent 5.1');
  });
  it('stops in enemies, who hold back a quota, and crosses no river', () => {
    const state = at('umayyads', 12, { sea: 'umayyads: 5 infantry', cadiz: 'visigoths: infantry' });
    const { state: landed } = play(state, [step('sea', 'cadiz', { infantry: 5 })]);
    const key = 'infantry/steps=1/from=sea';
    assert.equal(refused(landed, step('cadiz', 'seville', { [key]: 4 })), 'quota 5.3');
    assert.ok(offered(landed, step('cadiz', 'seville', { [key]: 3 })));
    // On turn 12 those who have landed may even go back.
    assert.ok(offered(landed, step('cadiz', 'sea', { [key]: 3 })));
  });
  it('has no retreat to the sea without supremacy: who is beaten stays or dies (R:949-951)', () => {
    const state = open(
      'umayyads',
      'combat',
      { cadiz: 'umayyads: 2 infantry<sea; visigoths: 2 infantry', ...OTHERS },
      { turn: 11 },
    );
    const { state: round } = play(state, [battle('cadiz'), 1, 1, 1, 1]);
    const one = { 'infantry/from=sea': 1 };
    assert.equal(refused(round, retreat('attacker', 'sea', one)), 'retreat-sea 6.6');
    assert.ok(offered(round, retreat('attacker', 'seville', one)));
  });
  it('is no way into the sea for anybody else', () => {
    const state = at('castile', 16, { valencia: 'castile: infantry', toledo: 'castile: infantry' });
    assert.equal(refused(state, step('valencia', 'sea', { infantry: 1 })), 'no-supremacy 5.6-supremacy');
    assert.equal(refused(state, step('toledo', 'sea', { infantry: 1 })), 'no-anchor 5.6');
  });
  it('is a duty: who is still at sea when movement ends is removed, and the end names the place first', () => {
    const state = at('umayyads', 11, { sea: 'umayyads: 2 infantry, tarik', cordoba: 'umayyads: infantry' });
    assert.deepEqual(hispania.decision(state)?.params, { nation: 'umayyads', lost: ['sea'] });
    const { state: after, facts } = play(state, [end()]);
    assert.equal(after.places.sea, undefined);
    assert.deepEqual(
      told(facts, 'left').map(({ rule, place, units, leaders, why }) => [rule, place, units, leaders, why]),
      [['5.6', 'sea', { infantry: 2 }, ['tarik'], 'must-leave']],
    );
    const landed = play(state, [step('sea', 'cadiz', { infantry: 2 }, { 'leader:tarik': 1 })]).state;
    assert.deepEqual(hispania.decision(landed)?.params, { nation: 'umayyads' });
  });
});

describe('5.6-supremacy', () => {
  it('is for Byzantium on 9 and 10, for the Umayyads on 12, and for nobody else (ruling byzantium-supremacy)', () => {
    const has = (nation: NationId) =>
      Array.from({ length: 21 }, (_, i) => i + 1).filter((turn) =>
        hasSupremacy(read(open('galicians', 'movement', OTHERS, { turn })), nation),
      );
    for (const nation of NATIONS) {
      const turns = nation === 'byzantium' ? [9, 10] : nation === 'umayyads' ? [12] : [];
      assert.deepEqual(has(nation), turns, nation);
    }
  });
  it('lets units stay at sea, and go there from an open anchor for one province (R:952-956)', () => {
    const state = at('umayyads', 12, {
      sea: 'umayyads: infantry',
      valencia: 'umayyads: 2 infantry',
      granada: 'umayyads: infantry',
    });
    assert.deepEqual(hispania.decision(state)?.params, { nation: 'umayyads' });
    assert.equal(refused(state, step('granada', 'sea', { infantry: 1 })), 'no-anchor 5.6');
    const { state: sailed, facts } = play(state, [step('valencia', 'sea', { infantry: 1 })]);
    assert.deepEqual(
      told(facts, 'moved').map(({ rule, to: place }) => [rule, place]),
      [['5.6-supremacy', 'sea']],
    );
    assert.deepEqual(
      told(facts, 'halted').map(({ rule, why }) => [rule, why]),
      [['5.6-supremacy', 'sea']],
    );
    // They stay at sea for this movement; the one that was there may still land.
    const key = 'infantry/steps=1/halt=sea/from=valencia';
    assert.equal(refused(sailed, step('sea', 'valencia', { [key]: 1 })), 'halted-sea 5.6-supremacy');
    assert.ok(offered(sailed, step('sea', 'valencia', { infantry: 1 })));
    const { state: after } = play(sailed, [end()]);
    assert.equal(standing(after, 'sea', 'umayyads'), 2);
  });
  it('wants a province of movement left', () => {
    const state = at('umayyads', 12, { cuenca: 'umayyads: infantry', 'la-mancha': 'umayyads: infantry' });
    const one = play(state, [step('la-mancha', 'valencia', { infantry: 1 })]).state;
    assert.ok(offered(one, step('valencia', 'sea', { 'infantry/steps=1/from=la-mancha': 1 })));
    const two = play(
      state,
      [step('la-mancha', 'denia', { infantry: 1 })],
      [step('denia', 'valencia', { 'infantry/steps=1/from=la-mancha': 1 })],
    ).state;
    assert.equal(refused(two, step('valencia', 'sea', { 'infantry/steps=2/from=denia': 1 })), 'spent 5.1');
  });
  it('lets both sides of a battle retreat to the sea, in anybody’s turn of it', () => {
    const attacked = open(
      'umayyads',
      'combat',
      { cadiz: 'umayyads: 2 infantry<seville; visigoths: 2 infantry', ...OTHERS },
      { turn: 12 },
    );
    const { state: round } = play(attacked, [battle('cadiz'), 1, 1, 1, 1]);
    const { state: away } = play(round, [retreat('attacker', 'sea', { 'infantry/from=seville': 2 })]);
    assert.equal(standing(away, 'sea', 'umayyads'), 2);
    const defended = open(
      'byzantium',
      'combat',
      { cadiz: 'byzantium: 2 infantry<seville; umayyads: 2 infantry', ...OTHERS },
      { turn: 12 },
    );
    const second = play(defended, [battle('cadiz'), 1, 1, 1, 1], [stay('attacker')]).state;
    assert.ok(offered(second, retreat('defender', 'sea', { infantry: 2 })));
  });
  it('ends: on turn 11 Byzantium lands or is lost, on 13 the Umayyads (R:963-967)', () => {
    for (const [nation, turn] of [
      ['byzantium', 11],
      ['umayyads', 13],
    ] as const) {
      const state = at(nation, turn, { sea: `${nation}: 2 infantry` });
      assert.equal(
        refused(
          play(state, [step('sea', 'valencia', { infantry: 1 })]).state,
          step('valencia', 'sea', { 'infantry/steps=1/from=sea': 1 }),
        ),
        'no-supremacy 5.6-supremacy',
      );
      assert.equal(told(play(state, [end()]).facts, 'left')[0]?.why, 'must-leave');
    }
    const ten = at('byzantium', 10, { sea: 'byzantium: 2 infantry', cadiz: 'byzantium: 2 infantry' });
    assert.equal(told(play(ten, [end()]).facts, 'left').length, 0);
    assert.deepEqual(to(ten, 'sea').sort(), ANCHORS);
  });
  it('counts units at sea for the population, and no province (ruling population)', () => {
    const state = at('umayyads', 12, { sea: 'umayyads: 3 infantry', cadiz: 'umayyads: infantry' });
    assert.equal(population(read(state), 'umayyads'), 4);
    assert.equal(populationLimit(read(state), 'umayyads'), 2);
  });
});

describe('3.2-sea who lands where', () => {
  it('is the open anchors for everybody but two reinforcements', () => {
    for (const nation of NATIONS) {
      for (const turn of Object.keys(NATION_TABLE[nation].arrivals).map(Number)) {
        const state = open('galicians', 'movement', OTHERS, { turn });
        const wanted =
          nation === 'rome' && turn === 3
            ? ['cartagena', 'denia', 'valencia']
            : nation === 'crusade'
              ? undefined
              : ANCHORS;
        if (wanted) assert.deepEqual([...landings(read(state), nation)].sort(), wanted, `${nation} ${turn}`);
      }
    }
  });
  it('is any coast for the Crusade, or not three of them by the other reading (R:2378-2381, ruling crusade-coast)', () => {
    const coast = PROVINCES.filter(
      (place) => read(at('crusade', 20, { sea: 'crusade: infantry' })).tables.provinces[place].coast !== 'none',
    );
    const a = at('crusade', 20, { sea: 'crusade: infantry' });
    assert.deepEqual(to(a, 'sea').sort(), [...coast].sort());
    for (const place of [
      'castellon',
      'granada',
      'algarve',
      'galicia',
      'asturias',
      'cantabria',
      'basque-country',
      'barcelona',
    ]) {
      assert.ok(to(a, 'sea').includes(place), place);
    }
    const b = at('crusade', 20, { sea: 'crusade: infantry' }, { rulings: { 'crusade-coast': 'b' } });
    assert.deepEqual(coast.filter((place) => !to(b, 'sea').includes(place)).sort(), [
      'algarve',
      'castellon',
      'granada',
    ]);
  });
});

describe('must-leave', () => {
  it('presets a way out for whoever would be lost, and only the end else', () => {
    const state = at('suebi', 6, { gascony: 'suebi: 13 infantry, hermeric', pamplona: 'basques: infantry' });
    const question = hispania.decision(state);
    assert.equal(question?.preset?.kind, 'step');
    assert.ok(question?.choices.some((choice) => question.preset && accepts(choice, question.preset)));
    let now = state;
    for (let n = 0; n < 20; n++) {
      const preset = hispania.decision(now)?.preset;
      if (preset?.kind !== 'step') break;
      now = play(now, [preset]).state;
    }
    assert.equal(now.places.gascony, undefined);
    assert.equal(hispania.decision(now)?.preset?.kind, 'end');
  });
  it('looks at nothing else: nobody is lost in Hispania among his own', () => {
    const places = Object.fromEntries(PROVINCES.map((place) => [place, 'castile: infantry'])) as Parameters<
      typeof open
    >[2];
    const few = Object.fromEntries(Object.entries(places).slice(0, 14));
    const state = open('castile', 'movement', few, { turn: 16 });
    const phase = read(state).phase;
    assert.ok(phase);
    assert.deepEqual(strays(read(state), 'castile', phase), []);
  });
});

describe('11-crusade-landing', () => {
  it('stops in the mountains it lands in, and is told by its own rule where nobody else lands', () => {
    const state = at('crusade', 20, { sea: 'crusade: 2 infantry' });
    const north = play(state, [step('sea', 'asturias', { infantry: 1 })]);
    assert.equal(told(north.facts, 'moved')[0]?.rule, '11-crusade-landing');
    assert.equal(told(north.facts, 'halted')[0]?.why, 'mountain');
    assert.equal(told(play(state, [step('sea', 'cadiz', { infantry: 1 })]).facts, 'moved')[0]?.rule, '5.6');
  });
});
