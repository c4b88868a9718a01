import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aim, battle, pass, playToken, stay } from '../../../src/books/hispania/engine/actions.ts';
import type { CombatKind, TokenId } from '../../../src/books/hispania/engine/data/ids.ts';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Battle, Side, Target } from '../../../src/books/hispania/engine/state/battle.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { asked, hands, passAll } from './hands.ts';
import { choices, open, play, refused, standing, told } from './set-up.ts';

type Held = Readonly<Record<string, readonly TokenId[]>>;

/** Castile attacks Seville in Toledo; the windows of the opening are passed. */
function fight(units: string, held: Held, rest: Parameters<typeof open>[3] = {}): State {
  const start = open('castile', 'combat', { toledo: units }, { ...hands(held), ...rest });
  let state = play(start, [battle('toledo')]).state;
  while (asked(state)[0] === 'opening') {
    const [seat = ''] = asked(state)[1];
    state = play(state, [pass(seat)]).state;
  }
  return state;
}

const fought = (state: State) => state.frames.find((frame): frame is Battle => frame.kind === 'battle');
const rolls = (facts: readonly HispaniaFact[]) =>
  told(facts, 'rolled').map(({ side, die, target, needs, dice, rule }) => [
    side,
    die,
    target,
    needs,
    dice.join(),
    rule,
  ]);

describe('10.3-tactics', () => {
  it('adds two to every die of the nation for one round, before the dice (R:2013-2017)', () => {
    const start = fight(
      'castile: infantry<cordoba, alfonso-vi<cordoba; seville: infantry',
      { castile: ['tactics'] },
      { turn: 17 },
    );
    assert.deepEqual(asked(start), ['before-dice', ['castile']]);
    const { state, facts } = play(start, [playToken('castile', 'tactics', { side: 'attacker' }), 2, 2]);
    // 7, less two for the leader, less two for tactics: they add up.
    assert.deepEqual(
      told(facts, 'rolled').map(({ side, needs }) => [side, needs]),
      [
        ['attacker', 3],
        ['defender', 7],
      ],
    );
    const { facts: second } = play(state, [stay('attacker')], [stay('defender'), 2, 2]);
    assert.equal(told(second, 'rolled')[0]?.needs, 5);
  });
  it('leaves a 1 a miss (R:2018-2020)', () => {
    const start = fight('castile: knight<cordoba; seville: infantry', { castile: ['tactics', 'tactics'] });
    const { state } = play(start, [playToken('castile', 'tactics', { side: 'attacker' })]);
    const { facts } = play(state, [playToken('castile', 'tactics', { side: 'attacker' }), 1, 2]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ needs, hits }) => [needs, hits]),
      [
        [2, 0],
        [7, 0],
      ].map(([n, h], i) => [i === 1 ? 8 : n, h]),
    );
  });
  it('may be played by both sides', () => {
    const start = fight('castile: infantry<cordoba; seville: infantry', { castile: ['tactics'], seville: ['tactics'] });
    const { state } = play(start, [playToken('castile', 'tactics', { side: 'attacker' })], [pass('seville')]);
    const { facts } = play(state, [playToken('seville', 'tactics', { side: 'defender' }), 2, 2]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ needs }) => needs),
      [5, 5],
    );
  });
  it('is cancelled by null, and spent', () => {
    const start = fight('castile: infantry<cordoba; seville: infantry', { castile: ['tactics'], seville: ['null'] });
    const { facts } = play(
      start,
      [playToken('castile', 'tactics', { side: 'attacker' })],
      [playToken('seville', 'null'), 2, 2],
    );
    assert.equal(told(facts, 'rolled')[0]?.needs, 7);
  });
});

describe('10.3-bravery', () => {
  const brave = (
    first: Target,
    second = first,
    die: CombatKind = 'infantry',
    aimed: Target = 'infantry',
    side: Side = 'attacker',
  ) => playToken(side === 'attacker' ? 'castile' : 'seville', 'bravery', { side, die, aimed, first, second });

  it('lets a unit strike twice before all others; what it fells rolls no dice (R:1910-1915)', () => {
    const start = fight('castile: 2 infantry<cordoba; seville: 2 infantry', { castile: ['bravery'] });
    const { state, facts } = play(start, [brave('infantry'), 8, 2, 2, 7]);
    // Two strikes, the other attacker's die, and that of the one defender who still stands.
    assert.deepEqual(rolls(facts), [
      ['attacker', 'infantry', 'infantry', 7, '8', '10.3-bravery'],
      ['attacker', 'infantry', 'infantry', 7, '2', '10.3-bravery'],
      ['attacker', 'infantry', 'infantry', 7, '2', '6.7-attacker'],
      ['defender', 'infantry', 'infantry', 7, '7', '6.7-defender'],
    ]);
    assert.deepEqual(
      told(facts, 'felled').map(({ owner, units, rule }) => [owner, units, rule]),
      [['seville', { infantry: 1 }, '10.3-bravery']],
    );
    assert.deepEqual([standing(state, 'toledo', 'castile'), standing(state, 'toledo', 'seville')], [1, 1]);
  });
  it('cannot strike at a castle, and is none (R:1910, R:1916-1918)', () => {
    const start = fight('castile: infantry<cordoba; seville: castle, infantry', {
      castile: ['bravery'],
      seville: ['bravery'],
    });
    const attacker = play(start, [aim('attacker', { infantry: { castle: 1 } })]).state;
    const on = choices(attacker, 'play').map(({ fixed: { token: _, ...rest } }) => rest);
    assert.deepEqual(on, [
      { seat: 'castile', side: 'attacker', die: 'infantry', aimed: 'castle', first: 'infantry', second: 'infantry' },
      { seat: 'seville', side: 'defender', die: 'infantry', aimed: 'infantry', first: 'infantry', second: 'infantry' },
    ]);
    assert.equal(refused(attacker, brave('castle', 'castle', 'infantry', 'castle')), 'token-not-there 10.3-bravery');
    assert.equal(
      refused(attacker, brave('infantry', 'infantry', 'castle', 'infantry', 'defender')),
      'token-not-there 10.3-bravery',
    );
    const alone = fight('castile: infantry<cordoba; seville: castle', { castile: ['bravery', 'army'] });
    assert.deepEqual(choices(alone, 'play'), []);
  });
  it('strikes at two targets, which its player names', () => {
    const start = fight('castile: knight<cordoba, infantry<cordoba; seville: infantry, cavalry', {
      castile: ['bravery'],
    });
    const { state } = play(
      start,
      [aim('attacker', { infantry: { infantry: 1 }, knight: { infantry: 1 } })],
      [aim('defender', { infantry: { infantry: 1 }, cavalry: { knight: 1 } })],
    );
    const { facts } = play(state, [brave('infantry', 'cavalry', 'knight'), 5, 5]);
    // Both are destroyed: no target and no roller is left.
    assert.deepEqual(rolls(facts), [
      ['attacker', 'knight', 'infantry', 5, '5', '10.3-bravery'],
      ['attacker', 'knight', 'cavalry', 5, '5', '10.3-bravery'],
    ]);
    assert.deepEqual(
      told(facts, 'battle-over').map(({ winner }) => winner),
      ['castile'],
    );
  });
  it('takes the dice of the fallen from where most of their kind are aimed (ruling bravery-aims)', () => {
    const start = fight('castile: infantry<cordoba, knight<cordoba; seville: 3 infantry', { castile: ['bravery'] });
    const { state } = play(start, [aim('defender', { infantry: { infantry: 1, knight: 2 } })]);
    const { facts } = play(state, [brave('infantry', 'infantry', 'knight'), 5, 2, 2, 2, 2]);
    assert.deepEqual(
      told(facts, 'rolled')
        .filter(({ side }) => side === 'defender')
        .map(({ target, dice }) => [target, dice.length]),
      [
        ['infantry', 1],
        ['knight', 1],
      ],
    );
  });
  it('wounds a knight, who still rolls', () => {
    const start = fight('castile: knight<cordoba; seville: infantry', { seville: ['bravery'] });
    const { facts } = play(start, [brave('knight', 'knight', 'infantry', 'knight', 'defender'), 8, 2, 2]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ side }) => side),
      ['defender', 'defender', 'attacker'],
    );
    assert.equal(told(facts, 'wounded').length, 1);
  });
  it('is for one round', () => {
    const start = fight('castile: 2 infantry<cordoba; seville: 2 infantry', { castile: ['bravery'] });
    const { state } = play(start, [brave('infantry'), 2, 2, 2, 2, 2]);
    assert.equal(fought(state)?.brave, undefined);
    const { facts } = play(state, [stay('attacker')], [stay('defender'), 2, 2, 2, 2]);
    assert.equal(told(facts, 'rolled').length, 2);
  });
  it('is done again in a replay, from what stood before (R:1928)', () => {
    const start = fight('castile: infantry<cordoba; seville: 2 infantry', { castile: ['bravery'], seville: ['die'] });
    const { state } = play(start, [brave('infantry')], [pass('seville')]);
    const { state: rolled } = play(state, [pass('seville'), 8, 8]);
    assert.deepEqual(asked(rolled), ['after-dice', ['seville']]);
    // The two still stand until the round is settled.
    assert.equal(standing(rolled, 'toledo', 'seville'), 2);
    const { state: again, facts } = play(rolled, [playToken('seville', 'die'), 2, 8, 7]);
    assert.deepEqual(
      told(facts, 'rolled').map(({ side, dice }) => [side, dice.join()]),
      [
        ['attacker', '2'],
        ['attacker', '8'],
        ['defender', '7'],
      ],
    );
    assert.equal(standing(again, 'toledo', 'castile'), 0);
    assert.equal(standing(again, 'toledo', 'seville'), 1);
  });
  it('stands in a snapshot', () => {
    const start = fight('castile: infantry<cordoba; seville: 2 infantry', { castile: ['bravery'], seville: ['die'] });
    const { state } = play(start, [brave('infantry')], [pass('seville')], [pass('seville'), 2, 2, 2, 2]);
    const opened = hispania.position(JSON.parse(JSON.stringify(state)));
    assert.deepEqual(opened.faults, undefined);
    const [frame, ...rest] = JSON.parse(JSON.stringify(state)).frames;
    const castle = { ...frame, brave: { ...frame.brave, die: 'castle' } };
    assert.ok(hispania.position({ ...state, frames: [castle, ...rest] }).faults);
  });
});

describe('10.3-die', () => {
  it('has a round rolled again by both sides, after its dice (R:1928-1930)', () => {
    const start = fight('castile: infantry<cordoba; seville: infantry', { castile: ['army'], seville: ['die'] });
    const { state } = passAllTo(start, 'after-dice', 8, 2);
    assert.deepEqual(asked(state), ['after-dice', ['castile', 'seville']]);
    assert.deepEqual(fought(state)?.result, { attacker: { infantry: 0 }, defender: { infantry: 1 } });
    const { state: done, facts } = play(state, [playToken('seville', 'die')], [pass('castile'), 2, 8]);
    assert.deepEqual(
      told(facts, 'replayed').map(({ place, round, rule }) => [place, round, rule]),
      [['toledo', 1, '10.3-die']],
    );
    const over = passAll(done).facts;
    assert.deepEqual(
      told(over, 'destroyed').map(({ owner }) => owner),
      ['castile'],
    );
  });
  it('is for who is involved: not for a third player', () => {
    const start = open(
      'castile',
      'combat',
      { toledo: 'castile: infantry<cordoba; seville: infantry', denia: 'valencia: infantry' },
      hands({ castile: [], seville: [], valencia: ['die'] }),
    );
    const { state } = play(start, [battle('toledo'), 2, 2]);
    assert.equal(hispania.decision(state)?.kind, 'retreat');
  });
  it('keeps the targets and tokens of the round (ruling replay)', () => {
    const start = fight('castile: 2 infantry<cordoba; seville: infantry, cavalry', { castile: ['tactics', 'die'] });
    const { state } = play(start, [aim('attacker', { infantry: { cavalry: 2 } })]);
    const { state: rolled } = play(
      state,
      [playToken('castile', 'tactics', { side: 'attacker' })],
      [pass('castile'), 2, 2, 2, 2],
    );
    const { facts } = play(rolled, [playToken('castile', 'die'), 5, 5, 2, 2]);
    assert.deepEqual(
      told(facts, 'rolled')
        .filter(({ side }) => side === 'attacker')
        .map(({ target, needs }) => [target, needs]),
      [['cavalry', 5]],
    );
  });
  it('cancelled, leaves the result as it was', () => {
    const start = fight('castile: infantry<cordoba; seville: infantry', { castile: ['null'], seville: ['die'] });
    const { state } = passAllTo(start, 'after-dice', 8, 2);
    const { facts } = play(state, [playToken('seville', 'die')], [playToken('castile', 'null')]);
    assert.equal(told(facts, 'replayed').length, 0);
    assert.deepEqual(
      told(facts, 'destroyed').map(({ owner }) => owner),
      ['seville'],
    );
  });
});

/** Passes until a window of a kind opens. */
function passAllTo(start: State, kind: string, ...dice: readonly number[]): { readonly state: State } {
  let state = start;
  let left = dice;
  for (;;) {
    const [window, [seat]] = asked(state);
    if (window === kind || seat === undefined) return { state };
    const rolls = (hispania.apply(state, pass(seat)).state?.dice.rolled ?? 0) - state.dice.rolled;
    state = play(state, [pass(seat), ...left.slice(0, rolls)]).state;
    left = left.slice(rolls);
  }
}
