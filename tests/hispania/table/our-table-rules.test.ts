import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PUBLISHED } from '../../../src/books/hispania/engine/data/sets.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import { setup } from '../../../src/books/hispania/engine/setup.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { begun } from '../../../src/books/hispania/ui/our-table/begin.ts';
import { check } from '../../../src/books/hispania/ui/our-table/check.ts';
import { ahead, groupsOf, removals, scores } from '../../../src/books/hispania/ui/our-table/forecast.ts';
import {
  ASIDE,
  asideOn,
  forgetAside,
  KEY,
  keepOn,
  keptOn,
  readText,
  textOf,
} from '../../../src/books/hispania/ui/our-table/keep.ts';
import {
  giveToken,
  handOf,
  inBag,
  playToken,
  setTally,
  takeToken,
  toggled,
  unplayToken,
} from '../../../src/books/hispania/ui/our-table/memory.ts';
import {
  addPlayer,
  groupsIn,
  removePlayer,
  renamePlayer,
  setAdjust,
  setGame,
  setGroup,
  unplayed,
} from '../../../src/books/hispania/ui/our-table/players.ts';
import {
  mayPlay,
  setActive,
  setBegins,
  setOption,
  setPhase,
  setRuling,
  setTurn,
} from '../../../src/books/hispania/ui/our-table/situation.ts';
import { setCount } from '../../../src/books/hispania/ui/our-table/standing.ts';
import { begin as beginJournal } from '../../../src/kernel/journal.ts';
import { toSave } from '../../../src/kernel/saves.ts';
import type { TextStore } from '../../../src/ui/table/text-store.ts';

const EMPTY = begun({ is: 'empty' });
const stateOf = (written: Written): State => {
  const { state, faults } = check(written);
  assert.deepEqual(faults, []);
  return state as State;
};
/** Rome on turn 5, during a phase: four elites in Toledo, where four may stay, and five in Segovia. */
const ROME = ((): Written => {
  const turn = setBegins(setPhase(setActive(setTurn(EMPTY, 5), 'rome'), 'movement'), false);
  return setCount(setCount(turn, 'toledo', 'rome', 'elite', 4), 'segovia', 'rome', 'elite', 5);
})();

describe('who plays what', () => {
  it('comes with a scenario: its last turn, its players, in the standard version its groups', () => {
    const a = setGame(setTurn(EMPTY, 4), 'A', 'standard');
    assert.deepEqual([a.scenario, a.mode, a.turn, a.lastTurn], ['A', 'standard', 4, 13]);
    const { players, seats } = begun({ is: 'scenario', scenario: 'A' });
    assert.deepEqual([a.players, a.seats], [players, seats]);
    assert.deepEqual(stateOf(setCount(a, 'toledo', 'celts', 'infantry', 1)).mode, 'standard');
    const first = groupsIn(a)[0]?.seat ?? '';
    const other = setGroup(a, 1, '2');
    assert.notEqual(first, '2');
    assert.deepEqual(groupsIn(other)[0], { lot: 'carthage', seat: '2' });
    assert.equal(setGame(a, 'B', 'standard').mode, 'advanced', 'B has no standard version');
    const none = setGame(a, undefined);
    assert.deepEqual([none.scenario, none.mode], [undefined, undefined]);
    assert.deepEqual(none.players, players, 'the players stay');
  });
  it('is told for each nation on the board, in a version of the game', () => {
    const b = setGame(setCount(setTurn(EMPTY, 8), 'toledo', 'visigoths', 'infantry', 1), 'C', 'advanced');
    assert.deepEqual(unplayed(b), ['visigoths']);
    assert.deepEqual(unplayed({ ...b, seats: { visigoths: '1' } }), []);
    assert.deepEqual(unplayed({ ...b, mode: undefined } as unknown as Written), []);
    assert.deepEqual(
      unplayed(begun({ is: 'scenario', scenario: 'B' })),
      [],
      'before the first turn they are auctioned',
    );
  });
  it('follows a player who gets another name, and is nobody’s when he leaves', () => {
    const a = setTally(setGame(EMPTY, 'A', 'standard'), 'signs', ['1']);
    const named = renamePlayer(a, { seat: '1', wanted: 'Inês' });
    assert.equal(named.players?.[0]?.seat, 'Inês');
    assert.ok(!Object.values(named.seats ?? {}).includes('1') && Object.values(named.seats ?? {}).includes('Inês'));
    assert.deepEqual(named.tally?.signs, ['Inês']);
    assert.equal(renamePlayer(a, { seat: '1', wanted: '2' }), a, 'that is another’s name');
    assert.equal(renamePlayer(a, { seat: '1', wanted: '  ' }), a);
    assert.equal(renamePlayer(a, { seat: '1', wanted: 'x'.repeat(200) }).players?.[0]?.seat.length, 80);
    const gone = removePlayer(named, 'Inês');
    assert.equal(gone.players?.length, 3);
    assert.ok(!Object.values(gone.seats ?? {}).includes('Inês'));
    assert.equal(addPlayer(gone, (n) => `${n}`).players?.at(-1)?.seat, '5', 'no name twice');
    assert.equal(setAdjust(gone, '2', 7).players?.[0]?.adjust, 7);
  });
  it('names the optional rules of the version, and rulings by their other reading', () => {
    const a = setGame(EMPTY, 'A', 'standard');
    assert.ok(mayPlay(a, 'tokens') && !mayPlay(a, 'sealed-bids') && mayPlay(EMPTY, 'sealed-bids'));
    const b = setRuling(EMPTY, 'ataces', 'b');
    assert.deepEqual(b.rulings, { ataces: 'b' });
    assert.equal(setRuling(b, 'ataces', 'a').rulings, undefined);
  });
  it('has event tokens in hands, in the bag or played, each once', () => {
    const a = setOption(setGame(EMPTY, 'A', 'standard'), 'tokens', true);
    const one = giveToken(a, '1', 'bravery');
    assert.deepEqual([handOf(one, '1'), inBag(one, 'bravery')], [['bravery'], 0]);
    assert.equal(giveToken(one, '2', 'bravery'), one, 'there is one only');
    assert.equal(one.bag?.left.length, 26);
    const played = playToken(takeToken(one, '1', 'bravery'), 'bravery');
    assert.deepEqual([handOf(played, '1'), played.bag?.played], [[], ['bravery']]);
    assert.equal(unplayToken(played, 'bravery').bag?.left.length, 27);
    assert.deepEqual(stateOf(one).players?.[0]?.tokens, ['bravery']);
    assert.equal(setOption(one, 'tokens', false).players?.[0]?.tokens, undefined);
  });
  it('remembers what has happened once', () => {
    assert.deepEqual(stateOf(setTally(EMPTY, 'toledo', true)).tally, { toledo: true });
    assert.equal(setTally(setTally(EMPTY, 'toledo', true), 'toledo', undefined).tally, undefined);
    assert.deepEqual(toggled(['b'], 'a', ['a', 'b']), ['a', 'b']);
    assert.equal(toggled(['a'], 'a', ['a', 'b']), undefined);
  });
});

describe('what the rules make of a board', () => {
  it('is the question that the game asks, with what happens before it', () => {
    const state = stateOf(setActive(ROME, 'rome'));
    const gone = ahead(state);
    assert.ok(gone.facts.some(({ kind }) => kind === 'arrived' || kind === 'phase'));
    assert.deepEqual(hispania.decision(gone.state), hispania.decision(state));
    const decision = hispania.decision(stateOf(ROME));
    assert.ok(decision);
    const groups = groupsOf(decision);
    assert.deepEqual(groups.flatMap(({ from }) => from ?? []).sort(), ['segovia', 'toledo']);
    assert.equal(
      groups.reduce((sum, { choices }) => sum + choices.length, 0),
      decision.choices.length,
    );
  });
  it('is what the checks would take off, as the engine asks it', () => {
    const found = removals(stateOf(ROME)).map(({ why, place, count, has, most }) => [why, place, count, has, most]);
    assert.deepEqual(found, [
      ['attack', 'segovia', 2, 5, 3],
      ['peace', 'segovia', 2, 5, 3],
      ['population', undefined, 5, 9, 4],
    ]);
    // The capital holds one more, and the attack limit holds where enemies stand.
    const capital = { ...ROME, capitals: { rome: 'segovia' as const } };
    assert.deepEqual(
      removals(stateOf(capital)).flatMap(({ why, count }) => (why === 'peace' ? [count] : [])),
      [1],
    );
    const meets = setCount(ROME, 'segovia', 'celts', 'infantry', 1);
    const fought = removals(stateOf(meets)).map(({ why, nation, place, count }) => [why, nation, place, count]);
    assert.deepEqual(fought, [['attack', 'rome', 'segovia', 1]], 'who wins there nobody knows');
    assert.deepEqual(removals(stateOf(EMPTY)), []);
  });
  it('never looks for a check before combat when that is over', () => {
    const late = { ...ROME, phase: 'last-stacking' as const };
    assert.deepEqual(
      removals(stateOf(late)).map(({ why }) => why),
      ['peace', 'population'],
    );
  });
  it('is who would score what: at the end of this turn, or of the next that scores', () => {
    const { turn, nations } = scores(stateOf(ROME));
    assert.equal(turn, 5);
    const rome = nations.find(({ nation }) => nation === 'rome');
    assert.ok(rome && rome.gains > 0);
    assert.equal(
      rome.gains,
      rome.facts.reduce((sum, { points }) => sum + points, 0),
    );
    const early = scores(stateOf(begun({ is: 'scenario', scenario: 'A' })));
    assert.equal(early.turn, 3);
    assert.deepEqual(
      early.players.map(({ has }) => has).sort((a, b) => a - b),
      [0, 6, 16, 32],
    );
    const all = early.nations.reduce((sum, { gains }) => sum + gains, 0);
    assert.equal(
      all,
      early.players.reduce((sum, { gains }) => sum + gains, 0),
    );
  });
  it('agrees with the game: played on with nothing done, the turn brings the points that were told', () => {
    let state = stateOf(setGame(begun({ is: 'scenario', scenario: 'A' }), 'A', 'standard'));
    const facts: { kind: string; nation?: string; points?: number; turn?: number; rule: string }[] = [];
    let told: ReturnType<typeof scores> | undefined;
    for (let i = 0; i < 2000 && state.turn < 4; i++) {
      const decision = hispania.decision(state);
      if (!decision) break;
      const end = decision.choices.find(({ kind }) => kind === 'end');
      const action = end ? { kind: 'end', fixed: {}, values: {} } : decision.preset;
      assert.ok(action, decision.kind);
      if (state.turn === 3) told = scores(state);
      const next = hispania.apply(state, action);
      assert.ok(next.state, JSON.stringify(next.refusal));
      facts.push(...(next.facts as unknown as typeof facts));
      state = next.state;
    }
    const scored = new Map<string, number>();
    for (const fact of facts.filter(({ kind, turn }) => kind === 'points' && turn === 3)) {
      const { nation = '', points = 0 } = fact;
      scored.set(nation, (scored.get(nation) ?? 0) + points);
    }
    const gains = new Map(told?.nations.filter(({ facts: own }) => own.length > 0).map((n) => [n.nation, n.gains]));
    assert.deepEqual(Object.fromEntries(gains), Object.fromEntries(scored));
    assert.ok(scored.size > 3);
  });
});

/** A store in memory; `full` throws as a browser does whose store has no room. */
function memory(full = false): TextStore & { readonly all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    getItem: (key) => all.get(key) ?? null,
    setItem(key, value) {
      if (full) throw new DOMException('no room', 'QuotaExceededError');
      all.set(key, value);
    },
    removeItem: (key) => all.delete(key),
  };
}

describe('a board as text', () => {
  it('comes back as it was, with what makes no sense in it', () => {
    const wrong = setCount(ROME, 'toledo', 'celts', 'infantry', 50);
    for (const written of [EMPTY, ROME, wrong, begun({ is: 'scenario', scenario: 'E' })]) {
      assert.deepEqual(readText(textOf(written)).written, written);
    }
  });
  it('may be a state or a saved game, of which the last position is taken', () => {
    const state = setup({ scenario: 'A' }, 1);
    assert.equal(readText(JSON.stringify(state)).written?.scenario, 'A');
    const { journal } = beginJournal(hispania, { is: 'game', options: { scenario: 'A', set: PUBLISHED }, seed: 1 });
    assert.ok(journal);
    const read = readText(JSON.stringify(toSave(hispania, journal)));
    assert.deepEqual(read.written, begun({ is: 'scenario', scenario: 'A' }));
  });
  it('is hostile: what is no board is refused by name, and nothing is ever thrown', () => {
    const codes = (text: string) => [...new Set((readText(text).faults ?? []).map(({ code }) => code))];
    assert.deepEqual(codes('nothing'), ['not-json']);
    assert.deepEqual(codes('[1]'), ['not-written-right']);
    assert.deepEqual(codes(JSON.stringify({ ...EMPTY, turn: 0.5 })), ['not-an-integer']);
    assert.deepEqual(codes(JSON.stringify({ ...EMPTY, more: 1 })), ['not-written-right']);
    assert.deepEqual(codes('{"units":{"__proto__":[]}}'), ['forbidden-key']);
    assert.deepEqual(codes(`${'['.repeat(40)}${']'.repeat(40)}`), ['too-deep']);
    assert.deepEqual(codes(JSON.stringify({ ...EMPTY, note: 'x'.repeat(3000) })), ['text-too-long']);
    const many = { ...EMPTY, units: { toledo: Array.from({ length: 25 }, () => ({ owner: 'rome', kind: 'elite' })) } };
    assert.deepEqual(codes(JSON.stringify(many)), ['not-written-right']);
    const folder = 'tests/hispania/corpus/saves';
    for (const file of readdirSync(folder)) {
      const { written, faults } = readText(readFileSync(`${folder}/${file}`, 'utf8'));
      assert.ok(written !== undefined || (faults?.length ?? 0) > 0, file);
    }
  });
});

describe('the draft on this device', () => {
  it('is kept and found again', () => {
    const device = memory();
    assert.deepEqual(keptOn(device), { is: 'nothing' });
    assert.ok(keepOn(device, ROME));
    assert.deepEqual(keptOn(device), { is: 'draft', written: ROME });
  });
  it('is said not to be kept where there is no room, or the store is forbidden', () => {
    assert.equal(keepOn(memory(true), ROME), false);
    assert.equal(keepOn(undefined, ROME), false);
    assert.deepEqual(keptOn(undefined), { is: 'forbidden' });
    const thrower = { ...memory(), getItem: () => assert.fail('forbidden') };
    assert.deepEqual(keptOn(thrower), { is: 'forbidden' });
  });
  it('is put aside when it cannot be read, so that the next one does not lie over it', () => {
    const device = memory();
    device.setItem(KEY, '{"turn":');
    const kept = keptOn(device);
    assert.equal(kept.is, 'damaged');
    assert.equal(device.all.get(ASIDE), '{"turn":');
    keepOn(device, ROME);
    assert.equal(asideOn(device), '{"turn":', 'another day it is still there');
    forgetAside(device);
    assert.equal(asideOn(device), undefined);
  });
});
