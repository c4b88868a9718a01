import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAsker, type Reckons as ReckonsOf } from '../../../src/ui/asker.ts';
import { askedIn, type WorkerLike } from '../../../src/ui/errand.ts';
import { type Answer, keyOf, type Question } from '../../../src/ui/hispania/odds/question.ts';
import { reckon } from '../../../src/ui/hispania/odds/reckon.ts';
import { begin } from './battles.ts';

/** Questions on their way to the odds: what is known, what is stale, and what does it where there is no worker. */

const ask = (infantry: number): Question => ({
  is: 'written',
  battle: { attacker: { units: { infantry } }, defender: { units: { infantry: 1 } } },
});
type Reckons = ReckonsOf<Question, Answer>;
const NONE: Answer = { is: 'none' };

/** Reckons when it is told to, and notes what it was asked. */
function byHand(): { readonly asked: Question[]; readonly reckons: Reckons; finish(with_?: Answer | Error): void } {
  const asked: Question[] = [];
  const open: { readonly answer: (a: Answer) => void; readonly fail: (e: Error) => void }[] = [];
  return {
    asked,
    reckons: (question) => {
      asked.push(question);
      return new Promise((answer, fail) => open.push({ answer, fail }));
    },
    finish(result = NONE) {
      const next = open.shift();
      assert.ok(next, 'nothing is being reckoned');
      if (result instanceof Error) next.fail(result);
      else next.answer(result);
    },
  };
}
const settle = () => new Promise((done) => setImmediate(done));

describe('who asks for odds', () => {
  it('is answered one question after the other, each reckoned once', async () => {
    const { asked, reckons, finish } = byHand();
    const odds = createAsker(reckons, keyOf);
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
  it('and has gone, is not answered: what had not begun is not reckoned', async () => {
    const { asked, reckons, finish } = byHand();
    const odds = createAsker(reckons, keyOf);
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
    const { asked, reckons, finish } = byHand();
    const odds = createAsker(reckons, keyOf);
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
    assert.equal(reckon({ is: 'battle', state }).is, 'odds');
    assert.equal(reckon({ is: 'battle', state: { ...state, frames: [] } }).is, 'none');
    assert.equal(reckon(ask(0)).is, 'faults');
    const units = { infantry: 60, elite: 60, knight: 60, cavalry: 60 };
    assert.equal(reckon({ is: 'written', battle: { attacker: { units }, defender: { units } } }).is, 'too-large');
  });
});

/** A worker that answers, breaks or says that it failed. */
class Fake implements WorkerLike<Question, Answer> {
  readonly heard: Question[] = [];
  ended = false;
  readonly #listeners: { type: string; listener: (event: never) => void }[] = [];
  readonly #then: (worker: Fake) => void;

  constructor(then: (worker: Fake) => void) {
    this.#then = then;
  }
  postMessage(question: Question): void {
    this.heard.push(question);
    queueMicrotask(() => this.#then(this));
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener });
  }
  terminate(): void {
    this.ended = true;
  }
  emit(type: string, data?: unknown): void {
    for (const one of this.#listeners) if (one.type === type) one.listener({ data } as never);
  }
}

describe('what reckons', () => {
  const here: Reckons = async () => ({ is: 'too-large' });
  it('is a worker, started with the first question', async () => {
    const worker = new Fake((it) => it.emit('message', { answer: NONE }));
    let started = 0;
    const reckons = askedIn(() => {
      started += 1;
      return worker;
    }, here);
    assert.equal(started, 0);
    assert.deepEqual([await reckons(ask(1)), await reckons(ask(2))], [NONE, NONE]);
    assert.deepEqual([started, worker.heard], [1, [ask(1), ask(2)]]);
  });
  it('is the page itself where there are no workers, or none may be started', async () => {
    assert.deepEqual(await askedIn(() => undefined, here)(ask(1)), { is: 'too-large' });
    const forbidden = askedIn(() => {
      throw new Error('forbidden');
    }, here);
    assert.deepEqual(await forbidden(ask(1)), { is: 'too-large' });
  });
  it('is the page from then on when the worker breaks or cannot be fetched', async () => {
    const worker = new Fake((it) => it.emit('error'));
    const reckons = askedIn(() => worker, here);
    assert.deepEqual([await reckons(ask(1)), await reckons(ask(2))], [{ is: 'too-large' }, { is: 'too-large' }]);
    assert.deepEqual([worker.heard.length, worker.ended], [1, true]);
  });
  it('says what went wrong with a single question, and goes on', async () => {
    let first = true;
    const worker = new Fake((it) => {
      it.emit('message', first ? { wrong: 'no such nation' } : { answer: NONE });
      first = false;
    });
    const reckons = askedIn(() => worker, here);
    await assert.rejects(reckons(ask(1)), /no such nation/);
    assert.deepEqual(await reckons(ask(2)), NONE);
  });
});
