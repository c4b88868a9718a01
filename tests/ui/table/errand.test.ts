import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { askedIn, NO_ANSWER, NoAnswer, officeOf, SILENCE, type WorkerLike } from '../../../src/ui/errand.ts';

/** Work that is done elsewhere: the worker that is asked, and the fallback if no worker answers. */

type Question = string;
type Answer = string;

/** A worker that handles each question as the test says. */
class Fake implements WorkerLike<Question, Answer> {
  readonly heard: Question[] = [];
  ended = false;
  readonly #listeners: { type: string; listener: (event: never) => void }[] = [];
  readonly #does: (worker: Fake) => void;

  constructor(does: (worker: Fake) => void = () => {}) {
    this.#does = does;
  }
  postMessage(question: Question): void {
    this.heard.push(question);
    queueMicrotask(() => this.#does(this));
  }
  addEventListener(type: string, listener: (event: never) => void): void {
    this.#listeners.push({ type, listener });
  }
  terminate(): void {
    this.ended = true;
  }
  emit(type: string, data?: unknown): void {
    if (this.ended) return;
    for (const one of this.#listeners) if (one.type === type) one.listener({ data } as never);
  }
}
const answers = (text: string) => (it: Fake) => it.emit('message', { answer: text });
const breaks = (it: Fake) => it.emit('error');

/** Workers one after the other, each doing the next of these; the last of them again and again. */
function staff(...does: readonly ((worker: Fake) => void)[]) {
  const workers: Fake[] = [];
  const open = (): Fake => {
    const worker = new Fake(does[Math.min(workers.length, does.length - 1)]);
    workers.push(worker);
    return worker;
  };
  return { workers, open };
}
const here = async (question: Question): Promise<Answer> => `here ${question}`;
/** Everything that does not wait for the clock has happened. */
const settle = () => new Promise((done) => setImmediate(done));
const clock = (t: TestContext) => t.mock.timers.enable({ apis: ['setTimeout'] });

describe('who is asked elsewhere', () => {
  it('is a worker, started with the first question', async () => {
    const { workers, open } = staff(answers('there'));
    const ask = askedIn({ open, here });
    assert.equal(workers.length, 0);
    assert.deepEqual([await ask('1'), await ask('2')], ['there', 'there']);
    assert.deepEqual([workers.length, workers[0]?.heard], [1, ['1', '2']]);
  });

  it('is the page itself where there are no workers, or none may be started', async () => {
    assert.equal(await askedIn({ open: () => undefined, here })('1'), 'here 1');
    const open = () => {
      throw new Error('forbidden');
    };
    assert.equal(await askedIn({ open, here })('1'), 'here 1');
  });

  it('says what went wrong with a single question, and goes on', async () => {
    const { workers, open } = staff((it) =>
      it.emit('message', it.heard.length === 1 ? { wrong: 'no such nation' } : { answer: 'there' }),
    );
    const ask = askedIn({ open, here });
    await assert.rejects(ask('1'), /no such nation/);
    assert.equal(await ask('2'), 'there');
    assert.equal(workers.length, 1);
  });

  it('is another worker where one throws or cannot be fetched, then the page for the rest of the visit', async () => {
    const once = staff(breaks, answers('there'));
    assert.equal(await askedIn({ open: once.open, here })('1'), 'there');
    const { workers, open } = staff(breaks);
    const ask = askedIn({ open, here });
    assert.deepEqual([await ask('1'), await ask('2')], ['here 1', 'here 2']);
    assert.deepEqual(
      workers.map(({ heard, ended }) => [heard, ended]),
      [
        [['1'], true],
        [['1'], true],
      ],
    );
  });

  it('is another worker where one has broken between two questions', async () => {
    const { workers, open } = staff(answers('there'));
    const ask = askedIn({ open, here });
    await ask('1');
    workers[0]?.emit('messageerror');
    assert.equal(await ask('2'), 'there');
    assert.deepEqual(
      workers.map(({ heard }) => heard),
      [['1'], ['2']],
    );
  });
});

describe('a worker that gives no sign', () => {
  it('is held to be dead after a while; a fresh one is asked, then the page', async (t) => {
    clock(t);
    const { workers, open } = staff(() => {});
    const coming = askedIn({ open, here })('1');
    await settle();
    t.mock.timers.tick(SILENCE - 1);
    await settle();
    assert.deepEqual([workers.length, workers[0]?.ended], [1, false]);
    t.mock.timers.tick(1);
    await settle();
    assert.deepEqual([workers.length, workers[0]?.ended, workers[1]?.heard], [2, true, ['1']]);
    t.mock.timers.tick(SILENCE);
    assert.equal(await coming, 'here 1');
    assert.equal(workers[1]?.ended, true);
  });

  it('and was killed in the midst of a question, after it had answered others, is missed too', async (t) => {
    clock(t);
    const { workers, open } = staff((it) => it.heard.length === 1 && answers('first')(it), answers('second'));
    const ask = askedIn({ open, here });
    assert.equal(await ask('1'), 'first');
    // Without a question there is nothing to wait for.
    t.mock.timers.tick(10 * SILENCE);
    assert.equal(workers[0]?.ended, false);
    const coming = ask('2');
    await settle();
    t.mock.timers.tick(SILENCE);
    assert.equal(await coming, 'second');
  });

  it('but is slow and at work is waited for, however long it takes', async (t) => {
    clock(t);
    const { workers, open } = staff(() => {});
    const coming = askedIn({ open, here })('1');
    for (let i = 0; i < 20; i++) {
      await settle();
      t.mock.timers.tick(SILENCE - 1);
      workers[0]?.emit('message', { alive: true });
    }
    workers[0]?.emit('message', { answer: 'at last' });
    assert.equal(await coming, 'at last');
    assert.equal(workers.length, 1);
  });

  it('and was dismissed is not heard of any more', async (t) => {
    clock(t);
    const { workers, open } = staff(() => {}, answers('fresh'));
    const office = officeOf({ open, here });
    let heard = false;
    void office.ask('1').finally(() => {
      heard = true;
    });
    office.dismiss();
    assert.equal(await office.ask('2'), 'fresh');
    t.mock.timers.tick(10 * SILENCE);
    await settle();
    assert.deepEqual([heard, workers.length], [false, 2]);
  });

  it('is told of where the page cannot answer either', async (t) => {
    clock(t);
    const coming = askedIn({ open: () => undefined, here: () => new Promise<Answer>(() => {}) })('1');
    const told = assert.rejects(coming, (error) => error instanceof NoAnswer && String(error) === NO_ANSWER);
    await settle();
    t.mock.timers.tick(SILENCE);
    await told;
  });
});
