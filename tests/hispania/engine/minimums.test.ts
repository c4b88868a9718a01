import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { NationId, PlaceId, RulingId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { Options } from '../../../src/books/hispania/engine/new-game.ts';
import { payMinimum } from '../../../src/books/hispania/engine/options/minimums.ts';
import { draftOf } from '../../../src/books/hispania/engine/rules/draft.ts';
import { push } from '../../../src/books/hispania/engine/rules/view.ts';
import type { Cohort } from '../../../src/books/hispania/engine/state/cohort.ts';
import { gameAt, goneOn, units } from './games.ts';
import { read, told } from './set-up.ts';

const D: Options = { scenario: 'D', mode: 'advanced', seats: ['1', '2', '3', '4'] };

/** The minimum for the player of the old nation, in whole points, if the heir is player 2's or his own. */
function paid(
  from: NationId,
  into: NationId,
  places: Readonly<Partial<Record<PlaceId, readonly Cohort[]>>>,
  { heir = '2', options = D }: { readonly heir?: string; readonly options?: Options } = {},
): readonly string[] {
  const of = heir === '1' ? { 1: [from, into] } : { 1: [from], [heir]: [into] };
  const draft = draftOf(read(gameAt(options, { turn: 12, places, of })));
  payMinimum(draft, from, into);
  assert.equal(
    draft.state.nations[from]?.points,
    told(draft.facts, 'points').reduce((sum, { points }) => sum + points, 0),
  );
  return told(draft.facts, 'points').map(({ nation, points, reason, count, rule }) => {
    assert.equal(nation, from);
    assert.equal(rule, '14.6-minimum');
    return `${reason} ${count}: ${points / 2}`;
  });
}

describe('what the old player owes (14.6-minimum)', () => {
  it('is nothing if both nations are his', () => {
    assert.deepEqual(paid('cantabrians', 'visigoths', {}, { heir: '1' }), []);
  });

  it('is nothing in the standard game', () => {
    const options: Options = { scenario: 'D', seats: ['1', '2', '3', '4'] };
    assert.deepEqual(paid('cantabrians', 'visigoths', {}, { options }), []);
  });

  it('is a point for each unit that is missing', () => {
    const four = { leon: [units('cantabrians', 'infantry', 3)], cantabria: [units('cantabrians', 'infantry')] };
    assert.deepEqual(paid('cantabrians', 'visigoths', four), []);
    assert.deepEqual(paid('cantabrians', 'visigoths', { leon: [units('cantabrians', 'infantry', 3)] }), [
      'minimum 1: -1',
    ]);
    assert.deepEqual(paid('cantabrians', 'visigoths', {}), ['minimum 4: -4']);
  });

  it('is 8 elites of Rome, its forts not counted', () => {
    const there = { toledo: [units('rome', 'elite', 5), units('rome', 'fort')], seville: [units('rome', 'elite', 1)] };
    assert.deepEqual(paid('rome', 'hispano-romans', there), ['minimum 2: -2']);
  });

  it('is nothing of the Iberians and the Basques', () => {
    assert.deepEqual(paid('iberians', 'rome', {}), []);
    assert.deepEqual(paid('basques', 'navarre', {}), []);
  });

  it('is 4 of the Lusitanians and 6 of the Suebi', () => {
    assert.deepEqual(paid('lusitanians', 'badajoz', { lusitania: [units('lusitanians', 'infantry', 2)] }), [
      'minimum 2: -2',
    ]);
    assert.deepEqual(paid('suebi', 'leon', { leon: [units('suebi', 'infantry', 5)] }), ['minimum 1: -1']);
  });

  it('is 11 of the Visigoths in the North and Avila, castles and leaders apart', () => {
    const there = {
      leon: [units('visigoths', 'infantry', 4), units('visigoths', 'castle')],
      porto: [units('visigoths', 'infantry', 3)],
      avila: [
        units('visigoths', 'infantry', 2),
        { owner: 'visigoths', kind: 'leader', count: 1, leader: 'pelayo' } as const,
      ],
      // Not in the North.
      toledo: [units('visigoths', 'infantry', 9)],
      segovia: [units('visigoths', 'infantry', 2)],
    };
    assert.deepEqual(paid('visigoths', 'castile', there), ['minimum 2: -2']);
  });

  it('is 4 of the Franks, of any kind, castles too', () => {
    const there = {
      barcelona: [units('franks', 'castle'), units('franks', 'knight')],
      huesca: [units('franks', 'infantry')],
    };
    assert.deepEqual(paid('franks', 'aragon', there), ['minimum 1: -1']);
    assert.deepEqual(paid('franks', 'aragon', { ...there, pamplona: [units('franks', 'infantry')] }), []);
  });

  it('is 12 of the Umayyads, cavalry counted, castles and Berbers not; each cavalry brings ½, 2 at most', () => {
    const there = (infantry: number, cavalry: number) => ({
      seville: [
        units('umayyads', 'infantry', infantry),
        units('umayyads', 'cavalry', cavalry),
        units('umayyads', 'castle'),
        units('umayyads', 'berber', 2),
      ],
    });
    assert.deepEqual(paid('umayyads', 'seville', there(8, 3)), ['minimum 1: -1', 'cavalry 3: 1.5']);
    assert.deepEqual(paid('umayyads', 'seville', there(10, 6)), ['cavalry 6: 2']);
    assert.deepEqual(paid('umayyads', 'seville', there(12, 1)), ['cavalry 1: 0.5']);
    // Owed to the last of the four only.
    assert.deepEqual(paid('umayyads', 'zaragoza', there(1, 1)), []);
    assert.deepEqual(paid('umayyads', 'valencia', there(1, 1)), []);
    assert.deepEqual(paid('umayyads', 'granada', there(1, 1)), []);
  });

  it('counts after the other three emirates, by the other reading before them (minimum-where)', () => {
    const points = (rulings: Readonly<Partial<Record<RulingId, 'b'>>>) => {
      const state = gameAt({ ...D, rulings }, { turn: 14, places: {}, of: { 1: ['umayyads'], 2: ['seville'] } });
      const draft = draftOf(read({ ...state, places: { seville: [units('umayyads', 'infantry', 7)] } }));
      push(draft, { kind: 'transformation', from: 'umayyads', into: 'seville', had: { infantry: 9, cavalry: 2 } });
      payMinimum(draft, 'umayyads', 'seville');
      return draft.state.nations.umayyads?.points;
    };
    assert.equal(points({}), -10);
    assert.equal(points({ 'minimum-where': 'b' }), -2 + 2);
  });

  it('is paid at the end of the turn, when it is known whose the heir is', () => {
    const of = {
      1: ['cantabrians', 'rome'],
      2: ['visigoths', 'byzantium', 'franks'],
      3: ['castile'],
      4: ['carthage'],
    } as const;
    const places = { leon: [units('cantabrians', 'infantry', 1)] };
    const { state, facts } = goneOn(gameAt(D, { turn: 8, stage: 'end', of, places, tally: { opener: '1' } }));
    assert.equal(state.nations.cantabrians?.points, -6);
    assert.equal(state.nations.cantabrians?.ended, true);
    assert.ok(facts.findIndex(({ kind }) => kind === 'points') < facts.findIndex(({ kind }) => kind === 'transformed'));
  });
});
