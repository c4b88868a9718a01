import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, capital, end, stay, submit, withdraw } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Withdrawal } from '../../../src/books/hispania/engine/state/frame.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { choices, open, type Places, play, refused, standing, told } from './set-up.ts';

const NO_HITS = [1, 1, 1, 1] as const;

/** The Basques must submit to the Visigoths after a round at Huesca; what else stands where, and who has to go from where. */
function submitted(places: Places, rest: Parameters<typeof open>[3] = {}) {
  const start = open(
    'visigoths',
    'combat',
    { huesca: 'visigoths: 2 infantry<zaragoza; basques: 2 infantry', toledo: 'visigoths: castle', ...places },
    { turn: 10, lastTurn: 19, ...rest },
  );
  return play(start, [battle('huesca'), ...NO_HITS]);
}

/** Other nations hold all provinces round Huesca except Zaragoza. */
const SHUT: Places = {
  'western-pyrenees': 'basques: infantry',
  'eastern-pyrenees': 'basques: infantry',
  pamplona: 'franks: infantry',
  barcelona: 'suebi: infantry',
};

/** A position interrupted by withdrawals, the last one first. */
function leaving(state: State, ...frames: readonly Omit<Withdrawal, 'kind' | 'rule'>[]): State {
  const all = frames.map((frame): Withdrawal => ({ kind: 'withdrawal', rule: '6.6-transformation', ...frame }));
  const opened = hispania.position(JSON.parse(JSON.stringify({ ...state, frames: all })));
  assert.deepEqual(opened.faults, undefined);
  return opened.state as State;
}

describe('9.6-submission the overlord leaves its subject’s provinces', () => {
  it('at once, from all of them, though their battles have not been fought (R:1750-1753)', () => {
    const { state, facts } = submitted({
      ...SHUT,
      'western-pyrenees': 'visigoths: 2 infantry<pamplona; basques: infantry',
      'eastern-pyrenees': 'basques: infantry',
      pamplona: 'visigoths: infantry',
    });
    assert.equal(told(facts, 'battle').length, 1);
    const decision = hispania.decision(state);
    assert.deepEqual([decision?.by, decision?.kind, decision?.rule], [['visigoths'], 'withdraw', '9.6-submission']);
    assert.deepEqual(decision?.params, {
      nation: 'visigoths',
      place: 'huesca',
      places: ['huesca', 'western-pyrenees'],
    });
    // Province by province in the order it likes (ruling submission-retreat).
    const froms = new Set(choices(state, 'withdraw').map(({ fixed }) => fixed['from']));
    assert.deepEqual([...froms], ['huesca', 'western-pyrenees']);
    const gone = play(
      state,
      [withdraw('western-pyrenees', 'pamplona', { 'infantry/from=pamplona': 2 })],
      [withdraw('huesca', 'zaragoza', { infantry: 2 })],
    );
    assert.deepEqual(
      told(gone.facts, 'withdrew').map(({ from, to, units }) => [from, to, units]),
      [
        ['western-pyrenees', 'pamplona', { infantry: 2 }],
        ['huesca', 'zaragoza', { infantry: 2 }],
      ],
    );
    assert.equal(standing(gone.state, 'huesca', 'visigoths'), 0);
    assert.notEqual(hispania.decision(gone.state)?.kind, 'battles');
  });
  it('and its units arrive as any that stand there: only a movement goes on after a withdrawal', () => {
    const { state } = submitted({
      ...SHUT,
      'western-pyrenees': 'visigoths: 2 infantry<pamplona; basques: infantry',
      pamplona: 'visigoths: infantry',
    });
    const gone = play(state, [withdraw('western-pyrenees', 'pamplona', { 'infantry/from=pamplona': 2 })]);
    assert.equal(hispania.decision(gone.state)?.kind, 'withdraw');
    assert.deepEqual(gone.state.places.pamplona, [{ owner: 'visigoths', kind: 'infantry', count: 3 }]);
  });
  it('is not asked where there is one way with room for all', () => {
    const { state, facts } = submitted(SHUT);
    assert.deepEqual(
      told(facts, 'withdrew').map(({ from, to, rule }) => [from, to, rule]),
      [['huesca', 'zaragoza', '9.6-submission']],
    );
    assert.equal(standing(state, 'zaragoza', 'visigoths'), 2);
  });
  it('is by the rules of retreat: what cannot go is removed, and nobody scores (R:1750, ruling submission-retreat)', () => {
    // Zaragoza, their capital, holds four, and one more for the moment: with four there one may come, and one is removed.
    const { state } = submitted(
      { ...SHUT, zaragoza: 'visigoths: 4 infantry' },
      { capitals: { visigoths: 'zaragoza' } },
    );
    const { state: gone, facts } = play(state, [withdraw('huesca', 'zaragoza', { infantry: 1 })]);
    assert.equal(standing(gone, 'zaragoza', 'visigoths'), 5);
    assert.deepEqual(
      told(facts, 'withdrew').map(({ to, units }) => [to, units]),
      [
        ['zaragoza', { infantry: 1 }],
        [null, { infantry: 1 }],
      ],
    );
    const none = submitted({ ...SHUT, zaragoza: 'franks: 2 infantry' });
    assert.deepEqual(
      told(none.facts, 'withdrew').map(({ from, to, units }) => [from, to, units]),
      [['huesca', null, { infantry: 2 }]],
    );
    assert.equal(told(none.facts, 'scored').length + told(none.facts, 'points').length, 0);
    assert.equal(standing(none.state, 'huesca', 'visigoths'), 0);
  });
  it('may make room by a capital, or not (4.3, 6.6)', () => {
    const full: Places = { ...SHUT, zaragoza: 'visigoths: 4 infantry' };
    const { state } = submitted(full);
    assert.deepEqual(
      hispania.decision(state)?.choices.map(({ kind }) => kind),
      ['capital', 'end'],
    );
    assert.deepEqual(hispania.decision(state)?.preset, capital('zaragoza'));
    // Who needs another capital more, or would make no room by it, does not declare one without being told.
    const kept = { capitals: { visigoths: 'toledo' } } as const;
    const needed = submitted({ ...full, toledo: 'visigoths: 5 infantry' }, kept);
    assert.deepEqual(hispania.decision(needed.state)?.preset, end());
    const crowded = submitted({ ...full, zaragoza: 'visigoths: 5 infantry' });
    assert.deepEqual(hispania.decision(crowded.state)?.preset, end());
    const declared = play(state, [capital('zaragoza')], [withdraw('huesca', 'zaragoza', { infantry: 1 })]);
    assert.equal(standing(declared.state, 'zaragoza', 'visigoths'), 5);
    assert.equal(told(declared.facts, 'withdrew').at(-1)?.to, null);
    const given = play(state, [end()]);
    assert.deepEqual(told(given.facts, 'withdrew')[0]?.units, { infantry: 2 });
  });
  it('takes leaders along, or alone; one who cannot go is lost', () => {
    const rest = { turn: 11 } as const;
    const led: Places = { ...SHUT, huesca: 'visigoths: 2 infantry<zaragoza, roderic<zaragoza; basques: 2 infantry' };
    const { state } = submitted(led, rest);
    assert.equal(standing(state, 'zaragoza', 'visigoths', 'leader'), 1);
    const shut = submitted({ ...led, zaragoza: 'franks: 2 infantry' }, rest);
    assert.deepEqual(told(shut.facts, 'withdrew')[0]?.leaders, ['roderic']);
    // He does not count as a leader without units: no unit kills him.
    assert.equal(told(shut.facts, 'leader-killed').length, 0);
  });
  it('may lead to sea with naval supremacy, and beyond the Pyrenees for those who may (R:1182-1188)', () => {
    const places: Places = {
      cadiz: 'umayyads: 2 infantry<seville; lusitanians: 2 infantry',
      seville: 'visigoths: infantry',
      gibraltar: 'visigoths: infantry',
      algarve: 'visigoths: infantry',
      'sierra-morena': 'visigoths: infantry',
      cordoba: 'visigoths: infantry',
    };
    const start = open('umayyads', 'combat', places, { turn: 12, lastTurn: 19 });
    const { facts } = play(start, [battle('cadiz'), ...NO_HITS], [submit()]);
    assert.deepEqual(
      told(facts, 'withdrew').map(({ to }) => to),
      ['sea'],
    );
    const early = submitted(
      { ...SHUT, 'eastern-pyrenees': 'visigoths: 2 infantry<barcelona; basques: infantry' },
      { turn: 9 },
    );
    const beyond = ({ facts }: typeof early) =>
      told(facts, 'withdrew').flatMap(({ from, to }) => (from === 'eastern-pyrenees' ? [to] : []));
    assert.deepEqual(beyond(early), ['narbonne']);
    const late = submitted(
      { ...SHUT, 'eastern-pyrenees': 'visigoths: 2 infantry<barcelona; basques: infantry' },
      { turn: 10 },
    );
    assert.deepEqual(beyond(late), [null]);
  });
  it('refuses what is not offered, with the reason', () => {
    const { state } = submitted({ ...SHUT, pamplona: 'visigoths: infantry' });
    assert.equal(refused(state, withdraw('huesca', 'barcelona', { infantry: 1 })), 'retreat-held 6.6');
    assert.equal(refused(state, withdraw('huesca', 'toledo', { infantry: 1 })), 'retreat-far 6.6');
    assert.equal(refused(state, withdraw('huesca', 'zaragoza', { infantry: 9 })), 'nobody-there 6.6');
    assert.equal(refused(state, withdraw('toledo', 'avila', { infantry: 1 })), 'nobody-there 9.6-submission');
    const barred = hispania.barred(state).map(({ kind, fixed, refusal }) => [kind, fixed['to'], refusal.code]);
    assert.deepEqual(barred, [
      ['withdraw', 'barcelona', 'retreat-held'],
      ['withdraw', 'western-pyrenees', 'retreat-held'],
      ['withdraw', 'eastern-pyrenees', 'retreat-held'],
    ]);
    assert.equal(refused(state, end()), 'answer-first 9.6-submission');
    assert.equal(refused(state, stay('attacker')), 'answer-first 9.6-submission');
  });
});

describe('6.6-transformation whoever is told to leave', () => {
  it('goes by the same rules; castles and forts are destroyed, a castle leaves its ruin (ruling forced-out-castles)', () => {
    const start = open(
      'suebi',
      'movement',
      {
        porto: 'visigoths: castle, infantry',
        duero: 'suebi: infantry',
        galicia: 'suebi: infantry',
        lusitania: 'visigoths: infantry',
        toledo: 'visigoths: castle',
      },
      { turn: 12, lastTurn: 19 },
    );
    const applied = hispania.apply(leaving(start, { owner: 'visigoths', place: 'porto' }), end());
    assert.ok(applied.state);
    assert.deepEqual(
      told(applied.facts, 'withdrew').map(({ to, units, rule }) => [to, units, rule]),
      [
        ['lusitania', { infantry: 1 }, '6.6-transformation'],
        [null, { castle: 1 }, '6.6-transformation'],
      ],
    );
    assert.equal(told(applied.facts, 'ruined').length, 1);
    assert.deepEqual(applied.state.places.porto, [{ owner: 'visigoths', kind: 'ruin', count: 1 }]);
  });
  it('is removed if it is neutral, which never retreats (ruling neutrals)', () => {
    const start = open(
      'leon',
      'movement',
      { salamanca: 'neutral: 2 infantry', leon: 'leon: infantry' },
      { turn: 14, lastTurn: 19 },
    );
    const applied = hispania.apply(leaving(start, { owner: 'neutral', place: 'salamanca' }), end());
    assert.ok(applied.state);
    assert.equal(standing(applied.state, 'salamanca', 'neutral'), 0);
  });
  it('is asked for each owner by itself', () => {
    const start = open(
      'leon',
      'movement',
      {
        salamanca: 'castile: 2 infantry',
        avila: 'castile: infantry',
        cuenca: 'franks: infantry',
        leon: 'leon: infantry',
      },
      { turn: 14, lastTurn: 19 },
    );
    const state = leaving(start, { owner: 'franks', place: 'cuenca' }, { owner: 'castile', place: 'salamanca' });
    assert.deepEqual(hispania.decision(state)?.by, ['castile']);
    assert.deepEqual(hispania.decision(state)?.params['places'], ['salamanca']);
    const { state: next } = play(state, [withdraw('salamanca', 'avila', { infantry: 2 })]);
    assert.deepEqual(hispania.decision(next)?.by, ['franks']);
  });
});
