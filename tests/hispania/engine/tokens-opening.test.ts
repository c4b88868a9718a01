import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { battle, end, playToken, retreat, retreatLeader, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Battle, Side } from '../../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { asked, hands, passAll } from './hands.ts';
import { choices, offered, open, type Places, play, refused, standing, told } from './set-up.ts';

/** Castile attacks Seville in a place, and the first window of the battle is open. */
function fight(
  place: keyof Places,
  units: string,
  held: Readonly<Record<string, readonly TokenId[]>>,
  places: Places = {},
  rest: Parameters<typeof open>[3] = {},
): State {
  const start = open('castile', 'combat', { [place]: units, ...places }, { ...hands(held), ...rest });
  return play(start, [battle(place)]).state;
}

const on = (state: State, token: TokenId) =>
  choices(state, 'play')
    .filter(({ fixed }) => fixed['token'] === token)
    .map(({ fixed: { seat: _, token: __, ...rest } }) => rest);
const needs = (state: State, side: Side, die: string, target: string) =>
  hispania.queries['needs']?.(state, ...([side, die, target] as never[]));
const fought = (state: State) => state.frames.find((frame): frame is Battle => frame.kind === 'battle');

describe('10.3-ambush', () => {
  it('makes both sides hit as in the mountains (R:1935-1936)', () => {
    const start = fight('toledo', 'castile: 2 infantry<cordoba; seville: cavalry, infantry', { seville: ['ambush'] });
    assert.equal(needs(start, 'attacker', 'infantry', 'infantry'), 7);
    assert.equal(needs(start, 'defender', 'infantry', 'infantry'), 7);
    const cavalry = fight('toledo', 'seville: infantry; castile: 2 knight<cordoba', { seville: ['ambush'] });
    assert.equal(needs(cavalry, 'attacker', 'knight', 'infantry'), 5);
    const { state } = play(start, [playToken('seville', 'ambush', { side: 'defender' })]);
    assert.equal(needs(state, 'attacker', 'infantry', 'infantry'), 8);
    assert.equal(needs(state, 'attacker', 'infantry', 'cavalry'), 8);
  });
  it('rolls by the rule of mountains, and lasts for the battle', () => {
    const start = fight('toledo', 'castile: infantry<cordoba; seville: infantry', { seville: ['ambush'] });
    const { state, facts } = play(start, [playToken('seville', 'ambush', { side: 'defender' }), 7, 2]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ needs: n, rule }) => [n, rule]),
      [
        [8, '6.3'],
        [7, '6.3'],
      ],
    );
    const { facts: second } = play(state, [stay('attacker')], [stay('defender'), 7, 2]);
    assert.equal(told(second, 'rolled')[0]?.needs, 8);
  });
  it('means nothing to Berbers, whatever the ground (11-umayyads-berbers)', () => {
    const places: Places = { toledo: 'umayyads: 2 berber<cordoba, al-mansur<cordoba; castile: infantry' };
    const start = open('umayyads', 'combat', places, { turn: 14, ...hands({ castile: ['ambush'] }) });
    const { state } = play(start, [battle('toledo')], [playToken('castile', 'ambush', { side: 'defender' }), 2, 2, 2]);
    assert.equal(needs(state, 'attacker', 'berber', 'infantry'), 5);
    assert.equal(needs(state, 'defender', 'infantry', 'berber'), 9);
  });
  it('is for the defender alone, in a plain alone (R:1937)', () => {
    const plain = fight('toledo', 'castile: infantry<cordoba; seville: infantry', {
      castile: ['ambush'],
      seville: ['ambush'],
    });
    assert.deepEqual(on(plain, 'ambush'), [{ side: 'defender' }]);
    const hill = fight('avila', 'castile: infantry<segovia; seville: infantry', { seville: ['ambush'] });
    assert.deepEqual(on(hill, 'ambush'), []);
    assert.equal(refused(hill, playToken('seville', 'ambush', { side: 'defender' })), 'token-not-there 10.3-ambush');
  });
  it('changes nothing of the province: the attacker has no answer in a ruse (R:1942-1946)', () => {
    const start = fight('toledo', 'castile: infantry<cordoba; seville: infantry', {
      castile: ['ruse'],
      seville: ['ambush', 'ambush'],
    });
    const { state } = play(start, [playToken('seville', 'ambush', { side: 'defender' })]);
    const { state: again } = play(state, [{ kind: 'pass', fixed: { seat: 'castile' }, values: {} }]);
    assert.deepEqual([on(again, 'ruse'), on(again, 'ambush')], [[], []]);
    assert.equal(refused(again, playToken('castile', 'ruse', { side: 'attacker' })), 'token-not-there 10.3-ruse');
  });
});

describe('10.3-ruse', () => {
  it('makes both sides hit as in a plain (R:2001)', () => {
    const start = fight('avila', 'castile: 2 knight<segovia; seville: infantry, cavalry', { castile: ['ruse'] });
    assert.equal(needs(start, 'attacker', 'knight', 'infantry'), 6);
    const { state } = play(start, [playToken('castile', 'ruse', { side: 'attacker' })]);
    assert.equal(needs(state, 'attacker', 'knight', 'infantry'), 5);
    assert.equal(fought(state)?.ground, 'plain');
  });
  it('is for the attacker alone, in mountains alone, and is not answered by an ambush (R:2002-2012)', () => {
    const hill = fight('avila', 'castile: infantry<segovia; seville: infantry', {
      castile: ['ruse'],
      seville: ['ruse', 'ambush'],
    });
    assert.deepEqual(on(hill, 'ruse'), [{ side: 'attacker' }]);
    const { state } = play(hill, [playToken('castile', 'ruse', { side: 'attacker' })]);
    const { state: after } = passAllOf(state, 'null');
    assert.deepEqual(on(after, 'ambush'), []);
    const plain = fight('toledo', 'castile: infantry<cordoba; seville: infantry', { castile: ['ruse'] });
    assert.deepEqual(on(plain, 'ruse'), []);
  });
  it('if it is cancelled, as many may go as attack over the limit of peace (A:107, ruling surplus-retreat)', () => {
    const start = fight('avila', 'castile: 3 infantry<segovia; seville: infantry', {
      castile: ['ruse'],
      seville: ['null'],
    });
    const { state } = play(start, [playToken('castile', 'ruse', { side: 'attacker' })], [playToken('seville', 'null')]);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
    assert.equal(hispania.decision(state)?.rule, '10.3-ruse');
    assert.deepEqual(hispania.decision(state)?.by, ['castile']);
    const key = 'infantry/from=segovia';
    assert.equal(refused(state, retreat('attacker', 'segovia', { [key]: 2 })), 'retreat-surplus-only 10.3-ruse');
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.state && hispania.decision(opened.state), hispania.decision(state));
    const { state: gone } = play(state, [retreat('attacker', 'segovia', { [key]: 1 }), 2, 2, 2]);
    assert.equal(standing(gone, 'segovia', 'castile'), 1);
    assert.equal(fought(gone)?.ground, undefined);
    const two = fight('avila', 'castile: 2 infantry<segovia; seville: infantry', {
      castile: ['ruse'],
      seville: ['null'],
    });
    const { state: none } = play(
      two,
      [playToken('castile', 'ruse', { side: 'attacker' })],
      [playToken('seville', 'null'), 2, 2, 2],
    );
    assert.equal(hispania.decision(none)?.rule, '6.6');
  });
});

/** Passes in windows of a kind only. */
function passAllOf(start: State, kind: string): { readonly state: State } {
  let state = start;
  for (;;) {
    const [window, by] = asked(state);
    const [seat] = by;
    if (window !== kind || seat === undefined) return { state };
    state = play(state, [{ kind: 'pass', fixed: { seat }, values: {} }]).state;
  }
}

describe('10.3-treachery', () => {
  it('lets an enemy castle fall at the first hit; it rolls its three dice all the same (R:2021-2025)', () => {
    const start = fight('toledo', 'castile: infantry<cordoba; seville: castle', { castile: ['treachery'] });
    assert.deepEqual(on(start, 'treachery'), [{ side: 'attacker' }]);
    const { facts } = play(start, [playToken('castile', 'treachery', { side: 'attacker' }), 9, 2, 2, 2]);
    assert.deepEqual(
      told(facts, 'destroyed').map(({ unit, owner }) => [unit, owner]),
      [['castle', 'seville']],
    );
    assert.equal(told(facts, 'ruined').length, 1);
    const whole = passAll(start, 9, 2, 2, 2);
    assert.deepEqual(
      told(whole.facts, 'wounded').map(({ lives }) => lives),
      [2],
    );
  });
  it('is played against an enemy’s castle alone, and before the aims', () => {
    const start = fight('toledo', 'castile: infantry<cordoba; seville: castle', { seville: ['treachery'] });
    assert.deepEqual(on(start, 'treachery'), []);
    const none = fight('toledo', 'castile: infantry<cordoba; seville: infantry', { castile: ['treachery'] });
    assert.deepEqual(on(none, 'treachery'), []);
    assert.equal(
      refused(none, playToken('castile', 'treachery', { side: 'attacker' })),
      'token-not-there 10.3-treachery',
    );
  });
  it('lasts until the castle falls, and no longer than the battle', () => {
    const start = fight(
      'toledo',
      'castile: 2 infantry<cordoba; seville: castle',
      { castile: ['treachery'] },
      { cordoba: 'castile: infantry' },
    );
    const { state } = play(start, [playToken('castile', 'treachery', { side: 'attacker' }), 2, 2, 2, 2, 2]);
    const { facts } = play(state, [stay('attacker'), 8, 2, 2, 2, 2]);
    assert.equal(told(facts, 'destroyed').length, 1);
    const off = play(state, [retreat('attacker', 'cordoba', { 'infantry/from=cordoba': 2 })]);
    assert.ok(!JSON.stringify(off.state.places).includes('frail'));
  });
});

describe('10.3-indiscipline', () => {
  it('lets one enemy knight fall at the first hit (R:1954-1958)', () => {
    const start = fight('toledo', 'castile: 2 knight<cordoba; seville: 2 infantry', { seville: ['indiscipline'] });
    assert.deepEqual(on(start, 'indiscipline'), [{ side: 'defender', unit: 'knight/from=cordoba' }]);
    const { facts } = play(start, [
      playToken('seville', 'indiscipline', { side: 'defender', unit: 'knight/from=cordoba' }),
      2,
      2,
      8,
      8,
    ]);
    // The first hit destroys the one; the second only wounds the other.
    assert.deepEqual(
      told(facts, 'destroyed').map(({ unit, count }) => [unit, count]),
      [['knight', 1]],
    );
    assert.deepEqual(
      told(facts, 'wounded').map(({ lives }) => lives),
      [1],
    );
  });
  it('is against the knight that its player names', () => {
    const start = fight('toledo', 'castile: knight<cordoba, knight<avila; seville: 2 infantry', {
      seville: ['indiscipline'],
    });
    assert.deepEqual(
      on(start, 'indiscipline').map((one) => one['unit']),
      ['knight/from=avila/river=true', 'knight/from=cordoba'],
    );
    const { state } = play(start, [
      playToken('seville', 'indiscipline', { side: 'defender', unit: 'knight/from=cordoba' }),
    ]);
    assert.deepEqual(
      state.places.toledo?.filter(({ frail }) => frail).map(({ from, count }) => [from, count]),
      [['cordoba', 1]],
    );
    const none = fight('toledo', 'castile: infantry<cordoba; seville: infantry', { seville: ['indiscipline'] });
    assert.deepEqual(on(none, 'indiscipline'), []);
  });
  it('leaves the knight free to retreat, and forgets it then', () => {
    const attack = fight(
      'toledo',
      'castile: knight<cordoba; seville: infantry',
      { seville: ['indiscipline'] },
      { cordoba: 'castile: infantry' },
    );
    const { state } = play(attack, [
      playToken('seville', 'indiscipline', { side: 'defender', unit: 'knight/from=cordoba' }),
      2,
      2,
    ]);
    const { state: gone } = play(state, [retreat('attacker', 'cordoba', { 'knight/from=cordoba/frail=true': 1 })]);
    assert.equal(gone.places.cordoba?.find(({ kind }) => kind === 'knight')?.frail, undefined);
  });
});

describe('10.3-retreat', () => {
  const key = 'infantry/from=cordoba';
  it('lets a side go before the first round, by the rules of retreat (R:1994-1995)', () => {
    const start = fight(
      'toledo',
      'castile: 2 infantry<cordoba; seville: infantry',
      { seville: ['retreat'] },
      { cordoba: 'castile: infantry' },
    );
    assert.deepEqual(on(start, 'retreat'), [{ side: 'defender' }]);
    const { state } = play(start, [playToken('seville', 'retreat', { side: 'defender' })]);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
    assert.equal(hispania.decision(state)?.rule, '10.3-retreat');
    assert.equal(refused(state, retreat('defender', 'cordoba', { infantry: 1 })), 'retreat-whence 6.6');
    const { state: gone, facts } = play(state, [retreat('defender', 'avila', { infantry: 1 })]);
    assert.equal(standing(gone, 'avila', 'seville'), 1);
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner, rounds }) => [winner, rounds]),
      [['castile', 0]],
    );
    assert.equal(told(facts, 'rolled').length, 0);
  });
  it('is for the attacker as well, and in part', () => {
    const start = fight('toledo', 'castile: 2 infantry<cordoba; seville: infantry', { castile: ['retreat'] });
    const { state } = play(
      start,
      [playToken('castile', 'retreat', { side: 'attacker' })],
      [retreat('attacker', 'cordoba', { [key]: 1 })],
    );
    assert.equal(hispania.decision(state)?.kind, 'retreat');
    const { state: fights } = play(state, [stay('attacker'), 2, 2]);
    assert.equal(fought(fights)?.step, 'attacker-retreats');
    assert.equal(standing(fights, 'cordoba', 'castile'), 1);
  });
  it('opens the window again when it is done', () => {
    const start = fight('toledo', 'castile: 2 infantry<cordoba; seville: infantry', {
      castile: ['retreat'],
      seville: ['ambush'],
    });
    const { state } = play(
      start,
      [playToken('castile', 'retreat', { side: 'attacker' })],
      [{ kind: 'pass', fixed: { seat: 'seville' }, values: {} }],
      [stay('attacker')],
    );
    assert.deepEqual(asked(state), ['opening', ['seville']]);
  });
  it('is not offered to who has nowhere to go, and cannot move castles', () => {
    const start = fight('toledo', 'castile: infantry<cordoba; seville: castle', { seville: ['retreat'] });
    assert.deepEqual(on(start, 'retreat'), []);
    assert.equal(refused(start, playToken('seville', 'retreat', { side: 'defender' })), 'token-not-there 10.3-retreat');
  });
  it('takes a leader along, or leaves him to die', () => {
    const start = fight(
      'toledo',
      'castile: infantry<cordoba; seville: infantry, al-mutamid',
      { seville: ['retreat'] },
      {},
      { turn: 17 },
    );
    const { state } = play(
      start,
      [playToken('seville', 'retreat', { side: 'defender' })],
      [retreat('defender', 'avila', { infantry: 1 }, {})],
    );
    assert.equal(offered(state, retreatLeader('defender', 'avila', { 'leader:al-mutamid': 1 })), true);
    // A save opens at this moment as well.
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.state && hispania.decision(opened.state), hispania.decision(state));
    const { facts } = play(state, [stay('defender')]);
    assert.equal(told(facts, 'leader-killed').length, 1);
  });
  it('prevents the submission that the battle could lead to (R:1995-1996)', () => {
    const places: Places = { galicia: 'visigoths: 3 infantry<duero; galicians: 2 infantry' };
    const start = open('visigoths', 'combat', places, { turn: 8, ...hands({ galicians: ['retreat'] }) });
    const { state: window } = play(start, [battle('galicia')]);
    const { state } = play(
      window,
      [playToken('galicians', 'retreat', { side: 'defender' })],
      [retreat('defender', 'asturias', { infantry: 1 })],
    );
    const { facts } = play(state, [stay('defender'), 2, 2, 2, 2]);
    assert.deepEqual([told(facts, 'submitted').length, told(facts, 'rolled').length], [0, 2]);
    const usual = passAll(window, 2, 2, 2, 2, 2);
    assert.equal(told(usual.facts, 'submitted').length, 1);
    // The token without a retreat prevents nothing.
    const stays = play(
      window,
      [playToken('galicians', 'retreat', { side: 'defender' })],
      [stay('defender'), 2, 2, 2, 2, 2],
    );
    assert.equal(told(stays.facts, 'submitted').length, 1);
  });
  it('does not prevent it where a leader alone has gone (ruling retreat-token)', () => {
    const places: Places = { galicia: 'visigoths: 3 infantry<duero; suebi: 2 infantry, hermeric' };
    const start = open('visigoths', 'combat', places, { turn: 7, ...hands({ suebi: ['retreat'] }) });
    const { facts } = play(
      start,
      [battle('galicia')],
      [playToken('suebi', 'retreat', { side: 'defender' })],
      [retreatLeader('defender', 'asturias', { 'leader:hermeric': 1 })],
      [stay('defender'), 2, 2, 2, 2, 2],
    );
    assert.equal(told(facts, 'submitted').length, 1);
  });
  it('does not prevent it in another battle of the turn (R:1997-2000)', () => {
    const places: Places = {
      galicia: 'visigoths: 3 infantry<duero; galicians: 2 infantry',
      asturias: 'visigoths: 2 infantry<leon; galicians: infantry',
    };
    const start = open('visigoths', 'combat', places, { turn: 8, ...hands({ galicians: ['retreat'] }) });
    const { state } = play(
      start,
      [battle('galicia')],
      [playToken('galicians', 'retreat', { side: 'defender' })],
      [retreat('defender', 'porto', { infantry: 2 })],
    );
    assert.equal(state.nations.galicians?.overlord, undefined);
    const { facts } = play(state, [battle('asturias'), 2, 2, 2]);
    assert.equal(told(facts, 'submitted').length, 1);
  });
  it('counts as a retreat of Viriathus (11-lusitanians-viriathus)', () => {
    const places: Places = {
      lusitania: 'rome: 2 elite<lisbon; lusitanians: infantry, viriathus',
      toledo: 'lusitanians: infantry',
    };
    const start = open('rome', 'combat', places, { turn: 5, ...hands({ lusitanians: ['retreat'] }) });
    const { facts } = play(
      start,
      [battle('lusitania')],
      [playToken('lusitanians', 'retreat', { side: 'defender' })],
      [retreat('defender', 'alcantara', { infantry: 1 }, { 'leader:viriathus': 1 })],
    );
    assert.deepEqual(
      told(facts, 'submitted').map(({ nation, to, must }) => [nation, to, must]),
      [['lusitanians', 'rome', true]],
    );
  });
  it('refuses what is not a retreat', () => {
    const start = fight('toledo', 'castile: 2 infantry<cordoba; seville: infantry', { castile: ['retreat'] });
    const { state } = play(start, [playToken('castile', 'retreat', { side: 'attacker' })]);
    assert.equal(refused(state, end()), 'answer-first 10.3-retreat');
    assert.equal(refused(state, retreat('attacker', 'valencia', { [key]: 1 })), 'retreat-far 6.6');
  });
});
