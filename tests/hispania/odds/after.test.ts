import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { step } from '../../../src/books/hispania/engine/actions.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { reach } from '../../../src/books/hispania/engine/reach.ts';
import { attackLimit } from '../../../src/books/hispania/engine/rules/stacking.ts';
import { battleOf } from '../../../src/books/hispania/engine/rules/view.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { view } from '../../../src/books/hispania/engine/view.ts';
import { oddsAfter } from '../../../src/books/hispania/odds/after.ts';
import { oddsAt, oddsOf } from '../../../src/books/hispania/odds/odds.ts';
import { startsOf, wholeStack } from '../../../src/books/hispania/ui/deciding/stacks.ts';
import { wayTold } from '../../../src/books/hispania/ui/deciding/way-told.ts';
import { compute } from '../../../src/books/hispania/ui/odds/compute.ts';
import { notCounted } from '../../../src/books/hispania/ui/odds/not-counted.ts';
import { HAND } from '../../../src/books/hispania/words/en/hand.ts';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { text } from '../../../src/books/hispania/words/index.ts';
import type { Action } from '../../../src/kernel/contract.ts';
import { hands } from '../engine/hands.ts';
import { open } from '../engine/set-up.ts';
import { askedIn } from '../table/deciding-game.ts';
import { begin } from './battles.ts';

const TOLEDO = {
  segovia: 'castile: 3 infantry',
  avila: 'castile: knight',
  toledo: 'seville: 2 infantry',
} as const;

/** The answers played, none refused. */
const played = (state: State, actions: readonly Action[]): State =>
  actions.reduce((now, action) => hispania.apply(now, action).state as State, state);

describe('odds after moves', () => {
  it('are those of the place once the moves are played', () => {
    const start = open('castile', 'movement', TOLEDO, { turn: 16 });
    const moves = [step('segovia', 'toledo', { infantry: 2 })];
    const odds = oddsAfter(start, moves, 'toledo');
    assert.ok(odds);
    assert.deepEqual(odds, oddsAt(played(start, moves), 'toledo'));
    // Every unit that comes counts.
    const more = oddsAfter(start, [...moves, step('avila', 'toledo', { knight: 1 })], 'toledo');
    assert.ok((more?.taken ?? 0) > odds.taken);
  });
  it('count as many units as may attack: those over the limit are removed first (4.4, 4.5)', () => {
    const places = { ...TOLEDO, segovia: 'castile: 9 infantry', toledo: 'seville: 4 infantry' };
    const start = open('castile', 'movement', places, { turn: 16 });
    const with_ = (infantry: number) => oddsAfter(start, [step('segovia', 'toledo', { infantry })], 'toledo');
    const most = attackLimit(view(start), 'castile', 'toledo', [], false);
    assert.ok(most < 9);
    assert.deepEqual(with_(9), with_(most));
    assert.notDeepEqual(with_(most), with_(most - 1));
    // The row says so.
    const [way] = reach(start, 'segovia', { infantry: 9 }, {}).filter(({ to }) => to === 'toledo');
    assert.ok(way);
    const told = wayTold(WORDS, start, 'segovia', way);
    assert.equal(told.over, 9 - most);
    assert.match(text(WORDS, HAND.way(told)), new RegExp(`${9 - most} units over the limit there`));
    const own = { ...start, nations: { ...start.nations, seville: start.nations.castile } } as State;
    assert.match(text(WORDS, HAND.way(wayTold(WORDS, own, 'segovia', way))), /^Seville \(yours\): 4 infantry/);
  });
  it('are none where a move is refused, or nobody is met', () => {
    const start = open('castile', 'movement', TOLEDO, { turn: 16 });
    assert.equal(oddsAfter(start, [step('segovia', 'seville', { infantry: 1 })], 'seville'), undefined);
    assert.equal(oddsAfter(start, [step('segovia', 'avila', { infantry: 1 })], 'avila'), undefined);
    assert.equal(oddsAfter(start, [], 'toledo'), undefined);
  });
  it('hold for every way to a battle of a real game', () => {
    const { state, decision } = askedIn('D-standard', 'move', (asked, at) =>
      startsOf(asked).some((from) => ways(at, asked, from).length > 1),
    );
    const all = startsOf(decision).flatMap((from) => ways(state, decision, from));
    assert.ok(all.length > 1);
    // Of more units than may attack, some are removed first.
    const within = all.filter((way) => wayTold(WORDS, state, 'sea', way).over === 0);
    assert.ok(within.length > 0);
    for (const { path, to } of within) {
      const after = played(state, path);
      const direct = battleOf({ state: after })?.place === to ? oddsOf(after) : oddsAt(after, to);
      assert.ok(direct, to);
      assert.deepEqual(oddsAfter(state, path, to), direct);
    }
  });
});

function ways(state: State, decision: Parameters<typeof wholeStack>[0], from: Parameters<typeof wholeStack>[1]) {
  const { units, leaders } = wholeStack(decision, from);
  return reach(state, from, units, leaders).filter(({ battle }) => battle);
}

describe('what odds leave out', () => {
  const places = { toledo: 'castile: infantry<segovia; seville: infantry' } as const;
  it('is told where it could matter, and only there', () => {
    assert.deepEqual(notCounted(open('castile', 'combat', places), 'toledo'), []);
    assert.deepEqual(notCounted(open('castile', 'combat', places), 'segovia'), []);
    assert.deepEqual(
      notCounted(begin({ attacker: { units: { infantry: 1 } }, defender: { units: { infantry: 1 } } })),
      [],
    );
  });
  it('is a token in the hand of either side, and of nobody else', () => {
    const at = (held: Parameters<typeof hands>[0]) =>
      notCounted(open('castile', 'combat', places, hands(held)), 'toledo');
    assert.deepEqual(at({ castile: [], seville: ['die'] }), ['tokens']);
    assert.deepEqual(at({ castile: [], seville: [], granada: ['die'] }), []);
  });
  it('is the Sign of God as long as either side has it', () => {
    const start = open('castile', 'combat', places, { options: ['sign-of-god'] });
    assert.deepEqual(notCounted(start, 'toledo'), ['sign']);
    const used = { ...start, tally: { ...start.tally, signs: ['castile', 'seville'] } };
    assert.deepEqual(notCounted(used, 'toledo'), []);
  });
  it('is a submission that may be chosen, not one that must be', () => {
    const attacked = (nation: string, to: string, turn: number) =>
      notCounted(
        open(
          to as 'rome',
          'combat',
          { toledo: `${nation}: infantry; ${to}: ${to === 'rome' ? 'elite' : 'infantry'}` },
          { turn },
        ),
        'toledo',
      );
    assert.deepEqual(attacked('celts', 'carthage', 1), ['submission']);
    assert.deepEqual(attacked('suebi', 'visigoths', 7), []);
    assert.deepEqual(attacked('suebi', 'hispano-romans', 7), []);
    const all = open(
      'castile',
      'combat',
      { toledo: 'castile: 2 infantry<segovia; leon: infantry' },
      { options: ['all-submission'], lastTurn: 19 },
    );
    assert.deepEqual(notCounted(all, 'toledo'), ['submission']);
  });
  it('goes with the answer: in the middle of a move too', () => {
    const start = open('castile', 'movement', TOLEDO, { ...hands({ castile: ['die'], seville: [] }), turn: 16 });
    const after = [step('segovia', 'toledo', { infantry: 2 })];
    const answer = compute({ is: 'place', state: start, place: 'toledo', after });
    assert.deepEqual(answer.is === 'odds' && answer.not, ['tokens']);
    assert.equal(compute({ is: 'place', state: start, place: 'avila', after }).is, 'none');
    const barred = [step('segovia', 'seville', { infantry: 2 })];
    assert.equal(compute({ is: 'place', state: start, place: 'seville', after: barred }).is, 'none');
  });
});
