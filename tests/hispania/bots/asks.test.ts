import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Thought } from '../../../src/books/hispania/bots/thought.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import { Answering } from '../../../src/books/hispania/ui/bots/answering.ts';
import { LEVELS, levelOf } from '../../../src/books/hispania/ui/bots/levels.ts';
import { playersOf } from '../../../src/books/hispania/ui/bots/players.ts';
import type { Question } from '../../../src/books/hispania/ui/bots/question.ts';
import type { WorkerLike } from '../../../src/ui/errand.ts';
import { type Asks, askingIn } from '../../../src/ui/table/computers/asks.ts';

/** Questions on their way to the computers: what is stale, what takes too long, and who plays where there is no worker. */

const SEATS = ['Ann', 'Ben', 'Cid', 'Dan'];
const STATE = hispania.setup({ scenario: 'A', mode: 'standard', seats: SEATS }, 5);
const ask = (number = 0, over: Partial<Question> = {}): Question => ({
  game: 1,
  level: 'captain',
  seat: 'Ann',
  seed: 7,
  state: STATE,
  number,
  ...over,
});
const thought = (kind: string): Thought => ({
  action: { kind, fixed: {}, values: {} },
  why: { kind: 'usual' },
  looked: 0,
});
const LIVE = new AbortController().signal;
const tick = (ms = 2) => new Promise((resolve) => setTimeout(resolve, ms));

class Fake implements WorkerLike<Question, Thought> {
  readonly heard: Question[] = [];
  ended = false;
  readonly #listeners: { readonly type: string; readonly listener: (event: never) => void }[] = [];
  postMessage(question: Question): void {
    this.heard.push(question);
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

/** Workers one after the other, as they are started. */
function staffed(patience = 5): {
  readonly workers: Fake[];
  readonly here: Question[];
  readonly asks: Asks<Question, Thought>;
} {
  const workers: Fake[] = [];
  const here: Question[] = [];
  const asks = askingIn<Question, Thought>({
    open: () => {
      const worker = new Fake();
      workers.push(worker);
      return worker;
    },
    here: async (question) => {
      here.push(question);
      return thought('here');
    },
    patience,
  });
  return { workers, here, asks };
}

describe('who asks a computer', () => {
  it('starts a worker with the first question, and keeps it', async () => {
    const { workers, here, asks } = staffed();
    assert.equal(workers.length, 0);
    for (const number of [1, 2]) {
      const coming = asks(ask(number), LIVE);
      workers[0]?.emit('message', { answer: thought(`there ${number}`) });
      assert.deepEqual(await coming, thought(`there ${number}`));
    }
    assert.deepEqual([workers.length, workers[0]?.heard.length, here.length], [1, 2, 0]);
  });

  it('and does not want to know any more is not answered; who comes next finds a fresh worker', async () => {
    const { workers, asks } = staffed();
    const leaves = new AbortController();
    const gone = asks(ask(1), leaves.signal);
    leaves.abort();
    await assert.rejects(gone, { name: 'AbortError' });
    assert.equal(workers[0]?.ended, true);
    const coming = asks(ask(2), LIVE);
    workers[0]?.emit('message', { answer: thought('stale') });
    workers[1]?.emit('message', { answer: thought('fresh') });
    assert.deepEqual(await coming, thought('fresh'));
    await assert.rejects(asks(ask(3), AbortSignal.abort()), { name: 'AbortError' });
    assert.equal(workers.length, 2);
  });

  it('hears what a captain would do where the answer takes too long', async () => {
    const { workers, asks } = staffed();
    const coming = asks(ask(1, { level: 'strategist' }), LIVE);
    await tick(20);
    assert.equal(workers[0]?.ended, false, 'until the worker has begun nobody is late');
    workers[0]?.emit('message', { meanwhile: thought('captain') });
    assert.deepEqual(await coming, thought('captain'));
    assert.equal(workers[0]?.ended, true);
    // The next one has its time again.
    const next = asks(ask(2, { level: 'strategist' }), LIVE);
    workers[1]?.emit('message', { meanwhile: thought('captain') });
    workers[1]?.emit('message', { answer: thought('in time') });
    assert.deepEqual(await next, thought('in time'));
    await tick(20);
    assert.equal(workers[1]?.ended, false);
  });

  it('is answered by another worker where one breaks, and on the page where there is none', async () => {
    const none = askingIn<Question, Thought>({ open: () => undefined, here: async () => thought('here') });
    assert.deepEqual(await none(ask(), LIVE), thought('here'));
    const { workers, here, asks } = staffed();
    const coming = asks(ask(1), LIVE);
    workers[0]?.emit('error');
    await tick();
    assert.deepEqual(workers[1]?.heard, [ask(1)]);
    workers[1]?.emit('error');
    assert.deepEqual(await coming, thought('here'));
    assert.deepEqual(await asks(ask(2), LIVE), thought('here'));
    assert.deepEqual([workers.length, here.length], [2, 2]);
  });

  it('is told what went wrong with a question, and may ask on', async () => {
    const { workers, asks } = staffed();
    const wrong = asks(ask(1), LIVE);
    workers[0]?.emit('message', { wrong: 'lost its way' });
    await assert.rejects(wrong, /lost its way/);
    const coming = asks(ask(2), LIVE);
    workers[0]?.emit('message', { answer: thought('there') });
    assert.deepEqual(await coming, thought('there'));
    assert.equal(workers.length, 1);
  });
});

describe('who answers for computers', () => {
  it('plays what the rules allow, the same for the same question', () => {
    for (const level of LEVELS.filter((one) => one !== 'strategist')) {
      const [one, other] = [new Answering(), new Answering()].map((it) => it.answer(ask(0, { level })));
      assert.deepEqual(one, other);
      assert.equal(one && hispania.explain(STATE, one.action), undefined);
    }
  });

  it('tells first what a captain would do for one who looks far ahead', () => {
    const said: string[] = [];
    const answering = new Answering();
    answering.answer(ask(0), () => said.push('captain'));
    assert.deepEqual(said, []);
    let captain: Thought | undefined;
    answering.answer(ask(0, { level: 'strategist', game: 2 }), (of) => {
      captain = of;
    });
    assert.deepEqual(captain, new Answering().answer(ask()));
  });
});

describe('the computers of a game', () => {
  it('have a seed of their own for each seat, and another stretch of the game once they have forgotten', async () => {
    const asked: Question[] = [];
    const players = playersOf(async (question) => {
      asked.push(question);
      return thought('end');
    }, 11);
    const decision = hispania.decision(STATE);
    assert.ok(decision);
    const play = (seat: string, level?: string) => players.at(seat, level)(STATE, decision, 3, LIVE);
    await play('Ann', 'novice');
    await play('Ann');
    await play('Ben', 'of former times');
    players.forget();
    await play('Ann', 'strategist');
    assert.deepEqual(
      asked.map(({ level, seat, number }) => [level, seat, number]),
      [
        ['novice', 'Ann', 3],
        ['captain', 'Ann', 3],
        ['captain', 'Ben', 3],
        ['strategist', 'Ann', 3],
      ],
    );
    const [first, second, third, fourth] = asked;
    assert.equal(first?.seed, second?.seed);
    assert.notEqual(first?.seed, third?.seed);
    assert.equal(first?.game, third?.game);
    assert.notEqual(first?.game, fourth?.game);
  });

  it('that were begun at random go on at random, at once and without a worker', () => {
    const players = playersOf(() => assert.fail('asked'), 11);
    const decision = hispania.decision(STATE);
    assert.ok(decision);
    const found = players.at('Ann', 'random')(STATE, decision, 0, LIVE);
    assert.ok('action' in found);
    assert.equal(hispania.explain(STATE, found.action), undefined);
  });

  it('are captains where nothing else is said', () => {
    assert.deepEqual(['novice', 'strategist', undefined, 'random', 'x'].map(levelOf), [
      'novice',
      'strategist',
      'captain',
      'captain',
      'captain',
    ]);
  });
});
