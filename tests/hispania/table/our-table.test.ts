import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { merged, unmarked } from '../../../src/books/hispania/engine/rules/units.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { begun, writtenOf } from '../../../src/books/hispania/ui/our-table/begin.ts';
import { check, targetsOf, unplayedIn } from '../../../src/books/hispania/ui/our-table/check.ts';
import { kindsOf, leadersFor, leftOf, ownersOf } from '../../../src/books/hispania/ui/our-table/counts.ts';
import { setGold, setOverlord, setPoints } from '../../../src/books/hispania/ui/our-table/fields.ts';
import { handOf, nextKind, nextOwner, putDown, tapped } from '../../../src/books/hispania/ui/our-table/hand.ts';
import { begin, edited, redone, undone } from '../../../src/books/hispania/ui/our-table/history.ts';
import { setActive, setOption, setPhase, setTurn } from '../../../src/books/hispania/ui/our-table/situation.ts';
import {
  clear,
  cohortsAt,
  copy,
  countAt,
  counterAt,
  setCount,
  setCounter,
  setFrom,
  setLeader,
  setWork,
  size,
  spotsOfLeader,
} from '../../../src/books/hispania/ui/our-table/standing.ts';

const EMPTY = begun({ is: 'empty' });
const codes = (written: Parameters<typeof check>[0]) => check(written).faults.map(({ code }) => code);

describe('what stands on the board that is written down', () => {
  it('is counted by place, owner and kind, and an empty place is left out', () => {
    const two = setCount(EMPTY, 'toledo', 'iberians', 'infantry', 2);
    assert.deepEqual(two.units, { toledo: [{ owner: 'iberians', kind: 'infantry', count: 2 }] });
    const one = setCount(two, 'toledo', 'iberians', 'infantry', 1);
    assert.deepEqual(one.units, { toledo: [{ owner: 'iberians', kind: 'infantry' }] });
    assert.deepEqual(setCount(one, 'toledo', 'iberians', 'infantry', 0).units, {});
    assert.equal(setCount(one, 'toledo', 'iberians', 'infantry', 1), one, 'nothing changed');
    assert.equal(countAt(setCount(one, 'toledo', 'iberians', 'infantry', 999), 'toledo', 'iberians', 'infantry'), 60);
    assert.deepEqual(EMPTY.units, {}, 'what was there is never changed');
  });
  it('keeps marks: units without any come and go first', () => {
    const units = { toledo: [{ owner: 'rome', kind: 'elite', from: 'cuenca' }] } as const;
    const more = setCount({ ...EMPTY, units }, 'toledo', 'rome', 'elite', 3);
    assert.deepEqual(cohortsAt(more, 'toledo')[1], { owner: 'rome', kind: 'elite', count: 2 });
    assert.deepEqual(cohortsAt(setCount(more, 'toledo', 'rome', 'elite', 1), 'toledo'), units.toledo);
    assert.deepEqual(setCount(more, 'toledo', 'rome', 'elite', 0).units, {});
  });
  it('has one work of an owner in a province; a ruin keeps whose counter the castle was', () => {
    const castle = setCounter(setWork(EMPTY, 'toledo', 'seville', 'castle'), 'toledo', 'seville', 'castile');
    const ruin = setWork(castle, 'toledo', 'seville', 'ruin');
    assert.deepEqual(cohortsAt(ruin, 'toledo'), [{ owner: 'seville', kind: 'ruin', counter: 'castile' }]);
    assert.equal(counterAt(ruin, 'toledo', 'seville'), 'castile');
    assert.equal(counterAt(setCounter(ruin, 'toledo', 'seville', 'seville'), 'toledo', 'seville'), undefined);
    assert.deepEqual(setWork(ruin, 'toledo', 'seville', null).units, {});
    assert.equal(setWork(ruin, 'toledo', 'seville', null, 'castle').units.toledo?.length, 1, 'there is no castle');
  });
  it('has each leader once: put down elsewhere he leaves where he was', () => {
    const there = setLeader(EMPTY, 'toledo', 'castile', 'alfonso-vi', true);
    const moved = setLeader(there, 'avila', 'castile', 'alfonso-vi', true);
    assert.deepEqual(spotsOfLeader(moved, 'alfonso-vi'), ['avila']);
    assert.deepEqual(setLeader(moved, 'avila', 'castile', 'alfonso-vi', false).units, {});
  });
  it('is copied without its leaders, and cleared by owner', () => {
    const full = setLeader(setCount(EMPTY, 'toledo', 'castile', 'knight', 2), 'toledo', 'castile', 'alfonso-vi', true);
    const both = copy(full, 'toledo', 'avila');
    assert.deepEqual(cohortsAt(both, 'avila'), [{ owner: 'castile', kind: 'knight', count: 2 }]);
    assert.equal(size(both), 4);
    const meets = setCount(both, 'avila', 'leon', 'infantry', 1);
    assert.deepEqual(cohortsAt(clear(meets, 'avila', 'castile'), 'avila'), [{ owner: 'leon', kind: 'infantry' }]);
  });
  it('may be El Cid’s band off the map, and may say where attackers came from', () => {
    const band = setCount(EMPTY, 'band', 'el-cid', 'infantry', 5);
    assert.deepEqual(band.band, [{ owner: 'el-cid', kind: 'infantry', count: 5 }]);
    assert.equal(clear(band, 'band').band, undefined);
    const from = setFrom(setCount(EMPTY, 'toledo', 'rome', 'elite', 2), 'toledo', 'rome', 'cuenca');
    assert.equal(cohortsAt(from, 'toledo')[0]?.from, 'cuenca');
    assert.equal(cohortsAt(setFrom(from, 'toledo', 'rome', undefined), 'toledo')[0]?.from, undefined);
  });
});

describe('the counters', () => {
  it('are those of whoever’s time it is, and how many are left is told', () => {
    const { now, others } = ownersOf(EMPTY);
    assert.ok(now.includes('carthage') && !now.includes('vandals') && others.includes('vandals'));
    const guests = setCount(EMPTY, 'toledo', 'vandals', 'infantry', 1);
    assert.ok(ownersOf(guests).now.includes('vandals'), 'who stands there is there');
    assert.equal(leftOf(setCount(EMPTY, 'cadiz', 'carthage', 'infantry', 20), 'carthage', 'infantry'), 6);
    assert.deepEqual(kindsOf(EMPTY, 'carthage'), ['infantry']);
    assert.deepEqual(leadersFor(setTurn(EMPTY, 2), 'carthage'), ['hamilcar', 'hasdrubal']);
    assert.deepEqual(leadersFor(setTurn(EMPTY, 8), 'visigoths').slice(0, 3), ['wallia', 'alaric-ii', 'euric']);
  });
  it('are put down as they are in hand, by number or one by one', () => {
    const hand = handOf(EMPTY, 'carthage');
    assert.equal(hand.kind, 'infantry');
    const three = putDown(EMPTY, 'cadiz', hand, 3);
    assert.equal(countAt(tapped(three, 'cadiz', hand), 'cadiz', 'carthage', 'infantry'), 4);
    assert.deepEqual(putDown(three, 'cadiz', hand, 0).units, {});
    const leader = nextKind(EMPTY, hand, 1);
    assert.equal(leader.kind, 'hamilcar');
    const led = tapped(three, 'cadiz', leader);
    assert.deepEqual(spotsOfLeader(led, 'hamilcar'), ['cadiz']);
    assert.deepEqual(spotsOfLeader(tapped(led, 'cadiz', leader), 'hamilcar'), []);
    assert.equal(nextOwner(EMPTY, hand, 1).owner, 'galicians');
    assert.equal(nextOwner(EMPTY, nextOwner(EMPTY, hand, -1), 1).owner, 'carthage');
    const castle = handOf(setTurn(EMPTY, 14), 'castile', 'castle');
    const built = tapped(EMPTY, 'duero', castle);
    assert.equal(countAt(built, 'duero', 'castile', 'castle'), 1);
    assert.deepEqual(tapped(built, 'duero', castle).units, {});
  });
});

describe('undo', () => {
  it('takes back step by step, and again; what is typed at once is one step', () => {
    let history = begin(0);
    history = edited(history, 1, 0, 'toledo');
    history = edited(history, 12, 300, 'toledo');
    history = edited(history, 13, 5000, 'toledo');
    history = edited(history, 14, 5100);
    assert.equal(edited(history, 14, 6000), history, 'nothing changed');
    assert.deepEqual(history.past, [0, 12, 13]);
    history = undone(undone(history));
    assert.equal(history.now, 12);
    assert.equal(redone(history).now, 13);
    assert.equal(redone(redone(redone(history))).now, 14, 'there is no more');
    assert.deepEqual(edited(history, 20, 9000, 'toledo').future, [], 'another edit forgets what was undone');
    assert.equal(undone(begin(5)).now, 5);
  });
});

describe('a board', () => {
  it('begins with nothing, with a set-up, or with a state; the set-up is the one that the game begins with', () => {
    assert.deepEqual(codes(EMPTY), []);
    for (const scenario of ['A', 'B', 'C', 'D', 'E'] as const) {
      const state = setup({ scenario, set: PUBLISHED }, 1);
      const checked = check(begun({ is: 'scenario', scenario }));
      assert.deepEqual(checked.faults, []);
      // A written position keeps no empty purse, and its dice are others.
      assert.deepEqual({ ...checked.state, dice: 0 }, { ...state, dice: 0 });
      assert.deepEqual(hispania.decision(checked.state as State), hispania.decision(state));
    }
  });
  it('takes over a state in the middle of a turn, and says what of it is lost', () => {
    let state = setup({ scenario: 'A' }, 3);
    for (let i = 0; i < 200 && state.stage !== 'over'; i++) {
      const decision = hispania.decision(state);
      const action = decision?.preset;
      if (!decision || !action) break;
      const { written, lost } = writtenOf(state);
      if (lost.length === 0) {
        const again = check(written);
        assert.deepEqual(again.faults, [], JSON.stringify(written));
        // A unit that has fought no longer needs its origin.
        const standing = ({ places }: State) =>
          Object.entries(places).map(([place, there]) => [place, merged((there ?? []).map(unmarked))]);
        assert.deepEqual(standing(again.state as State), standing(state));
        assert.deepEqual([again.state?.turn, again.state?.active], [state.turn, state.active]);
      }
      const next = hispania.apply(state, action);
      if (!next.state) break;
      state = next.state;
    }
    assert.ok(state.turn > 1);
  });
  it('keeps what makes no sense, and names each fault with where to mend it', () => {
    const active = setPhase(setActive(setTurn(EMPTY, 5), 'rome'), 'movement');
    let written = setCount(active, 'toledo', 'celts', 'infantry', 2);
    written = setCount(written, 'toledo', 'basques', 'infantry', 1);
    written = setLeader(written, 'avila', 'celts', 'viriathus', true);
    written = setCount(written, 'huesca', 'basques', 'infantry', 40);
    const { faults } = check(written);
    const found = faults.map((fault) => [fault.code, ...targetsOf(written, fault)]);
    assert.deepEqual(found, [
      ['two-nations', { is: 'spot', spot: 'toledo' }],
      ['too-many-counters', { is: 'nation', nation: 'basques' }],
      ['leader-of-another', { is: 'spot', spot: 'avila' }],
    ]);
    const early = check({ ...setPhase(active, 'second-movement'), lastTurn: 5 });
    assert.deepEqual(
      early.faults.map((fault) => [fault.code, ...targetsOf(active, fault)]),
      [['no-such-phase', { is: 'section', section: 'situation' }]],
    );
  });
  it('lets every nation that is still to come play, where no version says how they find their players', () => {
    const { state } = check(setPoints(setGold(EMPTY, 'celts', 5), 'iberians', 3));
    assert.deepEqual(state?.nations.celts, { seat: 'celts', points: 0, capital: null, gold: 5 });
    assert.equal(state?.nations.iberians?.points, 3);
    assert.ok(state?.nations.vandals, 'they come on turn 6');
    assert.equal(check({ ...EMPTY, lastTurn: 5 }).state?.nations.vandals, undefined);
    assert.equal(check(setTurn(EMPTY, 12)).state?.nations.vandals, undefined, 'they are gone');
  });
  it('knows nobody who is his own overlord, and no purse below nothing', () => {
    assert.equal(setOverlord(EMPTY, 'celts', 'celts').overlords, undefined);
    assert.deepEqual(setOverlord(EMPTY, 'celts', 'rome').overlords, { celts: 'rome' });
    assert.equal(setGold(EMPTY, 'celts', -3).gold, undefined);
    assert.deepEqual(setPoints(EMPTY, 'celts', -3).points, { celts: -3 });
  });
  it('begins the turn of a nation with its first phase; nobody’s turn has none', () => {
    const rome = setActive(setTurn(EMPTY, 3), 'rome');
    assert.deepEqual([rome.active, rome.phase, rome.begins], ['rome', 'arrival', true]);
    const nobody = setActive(rome, null);
    assert.deepEqual([nobody.active, nobody.phase, nobody.begins], [null, null, undefined]);
    assert.equal(setTurn({ ...EMPTY, lastTurn: 3 }, 9).lastTurn, 9);
  });
  it('has a bag of tokens with their rule only', () => {
    const tokens = setOption(EMPTY, 'tokens', true);
    assert.equal(tokens.bag?.left.length, 27);
    assert.equal(setOption(tokens, 'tokens', false).bag, undefined);
    assert.equal(unplayedIn({ code: 'cannot-be', path: 'nations', params: { received: 'rome' } }), 'rome');
  });
});
