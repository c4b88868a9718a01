import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aim, battle, capital, remove, retreat, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { limit } from '../../../src/books/hispania/engine/rules/stacking.ts';
import { choices, offered, open, type Places, play, read, refused, standing, told } from './set-up.ts';

describe('4.3 the capital', () => {
  it('holds one unit more: 3 in mountains, 4 in a plain, 5 in Toledo, Seville and Cordoba (R:645-649)', () => {
    for (const [place, holds] of [
      ['galicia', 3],
      ['segovia', 4],
      ['toledo', 5],
      ['seville', 5],
      ['cordoba', 5],
    ] as const) {
      const state = open('castile', 'movement', { [place]: 'castile: infantry' }, { capitals: { castile: place } });
      assert.equal(limit(read(state), 'castile', place), holds, place);
      assert.equal(limit(read(state), 'leon', place), holds - 1, place);
    }
  });

  const check = () =>
    open(
      'castile',
      'last-stacking',
      { segovia: 'castile: 4 infantry', avila: 'castile: 3 infantry', toledo: 'leon: infantry' },
      { capitals: { castile: 'avila' } },
    );

  it('may be declared at a check, and saves the unit (R:695-698)', () => {
    const state = open('castile', 'last-stacking', { segovia: 'castile: 4 infantry' });
    const { state: after, facts } = play(state, [capital('segovia')]);
    assert.equal(standing(after, 'segovia', 'castile'), 4);
    assert.deepEqual(
      told(facts, 'capital').map(({ place, was }) => [place, was]),
      [['segovia', null]],
    );
    assert.equal(told(facts, 'removed').length, 0);
  });

  it('is the sensible answer where it saves a unit and costs none', () => {
    const answer = (places: Places, was?: PlaceId) => {
      const start = open('castile', 'last-stacking', places, was ? { capitals: { castile: was } } : {});
      return hispania.decision(start)?.preset;
    };
    const surplus = { segovia: 'castile: 4 infantry' };
    assert.deepEqual(answer(surplus), capital('segovia'));
    assert.deepEqual(answer({ ...surplus, avila: 'castile: 2 infantry' }, 'avila'), capital('segovia'));
    assert.deepEqual(answer({ ...surplus, avila: 'castile: 3 infantry' }, 'avila'), remove('segovia', { infantry: 1 }));
  });

  it('costs the former one its surplus at once, before anything else (R:651-654)', () => {
    const { state } = play(check(), [capital('segovia')]);
    const decision = hispania.decision(state);
    assert.deepEqual([decision?.kind, decision?.rule, decision?.params['place']], ['remove', '4.3', 'avila']);
    assert.equal(refused(state, capital('avila')), 'remove-first 4.3');
    assert.equal(refused(state, remove('segovia', { infantry: 1 })), 'not-overfull 4.3');
    assert.equal(refused(state, remove('avila', { infantry: 2 })), 'remove-exactly 4.3');
    const { state: after, facts } = play(state, [remove('avila', { infantry: 1 })]);
    assert.deepEqual(
      told(facts, 'removed').map(({ rule, place, limit: most }) => [rule, place, most]),
      [['4.3', 'avila', 2]],
    );
    assert.equal(standing(after, 'avila', 'castile'), 2);
  });

  it('moves in another nation’s turn, under attack: no bonus of attack for who is attacked (R:650-657)', () => {
    const start = open(
      'galicians',
      'combat',
      { galicia: 'galicians: 2 infantry<porto; suebi: 3 infantry', asturias: 'suebi: 2 infantry' },
      { turn: 10, capitals: { suebi: 'galicia' }, seats: { suebi: 'ana' } },
    );
    const { state } = play(start, [battle('galicia'), 1, 1, 1, 1, 1], [stay('attacker')]);
    assert.ok(offered(state, capital('asturias')));
    const { state: declared } = play(state, [capital('asturias')]);
    assert.deepEqual(hispania.decision(declared)?.by, ['ana']);
    assert.ok(offered(declared, remove('galicia', { infantry: 1 })));
    const { state: after } = play(declared, [remove('galicia', { infantry: 1 })]);
    // Back in the battle: to Asturias there is room for 2 + 1 + 1 - 2.
    assert.deepEqual(
      choices(after, 'retreat').map(({ fixed, ranges }) => [fixed['to'], ranges['units']]),
      [['asturias', { is: 'counts', of: { infantry: 2 }, min: 1, max: 2 }]],
    );
    assert.ok(offered(after, retreat('defender', 'asturias', { infantry: 2 })));
  });

  it('is refused with its reason', () => {
    const state = open(
      'castile',
      'movement',
      { segovia: 'castile: infantry', avila: 'castile: infantry', toledo: 'leon: infantry' },
      { capitals: { castile: 'avila' } },
    );
    assert.equal(refused(state, capital('toledo')), 'capital-not-held 4.3');
    assert.equal(refused(state, capital('africa')), 'capital-not-held 4.3');
    assert.equal(refused(state, capital('avila')), 'capital-already 4.3');
    assert.equal(refused(state, capital('segovia')), 'capital-no-use 4.3');
  });

  it('is none of a contested province, and neutrals have none', () => {
    const start = open(
      'umayyads',
      'combat',
      { segovia: 'umayyads: 2 infantry<toledo; neutral: 2 infantry', avila: 'neutral: infantry' },
      { turn: 13 },
    );
    assert.equal(refused(start, capital('segovia')), 'capital-not-held 4.3');
    const { state } = play(start, [battle('segovia'), 2, 2, 2, 2]);
    assert.equal(refused(state, capital('avila')), 'capital-not-held 4.3');
    assert.equal(refused(state, aim('attacker', {})), 'round-over 6.2');
  });
});
