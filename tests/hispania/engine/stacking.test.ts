import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, capital, end, remove, step } from '../../../src/books/hispania/engine/actions.ts';
import { PROVINCES, type ProvinceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { PROVINCE_TABLE } from '../../../src/books/hispania/engine/data/provinces.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import {
  attackLimit,
  hasZeal,
  isUnchecked,
  limit,
  stacked,
} from '../../../src/books/hispania/engine/rules/stacking.ts';
import { choices, offered, open, play, read, refused, standing, told } from './set-up.ts';

describe('4.1 base stacking', () => {
  const special: { readonly [province in ProvinceId]?: number } = {
    ibiza: 1,
    majorca: 2,
    'la-mancha': 2,
    'sierra-morena': 2,
    granada: 3,
    toledo: 4,
    seville: 4,
    cordoba: 4,
  };
  it('is 3 in a plain, 2 in mountains, and eight provinces have their own (R:617-630)', () => {
    const state = open('castile', 'movement', { toledo: 'castile: infantry' });
    for (const place of PROVINCES) {
      const wanted = special[place] ?? (PROVINCE_TABLE[place].terrain === 'plain' ? 3 : 2);
      assert.equal(limit(read(state), 'castile', place), wanted, place);
    }
  });
});

describe('4.2 what counts', () => {
  it('is every unit, castles and forts included, and never a leader (R:634-638)', () => {
    const state = open('castile', 'movement', {
      toledo: 'castile: 2 infantry, knight, castle, alfonso-vi',
      segovia: 'hispano-romans: infantry, fort',
    });
    assert.equal(stacked(read(state), 'castile', 'toledo'), 4);
    assert.equal(stacked(read(state), 'hispano-romans', 'segovia'), 2);
    assert.equal(stacked(read(state), 'seville', 'toledo'), 0);
  });
  it('leaves forts out by the other reading of forts-stacking, and removes none of them', () => {
    const places = { segovia: 'hispano-romans: 4 infantry, fort' };
    const a = open('hispano-romans', 'last-stacking', places, { turn: 6 });
    const b = open('hispano-romans', 'last-stacking', places, { turn: 6, rulings: { 'forts-stacking': 'b' } });
    assert.ok(
      offered(a, remove('segovia', { infantry: 2 })) && offered(a, remove('segovia', { infantry: 1, fort: 1 })),
    );
    assert.equal(refused(b, remove('segovia', { infantry: 2 })), 'remove-exactly 6.8');
    assert.ok(offered(b, remove('segovia', { infantry: 1 })));
    assert.ok(!offered(b, remove('segovia', { fort: 1 })));
  });
  it('leaves Berbers out (R:2816, ruling berbers)', () => {
    const state = open('umayyads', 'movement', { toledo: 'umayyads: 4 infantry, 3 berber, al-mansur' }, { turn: 14 });
    assert.equal(stacked(read(state), 'umayyads', 'toledo'), 4);
  });
});

describe('4.4 the bonus of attack', () => {
  const attack = (
    owner: 'castile' | 'alans' | 'umayyads',
    turn: number,
    units: string,
    phase: 'stacking' | 'second-stacking' = 'stacking',
  ) => {
    const state = open(owner, phase, { segovia: `${owner}: ${units}; leon: infantry` }, { turn });
    return attackLimit(read(state), owner, 'segovia');
  };
  it('is 1, 2 with a leader or in an invasion, and never more (R:660-673)', () => {
    assert.equal(attack('castile', 16, 'infantry'), 4);
    assert.equal(attack('castile', 17, 'infantry, alfonso-vi'), 5);
    assert.equal(attack('alans', 6, 'infantry'), 5);
    assert.equal(attack('alans', 7, 'infantry'), 4);
    assert.equal(attack('umayyads', 11, 'infantry, tarik', 'second-stacking'), 5);
    assert.equal(attack('alans', 6, 'infantry', 'second-stacking'), 5);
  });
  it('knows no limit with zeal, or with Ataces, in the first run alone (R:1553, R:2082)', () => {
    assert.equal(attack('umayyads', 11, 'infantry'), Number.POSITIVE_INFINITY);
    assert.equal(attack('alans', 6, 'infantry, ataces'), Number.POSITIVE_INFINITY);
    assert.equal(attack('alans', 6, 'infantry, ataces', 'second-stacking'), 5);
  });
  it('is all there is in a capital that has fallen', () => {
    const state = open(
      'castile',
      'stacking',
      { segovia: 'castile: 5 infantry; leon: infantry' },
      { capitals: { castile: 'segovia' } },
    );
    assert.ok(offered(state, remove('segovia', { infantry: 1 })));
  });
  it('zeal is for the Umayyads on 11 and the Almoravids on 18 (R:1616-1617)', () => {
    const zealous = (nation: 'umayyads' | 'almoravids', turn: number) =>
      hasZeal(read(open(nation, 'movement', { toledo: `${nation}: infantry` }, { turn })), nation);
    assert.deepEqual(
      [11, 12].map((turn) => zealous('umayyads', turn)),
      [true, false],
    );
    assert.deepEqual(
      [18, 19].map((turn) => zealous('almoravids', turn)),
      [true, false],
    );
  });
});

describe('4.5 the checks', () => {
  it('counts the bonus only where enemies stand, and only before combat (R:681-686)', () => {
    const places = { segovia: 'castile: 5 infantry; leon: infantry', avila: 'castile: 3 infantry' };
    const before = open('castile', 'stacking', places);
    assert.deepEqual(
      choices(before, 'remove').map(({ fixed, ranges }) => [fixed['place'], ranges['units']]),
      [
        ['avila', { is: 'counts', of: { infantry: 3 }, min: 1, max: 1 }],
        ['segovia', { is: 'counts', of: { infantry: 5 }, min: 1, max: 1 }],
      ],
    );
    const after = open('castile', 'last-stacking', { segovia: 'castile: 5 infantry' });
    assert.ok(offered(after, remove('segovia', { infantry: 2 })));
  });
  it('leaves a ruin of a castle that is given up as surplus, whoever’s counter it is (R:1681-1683, ruling surplus-castles)', () => {
    for (const [phase, rule] of [
      ['stacking', '4.5'],
      ['last-stacking', '6.8'],
    ] as const) {
      const start = open('castile', phase, { segovia: 'castile: 3 infantry, castle', porto: 'leon: infantry' });
      const { state, facts } = play(start, [remove('segovia', { castle: 1 })]);
      assert.equal(standing(state, 'segovia', 'castile', 'ruin'), 1, phase);
      assert.deepEqual(
        facts.filter(({ kind }) => kind === 'removed' || kind === 'ruined').map(({ kind, rule: by }) => [kind, by]),
        [
          ['removed', rule],
          ['ruined', '9.5'],
        ],
      );
    }
    // So it does in a former capital.
    const capitals = { castile: 'segovia' } as const;
    const former = open(
      'castile',
      'last-stacking',
      { segovia: 'castile: 3 infantry, castle', avila: 'castile: 3 infantry' },
      { capitals },
    );
    const { state: moved } = play(former, [capital('avila')]);
    assert.equal(standing(play(moved, [remove('segovia', { castle: 1 })]).state, 'segovia', 'castile', 'ruin'), 1);
  });
  it('knows nothing more of an old retreat once the nation has moved (R:732-734)', () => {
    const start = open(
      'castile',
      'movement',
      { avila: 'castile: 4 infantry', segovia: 'leon: infantry' },
      { begins: true },
    );
    const { castile } = start.nations;
    assert.ok(castile);
    // Segovia was filled by a retreat, and then lost.
    const crowded = { ...start, nations: { ...start.nations, castile: { ...castile, crowded: ['segovia' as const] } } };
    const { state } = play(
      crowded,
      [step('avila', 'segovia', { infantry: 4 })],
      [end()],
      [battle('segovia'), 10, 10, 10, 10, 1],
    );
    assert.ok(offered(state, remove('segovia', { infantry: 1 })));
  });
  it('looks at the active nation alone (R:639-642)', () => {
    const state = open('castile', 'last-stacking', { segovia: 'castile: infantry', avila: 'leon: 5 infantry' });
    assert.equal(hispania.queries['active']?.(state, ...([] as never[])), 'castile');
    const { state: next } = play(
      open('castile', 'movement', { segovia: 'castile: infantry', avila: 'seville: 3 infantry' }),
      [end()],
    );
    assert.equal(standing(next, 'avila', 'seville'), 3);
  });
  it('counts nobody in the first movement and combat of Ataces, and names his rule (11-alans-ataces)', () => {
    const moves = (phase: 'movement' | 'second-movement', turn = 6) =>
      open('alans', phase, { segovia: 'alans: 2 infantry, ataces' }, { turn });
    const skipped = (phase: 'movement' | 'second-movement') =>
      told(play(moves(phase), [end()]).facts, 'phase-skipped').flatMap(({ phase, rule }) =>
        phase.endsWith('stacking') && phase !== 'last-stacking' ? [`${phase} ${rule}`] : [],
      );
    assert.deepEqual(skipped('movement'), ['stacking 11-alans-ataces']);
    assert.deepEqual(skipped('second-movement'), ['second-stacking 4.5']);
    const counted = [moves('movement'), moves('second-movement'), moves('movement', 7)];
    assert.deepEqual(
      counted.map((state) => isUnchecked(read(state), 'alans')),
      [true, false, false],
    );
  });
  it('names the limit that was passed: that of an attack where there is an enemy, else that of the place (4.4, 4.5, 6.8)', () => {
    const line = (place: ProvinceId, n: number) => [remove(place, { infantry: n })] as const;
    const before = open('castile', 'stacking', {
      segovia: 'castile: 6 infantry; seville: infantry',
      avila: 'castile: 4 infantry',
    });
    const after = open('castile', 'last-stacking', { avila: 'castile: 4 infantry' });
    const removals = [
      ...told(play(before, line('segovia', 2), line('avila', 2)).facts, 'removed'),
      ...told(play(after, line('avila', 2)).facts, 'removed'),
    ];
    assert.deepEqual(
      removals.map(({ place, rule, limit }) => `${place} ${rule} ${limit}`),
      ['segovia 4.4 4', 'avila 4.5 2', 'avila 6.8 2'],
    );
  });
  it('removes nothing where a place is just full (4.1)', () => {
    const state = open('castile', 'last-stacking', { avila: 'castile: 4 infantry', segovia: 'castile: 3 infantry' });
    assert.equal(refused(state, remove('segovia', { infantry: 1 })), 'not-overfull 4.1');
  });
  it('lets any number pass while units move (R:688-690)', () => {
    const state = open('castile', 'movement', { segovia: 'castile: 9 infantry' });
    assert.equal(told(play(state, [end()]).facts, 'removed').length, 0);
    assert.ok(offered(play(state, [end()]).state, remove('segovia', { infantry: 6 })));
  });
  it('lets any number pass a subject’s province too (R:687-689)', () => {
    const start = open(
      'visigoths',
      'movement',
      { pamplona: 'visigoths: 9 infantry', huesca: 'basques: 3 infantry', toledo: 'visigoths: castle' },
      { turn: 9, overlords: { basques: 'visigoths' } },
    );
    const { state } = play(start, [step('pamplona', 'huesca', { infantry: 9 })]);
    assert.equal(standing(state, 'huesca', 'visigoths'), 9);
    const key = 'infantry/steps=1/from=pamplona';
    const { state: on } = play(state, [step('huesca', 'zaragoza', { [key]: 9 })], [end()]);
    assert.equal(standing(on, 'huesca', 'basques'), 3);
    // Where it ends there is a limit again.
    assert.deepEqual(
      choices(on, 'remove').map(({ fixed, ranges }) => [fixed['place'], ranges['units']?.max]),
      [['zaragoza', 6]],
    );
  });
  it('is skipped for zeal by 9.3, and not told as skipped when somebody had to go', () => {
    const zeal = open('umayyads', 'movement', { segovia: 'umayyads: 9 infantry' }, { turn: 11 });
    const skipped = told(play(zeal, [end()]).facts, 'phase-skipped');
    assert.deepEqual(skipped.map(({ phase, rule }) => [phase, rule]).slice(0, 1), [['stacking', '9.3']]);
    const over = open('castile', 'movement', { segovia: 'castile: 4 infantry', toledo: 'seville: infantry' });
    const { facts } = play(over, [end()], [remove('segovia', { infantry: 1 })]);
    assert.deepEqual(
      told(facts, 'phase-skipped')
        .filter(({ nation }) => nation === 'castile')
        .map(({ phase }) => phase),
      ['combat', 'last-stacking'],
    );
    assert.deepEqual(told(facts, 'removed')[0]?.units, { infantry: 1 });
  });
  it('refuses to go on, to remove elsewhere, or another number', () => {
    const state = open('castile', 'stacking', { segovia: 'castile: 5 infantry', avila: 'castile: infantry' });
    assert.equal(refused(state, end()), 'remove-first 4.5');
    assert.equal(refused(state, remove('avila', { infantry: 1 })), 'not-overfull 4.1');
    assert.equal(refused(state, remove('segovia', { infantry: 1 })), 'remove-exactly 4.5');
  });
});
