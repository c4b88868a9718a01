import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, retreat, retreatLeader, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { NationId } from '../../../src/books/hispania/engine/data/ids.ts';
import { incomeOf } from '../../../src/books/hispania/engine/rules/income.ts';
import { choices, offered, open, type Places, play, read, refused, told } from './set-up.ts';

const OTHERS: Places = { galicia: 'galicians: infantry', huesca: 'franks: infantry' };
/** The Franks are attacked at Barcelona, and neither side has hit. */
const attacked = (text: string, turn: number) => {
  const start = open(
    'umayyads',
    'combat',
    { ...OTHERS, barcelona: `umayyads: 2 infantry<tortosa; franks: ${text}` },
    { turn },
  );
  return play(start, [battle('barcelona'), 1, 1, 1, 1]).state;
};

describe('11-franks-roland', () => {
  it('knights and Roland do not retreat on turns 12 to 15; infantry does (R:2581-2582, ruling franks-no-retreat)', () => {
    for (const turn of [12, 13, 14, 15]) {
      // No unit can retreat: the defender is not even asked, and the next round is rolled.
      const knights = play(attacked('2 knight', turn), [stay('attacker'), 1, 1, 1, 1]);
      assert.ok(told(knights.facts, 'stays').some(({ side, forced }) => side === 'defender' && forced));
      const foot = play(attacked('2 infantry', turn), [stay('attacker')]).state;
      assert.ok(offered(foot, retreat('defender', 'huesca', { infantry: 2 })));
    }
    const led = play(attacked('2 infantry, roland', 13), [stay('attacker')]).state;
    assert.ok(offered(led, retreat('defender', 'huesca', { infantry: 2 })));
    assert.equal(
      refused(led, retreatLeader('defender', 'huesca', { 'leader:roland': 1 })),
      'retreat-never 11-franks-roland',
    );
    assert.deepEqual(choices(led, 'retreat-leader'), []);
  });
  it('and in attack as well; Aragon’s knights go where they like', () => {
    const of = (nation: NationId, turn: number) => {
      const start = open(
        nation,
        'combat',
        { ...OTHERS, tortosa: `${nation}: 2 knight<barcelona; umayyads: 2 infantry`, barcelona: `${nation}: infantry` },
        { turn },
      );
      return play(start, [battle('tortosa'), 1, 1, 1, 1]).state;
    };
    const key = { 'knight/from=barcelona/river=true': 1 };
    assert.equal(refused(of('franks', 12), retreat('attacker', 'barcelona', key)), 'retreat-never 11-franks-roland');
    assert.ok(offered(of('aragon', 16), retreat('attacker', 'barcelona', key)));
  });
  it('earn 5 for a Muslim leader and 3 for a Muslim castle, and the Umayyads 5 for Roland (R:2575, R:2583)', () => {
    const scores = (nation: NationId, unit: string, defender: string, turn: number, ...dice: number[]) =>
      told(
        play(
          open(
            nation,
            'combat',
            { galicia: 'galicians: infantry', segovia: `${nation}: 3 ${unit}<avila; ${defender}` },
            { turn },
          ),
          [battle('segovia'), ...dice],
        ).facts,
        'scored',
      ).map(({ points }) => points);
    assert.deepEqual(scores('franks', 'infantry', 'umayyads: infantry, abd-ar-rahman', 13, 10, 10, 10, 1), [10]);
    assert.deepEqual(scores('franks', 'infantry', 'umayyads: castle', 13, 10, 10, 10, 1, 1, 1), [6]);
    assert.deepEqual(scores('umayyads', 'infantry', 'franks: infantry, roland', 13, 10, 10, 10, 1), [10]);
    assert.deepEqual(scores('umayyads', 'infantry', 'franks: knight', 13, 10, 10, 10, 1), [6]);
  });
});

describe('11-byzantium', () => {
  it('has half of its income, rounded up to a half (R:2258)', () => {
    const income = (places: Places) =>
      incomeOf(
        read(open('byzantium', 'movement', { galicia: 'galicians: infantry', ...places }, { turn: 10 })),
        'byzantium',
      );
    // Two gold at Valencia, one and a half at Denia: one and three quarters is two.
    assert.equal(income({ valencia: 'byzantium: infantry' }), 2);
    assert.equal(income({ valencia: 'byzantium: infantry', denia: 'byzantium: infantry' }), 4);
    assert.equal(income({ ibiza: 'byzantium: infantry' }), 1);
  });
  it('earns 1 for each Muslim unit from turn 12 on (R:2260)', () => {
    const scores = (turn: number) =>
      told(
        play(
          open(
            'byzantium',
            'combat',
            { galicia: 'galicians: infantry', cordoba: 'byzantium: 3 infantry<granada; umayyads: infantry' },
            { turn },
          ),
          [battle('cordoba'), 10, 1, 1, 1],
        ).facts,
        'scored',
      ).map(({ points }) => points);
    assert.deepEqual(scores(11), []);
    assert.deepEqual(scores(12), [2]);
  });
});
