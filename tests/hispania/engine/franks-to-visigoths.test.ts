import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  arrive,
  battle,
  capital,
  collect,
  end,
  found,
  survive,
  swap,
  withdraw,
} from '../../../src/books/hispania/engine/actions.ts';
import {
  LEADERS,
  type LeaderId,
  type NationId,
  type Owner,
  type PlaceId,
  PROVINCES,
} from '../../../src/books/hispania/engine/data/ids.ts';
import { LEADER_TABLE } from '../../../src/books/hispania/engine/data/leaders.ts';
import { FIRST_SET, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import type { Killed } from '../../../src/books/hispania/engine/facts/units.ts';
import { worth } from '../../../src/books/hispania/engine/rules/points.ts';
import { attackLimit, stacked } from '../../../src/books/hispania/engine/rules/stacking.ts';
import { choices, offered, open, type Places, play, read, standing, told } from './set-up.ts';
import { ask, endOf, goOn, preset } from './turn-end.ts';

/** Rules of chapter 11 for single nations, from the Franks to the Visigoths, that no other test plays. */

const OTHERS: Places = { galicia: 'galicians: infantry' };

/** Points of a nation for one unit or leader of another, in its own turn. */
function kill(nation: NationId, turn: number, kind: Killed['kind'], owner: Owner, leader?: LeaderId): number {
  const unit = nation === 'rome' || nation === 'almohads' ? 'elite' : 'infantry';
  const state = open(nation, 'combat', { toledo: `${nation}: ${unit}` }, { turn });
  return worth(read(state), nation, { kind, owner, count: 1, ...(leader ? { leader } : {}) }).each / 2;
}

describe('points of nations for what they destroy (8-kills)', () => {
  it('of the Franks: 5 for a Muslim leader, 3 for a Muslim castle, nothing for others (R:2575-2577)', () => {
    assert.equal(kill('franks', 12, 'leader', 'umayyads', 'tarik'), 5);
    assert.equal(kill('franks', 15, 'leader', 'badajoz', 'mutawakkil'), 5);
    assert.equal(kill('franks', 12, 'castle', 'umayyads'), 3);
    assert.equal(kill('franks', 12, 'castle', 'visigoths'), 0);
    assert.equal(kill('franks', 12, 'infantry', 'umayyads'), 0);
    assert.equal(kill('franks', 11, 'leader', 'visigoths', 'roderic'), 0);
  });
  it('of the Hispano-Romans: 1 for any Muslim unit from turn 11, 5 for Geiseric on turn 7 (R:2663-2667)', () => {
    for (const kind of ['infantry', 'cavalry', 'castle', 'berber'] as const)
      assert.equal(kill('hispano-romans', 14, kind, 'umayyads'), 1);
    assert.equal(kill('hispano-romans', 11, 'infantry', 'umayyads'), 1);
    assert.equal(kill('hispano-romans', 14, 'leader', 'umayyads', 'al-mansur'), 0);
    assert.equal(kill('hispano-romans', 14, 'infantry', 'castile'), 0);
    const geiseric = (turn: number) => kill('hispano-romans', turn, 'leader', 'vandals', 'geiseric');
    assert.deepEqual([6, 7, 8].map(geiseric), [0, 5, 0]);
  });
  it('of León and Navarre: 3 for a Muslim castle, of Navarre 1 for any other Muslim unit (R:2706, R:2750-2752)', () => {
    for (const nation of ['leon', 'navarre'] as const) {
      assert.equal(kill(nation, 15, 'castle', 'badajoz'), 3);
      assert.equal(kill(nation, 15, 'castle', 'castile'), 0);
      for (const kind of ['infantry', 'cavalry', 'berber', 'elite'] as const)
        assert.equal(kill(nation, 15, kind, 'umayyads'), nation === 'navarre' ? 1 : 0);
      assert.equal(kill(nation, 15, 'knight', 'castile'), 0);
    }
  });
  it('of the Umayyads and Zaragoza: 3 for a Christian knight, 5 for Roland, on turn 16 for Sancho (R:2806-2812, R:2921-2928)', () => {
    for (const nation of ['umayyads', 'zaragoza'] as const) {
      assert.equal(kill(nation, 15, 'knight', 'leon'), 3);
      assert.equal(kill(nation, 15, 'infantry', 'leon'), 0);
      assert.equal(kill(nation, 15, 'castle', 'leon'), 0);
    }
    assert.equal(kill('umayyads', 13, 'leader', 'franks', 'roland'), 5);
    assert.equal(kill('umayyads', 13, 'leader', 'castile', 'pelayo'), 0);
    const sancho = (turn: number) => kill('zaragoza', turn, 'leader', 'navarre', 'sancho');
    assert.deepEqual([15, 16, 17].map(sancho), [0, 5, 0]);
    assert.equal(kill('zaragoza', 17, 'leader', 'castile', 'alfonso-vi'), 0);
  });
  it('of Seville: 5 for Alfonso VI on turn 17 (R:2956)', () => {
    const alfonso = (turn: number) => kill('seville', turn, 'leader', 'castile', 'alfonso-vi');
    assert.deepEqual([16, 17, 18].map(alfonso), [0, 5, 0]);
  });
  it('of Zaragoza are won by play: Sancho falls with his units, or alone before Muslims', () => {
    const start = open(
      'zaragoza',
      'combat',
      { ...OTHERS, huesca: 'zaragoza: 3 infantry<zaragoza; navarre: infantry, sancho' },
      { turn: 16 },
    );
    const { facts } = play(start, [battle('huesca'), 10, 10, 10, 1]);
    assert.deepEqual(
      told(facts, 'scored').map(({ nation, points, killed }) => [nation, points, killed.leader]),
      [['zaragoza', 10, 'sancho']],
    );
  });
  it('know the peoples who stay old as christians from turn 11 on (R:2609, R:2665, R:2976, R:3124)', () => {
    for (const nation of ['galicians', 'hispano-romans', 'suebi', 'visigoths', 'celts', 'basques'] as const)
      assert.equal(kill('almohads', 20, 'infantry', nation), 1, nation);
    // Navarre's point for a Muslim unit is none for Badajoz before there are Muslims.
    assert.deepEqual(
      [10, 11].map((turn) => kill('umayyads', turn, 'knight', 'visigoths')),
      [0, 3],
    );
  });
});

describe('leaders from Viriathus to Al-Mutamid (3.3, chapter 11)', () => {
  /** Arrival, and the start of whose turn he leaves in; Al-Mansur at the end of his. */
  const WANTED: readonly [LeaderId, NationId, number, number, NationId?][] = [
    ['viriathus', 'lusitanians', 5, 6], // R:2719
    ['geiseric', 'vandals', 6, 8], // R:3020
    ['hermeric', 'suebi', 6, 8], // R:2969
    ['wallia', 'visigoths', 7, 8], // R:3067
    ['alaric-ii', 'visigoths', 8, 9], // R:3076
    ['euric', 'visigoths', 8, 9],
    ['roderic', 'visigoths', 11, 12], // R:3126
    ['pelayo', 'visigoths', 12, 14, 'castile'], // R:3135, ruling pelayo
    ['tarik', 'umayyads', 11, 13], // R:2767
    ['musa', 'umayyads', 11, 13],
    ['roland', 'franks', 12, 13], // R:2578
    ['abd-ar-rahman', 'umayyads', 13, 14], // R:2807
    ['sancho', 'navarre', 15, 16], // R:2753
    ['al-muktadir', 'zaragoza', 15, 17], // R:2922
    ['al-mutamid', 'seville', 16, 18], // R:2947
  ];
  it('come and leave on their turns', () => {
    for (const [leader, nation, arrives, turn, of = nation] of WANTED) {
      assert.deepEqual(LEADER_TABLE[leader], { nation, arrives, leaves: { turn, when: 'start', of } }, leader);
      assert.ok(LEADERS.includes(leader));
    }
  });
  /** The turn of a nation begins; up to its first question. */
  const begins = (nation: NationId, turn: number, places: Places) =>
    goOn({ ...open(nation, 'arrival', { ...OTHERS, ...places }, { turn }), fresh: 2 });
  it('come where their nation is: Abd ar-Rahman, Al-Muktadir, Al-Mutamid, Roderic', () => {
    for (const [nation, turn, leader] of [
      ['umayyads', 13, 'abd-ar-rahman'],
      ['zaragoza', 15, 'al-muktadir'],
      ['seville', 16, 'al-mutamid'],
      ['visigoths', 11, 'roderic'],
      ['visigoths', 12, 'pelayo'],
    ] as const) {
      const { state } = preset(begins(nation, turn, { toledo: `${nation}: infantry` }), 'buy', 'arrive');
      assert.ok(
        state.places.toledo?.some((c) => c.leader === leader),
        leader,
      );
    }
  });
  it('leave so in play: Roland, Pelayo under Castile', () => {
    const roland = begins('franks', 13, { barcelona: 'franks: infantry, roland' });
    assert.deepEqual(
      told(roland.facts, 'leader-gone').map(({ leader, nation }) => [leader, nation]),
      [['roland', 'franks']],
    );
    const pelayo = (turn: number) => begins('castile', turn, { leon: 'castile: infantry, pelayo' });
    assert.deepEqual(told(pelayo(13).facts, 'leader-gone'), []);
    assert.deepEqual(
      told(pelayo(14).facts, 'leader-gone').map(({ leader, nation }) => [leader, nation]),
      [['pelayo', 'castile']],
    );
  });
});

describe('11-franks-roland told to leave', () => {
  it('knights go out of a province that is given away: they are kept from retreating in battle alone (R:2581, ruling franks-told-to-leave)', () => {
    const nine = ['huesca', 'calatayud', 'tortosa', 'segovia', 'old-castile', 'avila', 'zaragoza'] as const;
    const held: Places = Object.fromEntries(nine.map((place) => [place, 'castile: infantry']));
    const start = endOf(
      14,
      { ...held, castellon: 'franks: 2 knight', cuenca: 'neutral: infantry', tortosa: 'franks: infantry' },
      { seats: { umayyads: 'two' } },
    );
    assert.deepEqual(ask(start.state)?.by, ['franks']);
    const { state } = play(start.state, [withdraw('castellon', 'tortosa', { knight: 2 })]);
    assert.equal(standing(state, 'castellon', 'franks'), 0);
    assert.equal(standing(state, 'tortosa', 'franks', 'knight'), 2);
  });
});

describe('11-galicians', () => {
  it('are nobody else’s forbears: they still play on turn 21 (R:2600-2601)', () => {
    const { state, facts } = endOf(20, OTHERS);
    assert.deepEqual([state.turn, state.active, standing(state, 'galicia', 'galicians')], [21, 'galicians', 1]);
    assert.deepEqual(told(facts, 'nation-ended'), []);
  });
});

describe('11-lusitanians-viriathus', () => {
  it('have no turn 5 if they are dead, nor Viriathus (R:2719-2721)', () => {
    const turn5 = (places: Places) =>
      endOf(4, { toledo: 'rome: elite', ...places }, { seats: { lusitanians: 'one' } }).facts.filter(
        (fact) => fact.kind === 'phase' && fact.nation === 'lusitanians',
      ).length;
    assert.equal(turn5({}), 0);
    assert.ok(turn5({ lusitania: 'lusitanians: infantry' }) > 0);
  });
});

describe('11-umayyads', () => {
  it('have half of the income of Badajoz, rounded up to a half, if it is subject (R:2803-2805)', () => {
    const places: Places = { badajoz: 'badajoz: infantry', porto: 'badajoz: infantry', toledo: 'umayyads: castle' };
    const start = (overlords: Partial<Record<NationId, NationId>>) =>
      open('badajoz', 'income', places, { turn: 13, lastTurn: 14, begins: true, overlords });
    const subject = play(start({ badajoz: 'umayyads' }), [collect()]).state;
    // Two and one and a half.
    assert.deepEqual([subject.nations.badajoz?.gold, subject.nations.umayyads?.gold], [3, 4]);
    const free = goOn(start({})).state;
    assert.deepEqual([free.nations.badajoz?.gold, free.nations.umayyads?.gold], [7, undefined]);
  });
  it('keep the Lusitanians subject who submit on turn 12, as Badajoz (R:2730-2733)', () => {
    const places: Places = { lusitania: 'lusitanians: 6 infantry', granada: 'umayyads: 2 infantry' };
    const { state } = endOf(12, places, { overlords: { lusitanians: 'umayyads' } });
    assert.equal(state.nations.badajoz?.overlord, 'umayyads');
  });
  it('move Al-Mansur’s stack twice on turn 14 alone (R:2813-2815)', () => {
    const after = (turn: number) =>
      play(
        open('umayyads', 'movement', { ...OTHERS, toledo: 'umayyads: infantry, al-mansur' }, { turn, lastTurn: turn }),
        [end()],
      ).state.phase;
    assert.equal(after(14), 'ardour-movement');
    assert.notEqual(after(13), 'ardour-movement');
  });
});

describe('11-umayyads-surrender', () => {
  const siege = (castle: string, places: Places = {}) =>
    open(
      'umayyads',
      'combat',
      { segovia: `umayyads: 2 infantry<avila; ${castle}`, cadiz: 'umayyads: infantry', ...places },
      { turn: 12, lastTurn: 19, ...(places['toledo'] ? {} : { tally: { toledo: true } }) },
    );
  it('is by each castle for itself, and by the next one as soon as Toledo has fallen in the same phase', () => {
    const start = siege('visigoths: castle', { toledo: 'umayyads: 2 infantry<cordoba; visigoths: infantry' });
    // Segovia first: it fights.
    const fights = play(start, [battle('segovia'), 1, 1, 1, 1, 1]);
    assert.equal(told(fights.facts, 'surrendered').length, 0);
    const fallen = play(start, [battle('toledo'), 10, 1, 1], [battle('segovia')]);
    assert.equal(told(fallen.facts, 'surrendered').length, 1);
  });
  it('is that of a wounded castle, too', () => {
    const { facts, state } = play(siege('visigoths: castle!2'), [battle('segovia')]);
    assert.equal(told(facts, 'surrendered').length, 1);
    assert.equal(standing(state, 'segovia', 'umayyads', 'castle'), 1);
    assert.equal(standing(state, 'segovia', 'umayyads', 'infantry'), 1);
  });
});

describe('11-rome-forts', () => {
  it('fill mountains over their limit: Rome gives one unit up, and may give up the fort', () => {
    const start = open('rome', 'movement', { ...OTHERS, avila: 'rome: 2 elite' }, { turn: 5 });
    const { state } = play(start, [end()]);
    assert.equal(stacked(read(state), 'rome', 'avila'), 3);
    assert.deepEqual(choices(state, 'remove')[0]?.ranges['units'], {
      is: 'counts',
      of: { elite: 2, fort: 1 },
      min: 1,
      max: 1,
    });
    assert.deepEqual(ask(state)?.preset, capital('avila'));
    const other = { turn: 5, capitals: { rome: 'toledo' } } as const;
    const full = open('rome', 'movement', { ...OTHERS, avila: 'rome: 2 elite', toledo: 'rome: 5 elite' }, other);
    assert.deepEqual(ask(play(full, [end()]).state)?.preset?.values['units'], { elite: 1 });
  });
});

describe('11-visigoths-stacking', () => {
  const limit = (units: string, phase: 'stacking' | 'second-stacking' = 'stacking', turn = 8) => {
    const state = open('visigoths', phase, { segovia: `visigoths: ${units}; alans: infantry` }, { turn });
    return attackLimit(read(state), 'visigoths', 'segovia');
  };
  it('has no limit with Alaric or Euric, with one of them, in the first phase of turn 8 alone (R:3081, ruling two-leaders-stacking)', () => {
    for (const leaders of ['alaric-ii', 'euric', 'alaric-ii, euric'])
      assert.equal(limit(`9 infantry, ${leaders}`), Number.POSITIVE_INFINITY, leaders);
    assert.equal(limit('9 infantry'), 5);
    assert.equal(limit('9 infantry, alaric-ii', 'second-stacking'), 5);
    assert.equal(limit('3 infantry, wallia', 'stacking', 7), 5);
  });
});

describe('11-visigoths-zones', () => {
  const land = PROVINCES.filter((place) => place !== 'majorca' && place !== 'ibiza');
  /** The points at the end of the Visigoths' turn 9, from its movement on. */
  const scored = (places: readonly PlaceId[], more: Places = {}, rest: Parameters<typeof open>[3] = {}) => {
    const own = Object.fromEntries(places.map((place) => [place, 'visigoths: infantry']));
    const start = open('visigoths', 'movement', { ...own, ...more }, { turn: 9, ...rest });
    return told(preset({ state: start, facts: [] }, 'move', 'free-castle').facts, 'points')
      .filter(({ nation }) => nation === 'visigoths')
      .map(({ reason, points }) => [reason, points]);
  };
  it('is 10 with one province missing, the islands apart, and 2 for each whole zone with two (R:3097-3101)', () => {
    assert.deepEqual(scored(land.filter((place) => place !== 'galicia')), [['all-hispania', 20]]);
    const two = land.filter((place) => place !== 'galicia' && place !== 'granada');
    assert.deepEqual(scored(two), [['zones', 8]]);
    assert.deepEqual(scored(two, { majorca: 'visigoths: infantry', ibiza: 'visigoths: infantry' }), [['zones', 8]]);
    assert.deepEqual(scored(land.filter((place) => place !== 'galicia' && place !== 'porto')), [['zones', 12]]);
  });
  it('has the North among the zones (R:3102)', () => {
    const { zones } = tables(FIRST_SET);
    assert.deepEqual(scored(zones.north), [['zones', 4]]);
    assert.deepEqual(scored(zones.north.slice(1)), []);
  });
  it('counts a subject’s provinces for it (R:3118)', () => {
    const rest = { overlords: { galicians: 'visigoths' } } as const;
    const without = land.filter((place) => place !== 'galicia' && place !== 'granada');
    assert.deepEqual(scored(without, OTHERS, rest), [['all-hispania', 20]]);
    assert.deepEqual(scored(without, OTHERS), [['zones', 8]]);
  });
});

describe('11-visigoths-castles on turn 9', () => {
  const nine = (tortosa: string) =>
    goOn({
      ...open(
        'visigoths',
        'sequence-end',
        { tortosa, castellon: 'hispano-romans: infantry', seville: 'visigoths: infantry' },
        { turn: 9, lastTurn: 10, overlords: { 'hispano-romans': 'visigoths' } },
      ),
      fresh: 2,
    });
  it('takes Tortosa from a subject as Toledo on turn 8, and from no enemy (R:3096)', () => {
    const subject = preset(nine('hispano-romans: infantry, fort'), 'withdraw');
    assert.equal(standing(subject.state, 'tortosa', 'visigoths', 'castle'), 1);
    assert.equal(standing(subject.state, 'tortosa', 'hispano-romans'), 0);
    assert.equal(standing(subject.state, 'castellon', 'hispano-romans') >= 1, true);
    assert.equal(standing(nine('alans: infantry').state, 'tortosa', 'visigoths'), 0);
  });
});

describe('what is founded at the end of a turn (9.4)', () => {
  /** Provinces that Zaragoza may choose, all but some. */
  const NINE = ['huesca', 'calatayud', 'castellon', 'tortosa', 'segovia', 'old-castile', 'avila', 'zaragoza', 'cuenca'];
  const castile = (but: readonly string[]): Places =>
    Object.fromEntries(NINE.filter((place) => !but.includes(place)).map((place) => [place, 'castile: infantry']));
  const caliphate = (places: Places) => endOf(14, places, { seats: { umayyads: 'two' } });

  it('leaves Umayyads in peace where an emirate was not founded before turn 14 is over', () => {
    const { state } = endOf(13, { valencia: 'umayyads: 2 infantry', granada: 'umayyads: infantry' });
    assert.equal(standing(state, 'valencia', 'umayyads'), 2);
    for (const nation of ['zaragoza', 'valencia', 'granada', 'seville'] as const)
      assert.equal(state.nations[nation], undefined);
  });
  it('counts a province of neutrals as another’s, and destroys their castle where it is given away', () => {
    const { state } = caliphate({
      ...castile(['huesca', 'cuenca']),
      huesca: 'umayyads: castle',
      cuenca: 'neutral: castle',
    });
    // Only Huesca is free: Castellón or Cuenca is added, with or without neutrals.
    assert.deepEqual(
      choices(state, 'found').map(({ fixed }) => fixed['place']),
      ['castellon', 'cuenca'],
    );
    const { state: next, facts } = play(state, [found('cuenca')]);
    assert.equal(standing(next, 'cuenca', 'neutral'), 0);
    assert.ok(told(facts, 'ruined').some(({ place }) => place === 'cuenca'));
  });
  it('has Zaragoza place units over every limit, which hold again on turn 15 (R:2916-2920)', () => {
    const { state } = caliphate(castile(['huesca', 'calatayud']));
    // Three castles, two provinces: they stand, and the third is lost.
    const placed = play(state, [arrive('huesca', { infantry: 12 })]);
    assert.equal(standing(placed.state, 'huesca', 'zaragoza'), 13);
    const own = open('zaragoza', 'last-stacking', { ...OTHERS, huesca: 'zaragoza: 12 infantry, castle' }, { turn: 15 });
    assert.equal(choices(own, 'remove')[0]?.ranges['units']?.max, 10);
  });
  it('gives Granada its province whoever holds it, and one castle of the caliphate for an infantry (R:2620-2637)', () => {
    const shut = ['majorca', 'ibiza', 'denia', 'la-mancha'].map((place) => [place, 'celts: infantry']);
    const { state } = preset(
      caliphate({
        ...castile(['huesca', 'calatayud']),
        ...Object.fromEntries(shut),
        valencia: 'castile: infantry',
        castellon: 'castile: infantry',
        granada: 'byzantium: 2 infantry, castle@special',
        'sierra-morena': 'byzantium: infantry',
        cartagena: 'celts: infantry',
        gibraltar: 'umayyads: 2 infantry, castle',
      }),
      'settle',
      'found',
      'withdraw',
    );
    assert.equal(ask(state)?.kind, 'swap');
    assert.deepEqual(ask(state)?.params['places'], ['gibraltar']);
    const kept = preset(play(state, [swap('gibraltar')]), 'withdraw');
    assert.equal(standing(kept.state, 'granada', 'byzantium'), 0);
    assert.equal(standing(kept.state, 'granada', 'granada', 'castle'), 1);
    assert.deepEqual(
      [standing(kept.state, 'gibraltar', 'granada', 'castle'), standing(kept.state, 'gibraltar', 'umayyads')],
      [1, 0],
    );
    assert.deepEqual(ask(kept.state)?.params['units'], { infantry: 6 });
    assert.ok(offered(kept.state, arrive('gibraltar', { infantry: 6 })), 'over the limit');
  });
  it('asks León as what its only unit goes on, and makes a castle in a province alone (R:2693-2699)', () => {
    const one = endOf(13, { porto: 'suebi: infantry' });
    assert.deepEqual(
      choices(one.state, 'survive')
        .map(({ fixed }) => fixed['as'])
        .sort(),
      ['castle', 'infantry', 'knight'],
    );
    const { state } = play(one.state, [survive('porto', 'castle', { infantry: 1 })]);
    assert.deepEqual(state.places.porto, [{ owner: 'leon', kind: 'castle', count: 1 }]);
  });
  it('gives Castile no capital of the Visigoths, and what was a castle may be a knight (R:3138)', () => {
    const start = endOf(
      12,
      { avila: 'visigoths: 3 infantry, castle', leon: 'visigoths: castle' },
      { capitals: { visigoths: 'avila' } },
    );
    const { state } = play(
      start.state,
      [survive('leon', 'knight', { castle: 1 })],
      [survive('avila', 'castle', { castle: 1 })],
      [survive('avila', 'knight', { infantry: 1 })],
    );
    assert.equal(standing(state, 'leon', 'castile', 'knight'), 1);
    assert.equal(standing(state, 'leon', 'castile', 'castle'), 0);
    assert.equal(standing(state, 'avila', 'castile'), 4);
    assert.equal(state.nations.castile?.capital, null);
    assert.ok(!state.places.leon?.some(({ kind }) => kind === 'ruin'));
  });
  it('removes what stands beyond the Pyrenees with the Visigoths, and leaves no neutral there', () => {
    const { state } = endOf(12, { toledo: 'visigoths: infantry', narbonne: 'visigoths: 2 infantry' });
    assert.equal(state.places.narbonne, undefined);
    assert.equal(standing(state, 'toledo', 'neutral'), 1);
  });
  it('makes Hispano-Romans of elites wherever they stand, and of forts alone too (R:2647-2656)', () => {
    const { state } = endOf(5, { toledo: 'rome: fort', cadiz: 'rome: fort' });
    assert.equal(standing(state, 'toledo', 'hispano-romans', 'fort'), 1);
    assert.equal(state.nations.rome?.ended, true);
  });
});
