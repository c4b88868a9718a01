import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin } from '../../../src/kernel/journal.ts';
import { plainly, random } from '../../../src/ui/table/computer.ts';
import { sit } from '../../../src/ui/table/session.ts';
import type { Made } from '../../../src/ui/table/shown.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { createTable } from '../../../src/ui/table/store.ts';
import { type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { onConsole } from '../../on-console.ts';

const ANN: Sitting = { seat: 'north', name: 'Ann', is: 'person' };
const BOX: Sitting = { seat: 'south', name: 'Computer', is: 'computer' };

function laid(over: Partial<Made<TinyState, TinyFact, TinyState>> = {}, sittings: readonly Sitting[] = [ANN, BOX]) {
  const begun = begin<TinyState, TinyFact>(tiny, { is: 'game', options: { stones: { red: 4 } }, seed: 3 });
  assert.ok(begun.journal);
  return createTable<TinyState, TinyFact, TinyState>(sit(begun.journal, sittings), {
    game: tiny,
    customs: {
      settled: (state) => state,
      isSecret: () => false,
      isWindow: () => false,
      isSeen: () => false,
      seatOf: () => undefined,
      matters: () => true,
    },
    look: (state) => state,
    computers: () => plainly(random(1)),
    wait: () => Promise.resolve(),
    clock: () => 0,
    ...over,
  });
}
const BID = { kind: 'bid', fixed: {}, values: { number: 2 } };
const ROLL = { kind: 'roll', fixed: {}, values: {} };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Ann answers until a computer is asked. */
function toComputer(store: ReturnType<typeof laid>): void {
  for (let i = 0; store.$shown.get().asking.is === 'person' && i < 9; i++) {
    const { asking, state } = store.$shown.get();
    if (asking.is === 'person') store.act(random<TinyState>(2)(state, asking.decision, i));
  }
}

describe('while one looks back', () => {
  it('nothing of the present is taken back, played again or answered', () => {
    const store = laid();
    store.act(BID);
    store.act(ROLL);
    const { at } = store.$shown.get().journal;
    store.look(0);
    store.undo();
    store.restartPhase();
    store.act(ROLL);
    assert.equal(store.$shown.get().journal.at, at);
    assert.equal(store.$shown.get().looking, 0);
    store.look();
    store.undo();
    assert.equal(store.$shown.get().journal.at, at - 1);
    store.look(0);
    store.redo();
    assert.equal(store.$shown.get().journal.at, at - 1);
  });
});

describe('a table that waits', () => {
  it('says so, whatever else is shown in between', () => {
    const store = laid({ paused: true });
    assert.equal(store.$shown.get().paused, true);
    toComputer(store);
    store.look(0);
    store.look();
    assert.equal(store.$shown.get().paused, true);
    store.pause(false);
    assert.equal(store.$shown.get().paused, false);
  });

  it('does not even begin where another tab plays', async () => {
    const only = [{ ...ANN, is: 'computer' as const }, BOX];
    const store = laid({ paused: true }, only);
    await settled();
    assert.equal(store.$shown.get().journal.at, 0);
  });

  it('is not answered any more when it was left', () => {
    const changes: number[] = [];
    const store = laid({ changed: ({ journal }) => changes.push(journal.at) });
    changes.length = 0;
    store.leave();
    store.act(BID);
    assert.deepEqual(changes, []);
  });
});

describe('an event that stays', () => {
  const CUSTOMS = {
    settled: (state: TinyState) => state,
    isSecret: () => false,
    isWindow: () => false,
    isSeen: () => false,
    seatOf: () => undefined,
    matters: () => true,
    // Every answer of this game ends one.
    stays: () => true,
  };
  const only = [{ ...ANN, is: 'computer' as const }, BOX];
  const at = (store: ReturnType<typeof laid>) => store.$shown.get().journal.at;

  it('stops the computers until the reader goes on, and all the rest if they hurry', async () => {
    const store = laid({ customs: CUSTOMS, stays: true }, only);
    await settled();
    const first = at(store);
    assert.ok(first > 0);
    assert.equal(store.$shown.get().paused, true);
    store.pause(false);
    await settled();
    assert.ok(at(store) > first);
    assert.equal(store.$shown.get().paused, true);
    store.hurry();
    for (let i = 0; i < 50; i++) await settled();
    assert.equal(store.$shown.get().asking.is, 'over');
  });

  it('stops nothing where the reader does not want it', async () => {
    const store = laid({ customs: CUSTOMS }, only);
    for (let i = 0; i < 50; i++) await settled();
    assert.equal(store.$shown.get().asking.is, 'over');
  });
});

describe('what is set', () => {
  it('is told at once, so that it is kept without an answer', () => {
    const told: unknown[] = [];
    const store = laid({ changed: ({ windows }, { pace, stays }) => told.push([windows, pace, stays]) });
    told.length = 0;
    store.setWindows('press');
    store.setPace('normal');
    store.setStays(true);
    assert.deepEqual(told, [
      ['press', 'at-once', false],
      ['press', 'normal', false],
      ['press', 'normal', true],
    ]);
  });
});

describe('mistakes of ours', () => {
  it('in an answer are told, and the question stands again when one goes on', (test) => {
    const said = onConsole(test);
    let broken = true;
    const store = laid({
      game: {
        ...tiny,
        apply: (state, action) => {
          if (broken) throw new TypeError('undefined is no number');
          return tiny.apply(state, action);
        },
      },
    });
    store.act(BID);
    assert.match(store.$shown.get().broken ?? '', /no number/);
    assert.equal(store.$shown.get().journal.at, 0);
    said(/no number/);
    broken = false;
    store.look();
    assert.equal(store.$shown.get().broken, undefined);
    store.act(BID);
    assert.equal(store.$shown.get().journal.at, 1);
  });

  it('in what is seen are told, and the answer is kept all the same', (test) => {
    const said = onConsole(test);
    const changes: number[] = [];
    const store = laid({
      changed: ({ journal }) => changes.push(journal.at),
      look: (state) => {
        if (state.bid === 2) throw new TypeError('nothing to be seen');
        return state;
      },
    });
    store.act(BID);
    assert.match(store.$shown.get().broken ?? '', /nothing to be seen/);
    said(/nothing to be seen/);
    assert.equal(changes.at(-1), 1);
    store.undo();
    assert.equal(store.$shown.get().broken, undefined);
    assert.equal(store.$shown.get().journal.at, 0);
  });
});

describe('a game of computers alone', () => {
  it('does not gather all that has happened as its last news', async () => {
    let time = 0;
    const only = [{ ...ANN, is: 'computer' as const }, BOX];
    const store = laid({ clock: () => (time += 5) }, only);
    const most: number[] = [];
    store.$shown.listen(({ last }) => most.push(last.length));
    for (let i = 0; i < 400 && store.$shown.get().asking.is !== 'over'; i++) await settled();
    const { journal, asking } = store.$shown.get();
    assert.equal(asking.is, 'over');
    const all = journal.entries.flatMap(({ facts }) => facts).length;
    assert.ok(Math.max(...most) < all / 2, `${Math.max(...most)} of ${all}`);
  });
});
