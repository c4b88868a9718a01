import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Computer, LEVELS } from '../../../src/books/hispania-draco/bots/computer.ts';
import { moved } from '../../../src/books/hispania-draco/bots/ways.ts';
import { CHECK } from '../../../src/books/hispania-draco/check/index.ts';
import { move } from '../../../src/books/hispania-draco/engine/actions.ts';
import { draco } from '../../../src/books/hispania-draco/engine/game.ts';
import { movers } from '../../../src/books/hispania-draco/engine/rules/actors.ts';
import { routesOf } from '../../../src/books/hispania-draco/engine/rules/routes.ts';
import type { State } from '../../../src/books/hispania-draco/engine/state.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import { giving, roller } from '../../../src/kernel/dice.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { position } from '../play.ts';

interface Question {
  readonly kind: string;
  readonly state: State;
}

/** Positions with a question out of random games of every form, the first of each kind in each. */
function questions(seed: number): readonly Question[] {
  return CHECK.forms.flatMap((form, i): readonly Question[] => {
    const dice = roller(seed + i);
    const player = tempered(dice);
    const found: Question[] = [];
    let state = draco.setup(CHECK.options(form, dice), seed + i);
    for (;;) {
      const decision = draco.decision(state);
      if (!decision) return found;
      const { kind } = decision;
      if (!found.some((one) => one.kind === kind)) found.push({ kind, state });
      state = draco.apply(state, answer(player, decision, dice)).state ?? assert.fail('refused');
    }
  });
}

/** What random games rarely come to. */
const HISPANO = { variants: ['hispano' as const, 'terror' as const], hispano: 2, turn: 'consul' as const };
const RARE: readonly Question[] = [
  {
    kind: 'ways',
    state: position({
      ...HISPANO,
      phase: 'hispanic',
      revolts: { capara: 1 },
      armies: [{ at: 'capara', special: false }],
      hispanic: { step: 'moves', begun: true, left: [], passed: true },
      pending: { is: 'ways', from: 'capara', to: ['abula', 'regina'] },
    }),
  },
];

const ALL = [...questions(97), ...RARE];
/** A legate looks far ahead: of each kind it is asked a few. */
const FEW = [...Map.groupBy(ALL, ({ kind }) => kind).values()].flatMap((same) => same.slice(0, 3));

/** The seat that is asked first. */
const seatOf = (state: State): string => draco.decision(state)?.by[0] ?? assert.fail('the game is over');

describe('a computer of Hispania by Draco Ideas', () => {
  it('is asked every kind of question here', () => {
    const kinds = new Set(ALL.map(({ kind }) => kind));
    const wanted = ['starting', 'revolts', 'armies', 'roads', 'generals', 'return', 'roman', 'hispanic', 'after'];
    const asked = ['revolt', 'raise', 'dice', 'ways', 'strike'];
    assert.deepEqual(
      [...wanted, ...asked].filter((kind) => !kinds.has(kind)),
      [],
    );
  });

  for (const level of LEVELS)
    it(`answers each with something that is offered, changes nothing, and repeats itself: ${level}`, () => {
      for (const { kind, state } of level === 'tribune' ? ALL : FEW) {
        const before = hash(state);
        const [one, other] = [1, 2].map(() => new Computer(level, seatOf(state), 7).answer(state, 3));
        assert.ok(one && other);
        const said = `${kind}: ${JSON.stringify(one.action)}`;
        assert.ok(
          draco.decision(state)?.choices.some((choice) => accepts(choice, one.action)),
          said,
        );
        assert.equal(draco.explain(state, one.action), undefined, said);
        assert.deepEqual(other, one, said);
        assert.equal(hash(state), before);
      }
    });

  it('gives the same answer whatever it was asked before in the turn', () => {
    for (const { state } of FEW) {
      if (state.phase !== 'roman' || state.pending) continue;
      const seat = seatOf(state);
      const asked = new Computer('legate', seat, 7);
      const first = asked.answer(state, 3);
      const then = draco.apply(state, first.action).state ?? assert.fail('refused');
      if (then.phase !== 'roman' || seatOf(then) !== seat) continue;
      const { action, why } = asked.answer(then, 4);
      const fresh = new Computer('legate', seat, 7).answer(then, 4);
      assert.deepEqual({ action, why }, { action: fresh.action, why: fresh.why });
    }
  });

  it('does not see the dice to come', () => {
    for (const { state } of FEW) {
      const others = [
        { ...state, dice: giving(state.dice, [6, 6, 6, 6, 6, 6]) },
        draco.imagine(state, seatOf(state), 99),
      ];
      const [one, ...same] = [state, ...others].map((of) => new Computer('tribune', seatOf(of), 7).answer(of, 3));
      for (const other of same) assert.deepEqual(other, one);
    }
  });

  it('imagines a move as the rules carry it out', () => {
    for (const { state } of ALL) {
      if (state.phase !== 'roman' || state.pending) continue;
      for (const general of movers(state))
        for (const route of routesOf(state, general)) {
          if (route.cost > state.coins) continue;
          const { state: then } = draco.apply(state, move(general, route.to));
          assert.deepEqual(moved(state, general, route), then);
        }
    }
  });
});
