import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { castle, end, withdraw } from '../../../src/books/hispania/engine/actions.ts';
import { choices, open, type Places, play, refused, standing, told } from './set-up.ts';
import { ask, endOf, goOn, preset } from './turn-end.ts';

/** The end of the Visigoths' own turn. */
const end_ = (turn: number, places: Places, rest: Parameters<typeof open>[3] = {}) =>
  goOn({ ...open('visigoths', 'sequence-end', places, { turn, lastTurn: turn + 1, ...rest }), fresh: 2 });

describe('the castle of Zaragoza (11-visigoths-castles)', () => {
  it('is raised at the end of the Visigoths’ turn 7 if they hold the province', () => {
    const { state, facts } = end_(7, { zaragoza: 'visigoths: 2 infantry' });
    assert.equal(standing(state, 'zaragoza', 'visigoths', 'castle'), 1);
    assert.deepEqual(told(facts, 'raised')[0], {
      kind: 'raised',
      rule: '11-visigoths-castles',
      nation: 'visigoths',
      place: 'zaragoza',
      unit: 'castle',
    });
  });

  it('is lost if a subject, an enemy or nobody does', () => {
    for (const there of ['basques: infantry', 'alans: infantry', 'visigoths: ruin']) {
      const { state, facts } = end_(
        7,
        { zaragoza: there, huesca: 'visigoths: infantry' },
        { overlords: { basques: 'visigoths' } },
      );
      assert.equal(standing(state, 'zaragoza', 'visigoths', 'castle'), 0);
      assert.equal(told(facts, 'no-castle')[0]?.place, 'zaragoza');
    }
  });

  it('is not raised on another turn', () => {
    assert.equal(standing(end_(6, { zaragoza: 'visigoths: 2 infantry' }).state, 'zaragoza', 'visigoths', 'castle'), 0);
  });
});

describe('Toledo and two more (11-visigoths-castles)', () => {
  const OWN = {
    toledo: 'visigoths: infantry',
    seville: 'visigoths: infantry',
    cordoba: 'visigoths: infantry',
    lisbon: 'visigoths: infantry',
  };

  it('raises one in Toledo and two in plains of its choice south of the Douro', () => {
    const start = end_(8, OWN);
    assert.equal(standing(start.state, 'toledo', 'visigoths', 'castle'), 1);
    assert.equal(ask(start.state)?.kind, 'free-castle');
    assert.deepEqual(ask(start.state)?.params, {
      nation: 'visigoths',
      count: 2,
      places: ['lisbon', 'seville', 'cordoba'],
    });
    const { state } = play(start.state, [castle('lisbon')], [castle('seville')]);
    assert.equal(
      standing(state, 'lisbon', 'visigoths', 'castle') + standing(state, 'seville', 'visigoths', 'castle'),
      2,
    );
    assert.equal(standing(state, 'cordoba', 'visigoths', 'castle'), 0);
  });

  it('offers neither mountains nor what lies north of the Douro or the Ebro, nor the islands (ruling south-of-douro)', () => {
    const start = end_(8, {
      ...OWN,
      granada: 'visigoths: infantry',
      pamplona: 'visigoths: infantry',
      huesca: 'visigoths: infantry',
      majorca: 'visigoths: infantry',
      cadiz: 'celts: infantry',
    });
    assert.deepEqual(
      choices(start.state, 'castle').map(({ fixed }) => fixed['place']),
      ['lisbon', 'seville', 'cordoba'],
    );
    assert.equal(refused(start.state, castle('granada')), 'castle-not-here 11-visigoths-castles');
    assert.equal(refused(start.state, castle('pamplona')), 'castle-not-here 11-visigoths-castles');
    assert.equal(refused(start.state, castle('majorca')), 'castle-not-here 11-visigoths-castles');
    assert.equal(refused(start.state, castle('cadiz')), 'place-not-held 11-visigoths-castles');
    assert.equal(refused(start.state, castle('toledo')), 'castle-there 4.2');
    assert.equal(refused(start.state, end()), 'answer-first 11-visigoths-castles');
  });

  it('places two by itself where there are two; a third finds no province and is lost (ruling free-castles)', () => {
    const two = end_(8, { toledo: OWN.toledo, seville: OWN.seville, cordoba: OWN.cordoba });
    assert.equal(
      standing(two.state, 'seville', 'visigoths', 'castle') + standing(two.state, 'cordoba', 'visigoths', 'castle'),
      2,
    );
    const one = end_(8, { toledo: OWN.toledo, seville: OWN.seville });
    assert.equal(standing(one.state, 'seville', 'visigoths', 'castle'), 1);
    assert.deepEqual(
      told(one.facts, 'no-castle').map(({ place }) => place),
      [null],
    );
  });

  it('ignores the limits of stacking (ruling free-castle-empty)', () => {
    const { state } = end_(8, { toledo: 'visigoths: 4 infantry' });
    assert.equal(standing(state, 'toledo', 'visigoths'), 5);
  });

  it('takes Toledo from a subject, whose units retreat, or are removed, and whose fort is destroyed', () => {
    const overlords = { 'hispano-romans': 'visigoths' } as const;
    const places = {
      ...OWN,
      toledo: 'hispano-romans: 2 infantry, fort',
      avila: 'hispano-romans: infantry',
      segovia: 'hispano-romans: infantry',
    };
    const start = end_(8, places, { overlords });
    assert.equal(ask(start.state)?.kind, 'withdraw');
    assert.deepEqual(ask(start.state)?.by, ['hispano-romans']);
    const { state } = play(start.state, [withdraw('toledo', 'segovia', { infantry: 2 })]);
    assert.equal(standing(state, 'toledo', 'hispano-romans'), 0);
    assert.equal(standing(state, 'segovia', 'hispano-romans'), 3);
    assert.equal(standing(state, 'toledo', 'visigoths', 'castle'), 1);
    assert.equal(ask(state)?.kind, 'free-castle');
    const shut = { ...places, avila: 'alans: infantry', segovia: 'alans: infantry' };
    const ring = ['alcantara', 'cuenca', 'la-mancha', 'sierra-morena'].map((place) => [place, 'alans: infantry']);
    const removed = end_(8, { ...shut, ...Object.fromEntries(ring) }, { overlords });
    assert.equal(standing(removed.state, 'toledo', 'hispano-romans'), 0);
    assert.equal(standing(removed.state, 'toledo', 'visigoths', 'castle'), 1);
  });

  it('takes Toledo if it is empty, unless the ruling says no, and never from an enemy', () => {
    const raised = (places: Places, rulings = {}) =>
      standing(end_(8, places, { rulings }).state, 'toledo', 'visigoths', 'castle');
    assert.equal(raised({ seville: OWN.seville }), 1);
    assert.equal(raised({ seville: OWN.seville }, { 'free-castle-empty': 'b' }), 0);
    assert.equal(raised({ seville: OWN.seville, toledo: 'alans: infantry' }), 0);
    assert.equal(raised({ seville: OWN.seville, toledo: 'hispano-romans: infantry' }), 0);
  });

  it('puts a new castle on a ruin, and none beside a castle (4.2)', () => {
    const ruin = end_(8, { toledo: 'visigoths: infantry, ruin' });
    assert.equal(standing(ruin.state, 'toledo', 'visigoths', 'castle'), 1);
    assert.equal(standing(ruin.state, 'toledo', 'visigoths', 'ruin'), 0);
    const there = end_(8, { toledo: 'visigoths: infantry, castle@special' });
    assert.equal(standing(there.state, 'toledo', 'visigoths', 'castle'), 1);
    assert.equal(told(there.facts, 'no-castle')[0]?.rule, '4.2');
  });

  it('has no more than its seven counters (ruling pool-limit)', () => {
    const castles = ['zaragoza', 'tortosa', 'calatayud', 'cuenca', 'avila', 'segovia', 'salamanca'];
    const held = Object.fromEntries(castles.map((place) => [place, 'visigoths: infantry, castle']));
    const { state, facts } = end_(8, { ...OWN, ...held });
    assert.equal(standing(state, 'toledo', 'visigoths', 'castle'), 0);
    assert.deepEqual(
      told(facts, 'no-castle').map(({ rule }) => rule),
      ['2.3', '2.3', '2.3'],
    );
  });

  it('raises three on turn 9 likewise, one in Tortosa, before the points of that turn', () => {
    const north = { tortosa: 'visigoths: infantry', barcelona: 'visigoths: infantry' };
    const { state, facts } = end_(9, { ...north, seville: OWN.seville, cordoba: OWN.cordoba });
    for (const place of ['tortosa', 'seville', 'cordoba'] as const)
      assert.equal(standing(state, place, 'visigoths', 'castle'), 1);
    const order = facts.map(({ kind }) => kind).filter((kind) => kind === 'raised' || kind === 'turn');
    assert.equal(order[0], 'raised');
  });

  it('counts Tortosa for the points of turn 9: the castle comes first', () => {
    // All of the East but Tortosa, which is empty until the castle stands there.
    const east = [
      'cartagena',
      'denia',
      'valencia',
      'castellon',
      'zaragoza',
      'huesca',
      'barcelona',
      'western-pyrenees',
      'eastern-pyrenees',
    ];
    const start = end_(9, Object.fromEntries(east.map((place) => [place, 'visigoths: infantry'])));
    const { facts } = preset(start, 'free-castle');
    assert.deepEqual(
      told(facts, 'points').flatMap(({ reason, points }) => (reason === 'zones' ? [points] : [])),
      [4],
    );
  });
});

describe('the castle of Barcelona (11-franks-turn-13)', () => {
  const places = { barcelona: 'franks: 2 infantry', galicia: 'galicians: infantry' };

  it('is raised at the start of game turn 13, before any nation plays', () => {
    const { state, facts } = endOf(12, places);
    assert.equal(standing(state, 'barcelona', 'franks', 'castle'), 1);
    assert.equal(state.active, 'galicians');
    assert.equal(told(facts, 'raised')[0]?.rule, '11-franks-turn-13');
  });

  it('is raised at the start of the Franks’ turn by the other reading (ruling barcelona-castle)', () => {
    const { state } = endOf(12, places, { rulings: { 'barcelona-castle': 'b' } });
    assert.equal(standing(state, 'barcelona', 'franks', 'castle'), 0);
    const own = goOn({
      ...open('franks', 'arrival', places, { turn: 13, rulings: { 'barcelona-castle': 'b' } }),
      fresh: 2,
    });
    assert.equal(standing(own.state, 'barcelona', 'franks', 'castle'), 1);
  });

  it('is lost if they do not hold the province, even if nobody does', () => {
    const { state, facts } = endOf(12, { huesca: 'franks: 2 infantry', galicia: 'galicians: infantry' });
    assert.equal(standing(state, 'barcelona', 'franks', 'castle'), 0);
    assert.equal(told(facts, 'no-castle')[0]?.place, 'barcelona');
  });
});
