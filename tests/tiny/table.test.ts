import 'fake-indexeddb/auto';
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { FORMS, type Form, PLACES } from '../../src/books/tiny/engine/data/ids.ts';
import { SEATS } from '../../src/books/tiny/engine/data/tables.ts';
import type { OfTiny } from '../../src/books/tiny/ui/kinds.ts';
import { TINY } from '../../src/books/tiny/ui/playable.ts';
import { setupOf } from '../../src/books/tiny/ui/table/setup.ts';
import { tableVoiceOf, voiceOf } from '../../src/books/tiny/ui/voice.ts';
import { wordsOf } from '../../src/books/tiny/words/index.ts';
import type { Action, Json } from '../../src/kernel/contract.ts';
import { pick } from '../../src/kernel/counting.ts';
import { roller } from '../../src/kernel/dice.ts';
import { buttonsOf, placesOf, pointedAt, rowsOf } from '../../src/ui/deciding/pointing.ts';
import { chairsOf } from '../../src/ui/table/chairs.ts';
import { createDevice } from '../../src/ui/table/device.ts';
import { beginRoom, openRoom } from '../../src/ui/table/open-room.ts';
import type { Room } from '../../src/ui/table/room.ts';
import { createTabs } from '../../src/ui/table/tabs.ts';
import { tableWordsOf } from '../../src/words/table.ts';
import { Browser } from '../ui/table/tabs-browser.ts';

const words = await wordsOf('en');
const setup = setupOf(words);
const book = voiceOf(words);
const voice = tableVoiceOf(words, await tableWordsOf('en'));
const names = { person: (n: number) => `Person ${n}`, computer: (n: number) => `Computer ${n}` };

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

function device() {
  const made = createDevice(
    TINY,
    { database: `tiny-${ends.length}`, storage: undefined },
    createTabs(TINY.book.id, new Browser().tab()),
  );
  ends.push(() => {
    made.tabs.close();
    made.keeper.close();
  });
  return made;
}

/** A new game as the form of the page begins it. */
function begun(form: Form, players: number): { readonly room: Room<OfTiny>; readonly on: ReturnType<typeof device> } {
  const on = device();
  const chairs = chairsOf({});
  const seats = setup.seats(form, players);
  const sittings = chairs
    .sittingsOf(
      seats.map((_, i) => chairs.chairOf('person', i, names)),
      names,
    )
    .map((one, i) => ({ ...one, seat: seats[i] ?? '' }));
  const root = { is: 'game' as const, options: setup.options(form, players), seed: 7 };
  const { room, wrong } = beginRoom(on, { root, sittings, name: form, keep: true });
  assert.ok(room, JSON.stringify(wrong));
  ends.push(() => room.leave());
  return { room, on };
}

/** Answers as its players, who hand the device over where that is asked. */
function playOut({ store }: Room<OfTiny>): void {
  const dice = roller(1994);
  for (let n = 0; n < 200; n++) {
    const { asking, sittings, seen, refused } = store.$shown.get();
    assert.equal(refused, undefined);
    if (asking.is === 'over') return;
    assert.ok(asking.is === 'person');
    store.take(sittings.find(({ seat }) => seat === asking.seat)?.name ?? '');
    const decision = store.$shown.get().seen.decision ?? seen.decision;
    assert.ok(decision);
    const offered = [...buttonsOf(decision), ...rowsOf(decision, undefined)];
    assert.equal(offered.length, decision.choices.length, 'every answer is a button or a row');
    const choice = offered[n % offered.length];
    assert.ok(choice);
    const action: Action = pick(choice, dice);
    for (const said of [book.answer(choice), book.answer(action)]) assert.ok(said.label.length > 0);
    store.act(action);
  }
  assert.fail('the game does not end');
}

for (const form of FORMS) {
  for (const players of SEATS[form]) {
    describe(`a ${form} game of ${players} at the table of all books`, () => {
      it('is begun, played to its end, kept, and opened again as it ended', async () => {
        const { room, on } = begun(form, players);
        playOut(room);
        const { state, journal } = room.store.$shown.get();
        assert.ok(TINY.game.outcome(state));
        assert.deepEqual(TINY.readSummary(TINY.summary(state) as unknown as Json), TINY.summary(state));
        for (const { facts } of journal.entries) for (const fact of facts) assert.ok(voice.fact(fact).length > 0);
        await room.saver.settled();
        await room.leave();
        const again = await openRoom(on, room.id, () => {});
        assert.ok(again.room, JSON.stringify(again.wrong));
        ends.push(() => again.room?.leave());
        assert.deepEqual(again.room.store.$shown.get().state, state);
      });
    });
  }
}

describe('pledges at a table', () => {
  it('are each player’s alone: secret, and offered one by one', () => {
    const { room } = begun('competitive', 2);
    const { asking, seen } = room.store.$shown.get();
    assert.ok(asking.is === 'person' && asking.secret);
    assert.deepEqual([...new Set(seen.decision?.choices.map(({ fixed }) => fixed['seat']))], [asking.seat]);
  });
});

describe('pointing at a place', () => {
  it('answers where one answer names it, and looks at the answers where several do', () => {
    const { room } = begun('solitaire', 1);
    const { decision } = room.store.$shown.get().seen;
    assert.ok(decision);
    assert.deepEqual(decision.choices.flatMap(placesOf), [...PLACES]);
    const found = pointedAt(decision, 'ford');
    assert.deepEqual(found?.action?.fixed, { seat: 'red', place: 'ford' });
    assert.equal(pointedAt(decision, 'nowhere'), undefined);
    if (found?.action) room.store.act(found.action);
    const next = room.store.$shown.get().seen.decision;
    assert.equal(next?.kind, 'recruit');
    assert.deepEqual(next && pointedAt(next, 'mill'), {});
    assert.deepEqual(next && buttonsOf(next).map(({ kind }) => kind), ['skip']);
  });
});
