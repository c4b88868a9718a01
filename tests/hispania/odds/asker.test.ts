import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { worthOf } from '../../../src/books/hispania/lessons/worth.ts';
import { compute } from '../../../src/books/hispania/ui/odds/compute.ts';
import { type Answer, keyOf, type Question } from '../../../src/books/hispania/ui/odds/question.ts';
import { type Computes as ComputesOf, createAsker } from '../../../src/ui/asker.ts';
import { begin } from './battles.ts';

/** Questions on their way to the odds: what is known, what is stale, and what does it where there is no worker. */

const ask = (infantry: number): Question => ({
  is: 'written',
  battle: { attacker: { units: { infantry } }, defender: { units: { infantry: 1 } } },
});
type Computes = ComputesOf<Question, Answer>;
const NONE: Answer = { is: 'none' };

/** Computes on command, and records its questions. */
function byHand(): { readonly asked: Question[]; readonly computes: Computes; finish(with_?: Answer | Error): void } {
  const asked: Question[] = [];
  const open: { readonly answer: (a: Answer) => void; readonly fail: (e: Error) => void }[] = [];
  return {
    asked,
    computes: (question) => {
      asked.push(question);
      return new Promise((answer, fail) => open.push({ answer, fail }));
    },
    finish(result = NONE) {
      const next = open.shift();
      assert.ok(next, 'nothing is being computed');
      if (result instanceof Error) next.fail(result);
      else next.answer(result);
    },
  };
}
const settle = () => new Promise((done) => setImmediate(done));

describe('who asks for odds', () => {
  it('is answered one question after the other, each computed once', async () => {
    const { asked, computes, finish } = byHand();
    const odds = createAsker(computes, keyOf);
    const answers = [odds.ask(ask(1)), odds.ask(ask(2)), odds.ask(ask(1)), odds.ask(ask(2))];
    assert.deepEqual(asked, [ask(1)]);
    assert.equal(odds.known(ask(1)), undefined);
    finish({ is: 'too-large' });
    await settle();
    assert.deepEqual(asked, [ask(1), ask(2)]);
    finish();
    assert.deepEqual(await Promise.all(answers), [{ is: 'too-large' }, NONE, { is: 'too-large' }, NONE]);
    assert.deepEqual(await odds.ask(ask(1)), { is: 'too-large' });
    assert.deepEqual(odds.known(ask(2)), NONE);
    assert.equal(asked.length, 2);
  });
  it('and has gone, is not answered: what had not begun is not computed', async () => {
    const { asked, computes, finish } = byHand();
    const odds = createAsker(computes, keyOf);
    const [first, second, both] = [new AbortController(), new AbortController(), new AbortController()];
    const gone = [odds.ask(ask(1), first.signal), odds.ask(ask(2), second.signal), odds.ask(ask(3), both.signal)];
    const stays = odds.ask(ask(3));
    for (const leaver of [first, second, both]) leaver.abort();
    for (const one of gone) await assert.rejects(one, { name: 'AbortError' });
    finish();
    await settle();
    assert.deepEqual(asked, [ask(1), ask(3)], 'the second was stale, the third is still wanted by another');
    finish();
    assert.deepEqual(await stays, NONE);
    assert.deepEqual(odds.known(ask(1)), NONE, 'what had begun is kept');
    await assert.rejects(odds.ask(ask(4), AbortSignal.abort()), { name: 'AbortError' });
  });
  it('hears what went wrong, and may ask again', async () => {
    const { asked, computes, finish } = byHand();
    const odds = createAsker(computes, keyOf);
    const wrong = odds.ask(ask(1));
    finish(new Error('broken'));
    await assert.rejects(wrong, /broken/);
    await settle();
    const again = odds.ask(ask(1));
    finish();
    assert.deepEqual(await again, NONE);
    assert.equal(asked.length, 2);
  });
  it('keeps so many answers, those that were wanted last', async () => {
    const odds = createAsker(async () => NONE, keyOf, 2);
    await odds.ask(ask(1));
    await odds.ask(ask(2));
    odds.known(ask(1));
    await odds.ask(ask(3));
    assert.deepEqual(
      [1, 2, 3].map((n) => odds.known(ask(n)) !== undefined),
      [true, false, true],
    );
  });
});

describe('a question', () => {
  it('is known by its state and what is asked of it', () => {
    const [state, other] = [
      begin({ attacker: { units: { infantry: 1 } }, defender: { units: { infantry: 1 } } }),
      begin({ attacker: { units: { infantry: 1 } }, defender: { units: { infantry: 1 } } }),
    ];
    const key = keyOf({ is: 'battle', state });
    assert.equal(keyOf({ is: 'battle', state, chosen: {} }), key);
    assert.notEqual(keyOf({ is: 'battle', state, chosen: { rounds: 1 } }), key);
    assert.notEqual(keyOf({ is: 'battle', state: other }), key);
    assert.notEqual(keyOf({ is: 'place', state, place: 'segovia' }), keyOf({ is: 'place', state, place: 'avila' }));
    assert.equal(keyOf(ask(2)), keyOf(ask(2)));
  });
  it('is answered with odds, that there is no battle, faults, or that it is too large', () => {
    const state = begin({ attacker: { units: { infantry: 1 } }, defender: { units: { infantry: 1 } } });
    assert.equal(compute({ is: 'battle', state }).is, 'odds');
    assert.equal(compute({ is: 'battle', state: { ...state, frames: [] } }).is, 'none');
    assert.equal(compute(ask(0)).is, 'faults');
    const units = { infantry: 60, elite: 60, knight: 60, cavalry: 60 };
    assert.equal(compute({ is: 'written', battle: { attacker: { units }, defender: { units } } }).is, 'too-large');
  });
});

describe('what takes long', () => {
  it('says that it is at work all the time it is computed', () => {
    let beats = 0;
    const alive = (): void => {
      beats++;
    };
    const battle = { attacker: { units: { infantry: 4, cavalry: 2 } }, defender: { units: { infantry: 4 } } };
    const question: Question = { is: 'written', battle };
    assert.deepEqual(compute(question, alive), compute(question));
    assert.ok(beats > 20, `odds: ${beats}`);
    beats = 0;
    const state = begin(battle);
    const game = hispania.setup({ scenario: 'A', mode: 'standard' }, 1);
    const measure = { is: 'turn-points', nation: 'carthage' } as const;
    assert.deepEqual(worthOf(game, measure, 1, 2, alive), worthOf(game, measure, 1, 2));
    assert.equal(beats, 2);
    beats = 0;
    worthOf(state, { is: 'taken' }, 1, 3, alive);
    assert.ok(beats > 20, `a line of a lesson: ${beats}`);
  });
});
