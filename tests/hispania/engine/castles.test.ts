import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, rebuild } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { castlesLeft } from '../../../src/books/hispania/engine/rules/castles.ts';
import { offered, open, play, read, refused, standing, told } from './set-up.ts';

describe('9.5 rebuilding', () => {
  it('costs one unit on the spot; the ruin goes back to its nation (R:1692-1705)', () => {
    const start = open(
      'umayyads',
      'movement',
      { toledo: 'umayyads: 2 infantry, cavalry; visigoths: ruin' },
      { turn: 11 },
    );
    assert.deepEqual([castlesLeft(read(start), 'visigoths'), castlesLeft(read(start), 'umayyads')], [6, 9]);
    const { state, facts } = play(start, [rebuild('toledo', 'infantry')]);
    assert.equal(standing(state, 'toledo', 'umayyads'), 3);
    assert.equal(standing(state, 'toledo', 'umayyads', 'castle'), 1);
    assert.equal(standing(state, 'toledo', 'visigoths', 'ruin'), 0);
    assert.deepEqual([castlesLeft(read(state), 'visigoths'), castlesLeft(read(state), 'umayyads')], [7, 8]);
    assert.deepEqual(
      told(facts, 'rebuilt').map(({ gave, taken }) => [gave, taken]),
      [['infantry', null]],
    );
  });
  it('takes a counter of the pool, or of another castle on the map: as the nation likes (R:1699-1702)', () => {
    const start = open(
      'umayyads',
      'movement',
      {
        toledo: 'umayyads: infantry; visigoths: ruin',
        cordoba: 'umayyads: castle, infantry',
      },
      { turn: 11 },
    );
    assert.ok(offered(start, rebuild('toledo', 'infantry')));
    const { state } = play(start, [rebuild('toledo', 'infantry', 'cordoba')]);
    assert.deepEqual(
      [standing(state, 'toledo', 'umayyads', 'castle'), standing(state, 'cordoba', 'umayyads', 'castle')],
      [1, 0],
    );
  });
  it('takes no castle of others, whosever counter it is', () => {
    const start = open('castile', 'movement', {
      toledo: 'castile: infantry; seville: ruin',
      cordoba: 'seville: castle@castile',
      segovia: 'castile: castle, infantry',
    });
    assert.equal(refused(start, rebuild('toledo', 'infantry', 'cordoba')), 'rebuild-gives-one 9.5-rebuild');
    assert.ok(offered(start, rebuild('toledo', 'infantry', 'segovia')));
  });
  it('turns a ruin of one’s own over, though the pool is empty', () => {
    const places = { segovia: 'castile: infantry, ruin' };
    const left = castlesLeft(read(open('castile', 'movement', places)), 'castile');
    const others = ['leon', 'avila', 'duero', 'porto', 'asturias']
      .slice(0, left)
      .map((place) => [place, 'castile: castle']);
    const full = open('castile', 'movement', { ...places, ...Object.fromEntries(others) });
    assert.equal(castlesLeft(read(full), 'castile'), 0);
    assert.ok(offered(full, rebuild('segovia', 'infantry')));
    const { state } = play(full, [rebuild('segovia', 'infantry')]);
    assert.equal(standing(state, 'segovia', 'castile', 'castle'), 1);
    assert.equal(castlesLeft(read(state), 'castile'), 0);
  });
  it('is asked after the battles too, and never while enemies stand there (ruling rebuild-when)', () => {
    const start = open(
      'umayyads',
      'combat',
      { toledo: 'umayyads: 2 infantry<cordoba; visigoths: castle!2' },
      { turn: 12 },
    );
    assert.equal(refused(start, rebuild('toledo', 'infantry/from=cordoba')), 'no-ruin 9.5-rebuild');
    const { state } = play(start, [battle('toledo'), 8, 1, 1]);
    assert.equal(hispania.decision(state)?.kind, 'after-battles');
    assert.deepEqual(hispania.decision(state)?.preset, end());
    assert.ok(offered(state, rebuild('toledo', 'infantry')) && offered(state, end()));
    const contested = open(
      'umayyads',
      'combat',
      { toledo: 'umayyads: 2 infantry<cordoba; visigoths: infantry; castile: ruin' },
      { turn: 14 },
    );
    assert.equal(refused(contested, rebuild('toledo', 'infantry/from=cordoba')), 'rebuild-enemies 9.5-rebuild');
  });
  it('may come before income, where that hangs on castles (R:1695)', () => {
    const places = { toledo: 'almoravids: 2 infantry; castile: ruin', galicia: 'galicians: infantry' };
    const start = open('galicians', 'last-stacking', places, { turn: 20, begins: true });
    const asked = hispania.decision(start);
    assert.deepEqual([asked?.kind, asked?.rule, asked?.by], ['before-income', '9.5-rebuild', ['almoravids']]);
    assert.equal(refused(start, rebuild('cordoba', 'infantry')), 'no-ruin 9.5-rebuild');
    // Toledo earns 3.
    assert.equal(play(start, [rebuild('toledo', 'infantry')]).state.nations.almoravids?.gold, 6);
    assert.equal(play(start, [end()]).state.nations.almoravids?.gold, undefined);
    // To others it makes no difference.
    const others = { toledo: 'seville: 2 infantry; castile: ruin', galicia: 'galicians: infantry' };
    const seville = open('galicians', 'last-stacking', others, { turn: 16, begins: true });
    assert.equal(hispania.decision(seville)?.kind, 'move');
  });
  it('is refused with its reason', () => {
    const start = open('castile', 'movement', {
      toledo: 'castile: infantry; seville: ruin',
      avila: 'leon: infantry, ruin',
      segovia: 'castile: infantry',
      duero: 'galicians: infantry, ruin',
    });
    assert.equal(refused(start, rebuild('segovia', 'infantry')), 'no-ruin 9.5-rebuild');
    assert.equal(refused(start, rebuild('avila', 'infantry')), 'rebuild-enemies 9.5-rebuild');
    assert.equal(refused(start, rebuild('toledo', 'knight')), 'nobody-there 9.5-rebuild');
    const vandals = open('vandals', 'movement', { duero: 'vandals: infantry; visigoths: ruin' }, { turn: 9 });
    assert.equal(refused(vandals, rebuild('duero', 'infantry')), 'no-castle-counters 9.5-rebuild');
    const check = open('castile', 'last-stacking', { toledo: 'castile: 6 infantry; seville: ruin' });
    assert.equal(refused(check, rebuild('toledo', 'infantry')), 'not-now 1');
  });
});
