import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, retreat, stay, step } from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS, type NationId, type PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';

const OTHERS = { galicia: 'galicians: infantry' };
const at = (nation: NationId, turn: number, places: Places, rest: Parameters<typeof open>[3] = {}) =>
  open(nation, 'movement', { ...OTHERS, ...places }, { turn, ...rest });
const to = (state: State, from: PlaceId) =>
  [...new Set(choices(state, 'step').flatMap(({ fixed }) => (fixed['from'] === from ? [fixed['to']] : [])))].sort();
const points = (state: State, nation: NationId) => state.nations[nation]?.points;
const lost = (state: State) => told(play(state, [end()]).facts, 'left').map(({ place, units }) => [place, units]);

describe('5.4 beyond the Pyrenees', () => {
  it('units leave Narbonne and Gascony for nothing, and may cross the other one first (R:561-567, R:907)', () => {
    const state = at('suebi', 7, { gascony: 'suebi: infantry' });
    assert.deepEqual(to(state, 'gascony'), ['basque-country', 'narbonne', 'pamplona', 'western-pyrenees']);
    const { state: over, facts } = play(state, [step('gascony', 'narbonne', { infantry: 1 })]);
    assert.equal(told(facts, 'moved')[0]?.rule, '3.2-gascony');
    assert.equal(
      refused(over, step('narbonne', 'gascony', { 'infantry/from=gascony': 1 })),
      'crossed-once 3.2-gascony',
    );
    const { state: in_ } = play(over, [step('narbonne', 'barcelona', { 'infantry/from=gascony': 1 })]);
    // Barcelona is the first of its two provinces.
    const two = play(in_, [step('barcelona', 'tortosa', { 'infantry/steps=1/from=narbonne': 1 })]).state;
    assert.equal(
      refused(two, step('tortosa', 'castellon', { 'infantry/steps=2/from=barcelona/river=true': 1 })),
      'spent 5.1',
    );
  });
  it('stops in the mountains on the way in as anywhere, save with a leader', () => {
    const state = at('suebi', 6, { gascony: 'suebi: 2 infantry, hermeric' });
    const alone = play(state, [step('gascony', 'western-pyrenees', { infantry: 1 })]).state;
    assert.equal(
      refused(alone, step('western-pyrenees', 'huesca', { 'infantry/steps=1/halt=mountain/from=gascony': 1 })),
      'halted-mountain 5.1-mountain',
    );
    const led = play(state, [step('gascony', 'western-pyrenees', { infantry: 1 }, { 'leader:hermeric': 1 })]).state;
    const [unit, chief] = ['infantry/steps=1/led=true/from=gascony', 'leader:hermeric/steps=1/reach=3/from=gascony'];
    assert.ok(offered(led, step('western-pyrenees', 'huesca', { [unit]: 1 }, { [chief]: 1 })));
  });
  it('who is still there when movement ends is removed, and the end names where (R:903, ruling must-leave)', () => {
    const state = at('suebi', 7, { gascony: 'suebi: 2 infantry', narbonne: 'suebi: infantry' });
    assert.deepEqual(hispania.decision(state)?.params, { nation: 'suebi', lost: ['narbonne', 'gascony'] });
    const { state: after, facts } = play(state, [end()]);
    assert.deepEqual(
      told(facts, 'left').map(({ rule, place, why }) => [rule, place, why]),
      [
        ['5.4', 'narbonne', 'must-leave'],
        ['5.4', 'gascony', 'must-leave'],
      ],
    );
    assert.deepEqual(Object.keys(after.places), ['galicia']);
  });
  it('whoever could have left is removed alike, everywhere and of every nation (ruling left-behind)', () => {
    let tried = 0;
    for (const nation of NATIONS) {
      const { arrivals, invasions } = NATION_TABLE[nation];
      for (const turn of Object.keys(arrivals).map(Number)) {
        for (const place of ['gascony', 'narbonne', 'africa', 'sea'] as const) {
          if (!arrivals[turn]?.some(({ at: places }) => places.includes(place))) continue;
          const [due] = Object.entries(arrivals[turn]?.find(({ at: places }) => places.includes(place))?.units ?? {});
          if (!due) continue;
          const units = `${due[1]} ${due[0]}`;
          const state = at(nation, turn, {
            [place]: `${nation}: ${units}`,
            ...(nation === 'galicians' && { galicia: '' }),
          });
          const asked = hispania.decision(state);
          if (asked?.params['lost'] === undefined) {
            // With naval supremacy units may stay at sea.
            assert.ok(
              place === 'sea' && NATION_TABLE[nation].navalSupremacy.includes(turn),
              `${nation} ${turn} ${place}`,
            );
            continue;
          }
          assert.equal(asked.preset?.kind, 'step', `${nation} ${turn} ${place}`);
          assert.deepEqual(lost(state), [[place, { [due[0]]: due[1] }]], `${nation} ${turn} ${place} ${invasions}`);
          tried++;
        }
      }
    }
    assert.ok(tried >= 12, `${tried} tried`);
  });
  it('with two movement phases that is the first, or the second by the other reading', () => {
    const places = { gascony: 'suebi: 2 infantry' };
    assert.deepEqual(lost(at('suebi', 6, places)), [['gascony', { infantry: 2 }]]);
    const b = { rulings: { 'must-leave': 'b' as const } };
    const later = play(at('suebi', 6, places, b), [end()]);
    assert.deepEqual(told(later.facts, 'left'), []);
    assert.equal(standing(later.state, 'gascony', 'suebi'), 2);
    assert.deepEqual(lost(later.state), [['gascony', { infantry: 2 }]]);
    // In a turn with one movement it changes nothing.
    assert.deepEqual(lost(at('suebi', 7, places, b)), [['gascony', { infantry: 2 }]]);
  });
  it('is entered from Hispania by Rome, the Franks and to turn 9 the Visigoths (R:912-917, ruling gascony-narbonne)', () => {
    const goes = (nation: NationId, turn: number, place: 'narbonne' | 'gascony') => {
      const from = place === 'narbonne' ? 'barcelona' : 'pamplona';
      const unit = nation === 'rome' ? 'elite' : 'infantry';
      const kind = nation === 'almoravids' || nation === 'almohads' ? 'elite' : unit;
      const state = at(nation, turn, { [from]: `${nation}: ${kind}`, ...(nation === 'galicians' ? {} : OTHERS) });
      return offered(state, step(from, place, { [kind]: 1 }));
    };
    for (const place of ['narbonne', 'gascony'] as const) {
      for (const turn of [2, 9, 10, 15]) {
        const may = NATIONS.filter((nation) => goes(nation, turn, place));
        const wanted = ['rome', ...(turn <= 9 ? ['visigoths'] : []), 'franks'];
        // Carthage leaves by Narbonne on turn 2.
        assert.deepEqual(
          may,
          turn === 2 && place === 'narbonne' ? ['carthage', ...wanted] : wanted,
          `${place} ${turn}`,
        );
      }
      for (const turn of [11, 12]) {
        const may = NATIONS.filter((nation) => goes(nation, turn, place));
        assert.deepEqual(
          may,
          place === 'narbonne' ? ['rome', 'umayyads', 'franks'] : ['rome', 'franks'],
          `${place} ${turn}`,
        );
      }
    }
  });
  it('costs those one province and their next movement, in which they must leave; they do not cross it (ruling off-map-cost)', () => {
    const state = at('franks', 10, { huesca: 'franks: infantry', zaragoza: 'franks: infantry' }, { lastTurn: 11 });
    const { state: north } = play(
      state,
      [step('huesca', 'barcelona', { infantry: 1 })],
      [step('barcelona', 'narbonne', { 'infantry/steps=1/from=huesca': 1 })],
    );
    const key = { 'infantry/steps=2/from=barcelona': 1 };
    assert.equal(refused(north, step('narbonne', 'gascony', key)), 'halted-beyond 5.4');
    assert.equal(refused(north, step('narbonne', 'barcelona', key)), 'halted-beyond 5.4');
    const { state: next, facts } = play(north, [end()]);
    assert.deepEqual(told(facts, 'left'), []);
    assert.equal(standing(next, 'narbonne', 'franks'), 1);
    const again = at('franks', 11, { narbonne: 'franks: infantry', zaragoza: 'franks: infantry' });
    assert.deepEqual(lost(again), [['narbonne', { infantry: 1 }]]);
    assert.ok(offered(again, step('narbonne', 'barcelona', { infantry: 1 })));
  });
  it('who retreats there leaves in his next movement too', () => {
    const fought = open(
      'basques',
      'combat',
      { pamplona: 'basques: 2 infantry<huesca; franks: 2 infantry' },
      { turn: 10 },
    );
    const { state } = play(
      fought,
      [battle('pamplona'), 1, 1, 1, 1],
      [stay('attacker')],
      [retreat('defender', 'gascony', { infantry: 2 })],
    );
    assert.equal(state.active, 'franks');
    assert.deepEqual(hispania.decision(state)?.params['lost'], ['gascony']);
  });
  it('is nobody’s: two nations meet there without a battle or a limit (ruling off-map)', () => {
    const state = at('suebi', 7, { gascony: 'suebi: 9 infantry; franks: 2 infantry', narbonne: 'rome: elite' });
    assert.ok(offered(state, step('gascony', 'pamplona', { infantry: 9 })));
    const { state: after, facts } = play(
      state,
      [step('gascony', 'narbonne', { infantry: 9 })],
      [step('narbonne', 'barcelona', { 'infantry/from=gascony': 3 })],
    );
    assert.deepEqual(told(facts, 'battle'), []);
    assert.equal(standing(after, 'narbonne', 'suebi'), 6);
    assert.equal(standing(after, 'narbonne', 'rome'), 1);
  });
  it('lets an arriving nation pass through its subjects, and no further than it can end (ruling shut-in)', () => {
    const shut: Places = {
      gascony: 'visigoths: 3 infantry',
      'basque-country': 'basques: infantry',
      pamplona: 'basques: infantry',
      'western-pyrenees': 'basques: infantry',
    };
    const state = at('visigoths', 7, shut, { overlords: { basques: 'visigoths' } });
    // Pamplona is a plain: one province of two is left to go on.
    assert.ok(offered(state, step('gascony', 'pamplona', { infantry: 3 })));
    assert.equal(refused(state, step('gascony', 'western-pyrenees', { infantry: 1 })), 'no-way-on 9.6-allies');
    const passed = play(state, [step('gascony', 'pamplona', { infantry: 3 })]).state;
    const key = 'infantry/steps=1/from=gascony';
    assert.deepEqual(hispania.decision(passed)?.params['lost'], ['pamplona']);
    assert.ok(offered(passed, step('pamplona', 'huesca', { [key]: 3 })));
    assert.deepEqual(
      told(play(passed, [end()]).facts, 'left').map(({ rule, place }) => [rule, place]),
      [['9.6-allies', 'pamplona']],
    );
  });
});

describe('3.2-africa, 5.5 the straits', () => {
  it('leads from Africa to Cadiz or Gibraltar, one province, and on (R:569-573, R:929-932)', () => {
    const state = at('almoravids', 19, { africa: 'almoravids: 3 elite' });
    assert.deepEqual(to(state, 'africa'), ['cadiz', 'gibraltar']);
    const one = play(state, [step('africa', 'gibraltar', { elite: 3 })]).state;
    const two = play(one, [step('gibraltar', 'cordoba', { 'elite/steps=1/from=africa': 3 })]).state;
    const three = play(two, [step('cordoba', 'toledo', { 'elite/steps=2/from=gibraltar': 3 })]).state;
    assert.equal(refused(three, step('toledo', 'segovia', { 'elite/steps=3/from=cordoba': 1 })), 'spent 5.1');
    assert.equal(refused(one, step('gibraltar', 'africa', { 'elite/steps=1/from=africa': 1 })), 'no-entry-off-map 5.4');
  });
  it('must be left in the same movement (R:588-591)', () => {
    const state = at('almoravids', 19, { africa: 'almoravids: 8 elite' });
    assert.deepEqual(lost(state), [['africa', { elite: 8 }]]);
    assert.deepEqual(hispania.decision(state)?.params['lost'], ['africa']);
  });
  it('lets any number cross past defenders; the check of stacking removes what may not stand there (ruling africa-full)', () => {
    const state = at('almohads', 20, {
      africa: 'almohads: 16 elite, abu-yusuf',
      cadiz: 'seville: 3 infantry',
      gibraltar: 'seville: 3 infantry',
    });
    const { state: checked } = play(
      state,
      [step('africa', 'cadiz', { elite: 8 }, { 'leader:abu-yusuf': 1 })],
      [step('africa', 'gibraltar', { elite: 8 })],
      [end()],
    );
    assert.deepEqual(
      choices(checked, 'remove').map(({ fixed, ranges }) => [fixed['place'], ranges['units']?.max]),
      [
        ['cadiz', 3],
        ['gibraltar', 3],
      ],
    );
  });
  it('takes the whole movement elsewhere: from the coast, and no further (R:919-928)', () => {
    const state = at('valencia', 16, { valencia: 'valencia: 2 infantry', cuenca: 'valencia: infantry' });
    const { state: over, facts } = play(state, [step('valencia', 'majorca', { infantry: 1 })]);
    assert.equal(told(facts, 'halted')[0]?.rule, '5.5');
    assert.equal(
      refused(over, step('majorca', 'ibiza', { 'infantry/steps=1/halt=strait/from=valencia': 1 })),
      'halted-strait 5.5',
    );
    const came = play(state, [step('cuenca', 'valencia', { infantry: 1 })]).state;
    assert.equal(refused(came, step('valencia', 'majorca', { 'infantry/steps=1/from=cuenca': 1 })), 'strait-first 5.5');
    assert.deepEqual(to(at('valencia', 16, { ibiza: 'valencia: infantry' }), 'ibiza'), ['denia', 'majorca']);
  });
  it('leads to no ally: nobody may stay there, and nobody goes on', () => {
    const state = at(
      'umayyads',
      13,
      { valencia: 'umayyads: infantry', majorca: 'badajoz: infantry' },
      { overlords: { badajoz: 'umayyads' } },
    );
    assert.equal(refused(state, step('valencia', 'majorca', { infantry: 1 })), 'no-way-on 9.6-allies');
  });
});

describe('11-carthage-narbonne, 11-umayyads-narbonne', () => {
  const north = (nation: 'carthage' | 'umayyads', turn: number, n: number, rest: Parameters<typeof open>[3] = {}) =>
    at(nation, turn, { barcelona: `${nation}: ${n} infantry`, 'eastern-pyrenees': `${nation}: 2 infantry` }, rest);
  it('gives Carthage 3 points for each of nine units on turn 2, and all are gone (R:2296-2300)', () => {
    const { state, facts } = play(north('carthage', 2, 9), [step('barcelona', 'narbonne', { infantry: 8 })]);
    assert.equal(points(state, 'carthage'), 48);
    assert.deepEqual(state.tally.narbonne, { carthage: 8 });
    assert.deepEqual(
      told(facts, 'points').map(({ rule, reason, count }) => [rule, reason, count]),
      [['11-carthage-narbonne', 'narbonne', 8]],
    );
    const rest = play(state, [step('eastern-pyrenees', 'narbonne', { infantry: 2 })]);
    assert.equal(points(rest.state, 'carthage'), 54);
    assert.equal(told(rest.facts, 'points')[0]?.count, 1);
    const last = play(rest.state, [step('barcelona', 'narbonne', { infantry: 1 })]);
    assert.equal(points(last.state, 'carthage'), 54);
    assert.deepEqual(told(last.facts, 'points'), []);
    assert.equal(told(last.facts, 'left')[0]?.why, 'leaves');
    assert.equal(last.state.places.narbonne, undefined);
  });
  it('is closed to Carthage on other turns, and by Gascony', () => {
    for (const turn of [1, 3, 4]) {
      assert.equal(
        refused(north('carthage', turn, 1), step('barcelona', 'narbonne', { infantry: 1 })),
        'no-entry-off-map 5.4',
      );
    }
    const west = at('carthage', 2, { pamplona: 'carthage: infantry' });
    assert.equal(refused(west, step('pamplona', 'gascony', { infantry: 1 })), 'no-entry-off-map 5.4');
  });
  it('gives the Umayyads 4 points for each of five units of turns 11 and 12 together (R:2786-2788)', () => {
    const eleven = play(north('umayyads', 11, 3), [step('barcelona', 'narbonne', { infantry: 3 })]).state;
    assert.equal(points(eleven, 'umayyads'), 24);
    const twelve = north('umayyads', 12, 3, { tally: { narbonne: { umayyads: 3 } } });
    const more = play(twelve, [step('barcelona', 'narbonne', { infantry: 3 })]);
    assert.equal(points(more.state, 'umayyads'), 16);
    assert.equal(told(more.facts, 'points')[0]?.rule, '11-umayyads-narbonne');
    assert.deepEqual(more.state.tally.narbonne, { umayyads: 5 });
    assert.equal(
      refused(north('umayyads', 13, 1), step('barcelona', 'narbonne', { infantry: 1 })),
      'no-entry-off-map 5.4',
    );
  });
  it('counts in either movement of the invasion, cavalry too, and no leader', () => {
    const state = open(
      'umayyads',
      'second-movement',
      { ...OTHERS, barcelona: 'umayyads: cavalry, tarik', toledo: 'umayyads: infantry' },
      { turn: 11 },
    );
    const gone = play(state, [step('barcelona', 'narbonne', { cavalry: 1 }, { 'leader:tarik': 1 })]).state;
    assert.equal(points(gone, 'umayyads'), 8);
    assert.equal(standing(gone, 'barcelona', 'umayyads', 'leader'), 0);
  });
  it('is no retreat for either', () => {
    const fought = open(
      'basques',
      'combat',
      { barcelona: 'basques: 2 infantry<huesca; carthage: 2 infantry', tortosa: 'carthage: infantry' },
      { turn: 2 },
    );
    const { state } = play(fought, [battle('barcelona'), 1, 1, 1, 1], [stay('attacker')]);
    assert.equal(refused(state, retreat('defender', 'narbonne', { infantry: 1 })), 'retreat-off-map 6.6');
  });
});
