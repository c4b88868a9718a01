import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Computer, LEVELS } from '../../../src/books/reconquista/bots/computer.ts';
import { CHECK } from '../../../src/books/reconquista/check/index.ts';
import { reconquista } from '../../../src/books/reconquista/engine/game.ts';
import type { State } from '../../../src/books/reconquista/engine/state.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { accepts } from '../../../src/kernel/choices.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { hash } from '../../../src/kernel/hash.ts';
import { christian, position } from '../play.ts';

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
    let state = reconquista.setup(CHECK.options(form, dice), seed + i);
    for (;;) {
      const decision = reconquista.decision(state);
      if (!decision) return found;
      const { kind } = decision;
      if (!found.some((one) => one.kind === kind)) found.push({ kind, state });
      state = reconquista.apply(state, answer(player, decision, dice)).state ?? assert.fail('refused');
    }
  });
}

/** What random games rarely come to. */
const PLAGUE = position({
  phase: 'event',
  event: { id: 'plague', period: 'almohad' },
  asked: { is: 'plague', region: 'asturias', left: 2, piece: 'christian-garrison' },
  places: {
    oviedo: { city: 'christian', held: christian({ garrison: 2 }) },
    leon: { held: christian({ garrison: 1 }) },
  },
});

const ALL = [...questions(711), { kind: 'plague', state: PLAGUE }];
/** A Condestable takes long: of each kind it is asked a few. */
const FEW = [...Map.groupBy(ALL, ({ kind }) => kind).values()].flatMap((same) => same.slice(0, 2));
const EFFORT = 1 / 18;

describe('a computer of Reconquista', () => {
  it('is asked every kind of question here', () => {
    const kinds = new Set(ALL.map(({ kind }) => kind));
    const missing = [
      'spending',
      'region',
      'moves',
      'retreat',
      'order',
      'el-cid',
      'plague',
      'reaction',
      'sieges',
    ].filter((kind) => !kinds.has(kind));
    assert.deepEqual(missing, []);
  });

  for (const level of LEVELS)
    it(`answers each with something that is offered, changes nothing, and repeats itself: ${level}`, () => {
      for (const { kind, state } of level === 'alferez' ? ALL : FEW) {
        const before = hash(state);
        const [one, other] = [1, 2].map(() => new Computer(level, 'christian', 7, EFFORT).answer(state, 3));
        assert.ok(one && other);
        const said = `${kind}: ${JSON.stringify(one.action)}`;
        assert.ok(
          reconquista.decision(state)?.choices.some((choice) => accepts(choice, one.action)),
          said,
        );
        assert.deepEqual(other, one, said);
        assert.equal(hash(state), before);
      }
    });

  it('does not see the dice to come', () => {
    for (const { state } of FEW) {
      const other = { ...state, dice: { ...state.dice, given: [6, 6, 6, 6, 6, 6] } };
      const [one, same] = [state, other].map((of) => new Computer('alferez', 'christian', 7).answer(of, 3));
      assert.deepEqual(one, same);
    }
  });

  it('does no more work than its effort allows', () => {
    for (const { state } of FEW) {
      const { looked } = new Computer('condestable', 'christian', 7, EFFORT).answer(state, 3);
      assert.ok(looked <= 5 * 2 * 200, `${looked}`);
    }
  });
});
