import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { begin, now } from '../../../src/kernel/journal.ts';
import { type Computer, type Found, type Player, plainly, random } from '../../../src/ui/table/computer.ts';
import type { Customs } from '../../../src/ui/table/customs.ts';
import { sit } from '../../../src/ui/table/session.ts';
import type { Made } from '../../../src/ui/table/shown.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { createTable } from '../../../src/ui/table/store.ts';
import { type TinyFact, type TinyState, tiny } from '../../kernel/tiny.ts';
import { onConsole } from '../../on-console.ts';

/** Computers that take their time, are stopped, watched, taken over from, and play a phase for a person. */

const ANN: Sitting = { seat: 'north', name: 'Ann', is: 'person' };
const BEN: Sitting = { seat: 'south', name: 'Ben', is: 'person' };
const BOX: Sitting = { seat: 'south', name: 'south', is: 'computer', level: 'slow' };
const CUSTOMS: Customs<TinyState> = {
  settled: (state) => state,
  isSecret: () => false,
  isWindow: () => false,
  isSeen: ({ kind }) => kind === 'rolled',
  seatOf: () => undefined,
  matters: () => true,
};
const ACT = (kind: string, values = {}) => ({ kind, fixed: {}, values });
const BID = ACT('bid', { number: 2 });
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A computer that answers on command. */
function byHand() {
  const asked: {
    readonly state: TinyState;
    readonly signal: AbortSignal;
    readonly answer: (of: Found<string>) => void;
  }[] = [];
  const player: Player<TinyState, string> = (state, _, __, signal) =>
    new Promise((answer) => asked.push({ state, signal, answer }));
  return { asked, player };
}

/** Bids, throws its dice, and is done. */
const brisk: Computer<TinyState> = (_, { choices }) => {
  const [first] = choices;
  if (first?.kind === 'bid') return ACT('bid', { number: 1 });
  return ACT(first?.kind === 'take' || first?.kind === 'look' ? 'done' : (first?.kind ?? ''));
};

type Over = Partial<Made<TinyState, TinyFact, TinyState, string>>;

function laid(over: Over = {}, sittings: readonly Sitting[] = [ANN, BOX]) {
  const begun = begin<TinyState, TinyFact>(tiny, { is: 'game', options: { stones: { red: 4 } }, seed: 3 });
  assert.ok(begun.journal);
  return createTable<TinyState, TinyFact, TinyState, string>(sit(begun.journal, sittings), {
    game: tiny,
    customs: CUSTOMS,
    look: (state) => state,
    computers: () => plainly(random(1)),
    wait: () => Promise.resolve(),
    clock: () => 0,
    ...over,
  });
}

/** Ann has bid and is done: the computer is asked whether it objects. */
function asked(over: Over = {}, sittings?: readonly Sitting[]) {
  const store = laid(over, sittings);
  store.act(BID);
  store.act(ACT('roll'));
  store.act(ACT('done'));
  return store;
}

describe('a computer that takes its time', () => {
  it('is waited for, and its reason kept beside its answer', async () => {
    const { asked: questions, player } = byHand();
    const levels: (string | undefined)[] = [];
    const store = asked({
      computers: (_, level) => {
        levels.push(level);
        return player;
      },
    });
    const { at } = store.$shown.get().journal;
    await settled();
    assert.equal(store.$shown.get().asking.is, 'computer');
    assert.equal(questions[0]?.state, now(store.$shown.get().journal));
    questions[0]?.answer({ action: ACT('pass'), why: 'I was told to' });
    await settled();
    assert.deepEqual(levels.slice(0, 1), ['slow']);
    assert.equal(store.$shown.get().journal.at, at + 1);
    assert.equal(store.whyAt(at + 1), 'I was told to');
    assert.equal(store.whyAt(at), undefined);
    store.leave();
    assert.equal(questions.at(-1)?.signal.aborted, true);
  });

  it('is not heard any more once something was taken back', async () => {
    const { asked: questions, player } = byHand();
    let forgotten = 0;
    const store = asked({ computers: () => player, forget: () => forgotten++ });
    const { at } = store.$shown.get().journal;
    store.undo();
    assert.equal(questions[0]?.signal.aborted, true);
    assert.equal(store.$shown.get().journal.at, at - 1);
    assert.ok(forgotten > 0);
    questions[0]?.answer({ action: ACT('pass') });
    await settled();
    assert.equal(store.$shown.get().journal.at, at - 1);
    assert.equal(store.$shown.get().asking.is, 'person');
    // And it may be asked again.
    store.redo();
    assert.equal(questions.length, 2);
    assert.equal(store.$shown.get().journal.at, at);
  });

  it('is stopped at once, and asked anew when it goes on', async () => {
    const { asked: questions, player } = byHand();
    const store = asked({ computers: () => player });
    const { at } = store.$shown.get().journal;
    store.pause(true);
    assert.equal(store.$shown.get().busy, false);
    questions[0]?.answer({ action: ACT('pass') });
    await settled();
    assert.equal(store.$shown.get().journal.at, at);
    store.pause(false);
    questions[1]?.answer({ action: ACT('pass') });
    await settled();
    assert.equal(store.$shown.get().journal.at, at + 1);
  });

  it('gives its seat to a person in the midst of a thought, and takes it again', async () => {
    const { asked: questions, player } = byHand();
    const seated: unknown[] = [];
    const store = asked({ computers: () => player, changed: ({ sittings }) => seated.push(sittings) });
    store.sitDown({ ...BOX, name: 'Ann', is: 'person' });
    const shown = store.$shown.get();
    assert.deepEqual([shown.asking.is, shown.holder, shown.busy], ['person', 'Ann', false]);
    assert.equal(seated.at(-1), shown.sittings);
    questions[0]?.answer({ action: ACT('pass') });
    await settled();
    assert.equal(store.$shown.get().journal, shown.journal);
    store.sitDown(BOX);
    assert.equal(store.$shown.get().asking.is, 'computer');
    assert.equal(questions.length, 2);
  });

  it('that fails tells so once, but not when nobody waits for it', async (test) => {
    const said = onConsole(test);
    let fail: ((why: Error) => void) | undefined;
    const player: Player<TinyState, string> = () =>
      new Promise((_, reject) => {
        fail = reject;
      });
    const store = asked({ computers: () => player });
    store.undo();
    fail?.(new Error('nobody wants to know'));
    await settled();
    assert.equal(store.$shown.get().broken, undefined);
    store.redo();
    fail?.(new Error('lost its way'));
    await settled();
    assert.match(store.$shown.get().broken ?? '', /lost its way/);
    said(/lost its way/);
  });

  it('keeps to itself what is secret', async () => {
    const store = asked({
      customs: { ...CUSTOMS, isSecret: ({ kind }) => kind === 'answer' },
      computers: () => (state, decision, n) => ({ action: brisk(state, decision, n), why: 'because' }),
    });
    const { at } = store.$shown.get().journal;
    assert.equal(store.whyAt(at), 'because');
    const answer = store.$shown.get().journal.entries.findIndex(({ action }) => action.kind === 'pass');
    assert.ok(answer > 0);
    assert.equal(store.whyAt(answer + 1), undefined);
  });
});

describe('computers that are watched', () => {
  const only = [{ ...ANN, is: 'computer' as const }, BOX];
  const rolls = (store: ReturnType<typeof laid>) =>
    store.$shown.get().journal.entries.filter(({ rolled }) => rolled > 0).length;

  it('go one step at a time', async () => {
    const store = laid({ pace: 'step', computers: () => plainly(brisk) }, only);
    await settled();
    assert.deepEqual([rolls(store), store.$shown.get().paused], [1, true]);
    await settled();
    assert.equal(rolls(store), 1);
    store.pause(false);
    await settled();
    assert.deepEqual([rolls(store), store.$shown.get().paused], [2, true]);
    store.setPace('at-once');
    await settled();
    assert.equal(store.$shown.get().asking.is, 'over');
  });

  it('rest so that what has happened can be seen, for longer the slower they are', async () => {
    const waits: number[] = [];
    for (const pace of ['slow', 'normal', 'fast', 'at-once'] as const) {
      const rests: number[] = [];
      const wait = async (ms: number) => {
        rests.push(ms);
      };
      laid({ pace, wait, computers: () => plainly(brisk) }, only);
      for (let i = 0; i < 50; i++) await settled();
      waits.push(Math.max(0, ...rests));
    }
    assert.deepEqual(
      waits,
      [...waits].sort((a, b) => b - a),
    );
    assert.equal(new Set(waits).size, 4);
    assert.equal(waits.at(-1), 0);
  });
});

describe('a computer that plays a phase for a person', () => {
  /** Takes a stone as long as it can, then is done. */
  const taking: Player<TinyState, string> = ({ stones }, { choices }) => {
    if (choices.some(({ kind }) => kind === 'bid')) return { action: BID };
    if (choices.some(({ kind }) => kind === 'roll')) return { action: ACT('roll') };
    return { action: stones['red'] ? ACT('take', { stones: { red: 1 } }) : ACT('done'), why: 'for Ann' };
  };

  it('does so until the phase is over, as one gesture, for whoever asked it', async () => {
    const levels: (string | undefined)[] = [];
    const store = laid(
      {
        computers: (_, level) => {
          levels.push(level);
          return taking;
        },
      },
      [ANN, BEN],
    );
    store.act(BID);
    store.take('Ann');
    store.lend('phase');
    await settled();
    const { journal, asking } = store.$shown.get();
    assert.ok(journal.at > 3);
    // Ben is asked whether he objects, in person.
    assert.deepEqual([asking.is, asking.is === 'person' && asking.seat], ['person', 'south']);
    assert.deepEqual(new Set(levels), new Set([undefined]));
    assert.deepEqual(
      journal.entries.map(({ joined }) => joined ?? false),
      [false, false, ...Array.from({ length: journal.at - 2 }, () => true)],
    );
    assert.equal(store.whyAt(journal.at), 'for Ann');
  });

  it('is taken back at once by somebody alone, and not begun again by it', async () => {
    const store = laid({ computers: () => taking }, [ANN, { ...BEN, name: 'Ann' }]);
    store.act(BID);
    store.lend('phase');
    await settled();
    assert.ok(store.$shown.get().journal.at > 3);
    store.undo();
    await settled();
    const { journal, asking } = store.$shown.get();
    assert.equal(journal.at, 1);
    assert.equal(asking.is, 'person');
    store.redo();
    assert.ok(store.$shown.get().journal.at > 3);
  });

  it('is stopped in the midst of it, and the person goes on', async () => {
    const { asked: questions, player } = byHand();
    const store = laid({ computers: () => player }, [ANN, BEN]);
    store.act(BID);
    store.lend('phase');
    assert.deepEqual(store.$shown.get().asking.is, 'computer');
    // Asked twice it has begun once.
    store.lend('phase');
    assert.equal(questions.length, 1);
    store.lend();
    assert.equal(questions[0]?.signal.aborted, true);
    assert.equal(store.$shown.get().asking.is, 'person');
    store.act(ACT('roll'));
    assert.equal(store.$shown.get().journal.at, 2);
  });

  it('leaves to the person what they may play in a window', () => {
    const windowed = { ...CUSTOMS, isWindow: () => true };
    const store = laid({ customs: windowed, computers: () => taking }, [ANN, { ...BEN, name: 'Ann' }]);
    store.lend('phase');
    assert.equal(store.$shown.get().asking.is, 'person');
    assert.equal(store.$shown.get().journal.at, 0);
  });
});
