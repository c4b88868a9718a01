import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, stay, step } from '../../../src/books/hispania/engine/actions.ts';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { NATION_TABLE } from '../../../src/books/hispania/engine/data/nations.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { sequence } from '../../../src/books/hispania/engine/turn.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { pick } from '../../../src/kernel/counting.ts';
import { randomInt, roller } from '../../../src/kernel/dice.ts';
import { canonical, hash } from '../../../src/kernel/hash.ts';
import { begin, jump, now, play as record, undo } from '../../../src/kernel/journal.ts';
import { SEED } from '../../kernel/seed.ts';
import { choices, open, play, refused, told } from './set-up.ts';
import { goOn } from './turn-end.ts';

const query = (state: State, name: 'active' | 'phase') => hispania.queries[name]?.(state, ...([] as never[]));

describe('1 the phases', () => {
  it('are those of rule 1, and of 9.1 in an invasion (R:247-259, R:1512-1527)', () => {
    const before = ['arrival', 'income', 'placement', 'movement', 'stacking', 'combat'];
    const after = ['last-stacking', 'population', 'sequence-end'];
    const ids = (nation: 'castile' | 'alans' | 'aragon', turn: number) => {
      const state = open(nation, 'movement', { segovia: `${nation}: infantry` }, { turn });
      return sequence(view(state), nation).map(({ id }) => id);
    };
    assert.deepEqual(ids('castile', 16), [...before, ...after]);
    assert.deepEqual(ids('alans', 7), [...before, ...after]);
    assert.deepEqual(ids('alans', 6), [...before, 'second-movement', 'second-stacking', 'second-combat', ...after]);
    // 9.2: the check after the first combat comes before the movement of ardour.
    assert.deepEqual(ids('aragon', 16), [
      ...before,
      'ardour-check',
      'ardour-movement',
      'ardour-stacking',
      'ardour-combat',
      ...after,
    ]);
    const invasions = NATIONS.flatMap((nation) => NATION_TABLE[nation].invasions.map((turn) => `${nation} ${turn}`));
    assert.deepEqual(invasions, [
      'carthage 1',
      'rome 4',
      'vandals 6',
      'alans 6',
      'suebi 6',
      'visigoths 8',
      'umayyads 11',
      'almoravids 18',
      'almohads 20',
    ]);
  });
  it('refuse what belongs to another phase', () => {
    const moving = open('castile', 'movement', { segovia: 'castile: infantry', toledo: 'leon: infantry' });
    assert.equal(refused(moving, battle('toledo')), 'fight-later 6');
    assert.equal(refused(moving, stay('attacker')), 'not-now 1');
    assert.equal(refused(moving, { kind: 'remove', fixed: { place: 'segovia' }, values: {} }), 'remove-later 4.5');
    assert.equal(refused(moving, { ...end(), values: { more: 1 } }), 'not-an-action 1');
    const fighting = open('castile', 'combat', { toledo: 'castile: infantry<segovia; leon: infantry' });
    assert.equal(refused(fighting, step('toledo', 'cordoba', {})), 'move-later 1');
  });
  it('pass from nation to nation in the order of play, leaving out who has no units (R:338-343)', () => {
    const start = open(
      'castile',
      'movement',
      { segovia: 'castile: infantry', toledo: 'seville: infantry', duero: 'navarre: sancho', leon: 'leon: infantry' },
      { turn: 15, lastTurn: 16 },
    );
    const order: unknown[] = [];
    let state = start;
    for (let n = 0; n < 12 && hispania.decision(state); n++) {
      order.push(`${state.turn} ${query(state, 'active')}`);
      state = play(state, [end()]).state;
    }
    assert.deepEqual(
      order.filter((one, i) => one !== order[i - 1]),
      ['15 castile', '15 seville', '16 leon', '16 castile', '16 seville'],
    );
    assert.equal(state.active, null);
    assert.equal(refused(state, end()), 'over 1');
    assert.deepEqual(hispania.barred(state), []);
  });
  it('are played by whoever has a castle alone or only units at sea, and by newcomers on the turn they come (R:225-227)', () => {
    const turns = (turn: number, places: Parameters<typeof open>[2], seats = {}) => {
      const start = open('galicians', 'sequence-end', { galicia: 'galicians: infantry', ...places }, { turn, seats });
      return told(goOn(start).facts, 'phase').map(({ nation }) => nation);
    };
    assert.ok(turns(16, { toledo: 'seville: castle' }).includes('seville'));
    assert.ok(turns(9, { sea: 'byzantium: infantry' }).includes('byzantium'));
    assert.ok(turns(7, { narbonne: 'suebi: infantry' }).includes('suebi'));
    assert.ok(turns(9, {}, { byzantium: 'ana' }).includes('byzantium'));
    assert.ok(!turns(8, {}, { byzantium: 'ana' }).includes('byzantium'));
  });
  it('touch no other nation of the same player (R:261-263)', () => {
    const places = { segovia: 'castile: infantry', avila: 'seville: 4 infantry', toledo: 'seville: infantry' };
    const start = open('castile', 'movement', places, { seats: { castile: 'ana', seville: 'ana' } });
    assert.equal(refused(start, step('toledo', 'cordoba', { infantry: 1 })), 'nobody-there 5');
    const { state, facts } = play(start, [end()]);
    assert.equal(query(state, 'active'), 'seville');
    assert.deepEqual(told(facts, 'removed'), []);
    assert.equal(state.places.avila?.[0]?.count, 4);
  });
  it('go on for a nation that is destroyed in its own turn, without asking it anything', () => {
    const start = open(
      'alans',
      'combat',
      { toledo: 'alans: infantry<segovia; suebi: 2 infantry', porto: 'suebi: infantry' },
      { turn: 6 },
    );
    const { state, facts } = play(start, [battle('toledo'), 1, 10, 1]);
    assert.equal(query(state, 'active'), 'suebi');
    assert.deepEqual(
      told(facts, 'phase-skipped')
        .filter(({ nation }) => nation === 'alans')
        .map(({ phase }) => phase),
      ['second-movement', 'second-stacking', 'second-combat', 'last-stacking', 'population', 'sequence-end'],
    );
  });
  it('give an invasion a whole second movement, no check between, and no marks left (R:1528-1546)', () => {
    const start = open('alans', 'movement', { pamplona: 'alans: 3 infantry' }, { turn: 6 });
    const { state } = play(start, [step('pamplona', 'zaragoza', { infantry: 3 })], [end()]);
    assert.equal(query(state, 'phase'), 'second-movement');
    assert.deepEqual(state.places, { zaragoza: [{ owner: 'alans', kind: 'infantry', count: 3 }] });
    const fought = open('alans', 'combat', { zaragoza: 'alans: 5 infantry<pamplona; iberians: infantry' }, { turn: 6 });
    const { state: second } = play(fought, [battle('zaragoza'), 7, 7, 7, 7, 7, 1]);
    assert.equal(query(second, 'phase'), 'second-movement');
    assert.deepEqual(second.places.zaragoza, [{ owner: 'alans', kind: 'infantry', count: 5 }]);
    assert.equal(choices(second, 'step').length > 0, true);
    const { facts } = play(second, [end()]);
    assert.deepEqual(
      told(facts, 'phase').map(({ phase, rule }) => [phase, rule]),
      [['second-stacking', '4.5']],
    );
  });
});

describe(`state and replay (seed ${SEED})`, () => {
  const RICH = () =>
    open(
      'visigoths',
      'movement',
      {
        segovia: 'visigoths: 6 infantry, alaric-ii',
        toledo: 'suebi: 3 infantry; visigoths: ruin',
        avila: 'visigoths: 3 infantry, euric',
        cuenca: 'hispano-romans: infantry, fort',
        porto: 'galicians: 2 infantry',
        duero: 'visigoths: castle',
        valencia: 'visigoths: 2 infantry',
      },
      { turn: 8, lastTurn: 12, capitals: { suebi: 'toledo' } },
    );

  it('is plain data: what `position` takes back and writes alike', () => {
    const dice = roller(SEED);
    let state = RICH();
    for (let n = 0; n < 400; n++) {
      const decision = hispania.decision(state);
      const choice = decision?.choices[randomInt(dice, 0, decision.choices.length - 1)];
      if (!choice) break;
      const copy = JSON.parse(JSON.stringify(state)) as State;
      assert.deepEqual(copy, state);
      const opened = hispania.position(copy);
      assert.deepEqual(opened.faults, undefined, canonical(state));
      assert.ok(opened.state);
      assert.equal(canonical(hispania.decision(opened.state)), canonical(decision));
      const action = pick(choice, dice);
      const [one, two] = [hispania.apply(state, action), hispania.apply(opened.state, action)];
      assert.equal(canonical(one), canonical(two));
      assert.ok(one.state);
      state = one.state;
    }
  });

  it('comes back by undo, hash by hash, and the same again by playing', () => {
    const dice = roller(SEED);
    const start = RICH();
    const begun = begin(hispania, { is: 'position', position: start });
    assert.ok(begun.journal);
    let journal = begun.journal;
    const hashes = [hash(now(journal))];
    for (let n = 0; n < 200; n++) {
      const decision = hispania.decision(now(journal));
      const choice = decision?.choices[randomInt(dice, 0, decision.choices.length - 1)];
      if (!choice) break;
      const played = record(hispania, journal, pick(choice, dice));
      assert.ok(played.journal);
      journal = played.journal;
      hashes.push(hash(now(journal)));
    }
    const { entries } = journal;
    assert.ok(entries.length > 50);
    let back = journal;
    for (let n = entries.length; n > 0; n--) {
      assert.equal(hash(now(back)), hashes[n]);
      back = undo(hispania, back, { unlimited: true });
    }
    assert.equal(hash(now(back)), hashes[0]);
    let again = begun.journal;
    for (const { action } of entries) {
      const played = record(hispania, again, action);
      assert.ok(played.journal);
      again = played.journal;
    }
    assert.equal(hash(now(again)), hashes.at(-1));
    assert.equal(hash(now(jump(journal, 10))), hashes[10]);
  });
});
