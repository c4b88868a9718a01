import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { type Compared, compare, type Difference, type Effort, SHORT, together } from '../oracle/compare.ts';
import { inPlace, type Position, positionOf, reach } from '../oracle/movement.ts';
import { drawnPosition, withPile } from '../oracle/positions.ts';
import { open, type Places } from './set-up.ts';

/** Movement read twice: `npm run perft` compares thousands of positions, these are a few. */

const SEED = 1994;
const POSITIONS = 20;

/** All marches of two steps are counted. */
const COUNTED: Effort = { ...SHORT, deep: 1, perft: 2500 };

/** Steps in the face of enemies, at random, as often as it takes. */
const PASSING: Effort = { deep: 4, stacks: 0, stackParts: 1, groups: 150, perft: 0 };
const WALKS = 4;

const THREE = { toledo: 'castile: 3 infantry', cordoba: 'castile: infantry, castle' };
/** Those in Segovia are the pile of a minor invasion. */
const invading = (active: NationId, places: Places, turn: number) =>
  withPile(open(active, 'movement', places, { turn, tally: { tokens: ['minor-invasion'] } }), 'segovia');

/** Stacks that are too big to be stopped, of every kind that a bonus or a place without room makes different. */
const PASSAGES: Readonly<Record<string, State>> = {
  'a pile of a minor invasion with Berbers': invading(
    'umayyads',
    { segovia: 'umayyads: 6 infantry, 2 berber, al-mansur', avila: 'umayyads: 2 cavalry', ...THREE },
    14,
  ),
  'a pile beside units that are none of it': invading(
    'castile',
    {
      segovia: 'castile: 3 infantry',
      avila: 'castile: 3 knight',
      toledo: 'seville: 2 infantry',
      cordoba: 'seville: castle',
    },
    17,
  ),
  'a pile beside others whom the mountains stop': invading(
    'castile',
    { segovia: 'castile: 2 infantry, alfonso-vi', salamanca: 'castile: 4 infantry', avila: 'seville: 2 infantry' },
    17,
  ),
  'Berbers beside infantry': open(
    'umayyads',
    'movement',
    { segovia: 'umayyads: 5 infantry, 3 berber, al-mansur', ...THREE },
    { turn: 14 },
  ),
  'two leaders of an invasion without limit': open(
    'visigoths',
    'movement',
    {
      segovia: 'visigoths: 9 infantry, alaric-ii, euric',
      toledo: 'suebi: 4 infantry',
      cordoba: 'hispano-romans: fort',
    },
    { turn: 8 },
  ),
  'infantry that comes beside a castle from two sides': open(
    'castile',
    'movement',
    { segovia: 'castile: 2 infantry', avila: 'castile: 2 infantry', toledo: 'seville: infantry, castle' },
    { turn: 17 },
  ),
};

const positionAt = (state: State): Position => positionOf(state) ?? assert.fail('no movement begins');

describe('the oracle of movement', () => {
  const comes = (places: Places, from: PlaceId, rest: Parameters<typeof open>[3] = {}) => {
    const position = positionAt(open('castile', 'movement', { galicia: 'galicians: infantry', ...places }, rest));
    return reach(position, from, inPlace(position, from)).all;
  };
  it('finds the ways of the examples of rule 5 (R:809-815, R:831-836)', () => {
    const alone = comes({ segovia: 'castile: infantry' }, 'segovia');
    assert.ok(alone.has('cordoba') && alone.has('avila') && !alone.has('gibraltar') && !alone.has('old-castile'));
    const stopped = comes({ segovia: 'castile: infantry', toledo: 'seville: infantry' }, 'segovia');
    assert.ok(stopped.has('toledo') && !stopped.has('cordoba'));
    const led = comes({ segovia: 'castile: infantry, alfonso-vi' }, 'segovia');
    assert.ok(led.has('gibraltar') && led.has('cantabria'));
  });
  it('holds two for each enemy at Toledo, one beside a castle (R:883-898)', () => {
    const past = (own: string, other: string) => {
      const state = open('castile', 'movement', { segovia: `castile: ${own}`, toledo: `seville: ${other}` });
      const position = positionAt(state);
      return reach(position, 'segovia', inPlace(position, 'segovia')).some.has('cordoba');
    };
    assert.deepEqual([past('2 infantry', 'infantry'), past('3 infantry', 'infantry')], [false, true]);
    assert.deepEqual([past('4 infantry', '2 infantry'), past('5 infantry', '2 infantry')], [false, true]);
    assert.deepEqual([past('9 infantry', '3 infantry'), past('3 infantry', 'castle, 2 infantry')], [false, false]);
    assert.ok(past('4 infantry', 'castle, 2 infantry'));
  });
});

describe(`movement in the engine and in the oracle (seed ${SEED})`, () => {
  const told = ({ differences }: Compared) =>
    differences.map(({ what, nation, turn, said }: Difference) => [what, nation, turn, said]);
  for (const [name, state] of Object.entries(PASSAGES)) {
    it(`5.3, 5.3-castle: ${name}: the same units may pass, and the same stay`, () => {
      const dice = roller(SEED);
      const all = together(Array.from({ length: WALKS }, () => compare(state, PASSING, dice) ?? []).flat());
      assert.deepEqual(told(all), []);
      assert.ok(all.positions > WALKS);
    });
  }
  it('5, 5.1, 5.2, 5.3, 5.4, 5.5, 5.6, 9.2, 9.6-allies: are the same steps, reaches and counts', () => {
    const dice = roller(SEED);
    const all = together(
      Array.from({ length: POSITIONS }, () => compare(drawnPosition(dice), SHORT, dice) ?? []).flat(),
    );
    assert.deepEqual(told(all), []);
    assert.ok(all.positions > POSITIONS && all.marches > 1000 && all.perfts > POSITIONS / 2);
  });
  it('differ as soon as one of them is read otherwise', () => {
    const dice = roller(SEED);
    const state = open(
      'visigoths',
      'movement',
      {
        segovia: 'visigoths: 3 infantry',
        toledo: 'suebi: infantry',
        calatayud: 'basques: infantry',
        gascony: 'visigoths: 2 infantry',
      },
      { turn: 7, overlords: { basques: 'visigoths' } },
    );
    const position = positionAt(state);
    const found = (setting: Partial<Position['setting']>) =>
      compare(state, COUNTED, dice, { ...position, setting: { ...position.setting, ...setting } })?.differences.map(
        ({ what }) => what,
      );
    assert.deepEqual(found({}), []);
    for (const changed of [{ enemies: new Map() }, { friends: new Set<PlaceId>() }, { only: 'marked' as const }]) {
      assert.ok(found(changed)?.includes('perft'), JSON.stringify(changed));
    }
  });
});
