import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { LeaderId, NationId, Owner, RulingId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { Killed } from '../../../src/books/hispania/engine/facts/units.ts';
import { worth } from '../../../src/books/hispania/engine/rules/points.ts';
import { open, play, read, told } from './set-up.ts';

const kill = (
  nation: NationId,
  turn: number,
  kind: Killed['kind'],
  owner: Owner,
  more: Partial<Killed> = {},
  rulings: Partial<Record<RulingId, 'b'>> = {},
) =>
  worth(read(open(nation, 'combat', { toledo: `${nation}: infantry` }, { turn, rulings })), nation, {
    kind,
    owner,
    count: 1,
    ...more,
  }).each / 2;

describe('8 points for what is destroyed', () => {
  it('are those of the nation’s sheet', () => {
    assert.equal(kill('iberians', 1, 'infantry', 'carthage'), 2); // R:1472-1477
    assert.equal(kill('castile', 16, 'castle', 'seville'), 3); // R:2336-2339
    assert.equal(kill('castile', 16, 'infantry', 'seville'), 1);
    assert.equal(kill('castile', 16, 'infantry', 'leon'), 0);
    assert.equal(kill('castile', 16, 'leader', 'seville', { leader: 'al-mutamid' }), 5);
    assert.equal(kill('umayyads', 13, 'knight', 'franks'), 3); // R:2806
    assert.equal(kill('alans', 6, 'fort', 'hispano-romans'), 2); // R:2084
    assert.equal(kill('alans', 6, 'infantry', 'visigoths'), 0.5);
  });
  it('know christians from turn 11 on only', () => {
    assert.equal(kill('umayyads', 11, 'knight', 'franks'), 3);
    assert.equal(kill('umayyads', 10, 'knight', 'franks'), 0);
  });
  it('are for a castle too where they are for Muslim units of any kind, and never for a leader (ruling castle-is-a-unit)', () => {
    for (const nation of ['hispano-romans', 'byzantium'] as const) {
      assert.equal(kill(nation, 16, 'castle', 'seville'), kill(nation, 16, 'infantry', 'seville'));
      assert.equal(kill(nation, 16, 'castle', 'seville'), 1);
      assert.equal(kill(nation, 16, 'leader', 'seville', { leader: 'al-mutamid' }), 0);
    }
  });
  it('take neutrals for christian Visigoths (ruling neutrals)', () => {
    assert.equal(kill('alans', 13, 'infantry', 'neutral'), kill('alans', 13, 'infantry', 'visigoths'));
    assert.equal(kill('umayyads', 13, 'castle', 'neutral'), kill('umayyads', 13, 'castle', 'visigoths'));
    assert.equal(kill('castile', 16, 'infantry', 'neutral'), 0);
  });
  it('are 2 for an Almohad besides one’s own, or the higher by the other reading (R:2109, ruling almohad-kills)', () => {
    assert.equal(kill('castile', 20, 'infantry', 'almohads'), 3);
    assert.equal(kill('castile', 20, 'infantry', 'almohads', {}, { 'almohad-kills': 'b' }), 2);
    assert.equal(kill('leon', 20, 'infantry', 'almohads') >= 2, true);
  });
  it('come in one’s own turn alone, as attacker (R:1434-1447)', () => {
    const start = open('seville', 'combat', { toledo: 'seville: 2 infantry<cordoba; castile: 2 infantry' });
    const { state, facts } = play(
      start,
      [battle('toledo'), 1, 1, 7, 1],
      [stay('attacker')],
      [stay('defender'), 10, 10, 1],
    );
    assert.deepEqual(
      told(facts, 'destroyed').map(({ owner }) => owner),
      ['seville', 'castile', 'seville'],
    );
    assert.equal(state.nations.castile?.points, 0);
    assert.equal(
      told(facts, 'scored').every(({ nation }) => nation === 'seville'),
      true,
    );
  });
  it('are none for what the defender destroys, though it be worth something to all (R:2109)', () => {
    const start = open('almohads', 'combat', { toledo: 'almohads: 2 elite<cordoba; castile: infantry' }, { turn: 20 });
    const { state, facts } = play(start, [battle('toledo'), 1, 1, 10]);
    assert.deepEqual(
      told(facts, 'destroyed').map(({ owner }) => owner),
      ['almohads'],
    );
    assert.deepEqual([state.nations.almohads?.points, state.nations.castile?.points], [0, 0]);
  });
  it('are told with the total', () => {
    const start = open(
      'castile',
      'combat',
      { toledo: 'castile: 2 infantry<cordoba; seville: 2 infantry, al-mutamid' },
      { points: { castile: 3 } },
    );
    const { state, facts } = play(start, [battle('toledo'), 7, 8, 1, 1]);
    assert.deepEqual(
      told(facts, 'scored').map(({ points, killed, rule }) => [points, killed.kind, killed.count, rule]),
      [
        [4, 'infantry', 2, '11-castile'],
        [10, 'leader', 1, '11-castile'],
      ],
    );
    assert.equal(state.nations.castile?.points, 17);
  });
  it('cite where they are written: under the nation, or what it is famous for', () => {
    const rule = (nation: NationId, turn: number, killed: Omit<Killed, 'count'>, stack: readonly LeaderId[] = []) =>
      worth(
        read(open(nation, 'combat', { toledo: `${nation}: infantry` }, { turn })),
        nation,
        { ...killed, count: 1 },
        stack,
      ).rule;
    assert.equal(rule('cantabrians', 4, { kind: 'fort', owner: 'rome' }), '11-cantabrians-pillage');
    assert.equal(rule('vandals', 6, { kind: 'infantry', owner: 'alans' }), '11-vandals-pillage');
    assert.equal(rule('alans', 6, { kind: 'infantry', owner: 'vandals' }), '11-alans-pillage');
    assert.equal(rule('alans', 9, { kind: 'leader', owner: 'visigoths', leader: 'euric' }), '11-alans');
    assert.equal(rule('basques', 4, { kind: 'elite', owner: 'rome' }), '11-basques');
    assert.equal(rule('aragon', 16, { kind: 'infantry', owner: 'zaragoza' }, ['ramiro']), '11-aragon-ramiro');
    assert.equal(rule('aragon', 16, { kind: 'castle', owner: 'zaragoza' }, ['ramiro']), '11-aragon');
    assert.equal(rule('leon', 20, { kind: 'elite', owner: 'almohads' }), '11-almohads-bounty');
    assert.equal(rule('leon', 20, { kind: 'infantry', owner: 'castile' }), '8-kills');
  });
});
