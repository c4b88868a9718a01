import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, pile, rebuild, remove, step } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, offered, open, type Places, type Played, play, refused, standing, told } from './set-up.ts';

type Rest = NonNullable<Parameters<typeof open>[3]>;
const OTHERS: Places = { galicia: 'galicians: infantry' };
const phase = (state: State) => hispania.queries['phase']?.(state, ...([] as never[]));

/** The movement of ardour: the nation has moved no unit before. */
function ardent(nation: NationId, turn: number, places: Places, rest: Rest = {}): Played {
  return play(open(nation, 'movement', { ...OTHERS, ...places }, { turn, ...rest }), [end()]);
}

describe('9.2 the leader’s pile', () => {
  const places: Places = {
    'eastern-pyrenees': 'aragon: knight, 2 infantry, ramiro',
    barcelona: 'aragon: 2 infantry, knight',
    zaragoza: 'zaragoza: 3 infantry',
  };
  const start = () => ardent('aragon', 16, places, { capitals: { aragon: 'eastern-pyrenees' } });
  /** The example of the rulebook: Ramiro leaves one at home and one at Huesca, and takes two along at Barcelona. */
  const example = () =>
    play(
      start().state,
      [step('eastern-pyrenees', 'huesca', { knight: 1, infantry: 1 }, { 'leader:ramiro': 1 })],
      [
        step(
          'huesca',
          'barcelona',
          { 'knight/steps=1/led=true/from=eastern-pyrenees': 1 },
          { 'leader:ramiro/steps=1/reach=3/from=eastern-pyrenees': 1 },
        ),
      ],
      [
        step(
          'barcelona',
          'zaragoza',
          { 'knight/steps=2/led=true/from=huesca': 1, knight: 1, infantry: 1 },
          { 'leader:ramiro/steps=2/reach=3/from=huesca': 1 },
        ),
      ],
    );

  it('is named by itself, moves after the first combat, and is told (R:1586-1590)', () => {
    const { state, facts } = start();
    assert.equal(phase(state), 'ardour-movement');
    assert.deepEqual(told(facts, 'pile'), [{ kind: 'pile', rule: '9.2', nation: 'aragon', place: 'eastern-pyrenees' }]);
    assert.deepEqual(state.tally.pile, { place: 'eastern-pyrenees', leader: 'ramiro' });
  });
  it('is no movement of the others: what a retreat has filled may stay so (4.6, R:736-738)', () => {
    const before = open(
      'aragon',
      'movement',
      { ...OTHERS, ...places, castellon: 'aragon: 2 infantry' },
      { turn: 16, capitals: { aragon: 'eastern-pyrenees' } },
    );
    const { aragon } = before.nations;
    assert.ok(aragon);
    const crowded = ['castellon' as const];
    const { state } = play({ ...before, nations: { ...before.nations, aragon: { ...aragon, crowded } } }, [end()]);
    assert.equal(phase(state), 'ardour-movement');
    assert.deepEqual(state.nations.aragon?.crowded, crowded);
  });
  it('ends where it can go no further, whatever the others might still build (R:1586-1590)', () => {
    const home = { ...places, toledo: 'aragon: infantry; neutral: ruin' };
    const fought = ardent('aragon', 16, home, { capitals: { aragon: 'eastern-pyrenees' } }).state;
    const { state: start } = play(fought, [end()]);
    assert.ok(offered(start, rebuild('toledo', 'infantry')));
    const pile = (n: number, from: string) => [
      { [`knight/steps=${n}/led=true/from=${from}`]: 1 },
      { [`leader:ramiro/steps=${n}/reach=3/from=${from}`]: 1 },
    ];
    const { state } = play(
      start,
      [step('eastern-pyrenees', 'huesca', { knight: 1 }, { 'leader:ramiro': 1 })],
      [step('huesca', 'pamplona', ...(pile(1, 'eastern-pyrenees') as [never, never]))],
      [step('pamplona', 'calatayud', ...(pile(2, 'huesca') as [never, never]))],
    );
    assert.notEqual(phase(state), 'ardour-movement');
  });
  it('goes the way of the example: it leaves units, takes others along, and crosses the river (R:1597-1608)', () => {
    const { state } = example();
    assert.equal(standing(state, 'eastern-pyrenees', 'aragon'), 1);
    assert.equal(standing(state, 'huesca', 'aragon', 'infantry'), 1);
    assert.equal(standing(state, 'barcelona', 'aragon', 'infantry'), 1);
    assert.equal(standing(state, 'zaragoza', 'aragon', 'knight'), 2);
    assert.equal(standing(state, 'zaragoza', 'aragon', 'infantry'), 1);
    assert.equal(standing(state, 'zaragoza', 'aragon', 'leader'), 1);
    assert.deepEqual(state.tally.pile, { place: 'zaragoza', leader: 'ramiro' });
    // No unit is left that could move.
    assert.equal(phase(state), 'ardour-combat');
    assert.ok(offered(state, battle('zaragoza')));
  });
  it('is one pile: its leader is with every step, and nobody else moves', () => {
    const { state } = start();
    assert.ok(
      choices(state, 'step').every(({ fixed, ranges }) => fixed['from'] === 'eastern-pyrenees' && ranges['leaders']),
    );
    assert.equal(refused(state, step('barcelona', 'zaragoza', { infantry: 1 })), 'pile-only 9.2');
    assert.notEqual(refused(state, step('eastern-pyrenees', 'huesca', { infantry: 1 })), 'allowed');
    const dropped = play(
      state,
      [step('eastern-pyrenees', 'huesca', { knight: 1, infantry: 1 }, { 'leader:ramiro': 1 })],
      [step('huesca', 'barcelona', {}, { 'leader:ramiro/steps=1/reach=3/from=eastern-pyrenees': 1 })],
    ).state;
    assert.ok(choices(dropped, 'step').every(({ fixed }) => fixed['from'] === 'barcelona'));
  });
  it('may take another leader along where it meets him (ruling ardour-joined)', () => {
    const { state } = ardent('umayyads', 14, {
      toledo: 'umayyads: 2 infantry, al-mansur',
      segovia: 'umayyads: infantry, abd-ar-rahman',
    });
    assert.notEqual(refused(state, step('segovia', 'avila', {}, { 'leader:abd-ar-rahman': 1 })), 'allowed');
    const met = play(state, [step('toledo', 'segovia', { infantry: 1 }, { 'leader:al-mansur': 1 })]).state;
    const chief = 'leader:al-mansur/steps=1/reach=3/from=toledo/river=true';
    const other = { 'leader:abd-ar-rahman': 1 };
    assert.notEqual(refused(met, step('segovia', 'avila', {}, other)), 'allowed');
    const joined = play(met, [step('segovia', 'avila', { infantry: 1 }, { [chief]: 1, ...other })]).state;
    assert.equal(standing(joined, 'avila', 'umayyads', 'leader'), 2);
    assert.deepEqual(joined.tally.pile, { place: 'avila', leader: 'al-mansur' });
  });
  it('has a whole movement of its own', () => {
    const moved = play(
      open('aragon', 'movement', { ...OTHERS, huesca: 'aragon: infantry, ramiro' }, { turn: 16 }),
      [step('huesca', 'barcelona', { infantry: 1 }, { 'leader:ramiro': 1 })],
      [
        step(
          'barcelona',
          'tortosa',
          { 'infantry/steps=1/led=true/from=huesca': 1 },
          { 'leader:ramiro/steps=1/reach=3/from=huesca': 1 },
        ),
      ],
      [end()],
    ).state;
    assert.equal(phase(moved), 'ardour-movement');
    assert.ok(offered(moved, step('tortosa', 'castellon', { infantry: 1 }, { 'leader:ramiro': 1 })));
  });
  it('attacks with two units more (R:1592), and Al-Mansur’s Berbers beside the count', () => {
    const most = (nation: NationId, turn: number, text: string) =>
      choices(
        open(
          nation,
          'ardour-stacking',
          { ...OTHERS, segovia: `${nation}: ${text}; castile: infantry`, avila: `${nation}: infantry` },
          {
            turn,
            tally: {
              pile:
                nation === 'aragon'
                  ? { place: 'segovia', leader: 'ramiro' }
                  : { place: 'segovia', leader: 'al-mansur' },
            },
          },
        ),
        'remove',
      ).map(({ ranges }) => ranges['units']?.max);
    assert.deepEqual(most('aragon', 16, '6 infantry, ramiro'), [1]);
    assert.deepEqual(most('aragon', 16, '5 infantry, ramiro'), []);
    assert.deepEqual(most('umayyads', 14, '5 infantry, 3 berber, al-mansur'), []);
    assert.deepEqual(most('umayyads', 14, '6 infantry, 3 berber, al-mansur'), [1]);
  });
  it('is no pile if he is dead, nor on another turn', () => {
    const dead = ardent('aragon', 16, { barcelona: 'aragon: 2 infantry' }, { lastTurn: 17 });
    assert.deepEqual(told(dead.facts, 'pile'), []);
    assert.ok(told(dead.facts, 'phase-skipped').some((fact) => fact.phase === 'ardour-movement'));
    const later = ardent('aragon', 17, { barcelona: 'aragon: 2 infantry, ramiro', huesca: 'navarre: infantry' });
    assert.ok(!told(later.facts, 'phase').some((fact) => fact.phase === 'ardour-movement'));
  });
  it('has the check of stacking before it moves (R:1569-1573)', () => {
    const { state } = ardent('aragon', 16, { barcelona: 'aragon: 4 infantry', huesca: 'aragon: infantry, ramiro' });
    assert.equal(phase(state), 'stacking');
    const checked = open(
      'aragon',
      'combat',
      { ...OTHERS, barcelona: 'aragon: 4 infantry<huesca; zaragoza: infantry', huesca: 'aragon: infantry, ramiro' },
      { turn: 16 },
    );
    const fought = play(checked, [battle('barcelona'), 10, 1, 1, 1, 1]).state;
    assert.equal(phase(fought), 'ardour-check');
    assert.ok(offered(fought, remove('barcelona', { infantry: 1 })));
  });
});

describe('11-aragon-ramiro', () => {
  const fight = (places: Places, turn = 16) => open('aragon', 'combat', { ...OTHERS, ...places }, { turn });
  const scores = (state: State, ...dice: number[]) =>
    told(play(state, [battle('zaragoza'), ...dice]).facts, 'scored').map(({ points }) => points);
  it('gives 1 point for each Muslim unit that his stack destroys (R:2174)', () => {
    const his = fight({
      zaragoza: 'aragon: 2 infantry<tortosa, ramiro; zaragoza: infantry',
      barcelona: 'aragon: infantry',
    });
    assert.deepEqual(scores(his, 10, 1, 1), [2]);
    const others = fight({
      zaragoza: 'aragon: 2 infantry<tortosa; zaragoza: infantry',
      barcelona: 'aragon: infantry, ramiro',
    });
    assert.deepEqual(scores(others, 10, 1, 1), []);
    const christian = fight({ zaragoza: 'aragon: 2 infantry<tortosa, ramiro; navarre: infantry' });
    assert.deepEqual(scores(christian, 10, 1, 1), []);
  });
  it('gives 3 for a castle and 5 for a leader, with him or without (R:2166-2167)', () => {
    const castle = fight({ zaragoza: 'aragon: 3 infantry<tortosa, ramiro; zaragoza: castle, al-muktadir' });
    assert.deepEqual(scores(castle, 10, 10, 10, 1, 1, 1), [6, 10]);
  });
  it('leaves with his knights at the end of turn 16; all else stays (R:2176-2178)', () => {
    const begun = play(
      open(
        'galicians',
        'movement',
        { ...OTHERS, barcelona: 'aragon: 2 knight', huesca: 'aragon: infantry', valencia: 'valencia: infantry' },
        { turn: 16 },
      ),
      [end()],
    ).state;
    assert.equal(standing(begun, 'narbonne', 'aragon', 'knight'), 2);
    const { state } = play(
      begun,
      [step('narbonne', 'barcelona', { infantry: 3, 'knight:guest': 2 }, { 'leader:ramiro': 1 })],
      [end()],
      [remove('barcelona', { 'infantry/from=narbonne': 3, knight: 1 })],
      [end()],
    );
    // Guests are no counters of Aragon's pool, and a save of them opens again.
    assert.equal(standing(state, 'barcelona', 'aragon', 'knight'), 3);
    assert.deepEqual(hispania.position(JSON.parse(JSON.stringify(begun))).faults, undefined);
    const last = play(state, [end()]);
    assert.deepEqual(
      told(last.facts, 'left').map(({ rule, units, why }) => [rule, units, why]),
      [['11-aragon-ramiro', { knight: 2 }, 'leaves']],
    );
    assert.ok(told(last.facts, 'leader-gone').some(({ leader }) => leader === 'ramiro'));
    assert.equal(standing(last.state, 'barcelona', 'aragon', 'knight'), 1);
    assert.equal(standing(last.state, 'huesca', 'aragon'), 1);
  });
});

describe('11-crusade-ardour', () => {
  const start = (rest: Rest = {}) =>
    ardent(
      'crusade',
      20,
      { seville: 'crusade: 2 knight', lisbon: 'crusade: 3 infantry', cordoba: 'seville: infantry' },
      rest,
    ).state;
  it('is for all units of one province, named after the first combat, or nobody (R:2382-2384, ruling crusade-ardour)', () => {
    const state = start();
    assert.equal(phase(state), 'ardour-movement');
    assert.deepEqual(
      choices(state, 'pile').map(({ fixed }) => fixed['place']),
      ['lisbon', 'seville'],
    );
    assert.equal(refused(state, step('seville', 'cordoba', { knight: 2 })), 'pile-first 9.2');
    const { state: named, facts } = play(state, [pile('seville')]);
    assert.deepEqual(told(facts, 'pile')[0], {
      kind: 'pile',
      rule: '11-crusade-ardour',
      nation: 'crusade',
      place: 'seville',
    });
    assert.ok(offered(named, step('seville', 'cordoba', { knight: 2 })));
    assert.equal(refused(named, step('lisbon', 'badajoz', { infantry: 1 })), 'pile-only 9.2');
    assert.ok(play(state, [end()]));
  });
  it('attacks with two units more', () => {
    const state = open(
      'crusade',
      'ardour-stacking',
      { cordoba: 'crusade: 2 knight, 5 infantry; seville: infantry' },
      { turn: 20, tally: { pile: { place: 'cordoba' } } },
    );
    assert.equal(choices(state, 'remove')[0]?.ranges['units']?.max, 1);
  });
});

describe('11-crusade', () => {
  it('destroys and never rebuilds (R:2387)', () => {
    const state = open(
      'crusade',
      'movement',
      { ...OTHERS, seville: 'crusade: 3 infantry; seville: ruin' },
      { turn: 20 },
    );
    assert.deepEqual(choices(state, 'rebuild'), []);
    assert.equal(refused(state, rebuild('seville', 'infantry')), 'no-castle-counters 11-crusade-ruins');
  });
  it('scores 5 for a Muslim castle, 2 for cavalry, 1 for infantry (R:2385-2387)', () => {
    const scores = (defender: string, ...dice: number[]) =>
      told(
        play(
          open('crusade', 'combat', { ...OTHERS, seville: `crusade: 3 infantry<lisbon; ${defender}` }, { turn: 20 }),
          [battle('seville'), ...dice],
        ).facts,
        'scored',
      ).map(({ points }) => points);
    assert.deepEqual(scores('seville: castle', 10, 10, 10, 1, 1, 1), [10]);
    assert.deepEqual(scores('seville: cavalry', 10, 10, 10, 1), [4]);
    assert.deepEqual(scores('seville: infantry', 10, 10, 10, 1), [2]);
    // An almohad scores only the bounty.
    assert.deepEqual(scores('almohads: elite', 10, 10, 10, 1), [4]);
    assert.deepEqual(scores('castile: infantry', 10, 10, 10, 1), []);
  });
});
