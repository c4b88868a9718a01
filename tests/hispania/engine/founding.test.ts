import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  arrive,
  battle,
  end,
  found,
  submit,
  survive,
  swap,
  withdraw,
} from '../../../src/books/hispania/engine/actions.ts';
import { type NationId, type PlaceId, PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';
import { ask, endOf, preset } from './turn-end.ts';

/** The number of a nation's units of a kind. */
const all = (state: State, nation: NationId, kind: 'infantry' | 'castle' | 'cavalry' | 'knight') =>
  PROVINCES.reduce((n, place) => n + standing(state, place, nation, kind), 0);

describe('Badajoz (11-badajoz-founding)', () => {
  const LANDS = { lusitania: 'lusitanians: 2 infantry', salamanca: 'lusitanians: 3 infantry' };

  it('takes over the provinces of the Lusitanians, and Badajoz, Porto and Alcantara', () => {
    const { state, facts } = endOf(12, LANDS);
    assert.equal(standing(state, 'lusitania', 'badajoz', 'infantry'), 2);
    assert.deepEqual(told(facts, 'founded')[0], {
      kind: 'founded',
      rule: '11-badajoz-founding',
      nation: 'badajoz',
      lands: ['porto', 'lusitania', 'alcantara', 'salamanca', 'badajoz'],
    });
  });

  it('has an infantry for each of theirs where it stood, six at least, the missing ones placed freely', () => {
    const { state } = endOf(12, LANDS);
    assert.equal(ask(state)?.kind, 'settle');
    assert.deepEqual(ask(state)?.params['units'], { infantry: 1, castle: 2 });
    const many = preset(endOf(12, { ...LANDS, avila: 'lusitanians: 4 infantry' }), 'settle');
    assert.equal(all(many.state, 'badajoz', 'infantry'), 9);
  });

  it('has three castles: one in Badajoz, two where it likes, one a province', () => {
    const { state } = endOf(12, LANDS);
    assert.equal(standing(state, 'badajoz', 'badajoz', 'castle'), 1);
    assert.equal(refused(state, arrive('badajoz', { castle: 1 })), 'castle-there 4.2');
    assert.equal(refused(state, arrive('porto', { castle: 2 })), 'castle-there 4.2');
    assert.equal(refused(state, arrive('toledo', { castle: 1 })), 'place-not-here 11-badajoz-founding');
    assert.equal(refused(state, arrive('porto', { infantry: 2 })), 'not-due 11-badajoz-founding');
    assert.equal(refused(state, end()), 'place-first 11-badajoz-founding');
    const done = play(state, [arrive('porto', { castle: 1, infantry: 1 })], [arrive('salamanca', { castle: 1 })]);
    assert.equal(all(done.state, 'badajoz', 'castle'), 3);
    assert.equal(all(done.state, 'badajoz', 'infantry'), 6);
    assert.equal(standing(done.state, 'alcantara', 'badajoz'), 0, 'nobody has to stand there (ruling badajoz-empty)');
  });

  it('appears with its three provinces if the Lusitanians are dead, and six infantry', () => {
    const { state } = endOf(12, { granada: 'umayyads: infantry' }, { seats: { lusitanians: 'one' } });
    // Three castles, three provinces: only the infantry is left to place.
    assert.deepEqual(ask(state)?.params, {
      nation: 'badajoz',
      units: { infantry: 6 },
      leaders: [],
      lands: ['porto', 'alcantara', 'badajoz'],
    });
    assert.equal(all(state, 'badajoz', 'castle'), 3);
    const { state: done } = preset({ state, facts: [] }, 'settle');
    assert.equal(all(done, 'badajoz', 'infantry'), 6);
  });

  it('makes all others leave: castles are destroyed, who cannot retreat is removed', () => {
    const start = endOf(12, {
      ...LANDS,
      badajoz: 'umayyads: 2 infantry, castle',
      'sierra-morena': 'umayyads: 2 infantry',
      seville: 'umayyads: 2 infantry',
      porto: 'suebi: 2 infantry',
      galicia: 'galicians: infantry',
      duero: 'galicians: infantry',
      alcantara: 'hispano-romans: infantry, fort',
      toledo: 'umayyads: infantry',
      avila: 'umayyads: infantry',
      lisbon: 'celts: infantry',
      algarve: 'celts: infantry',
    });
    // Suebi in Porto and Hispano-Romans in Alcantara have no way out; the Umayyads may choose.
    assert.deepEqual(ask(start.state)?.by, ['umayyads']);
    assert.equal(
      refused(start.state, withdraw('badajoz', 'alcantara', { infantry: 1 })),
      'retreat-given 6.6-transformation',
    );
    const { state, facts } = play(start.state, [withdraw('badajoz', 'seville', { infantry: 2 })]);
    assert.equal(standing(state, 'seville', 'umayyads'), 4);
    assert.equal(standing(state, 'badajoz', 'umayyads'), 0);
    assert.equal(standing(state, 'porto', 'suebi') + standing(state, 'alcantara', 'hispano-romans'), 0);
    const gone = [...start.facts, ...facts].flatMap((f) =>
      f.kind === 'withdrew' && f.to === null ? [[f.owner, f.units]] : [],
    );
    assert.deepEqual(gone, [
      ['suebi', { infantry: 2 }],
      ['hispano-romans', { infantry: 1, fort: 1 }],
      ['umayyads', { castle: 1 }],
    ]);
    assert.ok(!facts.some(({ kind }) => kind === 'scored'), 'no points');
    assert.equal(standing(state, 'badajoz', 'badajoz', 'castle'), 1);
    assert.equal(standing(state, 'badajoz', 'umayyads', 'ruin'), 0);
  });

  it('lets nobody retreat from one of its provinces to another (ruling given-away)', () => {
    const start = endOf(12, {
      badajoz: 'celts: 2 infantry',
      algarve: 'galicians: infantry',
      lisbon: 'galicians: infantry',
      seville: 'galicians: infantry',
      'sierra-morena': 'galicians: infantry',
      lusitania: 'lusitanians: 6 infantry',
    });
    // Alcantara is empty, and given away with Badajoz.
    assert.equal(standing(start.state, 'alcantara', 'celts'), 0);
    assert.equal(standing(start.state, 'badajoz', 'celts'), 0);
  });

  it('is founded at the end of turn 11 already by Lusitanians who are subject to the Umayyads, and stays so', () => {
    const places = { ...LANDS, granada: 'umayyads: 2 infantry' };
    const subject = endOf(11, places, { overlords: { lusitanians: 'umayyads' } });
    assert.equal(subject.state.nations.badajoz?.overlord, 'umayyads');
    assert.equal(subject.state.nations.lusitanians?.ended, true);
    assert.equal(endOf(11, places).state.nations.badajoz, undefined);
    assert.equal(endOf(12, places).state.nations.badajoz?.overlord, undefined);
    const visigoths = endOf(
      12,
      { ...LANDS, toledo: 'visigoths: infantry' },
      { overlords: { lusitanians: 'visigoths' } },
    );
    assert.equal(visigoths.state.nations.badajoz?.overlord, undefined);
  });

  describe('where the ruling says at once (ruling badajoz-when)', () => {
    const places = {
      lusitania: 'lusitanians: 3 infantry; umayyads: 3 infantry<badajoz',
      badajoz: 'umayyads: infantry',
      seville: 'umayyads: infantry',
    };
    const rest = { turn: 11, lastTurn: 12, seed: 3 };
    const misses = [1, 1, 1, 1, 1, 1];

    it('is founded in the Umayyads’ own turn, as soon as they have left', () => {
      const start = open('umayyads', 'combat', places, { ...rest, rulings: { 'badajoz-when': 'b' } });
      const asked = play(start, [battle('lusitania'), ...misses]);
      assert.equal(ask(asked.state)?.kind, 'submit');
      let { state } = play(asked.state, [submit()]);
      const facts = [];
      while (ask(state)?.kind === 'withdraw') {
        const next = play(state, [ask(state)?.preset as never]);
        facts.push(...next.facts);
        state = next.state;
      }
      assert.equal(state.active, 'umayyads');
      assert.equal(ask(state)?.kind, 'settle');
      assert.equal(state.nations.badajoz?.overlord, 'umayyads');
      assert.equal(standing(state, 'badajoz', 'umayyads'), 0);
    });

    it('is founded at the end of the turn otherwise', () => {
      const asked = play(open('umayyads', 'combat', places, rest), [battle('lusitania'), ...misses]);
      const { state } = play(asked.state, [submit()]);
      assert.equal(state.nations.lusitanians?.overlord, 'umayyads');
      assert.equal(state.nations.badajoz, undefined);
    });
  });
});

/** The end of turn 14, when the Umayyads fall, dead or alive. */
const fall = (places: Places, rest: Parameters<typeof open>[3] = {}) =>
  endOf(14, places, { seats: { umayyads: 'two' }, ...rest });

/** Provinces that Zaragoza may choose. */
const NINE = [
  'huesca',
  'calatayud',
  'castellon',
  'tortosa',
  'segovia',
  'old-castile',
  'avila',
  'zaragoza',
  'cuenca',
] as const;
const held = (owner: string, places: readonly PlaceId[]): Places =>
  Object.fromEntries(places.map((place) => [place, `${owner}: infantry`]));

/** Other nations hold all provinces that could be given to Valencia or Granada. */
const SHUT = held('celts', ['majorca', 'ibiza', 'denia', 'cartagena', 'la-mancha', 'gibraltar']);

describe('Zaragoza (11-zaragoza-founding)', () => {
  it('chooses six of the nine provinces that are the Umayyads’ or empty', () => {
    const { state } = fall({ huesca: 'umayyads: 2 infantry', cuenca: 'umayyads: castle' });
    const asked = ask(state);
    assert.equal(asked?.kind, 'found');
    assert.deepEqual(
      choices(state, 'found').map(({ fixed }) => fixed['place']),
      [...NINE],
    );
    assert.equal(asked?.params['count'], 6);
    assert.equal(refused(state, found('toledo')), 'found-not-free 11-zaragoza-founding');
    const lands = ['huesca', 'calatayud', 'castellon', 'tortosa', 'segovia', 'zaragoza'] as const;
    const done = play(state, ...lands.map((place) => [found(place)] as const));
    assert.deepEqual(told(done.facts, 'founded')[0]?.lands, [
      'segovia',
      'calatayud',
      'castellon',
      'tortosa',
      'zaragoza',
      'huesca',
    ]);
    assert.equal(standing(done.state, 'huesca', 'umayyads'), 0, 'the Umayyads there are removed');
    assert.equal(standing(done.state, 'cuenca', 'umayyads', 'castle'), 1, 'those elsewhere are not');
  });

  it('has all of them, up to six, and nothing to choose (ruling zaragoza-choice)', () => {
    const { facts } = fall(held('castile', ['avila', 'segovia', 'old-castile', 'cuenca']));
    assert.deepEqual(told(facts, 'founded')[0]?.lands, ['calatayud', 'castellon', 'tortosa', 'zaragoza', 'huesca']);
  });

  it('places 12 infantry and 3 castles freely, without limits', () => {
    const { state } = fall({ ...held('castile', NINE.slice(4)), ...SHUT });
    assert.deepEqual(ask(state)?.params['units'], { infantry: 12, castle: 3 });
    const done = play(
      state,
      [arrive('huesca', { infantry: 12, castle: 1 })],
      [arrive('tortosa', { castle: 1 })],
      [arrive('calatayud', { castle: 1 })],
    );
    assert.equal(standing(done.state, 'huesca', 'zaragoza', 'infantry'), 12);
    assert.equal(all(done.state, 'zaragoza', 'castle'), 3);
  });

  it('has one province and its choice of Castellón or Cuenca, if only one is free; others there retreat', () => {
    const { state } = fall(
      held(
        'castile',
        NINE.filter((place) => place !== 'huesca'),
      ),
    );
    assert.deepEqual(
      choices(state, 'found').map(({ fixed }) => fixed['place']),
      ['castellon', 'cuenca'],
    );
    const { state: next } = play(state, [found('castellon')]);
    const left = preset({ state: next, facts: [] }, 'withdraw');
    assert.equal(standing(left.state, 'castellon', 'castile'), 0);
    assert.deepEqual(ask(left.state)?.params['lands'], ['castellon', 'huesca']);
  });

  it('has the other one if the one that is free is Castellón or Cuenca', () => {
    const start = fall(
      held(
        'castile',
        NINE.filter((place) => place !== 'cuenca'),
      ),
    );
    const { facts } = preset(start, 'withdraw');
    assert.deepEqual(told(facts, 'founded')[0]?.lands, ['cuenca', 'castellon']);
  });

  it('has Castellón and Cuenca if none is free, and loses the castle that finds no province', () => {
    const { facts, state } = preset(fall(held('castile', NINE)), 'withdraw');
    assert.deepEqual(told(facts, 'founded')[0]?.lands, ['cuenca', 'castellon']);
    assert.equal(all(state, 'zaragoza', 'castle'), 2);
    assert.equal(told(facts, 'no-castle').length, 1);
  });

  it('lets Al-Mansur and the Berbers go with the Umayyads (rulings berbers, long-life-ends)', () => {
    const start = fall({
      ...held('castile', NINE.slice(4)),
      huesca: 'umayyads: berber, al-mansur',
      seville: 'umayyads: berber',
    });
    const { state, facts } = preset(start, 'settle', 'found', 'swap', 'survivors');
    assert.ok(told(facts, 'leader-gone').some(({ leader }) => leader === 'al-mansur'));
    assert.deepEqual(told(facts, 'leader-killed'), []);
    assert.equal(standing(state, 'seville', 'umayyads') + standing(state, 'seville', 'seville'), 0);
  });
});

describe('Valencia and Granada (11-valencia-founding, 11-granada-founding)', () => {
  /** Zaragoza has three provinces, and is founded by itself. */
  const NORTH = held('castile', NINE.slice(2));
  const founded = (places: Places, ...kinds: readonly string[]) => {
    const start = fall({ ...NORTH, ...places });
    let { state } = start;
    const facts = [...start.facts];
    // Zaragoza's own units: all that it is asked.
    while (ask(state)?.params['nation'] === 'zaragoza' || kinds.includes(ask(state)?.kind ?? '')) {
      const next = play(state, [ask(state)?.preset as never]);
      facts.push(...next.facts);
      state = next.state;
    }
    return { state, facts };
  };

  it('gives Valencia its province whoever holds it, and two of five that are free', () => {
    const { state, facts } = founded(
      { valencia: 'byzantium: 2 infantry', castellon: 'castile: infantry', cuenca: 'castile: infantry' },
      'withdraw',
    );
    const asked = ask(state);
    assert.equal(asked?.params['nation'], 'valencia');
    assert.equal(asked?.params['count'], 2);
    assert.deepEqual(
      choices(state, 'found').map(({ fixed }) => fixed['place']),
      ['majorca', 'ibiza', 'denia', 'cartagena', 'la-mancha'],
    );
    const next = play(state, [found('denia')], [found('majorca')]);
    const done = preset({ state: next.state, facts: [...facts, ...next.facts] }, 'withdraw');
    assert.equal(standing(done.state, 'valencia', 'byzantium'), 0);
    assert.equal(standing(done.state, 'valencia', 'valencia', 'castle'), 1);
    assert.deepEqual(ask(done.state)?.params, {
      nation: 'valencia',
      units: { infantry: 5 },
      leaders: [],
      lands: ['denia', 'valencia', 'majorca'],
    });
    assert.ok(offered(done.state, arrive('majorca', { infantry: 5 })), 'without limits');
  });

  it('takes what there is, its own province alone if need be (ruling emirate-fallback)', () => {
    const { state, facts } = founded(SHUT);
    const lands = told(facts, 'founded').map(({ nation, lands: of }) => [nation, of]);
    assert.deepEqual(lands.slice(1), [
      ['valencia', ['valencia']],
      ['granada', ['granada']],
    ]);
    assert.equal(standing(state, 'valencia', 'valencia', 'infantry'), 5);
    assert.equal(standing(state, 'granada', 'granada', 'infantry'), 7);
    assert.equal(standing(state, 'granada', 'granada', 'castle'), 1);
  });

  it('gives Granada two of Cartagena, La Mancha and Gibraltar, and 7 infantry', () => {
    const { state } = founded({
      ...SHUT,
      cartagena: 'umayyads: infantry',
      'la-mancha': 'umayyads: infantry',
      gibraltar: 'umayyads: 2 infantry',
    });
    // Valencia has taken the two that it may.
    assert.equal(ask(state)?.params['nation'], 'valencia');
    const next = play(state, [arrive('valencia', { infantry: 5 })]);
    // It has left them empty, so that Granada may choose among all three (ruling emirate-empty).
    assert.equal(ask(next.state)?.params['nation'], 'granada');
    assert.equal(ask(next.state)?.params['count'], 2);
    const done = play(next.state, [found('gibraltar')], [found('cartagena')]);
    assert.deepEqual(ask(done.state)?.params, {
      nation: 'granada',
      units: { infantry: 7 },
      leaders: [],
      lands: ['gibraltar', 'granada', 'cartagena'],
    });
    assert.equal(standing(done.state, 'gibraltar', 'umayyads'), 0);
  });

  it('may take over one castle of the Umayyads in its lands for an infantry; the others are removed', () => {
    const { state } = founded({
      ...SHUT,
      valencia: 'umayyads: castle',
      denia: 'umayyads: infantry, castle',
      majorca: 'umayyads: castle',
    });
    assert.equal(ask(state)?.kind, 'swap');
    assert.deepEqual(ask(state)?.params['places'], ['denia', 'majorca']);
    assert.equal(refused(state, swap('valencia')), 'swap-none 11-valencia-founding');
    const done = play(state, [swap('denia')]);
    assert.equal(standing(done.state, 'denia', 'valencia', 'castle'), 1);
    assert.equal(standing(done.state, 'denia', 'umayyads'), 0);
    assert.equal(standing(done.state, 'majorca', 'umayyads'), 0);
    assert.equal(standing(done.state, 'valencia', 'valencia', 'castle'), 1);
    assert.deepEqual(ask(done.state)?.params['units'], { infantry: 4 });
    const not = play(state, [end()]);
    assert.equal(standing(not.state, 'denia', 'umayyads') + standing(not.state, 'denia', 'valencia'), 0);
    assert.deepEqual(ask(not.state)?.params['units'], { infantry: 5 });
  });

  it('removes neutrals who stand in its province', () => {
    const { state } = founded({ ...SHUT, valencia: 'neutral: 2 infantry, castle' });
    assert.equal(standing(state, 'valencia', 'neutral'), 0);
    assert.equal(standing(state, 'valencia', 'valencia', 'castle'), 1);
  });
});

describe('Seville (11-seville-founding)', () => {
  const REST = { ...held('castile', NINE), ...SHUT };
  const until = (places: Places) => preset(fall({ ...REST, ...places }), 'withdraw', 'settle');

  it('has twelve of the Umayyads’ infantry and cavalry at most, as what they are, and all their castles', () => {
    const { state } = until({
      seville: 'umayyads: 6 infantry, castle',
      cordoba: 'umayyads: 5 infantry, 4 cavalry',
      toledo: 'umayyads: castle@special',
    });
    assert.equal(ask(state)?.kind, 'survivors');
    assert.deepEqual(ask(state)?.params, {
      nation: 'seville',
      from: 'umayyads',
      units: { infantry: 12, cavalry: 12 },
      count: 12,
    });
    assert.equal(refused(state, survive('cordoba', 'infantry', { cavalry: 1 })), 'survive-kind 11-seville-founding');
    const done = play(
      state,
      [survive('cordoba', 'cavalry', { cavalry: 4 })],
      [survive('seville', 'infantry', { infantry: 6 })],
    );
    assert.equal(standing(done.state, 'cordoba', 'seville', 'cavalry'), 4);
    assert.equal(standing(done.state, 'cordoba', 'seville', 'infantry'), 2);
    assert.equal(all(done.state, 'seville', 'castle'), 2);
    assert.equal(done.state.places.toledo?.[0]?.counter, 'special');
    assert.deepEqual(told(done.facts, 'nation-ended')[0], {
      kind: 'nation-ended',
      rule: '11-seville-founding',
      nation: 'umayyads',
      units: { infantry: 3 },
      into: 'seville',
    });
  });

  it('has all of them if there are no more, without a question', () => {
    const { state } = until({ seville: 'umayyads: 6 infantry, castle', cordoba: 'umayyads: 2 infantry, 4 cavalry' });
    assert.equal(standing(state, 'cordoba', 'seville', 'cavalry'), 4);
    assert.equal(all(state, 'seville', 'infantry'), 8);
    assert.equal(state.nations.umayyads?.ended, true);
  });

  it('comes last: what the other emirates have taken is gone', () => {
    const { state } = until({ granada: 'umayyads: 3 infantry, castle', seville: 'umayyads: infantry' });
    assert.equal(standing(state, 'granada', 'granada', 'castle'), 1);
    assert.equal(standing(state, 'granada', 'umayyads') + standing(state, 'granada', 'seville'), 0);
    assert.equal(all(state, 'seville', 'infantry'), 1);
  });

  it('frees Badajoz', () => {
    const start = fall(
      { ...REST, badajoz: 'badajoz: 2 infantry', seville: 'umayyads: infantry' },
      { overlords: { badajoz: 'umayyads' } },
    );
    const { state, facts } = preset(start, 'withdraw', 'settle');
    assert.equal(state.nations.badajoz?.overlord, undefined);
    assert.equal(told(facts, 'freed')[0]?.why, 'turn');
  });
});
