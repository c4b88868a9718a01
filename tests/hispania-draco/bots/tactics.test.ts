import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { adviceOf } from '../../../src/books/hispania-draco/bots/advice.ts';
import { Computer, LEVELS } from '../../../src/books/hispania-draco/bots/computer.ts';
import { attack, siege } from '../../../src/books/hispania-draco/engine/actions.ts';
import { CAPITALS } from '../../../src/books/hispania-draco/engine/data/geography.ts';
import type { TownId } from '../../../src/books/hispania-draco/engine/data/ids.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import type { Written } from '../../../src/books/hispania-draco/engine/position.ts';
import { revoltsLeft } from '../../../src/books/hispania-draco/engine/rules/reserve.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { ask, BLUE, position, RED, turnOf, YELLOW } from '../play.ts';

/** Garrisons of all capitals but one, two of each general. */
function allBut(capital: TownId): State['garrisons'] {
  const others = CAPITALS.filter((at) => at !== capital);
  return Object.fromEntries(others.map((at, i) => [at, [[RED, YELLOW, BLUE][i % 3] ?? RED]]));
}

/** The answers of a computer to the end of its phase. */
function phaseOf(
  level: (typeof LEVELS)[number],
  start: State,
): { readonly state: State; readonly kinds: readonly string[] } {
  const computer = new Computer(level, 'first', 3);
  const kinds: string[] = [];
  let state = start;
  while (state.phase === 'roman') {
    const { action } = computer.answer(state, kinds.length);
    kinds.push(action.kind);
    state = draco.apply(state, action).state ?? assert.fail('refused');
  }
  return { state, kinds };
}

/** The last capital, whose province has one revolt, of shield 1: a certain siege and a garrison win the game. */
const NEARLY = turnOf(YELLOW, {
  generals: { [YELLOW]: 'osca' },
  garrisons: allBut('osca') as never,
  revolts: { beseda: 1 },
});

/** All discs of revolt are placed, and the end of the round takes one more: without a siege the game is lost. */
const DRAINED = turnOf(BLUE, {
  generals: { [BLUE]: 'gerunda' },
  revolts: {
    beseda: 1,
    bilbilis: 3,
    segontia: 3,
    toletum: 3,
    abula: 3,
    bracara: 3,
    lucus: 3,
    brigantium: 3,
  },
});

describe('the tactics of a computer', () => {
  for (const level of LEVELS) {
    it(`${level}: finds the siege and the garrison that win now`, () => {
      const { action, why } = new Computer(level, 'first', 3).answer(NEARLY, 0);
      assert.deepEqual(action, siege(YELLOW, 'beseda', 1));
      assert.ok(why.kind === 'fights');
      assert.deepEqual(
        [why.won, why.lost],
        [
          { ways: 1, of: 1 },
          { ways: 0, of: 1 },
        ],
      );
      assert.equal(why.worth, 1);
      assert.equal(phaseOf(level, NEARLY).state.ended, 'victory');
    });

    it(`${level}: removes the revolt without which the round cannot end`, () => {
      assert.equal(revoltsLeft(DRAINED), 0);
      const { state, kinds } = phaseOf(level, DRAINED);
      assert.ok(kinds.includes('siege'), kinds.join());
      assert.equal(revoltsLeft(state), 1);
    });

    it(`${level}: attacks no army that is certain to win`, () => {
      const lost = turnOf(RED, {
        generals: { [RED]: 'corduba' },
        revolts: { regina: 3, castulo: 3, capara: 3, emerita: 3 },
        armies: [{ at: 'regina', special: false }],
      });
      assert.ok(!phaseOf(level, lost).kinds.includes('attack'));
    });

    it(`${level}: attacks an army that is certain to lose`, () => {
      const won = turnOf(RED, {
        generals: { [RED]: 'corduba', [YELLOW]: 'emerita', [BLUE]: 'castulo' },
        revolts: { regina: 1 },
        armies: [{ at: 'regina', special: false }],
      });
      const { state, kinds } = phaseOf(level, won);
      assert.ok(kinds.includes('attack'), kinds.join());
      assert.deepEqual(state.armies, []);
    });
  }

  it('of Hispano: a coin is spent where it beats a general, and the attack on a lone consul is made', () => {
    const state = position({
      variants: ['hispano'],
      turn: BLUE,
      phase: 'hispanic',
      hispano: 2,
      generals: { [BLUE]: 'abula' },
      revolts: { capara: 3, salmantica: 3 },
      armies: [{ at: 'salmantica', special: false }],
      hispanic: { step: 'revolt', begun: true, left: [], passed: false },
      pending: { is: 'strike' },
    });
    const { action } = new Computer('legate', 'hispano', 3).answer(state, 0);
    assert.equal(action.kind, 'strike');
    assert.equal(action.fixed['to'], 'abula');
  });

  describe('of Hispano', () => {
    const HISPANO = { variants: ['hispano' as const], turn: BLUE, hispano: 2 };
    const rolled = position({
      ...HISPANO,
      phase: 'hispanic',
      revolts: { salmantica: 1 },
      garrisons: { abula: [BLUE] },
      armies: [{ at: 'salmantica', special: false }],
      hispanic: { step: 'armies', begun: true, left: [], passed: false },
      pending: { is: 'revolt', roman: 3, hispanic: 1 },
    });

    for (const level of LEVELS)
      it(`${level}: a roll of revolt that a garrison holds is rolled again while coins are there`, () => {
        assert.equal(ask(rolled, 'effect', 'abula'), 'held');
        for (const coins of [2, 1])
          assert.equal(
            new Computer(level, 'hispano', 3).answer({ ...rolled, hispano: coins }, 0).action.kind,
            'reroll',
          );
      });

    it('a legate keeps his coins where the roll brings a revolt', () => {
      const { abula: _, ...none } = rolled.garrisons;
      assert.equal(new Computer('legate', 'hispano', 3).answer({ ...rolled, garrisons: none }, 0).action.kind, 'pass');
    });

    it('a legate raises for an army that coins may save, and keeps them where every result is lost', () => {
      const answerTo = (generals: Partial<State['generals']>, garrisons: NonNullable<Written['garrisons']> = {}) => {
        const state = position({
          ...HISPANO,
          ...{ turn: YELLOW, phase: 'roman', coins: 6, garrisons },
          generals: { [YELLOW]: 'bilbilis', ...generals },
          revolts: { numantia: 2 },
          armies: [{ at: 'numantia' }],
        });
        const declared = draco.apply(state, attack(YELLOW, 'numantia', 1)).state ?? assert.fail('refused');
        assert.equal(declared.pending?.is, 'raise');
        return new Computer('legate', 'hispano', 3).answer(declared, 0).action.kind;
      };
      assert.equal(answerTo({}), 'raise');
      const beside = { [RED]: 'calagurris', [BLUE]: 'segontia' } as const;
      assert.equal(answerTo(beside, { bilbilis: [YELLOW, YELLOW, YELLOW] }), 'pass');
    });
  });
});

describe('the advice of a computer', () => {
  it('says what the Hispanic phase may do after an answer without dice', () => {
    const state = turnOf(RED, {
      generals: { [RED]: 'corduba' },
      revolts: { regina: 1, castulo: 3, capara: 3 },
      armies: [{ at: 'regina', special: false }],
    });
    const end = {
      action: { kind: 'end', fixed: {}, values: {} },
      why: { kind: 'rests' as const, worth: 0.5 },
      looked: 1,
    };
    const { risk } = adviceOf(state, end);
    assert.ok(risk?.revolt && risk.revolt.chance.ways > 0);
    const fight = { ...end, action: siege(RED, 'castulo', 1) };
    assert.equal(adviceOf(state, fight).risk, undefined);
  });

  it('says that the game may be lost', () => {
    const end = {
      action: { kind: 'end', fixed: {}, values: {} },
      why: { kind: 'rests' as const, worth: 0.5 },
      looked: 1,
    };
    const { defeat } = adviceOf(DRAINED, end).risk ?? {};
    assert.ok(defeat && defeat.ways > 0 && defeat.ways < defeat.of);
  });
});
