import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { arrive, berbers, end, step } from '../../../src/books/hispania/engine/actions.ts';
import { LEADERS, type LeaderId, NATIONS, type NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { LEADER_TABLE } from '../../../src/books/hispania/engine/data/leaders.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { choices, offered, open, type Places, type Played, play, refused, standing, told } from './set-up.ts';

const OTHERS: Places = { galicia: 'galicians: infantry' };
type Rest = NonNullable<Parameters<typeof open>[3]>;

/** The turn of a nation from its beginning: the Galicians end theirs, on the same turn or for Carthage on the one before. */
function begun(nation: NationId, turn: number, places: Places = {}, rest: Rest = {}): Played {
  const before = nation === 'carthage' ? turn - 1 : turn;
  const start = open(
    'galicians',
    'movement',
    { ...OTHERS, ...places },
    { turn: before, lastTurn: turn, seats: { [nation]: 'ana' }, ...rest },
  );
  return play(start, [end()]);
}

/** Answers by presets until the nation moves. */
function placed(played: Played): Played {
  let { state } = played;
  const facts = [...played.facts];
  for (let n = 0; n < 40 && state.phase !== 'movement' && state.phase !== 'march'; n++) {
    const preset = hispania.decision(state)?.preset;
    if (!preset) break;
    const next = play(state, [preset]);
    state = next.state;
    facts.push(...next.facts);
  }
  return { state, facts };
}

const arrivals = (played: Played, nation: NationId) =>
  told(played.facts, 'arrived').filter((fact) => fact.nation === nation && fact.rule !== '3.1');
const phase = (state: State) => hispania.queries['phase']?.(state, ...([] as never[]));
const preset = (state: State): Action => hispania.decision(state)?.preset as Action;

describe('3.2 reinforcements', () => {
  it('come where and when chapter 11 says, even if their nation is gone (R:520-525)', () => {
    const wanted: readonly [NationId, number, string, string][] = [
      ['carthage', 2, 'sea', 'infantry 7 hasdrubal'],
      ['rome', 2, 'narbonne', 'elite 4'],
      ['vandals', 6, 'narbonne', 'infantry 15 geiseric'],
      ['alans', 6, 'gascony', 'infantry 12 cavalry 5 ataces'],
      ['suebi', 6, 'gascony', 'infantry 13 hermeric'],
      ['visigoths', 6, 'narbonne', 'infantry 4'],
      ['visigoths', 7, 'gascony', 'infantry 10 wallia'],
      ['byzantium', 9, 'sea', 'infantry 16'],
      ['franks', 9, 'gascony', 'infantry 4'],
      ['franks', 12, 'narbonne', 'infantry 3 knight 2 roland'],
      ['almoravids', 18, 'africa', 'elite 18 yusuf'],
      ['almoravids', 19, 'africa', 'elite 8'],
      ['crusade', 20, 'sea', 'infantry 5 knight 3'],
      ['almohads', 20, 'africa', 'elite 16 abu-yusuf'],
      ['almohads', 21, 'africa', 'elite 6'],
    ];
    for (const [nation, turn, place, text] of wanted) {
      const all = arrivals(begun(nation, turn), nation).map((fact) => [
        fact.place,
        [...Object.entries(fact.units).flat(), ...fact.leaders].join(' '),
      ]);
      assert.deepEqual(all, [[place, text]], `${nation} ${turn}`);
    }
  });
  it('of Carthage on turn 1 are 12 infantry at sea, and Hamilcar (R:2289)', () => {
    const start = open('carthage', 'arrival', { cordoba: 'carthage: infantry' }, { turn: 1, begins: true });
    const { facts } = play(start, [step('cordoba', 'seville', { infantry: 1 })]);
    assert.deepEqual(
      arrivals({ state: start, facts }, 'carthage').map(({ place, units, leaders }) => [place, units, leaders]),
      [['sea', { infantry: 12 }, ['hamilcar']]],
    );
  });
  it('tell the rule of their place', () => {
    const rule = (nation: NationId, turn: number) => arrivals(begun(nation, turn), nation)[0]?.rule;
    assert.equal(rule('suebi', 6), '3.2-gascony');
    assert.equal(rule('almoravids', 19), '3.2-africa');
    assert.equal(rule('crusade', 20), '3.2-sea');
  });
  it('of several kinds come together: Rome on turn 3, the Visigoths on 8', () => {
    assert.deepEqual(
      arrivals(begun('rome', 3), 'rome').map(({ place, units }) => [place, units]),
      [
        ['narbonne', { elite: 5 }],
        ['sea', { elite: 4 }],
      ],
    );
    const goths = begun('visigoths', 8, { toledo: 'visigoths: infantry', segovia: 'visigoths: infantry' });
    assert.deepEqual(
      arrivals(goths, 'visigoths').map(({ place, units, leaders }) => [place, units, leaders]),
      [['narbonne', { infantry: 18 }, ['alaric-ii']]],
    );
    // Euric may stand anywhere in their land.
    assert.deepEqual(
      choices(goths.state, 'arrive').map(({ fixed }) => fixed['to']),
      ['segovia', 'toledo'],
    );
    const stood = play(goths.state, [arrive('segovia', undefined, { euric: 1 })]);
    assert.equal(standing(stood.state, 'segovia', 'visigoths', 'leader'), 1);
    assert.equal(phase(stood.state), 'movement');
  });
  it('are divided freely where two places are named, until none is left (R:2854, R:2767)', () => {
    const { state } = begun('rome', 4);
    assert.deepEqual(
      choices(state, 'arrive').map(({ fixed, ranges }) => [fixed['to'], ranges['units']]),
      ['narbonne', 'sea'].map((to) => [to, { is: 'counts', of: { elite: 14 }, min: 1, max: 14 }]),
    );
    assert.equal(refused(state, arrive('africa', { elite: 1 })), 'place-not-here 3.2');
    assert.equal(refused(state, arrive('sea', { elite: 15 })), 'not-due 3.2');
    assert.equal(refused(state, end()), 'place-first 3');
    const { state: half } = play(state, [arrive('sea', { elite: 6 })]);
    assert.equal(phase(half), 'placement');
    const { state: all } = play(half, [arrive('narbonne', { elite: 8 })]);
    assert.equal(phase(all), 'movement');
    assert.equal(standing(all, 'sea', 'rome'), 6);
    assert.equal(standing(all, 'narbonne', 'rome'), 8);
    const umayyads = begun('umayyads', 11).state;
    const { state: split } = play(
      umayyads,
      [arrive('africa', { infantry: 12, cavalry: 8 }, { tarik: 1 })],
      [arrive('sea', undefined, { musa: 1 })],
      [arrive('sea', { infantry: 8 })],
    );
    assert.equal(standing(split, 'sea', 'umayyads'), 8);
    assert.equal(standing(split, 'sea', 'umayyads', 'leader'), 1);
    assert.equal(standing(split, 'africa', 'umayyads'), 20);
    assert.equal(phase(split), 'movement');
  });
  it('know no limit of stacking, and are in a neighbour’s place off the map (R:550)', () => {
    const { state } = begun('lusitanians', 5, { lusitania: 'lusitanians: 2 infantry' });
    assert.equal(standing(state, 'lusitania', 'lusitanians'), 4);
    assert.equal(standing(state, 'lusitania', 'lusitanians', 'leader'), 1);
  });
  it('of the Lusitanians on 5 come only while they live (R:2719)', () => {
    const { state } = begun('lusitanians', 5, { toledo: 'rome: elite' });
    assert.notEqual(state.active, 'lusitanians');
  });
});

describe('3.2-fill-up', () => {
  const units = (played: Played, nation: NationId) => arrivals(played, nation).map((fact) => fact.units);
  it('brings Rome on 5 what is missing to 13 elites, by sea; forts do not count (R:2859-2863)', () => {
    const have = (n: number, more = ''): Places => ({ toledo: `rome: ${n} elite${more}` });
    assert.deepEqual(units(begun('rome', 5, have(7)), 'rome'), [{ elite: 6 }]);
    assert.deepEqual(units(begun('rome', 5, have(10, ', fort')), 'rome'), [{ elite: 3 }]);
    assert.deepEqual(units(begun('rome', 5, have(13)), 'rome'), []);
    assert.deepEqual(units(begun('rome', 5, have(14)), 'rome'), []);
    assert.deepEqual(units(begun('rome', 5), 'rome'), [{ elite: 13 }]);
    assert.equal(arrivals(begun('rome', 5), 'rome')[0]?.place, 'sea');
  });
  it('brings the Umayyads on 12 what is missing of each kind, castles aside, units at sea counted (R:2795-2800)', () => {
    const due = (places: Places) => begun('umayyads', 12, places).state.nations.umayyads?.due?.[0]?.units;
    assert.deepEqual(due({ toledo: 'umayyads: 7 infantry, 2 cavalry' }), { infantry: 6, cavalry: 1 });
    assert.deepEqual(due({ toledo: 'umayyads: 2 infantry, castle', cordoba: 'umayyads: 5 cavalry' }), { infantry: 11 });
    assert.deepEqual(due({ sea: 'umayyads: 12 infantry', cordoba: 'umayyads: 3 cavalry' }), { infantry: 1 });
    const full = begun('umayyads', 12, { toledo: 'umayyads: 13 infantry, 3 cavalry' });
    assert.deepEqual(units(full, 'umayyads'), []);
  });
  it('lets the Umayyads of 12 come by Africa, by sea, or both, and stay at sea (ruling umayyad-turn-12)', () => {
    const { state } = begun('umayyads', 12, { toledo: 'umayyads: 7 infantry, 3 cavalry' });
    const { state: there } = play(state, [arrive('sea', { infantry: 4 })], [arrive('africa', { infantry: 2 })]);
    assert.deepEqual(hispania.decision(there)?.params['lost'], ['africa']);
    const { facts } = play(there, [step('africa', 'cadiz', { infantry: 2 })], [end()]);
    assert.deepEqual(told(facts, 'left'), []);
  });
  it('is counted before anything is bought (ruling fill-up)', () => {
    const { state } = begun('umayyads', 12, { toledo: 'umayyads: 7 infantry, castle' }, { gold: { umayyads: 16 } });
    assert.equal(phase(state), 'income');
    assert.deepEqual(state.nations.umayyads?.due?.[0]?.units, { infantry: 6, cavalry: 3 });
    const bought = play(state, [{ kind: 'buy', fixed: { unit: 'infantry' }, values: {} }]).state;
    assert.deepEqual(bought.nations.umayyads?.due?.[0]?.units, { infantry: 6, cavalry: 3 });
  });
  it('brings the Franks on 13 up to 5 infantry; knights and castles do not count (R:2586-2591)', () => {
    const at = (text: string) => units(placed(begun('franks', 13, { barcelona: `franks: ${text}` })), 'franks');
    assert.deepEqual(at('2 infantry, 2 knight, castle'), [{ infantry: 3 }]);
    assert.deepEqual(at('5 infantry'), []);
    assert.deepEqual(at('castle'), [{ infantry: 5 }]);
    const place = arrivals(placed(begun('franks', 13, { barcelona: 'franks: castle' })), 'franks')[0]?.place;
    assert.equal(place, 'narbonne');
  });
});

describe('3.3 leaders', () => {
  it('come to any province of their nation, in its turn (R:595)', () => {
    const { state: income } = begun('castile', 17, { toledo: 'castile: infantry', avila: 'castile: infantry' });
    const { state } = play(income, [end()]);
    const question = hispania.decision(state);
    assert.equal(question?.kind === 'arrive' && question.rule, '3.3');
    assert.ok(offered(state, arrive('toledo', undefined, { 'alfonso-vi': 1 })));
    assert.equal(refused(state, arrive('segovia', undefined, { 'alfonso-vi': 1 })), 'place-not-here 3.2');
  });
  it('do not come without a province (ruling leader-no-province)', () => {
    const { facts } = begun('umayyads', 13, { sea: 'umayyads: infantry' });
    assert.deepEqual(
      told(facts, 'not-placed').map(({ leaders }) => leaders),
      [['abd-ar-rahman']],
    );
  });
  it('leave at the start of their nation’s turn, or at the end of the game turn (R:598-607)', () => {
    for (const leader of LEADERS) {
      const { leaves, nation } = LEADER_TABLE[leader];
      if (leaves.when === 'end' || leader === 'el-cid' || nation !== leaves.of) continue;
      const unit = nation === 'almoravids' ? 'elite' : 'infantry';
      const before = nation === 'carthage' ? leaves.turn - 1 : leaves.turn;
      const start = open(
        'galicians',
        'movement',
        { ...OTHERS, toledo: `${nation}: ${unit}, ${leader}` },
        { turn: before, lastTurn: leaves.turn },
      );
      const { facts } = play(start, [end()]);
      assert.ok(
        told(facts, 'leader-gone').some((fact) => fact.leader === leader && fact.nation === nation),
        leader,
      );
    }
  });
  it('stay while their time is not over, two turns or three where it is printed so', () => {
    const still = (leader: LeaderId, nation: NationId, turn: number) =>
      told(begun(nation, turn, { toledo: `${nation}: 2 infantry, ${leader}` }).facts, 'leader-gone').length === 0;
    assert.ok(still('geiseric', 'vandals', 7));
    assert.ok(still('hermeric', 'suebi', 7));
    assert.ok(still('tarik', 'umayyads', 12));
    assert.ok(still('al-muktadir', 'zaragoza', 16));
    assert.ok(still('al-mutamid', 'seville', 17));
    assert.ok(still('alfonso-vi', 'castile', 18) && still('alfonso-vi', 'castile', 19));
    assert.ok(!still('alfonso-vi', 'castile', 20));
  });
  it('leave in another nation’s turn, or when that would be over if it plays no longer (R:2081, ruling ataces)', () => {
    const gone = (places: Places, rulings: Rest['rulings']) => {
      const at = { ...places, toledo: 'alans: infantry, ataces' };
      const { facts } = begun('vandals', 7, at, { rulings: { ...rulings } });
      const when = facts.findIndex((fact) => fact.kind === 'leader-gone' && fact.leader === 'ataces');
      const nation = facts.slice(0, when).findLast((fact) => fact.kind === 'phase');
      return when < 0 ? 'still there' : nation?.kind === 'phase' && nation.nation;
    };
    const vandals: Places = { cordoba: 'vandals: infantry' };
    assert.equal(gone(vandals, {}), 'still there');
    assert.equal(gone(vandals, { ataces: 'b' }), 'vandals');
    assert.equal(gone({}, { ataces: 'b' }), 'alans');
    assert.equal(gone({}, {}), 'alans');
  });
  it('that pass over to another nation leave with its turn: Pelayo, on Castile’s 14 (R:2332)', () => {
    const with14 = (turn: number) =>
      told(begun('castile', turn, { leon: 'castile: 2 infantry, pelayo' }).facts, 'leader-gone').map(
        ({ leader, nation }) => [leader, nation],
      );
    assert.deepEqual(with14(13), []);
    assert.deepEqual(with14(14), [['pelayo', 'castile']]);
  });
  it('of Badajoz are Muzaffar on 14 and Mutawakkil on 15, in its own land (R:2217, 2221)', () => {
    const at = (turn: number) => {
      const come = placed(begun('badajoz', turn, { badajoz: 'badajoz: infantry' }));
      return arrivals(come, 'badajoz').map(({ place, leaders }) => [place, ...leaders]);
    };
    assert.deepEqual(at(14), [['badajoz', 'muzaffar']]);
    assert.deepEqual(at(15), [['badajoz', 'mutawakkil']]);
  });
  it('stay on the turn of new reinforcements: Yusuf on 19, Abu Yusuf on 21 (R:2103, 2141)', () => {
    const still = (nation: NationId, leader: LeaderId, turn: number) =>
      told(begun(nation, turn, { toledo: `${nation}: 2 elite, ${leader}` }).facts, 'leader-gone').length === 0;
    assert.ok(still('almoravids', 'yusuf', 19));
    assert.ok(still('almohads', 'abu-yusuf', 21));
  });
  it('of whom nobody is left do not stay for ever', () => {
    const start = open('galicians', 'movement', { ...OTHERS, toledo: 'navarre: sancho' }, { turn: 16 });
    const { facts } = play(start, [end()]);
    assert.deepEqual(
      told(facts, 'leader-gone').map(({ leader, rule }) => [leader, rule]),
      [['sancho', '3.3']],
    );
  });
});

describe('11-navarre-sancho', () => {
  it('comes with his two units though Navarre is gone: in Gascony, and from there (R:2753, ruling navarre-dead)', () => {
    const { state, facts } = begun('navarre', 15);
    assert.deepEqual(
      told(facts, 'arrived')
        .filter(({ nation }) => nation === 'navarre')
        .map(({ place, units, leaders }) => [place, units, leaders]),
      [['gascony', { infantry: 1, knight: 1 }, ['sancho']]],
    );
    assert.deepEqual(hispania.decision(state)?.params['lost'], ['gascony']);
    assert.ok(offered(state, step('gascony', 'pamplona', { infantry: 1, knight: 1 }, { 'leader:sancho': 1 })));
  });
  it('comes to its own land else', () => {
    const { state } = begun('navarre', 15, { pamplona: 'navarre: infantry' });
    assert.equal(standing(state, 'pamplona', 'navarre'), 3);
  });
  it('comes to Pamplona by the other reading, from which others go', () => {
    const { state } = begun(
      'navarre',
      15,
      { pamplona: 'castile: infantry', leon: 'castile: infantry' },
      { rulings: { 'navarre-dead': 'b' } },
    );
    assert.equal(hispania.decision(state)?.rule, '11-navarre-sancho');
    const gone = placed({ state, facts: [] });
    assert.equal(standing(gone.state, 'pamplona', 'castile'), 0);
    assert.equal(standing(gone.state, 'pamplona', 'navarre'), 2);
  });
});

describe('11-umayyads-berbers', () => {
  const mansur = (points = 0) =>
    begun(
      'umayyads',
      14,
      { toledo: 'umayyads: 3 infantry', cordoba: 'umayyads: infantry' },
      { points: { umayyads: points } },
    );
  it('are up to three, for 2 points each, where Al-Mansur stands (R:2816-2817)', () => {
    const { state } = mansur(20);
    const stood = play(state, [arrive('cordoba', undefined, { 'al-mansur': 1 })]).state;
    const question = hispania.decision(stood);
    assert.deepEqual(question?.params, { nation: 'umayyads', most: 3, points: 4 });
    const { state: two, facts } = play(stood, [berbers(2)]);
    assert.equal(standing(two, 'cordoba', 'umayyads', 'berber'), 2);
    assert.equal(two.nations.umayyads?.points, 12);
    assert.deepEqual(
      told(facts, 'points').map(({ points, reason, rule, count }) => [points, reason, rule, count]),
      [[-8, 'berbers', '11-umayyads-berbers', 2]],
    );
    assert.equal(refused(stood, berbers(4)), 'berbers-most 11-umayyads-berbers');
  });
  it('may be none, and are not asked for without him', () => {
    const { state } = mansur();
    const none = play(state, [arrive('toledo', undefined, { 'al-mansur': 1 })], [berbers(0)]).state;
    assert.equal(phase(none), 'movement');
    const homeless = begun('umayyads', 14, { sea: 'umayyads: infantry' });
    assert.deepEqual(told(homeless.facts, 'not-placed')[0]?.leaders, ['al-mansur']);
    assert.equal(phase(homeless.state), 'movement');
  });
  it('follow him where he has one province only', () => {
    const one = begun('umayyads', 14, { toledo: 'umayyads: 3 infantry' });
    assert.equal(hispania.decision(one.state)?.kind, 'berbers');
    assert.equal(standing(play(one.state, [berbers(3)]).state, 'toledo', 'umayyads'), 6);
  });
});

describe('presets', () => {
  it('bring every nation to its movement on every turn on which something comes', () => {
    for (const nation of NATIONS) {
      for (const turn of Object.keys(NATION_TABLE[nation].arrivals).map(Number)) {
        if (nation === 'el-cid' || (nation === 'carthage' && turn === 1)) continue;
        const unit = NATION_TABLE[nation].pool.infantry === undefined ? 'elite' : 'infantry';
        const { state } = placed(begun(nation, turn, { toledo: `${nation}: ${unit}`, cordoba: `${nation}: ${unit}` }));
        assert.equal(state.active, nation, `${nation} ${turn}`);
        assert.ok(preset(state));
      }
    }
  });
});
