import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, march, remove, retreat, stay, step } from '../../../src/books/hispania/engine/actions.ts';
import { PROVINCES } from '../../../src/books/hispania/engine/data/ids.ts';
import { FIRST_SET, tables } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';

const { neighbours } = tables(FIRST_SET);
const HORDE = 'vandals: 15 infantry, geiseric';

/** The Vandals beyond the Pyrenees, about to march. */
const marching = (places: Places = {}, rest: Parameters<typeof open>[3] = {}) =>
  open('vandals', 'march', { narbonne: HORDE, ...places }, { turn: 6, ...rest });
const ways = (state: State) => choices(state, 'march').map(({ fixed }) => fixed['to']);
const phase = (state: State) => hispania.queries['phase']?.(state, ...([] as never[]));
const points = (state: State) => state.nations.vandals?.points;

describe('11-vandals-march', () => {
  it('comes on turn 6 between placement and movement, and only then (R:3020-3024)', () => {
    const begun = play(
      open('suebi', 'movement', { porto: 'suebi: infantry' }, { turn: 5, lastTurn: 6, seats: { vandals: 'ana' } }),
      [end()],
    );
    assert.equal(begun.state.active, 'vandals');
    assert.equal(phase(begun.state), 'march');
    assert.equal(standing(begun.state, 'narbonne', 'vandals'), 15);
    assert.deepEqual(
      told(begun.facts, 'phase')
        .filter(({ nation }) => nation === 'vandals')
        .map((fact) => fact.phase),
      ['arrival', 'income', 'placement', 'march'],
    );
    const later = hispania.position({ turn: 7, seed: 1, active: 'vandals', phase: 'march', units: {} });
    assert.equal(later.faults?.[0]?.code, 'no-such-phase');
  });
  it('begins at Narbonne, with Gascony free, and asks for one province after the other', () => {
    const state = marching();
    const question = hispania.decision(state);
    assert.deepEqual(question?.params, { nation: 'vandals', from: 'narbonne', left: 3 });
    assert.deepEqual(ways(state).sort(), [
      'barcelona',
      'basque-country',
      'eastern-pyrenees',
      'pamplona',
      'western-pyrenees',
    ]);
    const { state: second, facts } = play(state, [march('pamplona')]);
    assert.deepEqual(
      told(facts, 'moved').map(({ from, to, rule }) => [from, to, rule]),
      [
        ['narbonne', 'gascony', '3.2-gascony'],
        ['gascony', 'pamplona', '11-vandals-march'],
      ],
    );
    assert.deepEqual(hispania.decision(second)?.params, { nation: 'vandals', from: 'pamplona', left: 2 });
    assert.deepEqual(ways(second).sort(), neighbours.pamplona.filter((to) => to !== 'gascony').toSorted());
  });
  it('crosses exactly three provinces, mountains or not, in one pile, and leaves nobody (R:3025-3029)', () => {
    const { state, facts } = play(
      marching(),
      [march('eastern-pyrenees')],
      [march('western-pyrenees')],
      [march('huesca')],
    );
    assert.equal(phase(state), 'movement');
    assert.deepEqual(told(facts, 'marched'), [
      {
        kind: 'marched',
        rule: '11-vandals-march',
        nation: 'vandals',
        through: ['eastern-pyrenees', 'western-pyrenees', 'huesca'],
      },
    ]);
    assert.deepEqual(Object.keys(state.places), ['huesca']);
    assert.equal(standing(state, 'huesca', 'vandals'), 15);
    assert.equal(standing(state, 'huesca', 'vandals', 'leader'), 1);
  });
  it('never crosses a province twice, and every path is open to its end', () => {
    const walk = (state: State, past: readonly string[]): number => {
      const next = ways(state);
      assert.ok(past.length === 3 ? phase(state) !== 'march' : next.length > 0);
      if (past.length === 3) return 1;
      return next.reduce((n, to) => {
        assert.ok(to !== undefined && !past.includes(to));
        return n + walk(play(state, [march(to as never)]).state, [...past, to]);
      }, 0);
    };
    const first = ['barcelona', 'eastern-pyrenees', 'western-pyrenees', 'pamplona', 'basque-country'] as const;
    const land = (place: (typeof PROVINCES)[number]) =>
      neighbours[place].filter((to) => PROVINCES.some((p) => p === to));
    const paths = first.flatMap((a) => land(a).flatMap((b) => land(b as never).filter((c) => c !== a)));
    assert.equal(walk(marching(), []), paths.length);
  });
  it('is obligatory, and refuses what is no way on', () => {
    const state = marching();
    assert.equal(refused(state, end()), 'march-first 11-vandals-march');
    assert.equal(refused(state, march('toledo')), 'march-way 11-vandals-march');
    assert.equal(refused(state, march('gascony')), 'march-way 11-vandals-march');
    assert.equal(refused(state, step('narbonne', 'barcelona', { infantry: 1 })), 'move-later 1');
    const on = play(state, [march('barcelona')]).state;
    assert.equal(refused(on, march('narbonne')), 'march-way 11-vandals-march');
    const back = play(on, [march('huesca')]).state;
    assert.equal(refused(back, march('barcelona')), 'march-way 11-vandals-march');
  });
  it('ends where a corrected map leaves no way on, never in a dead end', () => {
    const shut = neighbours.huesca
      .filter((to) => to !== 'eastern-pyrenees')
      .map((to) => ['huesca', to] as [never, never]);
    const state = marching({}, { corrections: { removeBorders: shut } });
    // Only Huesca may still be the third province.
    assert.ok(!ways(play(state, [march('eastern-pyrenees')]).state).includes('huesca'));
    const third = play(state, [march('western-pyrenees')], [march('eastern-pyrenees')]).state;
    assert.ok(ways(third).includes('huesca'));
  });
  it('is shot at once by every enemy unit in each province, and does not reply (R:3030-3032)', () => {
    const { state, facts } = play(
      marching({
        barcelona: 'hispano-romans: 2 infantry, fort',
        huesca: 'basques: infantry',
        pamplona: 'basques: 2 infantry',
      }),
      // 7 or more hits infantry by the defender's column, in plains and in mountains.
      [march('barcelona'), 7, 6, 10],
      [march('huesca'), 7],
      [march('pamplona'), 1, 2],
    );
    assert.deepEqual(
      told(facts, 'rolled').map(({ place, side, owner, die, target, needs, dice, hits, rule }) => [
        place,
        side,
        owner,
        die,
        target,
        needs,
        dice,
        hits,
        rule,
      ]),
      [
        ['barcelona', 'defender', 'hispano-romans', 'infantry', 'infantry', 7, [7, 6], 1, '11-vandals-march'],
        ['barcelona', 'defender', 'hispano-romans', 'fort', 'infantry', 7, [10], 1, '11-vandals-march'],
        ['huesca', 'defender', 'basques', 'infantry', 'infantry', 7, [7], 1, '11-vandals-march'],
        ['pamplona', 'defender', 'basques', 'infantry', 'infantry', 7, [1, 2], 0, '11-vandals-march'],
      ],
    );
    assert.deepEqual(
      told(facts, 'destroyed').map(({ owner, side, unit, count }) => [owner, side, unit, count]),
      [
        ['vandals', 'attacker', 'infantry', 2],
        ['vandals', 'attacker', 'infantry', 1],
      ],
    );
    assert.equal(standing(state, 'pamplona', 'vandals'), 12);
    assert.equal(told(facts, 'scored').length, 0);
    assert.equal(standing(state, 'barcelona', 'hispano-romans'), 3);
  });
  it('gives a castle one die, and a leader beside the enemy his bonus', () => {
    const { facts } = play(
      marching({ barcelona: 'visigoths: castle', huesca: 'lusitanians: infantry, viriathus' }),
      [march('barcelona'), 6],
      [march('huesca'), 5],
    );
    assert.deepEqual(
      told(facts, 'rolled').map(({ die, needs, hits }) => [die, needs, hits]),
      [
        ['castle', 7, 0],
        ['infantry', 5, 1],
      ],
    );
  });
  it('keeps its leader until all are dead, and then is over', () => {
    const few = open(
      'vandals',
      'march',
      { narbonne: 'vandals: 2 infantry, geiseric', barcelona: 'basques: 3 infantry', gibraltar: 'alans: infantry' },
      { turn: 6 },
    );
    const one = play(few, [march('barcelona'), 10, 1, 1]);
    assert.equal(standing(one.state, 'barcelona', 'vandals', 'leader'), 1);
    const none = play(few, [march('barcelona'), 10, 10, 10]);
    assert.deepEqual(
      told(none.facts, 'leader-killed').map(({ leader }) => leader),
      ['geiseric'],
    );
    assert.deepEqual(
      told(none.facts, 'wasted').map(({ hits }) => hits),
      [1],
    );
    assert.notEqual(none.state.active, 'vandals');
  });
  it('is followed by the invasion where it stands, held by nobody, with a whole movement (ruling vandal-special-move)', () => {
    const { state } = play(
      marching({ zaragoza: 'iberians: 3 infantry', segovia: 'iberians: infantry' }),
      [march('barcelona')],
      [march('huesca')],
      [march('zaragoza'), 1, 1, 1],
    );
    assert.equal(phase(state), 'movement');
    const [unit, chief] = ['infantry/from=huesca', 'leader:geiseric/from=huesca'];
    // Three enemies would hold six; the Vandals are not held.
    assert.ok(offered(state, step('zaragoza', 'calatayud', { [unit]: 15 }, { [chief]: 1 })));
    const { state: moved, facts } = play(state, [step('zaragoza', 'cuenca', { [unit]: 10 }, { [chief]: 1 })]);
    assert.equal(told(facts, 'halted').length, 0);
    assert.ok(offered(moved, step('zaragoza', 'tortosa', { [unit]: 5 })));
    const key = 'infantry/steps=1/led=true/from=zaragoza';
    const leader = 'leader:geiseric/steps=1/reach=3/from=zaragoza';
    assert.ok(offered(moved, step('cuenca', 'segovia', { [key]: 10 }, { [leader]: 1 })));
    // Those who stay attack; the limit is that of an invasion, and Segovia holds who comes there by moving.
    const on = play(moved, [step('cuenca', 'segovia', { [key]: 10 }, { [leader]: 1 })]).state;
    const third = { 'infantry/steps=2/led=true/from=cuenca': 9 };
    assert.equal(
      refused(on, step('segovia', 'avila', third, { 'leader:geiseric/steps=2/reach=3/from=cuenca': 1 })),
      'quota 5.3',
    );
  });
  it('attacks over no river, and the defender cannot go where the stack came from', () => {
    const { state } = play(
      marching({ zaragoza: 'iberians: 2 infantry', tortosa: 'iberians: infantry' }),
      [march('barcelona')],
      [march('huesca')],
      [march('zaragoza'), 1, 1],
      [end()],
      [remove('zaragoza', { 'infantry/from=huesca': 10 })],
    );
    const fought = play(state, [battle('zaragoza'), 1, 1, 1, 1, 1, 1, 1]);
    // Without a river the defender hits on 7.
    assert.deepEqual([...new Set(told(fought.facts, 'rolled').map(({ needs }) => needs))], [5, 7]);
    const asked = play(fought.state, [stay('attacker')]).state;
    assert.equal(refused(asked, retreat('defender', 'huesca', { infantry: 1 })), 'retreat-whence 6.6');
    assert.ok(offered(asked, retreat('defender', 'tortosa', { infantry: 1 })));
  });
});

describe('11-vandals-africa', () => {
  const coast = (turn: number, rulings: Parameters<typeof open>[3] = {}) =>
    open('vandals', 'movement', { cadiz: 'vandals: 3 infantry', seville: 'vandals: 2 infantry' }, { turn, ...rulings });
  it('is open on turns 7 to 9, one point a unit, and they are gone (R:3042-3043)', () => {
    for (const turn of [7, 8, 9]) {
      const { state, facts } = play(coast(turn), [step('cadiz', 'africa', { infantry: 2 })]);
      assert.equal(points(state), 4);
      assert.equal(state.places.africa, undefined);
      assert.deepEqual(
        told(facts, 'left').map(({ place, units, why }) => [place, units, why]),
        [['africa', { infantry: 2 }, 'leaves']],
      );
      assert.deepEqual(
        told(facts, 'points').map(({ rule, reason, count, points: n }) => [rule, reason, count, n]),
        [['11-vandals-africa', 'africa', 2, 4]],
      );
    }
    assert.equal(refused(coast(6), step('cadiz', 'africa', { infantry: 1 })), 'no-entry-off-map 5.4');
    assert.equal(
      refused(
        open('alans', 'movement', { cadiz: 'alans: infantry' }, { turn: 7 }),
        step('cadiz', 'africa', { infantry: 1 }),
      ),
      'no-entry-off-map 5.4',
    );
  });
  it('wants them to begin their movement in Cadiz or Gibraltar (R:936, R:3044-3046)', () => {
    const moved = play(coast(7), [step('seville', 'cadiz', { infantry: 2 })]).state;
    assert.equal(refused(moved, step('cadiz', 'africa', { 'infantry/steps=1/from=seville': 1 })), 'strait-first 5.5');
    assert.ok(offered(moved, step('cadiz', 'africa', { infantry: 3 })));
  });
  it('counts units alone: Geiseric may go along for nothing', () => {
    const state = open('vandals', 'movement', { gibraltar: 'vandals: infantry, geiseric' }, { turn: 7 });
    const gone = play(state, [step('gibraltar', 'africa', { infantry: 1 }, { 'leader:geiseric': 1 })]);
    assert.equal(points(gone.state), 2);
  });
  it('gives nothing for a retreat, or one point each by the other reading (ruling vandal-retreat-points)', () => {
    const places = { cadiz: 'alans: infantry<seville; vandals: 2 infantry' };
    const line = (rest: Parameters<typeof open>[3]) =>
      play(
        open('alans', 'combat', places, { turn: 7, ...rest }),
        [battle('cadiz'), 1, 1, 1],
        [stay('attacker')],
        [retreat('defender', 'africa', { infantry: 2 })],
      );
    assert.equal(points(line({}).state), 0);
    const b = line({ rulings: { 'vandal-retreat-points': 'b' } });
    assert.equal(points(b.state), 4);
    assert.equal(told(b.facts, 'points')[0]?.rule, '11-vandals-africa');
  });
});

describe('11-vandals, 11-alans pillage', () => {
  const kills = (nation: 'vandals' | 'alans' | 'cantabrians', turn: number, enemy: string, ...dice: number[]) => {
    const state = open(nation, 'combat', { segovia: `${nation}: 5 infantry<avila; ${enemy}` }, { turn });
    return told(play(state, [battle('segovia'), ...dice]).facts, 'scored').map(({ points: n }) => n);
  };
  const five = [10, 10, 10, 10, 10];
  it('gives the Vandals 1 for a fort, a half for Alans and for Hispano-Roman infantry (R:3035-3038)', () => {
    assert.deepEqual(kills('vandals', 7, 'hispano-romans: fort', ...five, 1), [2]);
    assert.deepEqual(kills('vandals', 7, 'hispano-romans: infantry', ...five, 1), [1]);
    assert.deepEqual(kills('vandals', 7, 'alans: cavalry', ...five, 1), [1]);
    assert.deepEqual(kills('vandals', 7, 'suebi: infantry', ...five, 1), []);
  });
  it('gives the Alans 2 for a fort, a half for Vandals and Visigoths (R:2084-2087)', () => {
    assert.deepEqual(kills('alans', 7, 'hispano-romans: fort', ...five, 1), [4]);
    assert.deepEqual(kills('alans', 7, 'hispano-romans: infantry', ...five, 1), []);
    assert.deepEqual(kills('alans', 7, 'vandals: infantry', ...five, 1), [1]);
    assert.deepEqual(kills('alans', 7, 'visigoths: infantry', ...five, 1), [1]);
  });
  it('gives the Alans 5 for a leader of the Visigoths on turn 9 (R:2090)', () => {
    assert.deepEqual(kills('alans', 9, 'visigoths: infantry, euric', ...five, 1), [1, 10]);
    assert.deepEqual(kills('alans', 8, 'visigoths: infantry, euric', ...five, 1), [1]);
  });
  it('gives the Cantabrians 1 for a fort (R:2275)', () => {
    assert.deepEqual(kills('cantabrians', 6, 'rome: fort', ...five, 1), [2]);
  });
});

describe('11-alans-ataces', () => {
  it('lifts every limit from his stack in the first run, where it meets nobody too (R:2082)', () => {
    const places = { segovia: 'alans: 12 infantry, ataces', avila: 'alans: 5 cavalry' };
    const state = open('alans', 'stacking', places, { turn: 6 });
    assert.deepEqual(
      choices(state, 'remove').map(({ fixed }) => fixed['place']),
      ['avila'],
    );
    const second = open('alans', 'second-stacking', places, { turn: 6 });
    assert.deepEqual(
      choices(second, 'remove').map(({ fixed }) => fixed['place']),
      ['avila', 'segovia'],
    );
  });
});
