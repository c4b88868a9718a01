import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin } from '../../../src/kernel/journal.ts';
import { plainly, random } from '../../../src/ui/table/computer.ts';
import { sit } from '../../../src/ui/table/session.ts';
import type { Made } from '../../../src/ui/table/shown.ts';
import { createTable } from '../../../src/ui/table/store.ts';
import { type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { onConsole } from '../../on-console.ts';

const SITTINGS = [
  { seat: 'north', name: 'Ann', is: 'person' },
  { seat: 'south', name: 'Computer', is: 'computer' },
] as const;

/** A table of the tiny game; `tell` hears of every change. */
function laid(over: Partial<Made<TinyState, TinyFact, TinyState>> = {}) {
  const begun = begin<TinyState, TinyFact>(tiny, { is: 'game', options: { stones: { red: 4 } }, seed: 3 });
  assert.ok(begun.journal);
  return createTable<TinyState, TinyFact, TinyState>(sit(begun.journal, SITTINGS), {
    game: tiny,
    customs: {
      settled: (state) => state,
      isSecret: () => false,
      isWindow: () => false,
      isSeen: ({ kind }) => kind === 'rolled',
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

describe('a table on a page', () => {
  it('shows what an answer has brought, and lets computers answer until a person is asked again', async () => {
    const changes: number[] = [];
    const store = laid({ changed: ({ journal }) => changes.push(journal.at) });
    store.act(BID);
    assert.equal(store.$shown.get().journal.at, 1);
    store.act(ROLL);
    for (let i = 0; i < 40 && store.$shown.get().asking.is !== 'over'; i++) {
      await settled();
      const { asking } = store.$shown.get();
      assert.notEqual(asking.is, 'computer');
      if (asking.is === 'person') {
        assert.equal(asking.seat, 'north');
        const [choice] = asking.decision.choices;
        assert.ok(choice);
        store.act(random<TinyState>(9)(store.$shown.get().state, asking.decision, i));
      }
    }
    assert.equal(store.$shown.get().asking.is, 'over');
    assert.equal(changes.at(-1), store.$shown.get().journal.at);
  });

  it('takes back and plays again, and drops what was taken back when something else is answered', () => {
    const store = laid();
    store.act(BID);
    store.undo();
    assert.equal(store.$shown.get().journal.at, 0);
    assert.equal(store.$shown.get().taken, true);
    store.redo();
    assert.equal(store.$shown.get().journal.at, 1);
    store.undo();
    store.act({ ...BID, values: { number: 1 } });
    assert.equal(store.$shown.get().taken, false);
    assert.equal(store.$shown.get().state.bid, 1);
  });

  it('refuses with a reason and changes nothing', () => {
    const store = laid();
    store.act({ ...BID, values: { number: 99 } });
    assert.ok(store.$shown.get().refused);
    assert.equal(store.$shown.get().journal.at, 0);
    store.look(0);
    assert.equal(store.$shown.get().refused, undefined);
  });

  it('does nothing by itself while it is paused, nor after it was left', async () => {
    const store = laid();
    store.pause(true);
    let answered = 0;
    while (store.$shown.get().asking.is === 'person' && answered++ < 9) {
      const { asking, state } = store.$shown.get();
      if (asking.is === 'person') store.act(random<TinyState>(2)(state, asking.decision, answered));
    }
    assert.equal(store.$shown.get().asking.is, 'computer');
    const { at } = store.$shown.get().journal;
    await settled();
    assert.equal(store.$shown.get().journal.at, at);
    store.leave();
    store.pause(false);
    await settled();
    assert.equal(store.$shown.get().journal.at, at);
  });

  it('tells of a computer that cannot go on, and loses nothing', async (test) => {
    const said = onConsole(test);
    const store = laid({
      computers: () => () => {
        throw new Error('lost its way');
      },
    });
    for (let i = 0; store.$shown.get().asking.is === 'person' && i < 9; i++) {
      const { asking, state } = store.$shown.get();
      if (asking.is === 'person') store.act(random<TinyState>(2)(state, asking.decision, i));
    }
    await settled();
    assert.match(store.$shown.get().broken ?? '', /lost its way/);
    said(/lost its way/);
    assert.ok(store.$shown.get().journal.at > 0);
  });
});
