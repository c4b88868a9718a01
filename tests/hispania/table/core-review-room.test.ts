import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { OfHispania } from '../../../src/books/hispania/ui/kinds.ts';
import type { Device } from '../../../src/ui/table/device.ts';
import { beginRoom, openRoom } from '../../../src/ui/table/open-room.ts';
import type { Room } from '../../../src/ui/table/room.ts';
import { isTheirs, seatsHere } from '../../../src/ui/table/seats-here.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { onConsole } from '../../on-console.ts';
import { address, browser, ends, FORBIDDEN, laidDesk, real, roomOn, tick } from './room-desk.ts';

const SEATS = ['Ann', 'B', 'C', 'D'];
const sittings = (is: Sitting['is']): readonly Sitting[] => SEATS.map((seat) => ({ seat, name: seat, is }));
const ROOT = { is: 'game', options: { scenario: 'A', mode: 'standard', seats: SEATS }, seed: 5 } as const;

function begun(device: Device<OfHispania>, is: Sitting['is']): Room<OfHispania> {
  const { room } = beginRoom(device, { root: ROOT, sittings: sittings(is), name: 'game', keep: true });
  assert.ok(room);
  ends.push(() => room.leave());
  return room;
}
async function opened(device: Device<OfHispania>, id: string): Promise<Room<OfHispania>> {
  const { room } = await openRoom(device, id, () => {});
  assert.ok(room);
  ends.push(() => room.leave());
  return room;
}
const at = (room: Room<OfHispania>): number => room.store.$shown.get().journal.at;
async function stored(device: Device<OfHispania>, id: string): Promise<number> {
  const { save } = await device.keeper.load(id);
  return save?.entries.length ?? -1;
}
/** Computers wait, and what they have answered is stored. */
async function resting(room: Room<OfHispania>): Promise<void> {
  room.store.pause(true);
  while (room.store.$shown.get().busy) await tick();
  await room.saver.settled();
}
/** A game of computers that has come some way, and waits. */
async function halfway(device: Device<OfHispania>): Promise<Room<OfHispania>> {
  const room = begun(device, 'computer');
  // They are watched, so that there is time to stop them.
  room.store.setPace('normal');
  while (room.hold.$holding.get() === 'asking' || at(room) === 0) await tick(1);
  await resting(room);
  assert.equal(room.store.$shown.get().asking.is, 'computer');
  return room;
}
/** It goes on a little. */
async function further(room: Room<OfHispania>): Promise<void> {
  const from = at(room);
  room.store.pause(false);
  while (at(room) === from) await tick(1);
  await resting(room);
}

describe('a game that another tab plays', () => {
  it('does not go on in this one, not even for a moment', async () => {
    const { device } = browser();
    const [here, there] = [await device(), await device()];
    const playing = await halfway(here);
    const looking = await opened(there, playing.id);
    assert.equal(looking.hold.$holding.get(), 'elsewhere');
    assert.equal(at(looking), at(playing));
    await tick(30);
    assert.equal(at(looking), at(playing));
  });

  it('loses nothing that was played there when it is taken over from a page that shows it as it was', async () => {
    const { device } = browser();
    const [here, there] = [await device(), await device()];
    const playing = await halfway(here);
    const looking = await opened(there, playing.id);
    const before = at(looking);
    await further(playing);
    const played = at(playing);
    assert.ok(played > before);
    await looking.hold.take();
    assert.equal(playing.hold.$holding.get(), 'taken');
    await tick(50);
    await looking.saver.settled();
    assert.equal(at(looking), before);
    assert.equal(await stored(here, playing.id), played);
    // Opened again, it continues from there.
    await looking.leave();
    const anew = await opened(there, playing.id);
    assert.equal(anew.hold.$holding.get(), 'here');
    while (at(anew) <= played) await tick(1);
  });

  it('is not played on here once what is written here is not taken any more', async () => {
    const { device } = browser();
    const [here, other] = [await device(), await device()];
    const room = await halfway(here);
    // As a page does that hears nothing of this one.
    await other.keeper.claim(room.id, 'somebody else');
    await further(room);
    assert.equal(room.hold.$holding.get(), 'taken');
    const then = at(room);
    room.store.pause(false);
    await tick(30);
    assert.equal(at(room), then);
  });
});

describe('computers that are stopped', () => {
  it('stay so also where the browser says only afterwards that the game is held here', async () => {
    const room = begun(await browser().device(), 'computer');
    room.store.setPace('normal');
    room.store.pause(true);
    assert.equal(room.hold.$holding.get(), 'asking');
    while (room.hold.$holding.get() === 'asking') await tick(1);
    assert.equal(room.store.$shown.get().paused, true);
  });
});

describe('what is set at a table', () => {
  it('is kept without an answer, but keeps no game that is not kept yet', async () => {
    const one = await browser().device();
    const room = begun(one, 'person');
    await room.saver.settled();
    room.store.setWindows('press');
    room.store.setPace('normal');
    await tick();
    await room.saver.settled();
    await room.leave();
    const again = await opened(one, room.id);
    assert.equal(again.store.$shown.get().windows, 'press');
    assert.equal(again.store.$shown.get().pace, 'normal');

    const link = beginRoom(one, { root: ROOT, sittings: sittings('person'), name: 'link', keep: false }).room;
    assert.ok(link);
    link.store.setWindows('press');
    assert.equal(link.saver.$saving.get().is, 'unsaved');
    await link.leave();
  });
});

describe('a broken game', () => {
  it('is looked at without leaving a copy behind', async () => {
    const one = await browser().device();
    const room = await halfway(one);
    await room.leave();
    const { save, record } = await one.keeper.load(room.id);
    assert.ok(save && record);
    const [first, ...hashes] = save.hashes;
    assert.ok(first);
    const broken = { ...save, hashes: [{ ...first, hash: 'f'.repeat(first.hash.length) }, ...hashes] };
    await one.keeper.create({ ...record, save: broken, id: 'broken' });
    const wrong = await openRoom(one, 'broken', () => {});
    assert.ok(wrong.wrong?.broken);
    await tick(20);
    assert.equal((await one.keeper.list()).games?.length, 2);
    const onward = wrong.wrong.snapshot?.();
    assert.ok(onward?.room);
    await onward.room.saver.settled();
    assert.equal((await one.keeper.list()).games?.length, 3);
    await onward.room.leave();
  });
});

const BEGUN = { root: ROOT, sittings: sittings('person'), name: 'game', keep: true };

describe('the way through the games', () => {
  it('shows what was wanted last, however slowly a game is left', async () => {
    const one = await browser().device();
    const slow = {
      ...one.keeper,
      create: async (game: never) => {
        await tick(40);
        return one.keeper.create(game);
      },
    };
    const desk = await laidDesk({ ...one, keeper: slow as typeof one.keeper });
    desk.begin(BEGUN);
    const first = roomOn(desk);
    assert.ok(first);
    desk.go({ is: 'home' });
    desk.begin({ ...BEGUN, name: 'second' });
    const second = roomOn(desk);
    await tick(120);
    assert.equal(roomOn(desk), second);
    assert.equal(second?.name, 'second');
    // Back and forth before the first was left.
    desk.go({ is: 'home' });
    desk.go({ is: 'game', id: first.id });
    await tick(150);
    assert.equal(roomOn(desk)?.id, first.id);
  });

  it('opens a game once, though the browser tells of its address twice', async () => {
    const one = await browser().device();
    let loads = 0;
    const counting = {
      ...one.keeper,
      load: (id: string) => {
        loads++;
        return one.keeper.load(id);
      },
    };
    const desk = await laidDesk({ ...one, keeper: counting });
    desk.begin(BEGUN);
    const id = roomOn(desk)?.id ?? '';
    desk.go({ is: 'home' });
    await tick(30);
    address(`#game=${id}`);
    await Promise.all([desk.follow(), desk.follow()]);
    assert.equal(loads, 1);
    assert.equal(roomOn(desk)?.id, id);
    assert.equal(roomOn(desk)?.hold.$holding.get(), 'here');
  });

  it('stays in a game when a place on the page is gone to', async () => {
    const desk = await laidDesk(await browser().device());
    desk.begin(BEGUN);
    const room = roomOn(desk);
    assert.ok(room);
    await room.saver.settled();
    address('#_top');
    await desk.follow();
    assert.equal(roomOn(desk), room);
    assert.equal(location.hash, `#game=${room.id}`);
  });

  it('says what went wrong where opening itself fails', async (test) => {
    const said = onConsole(test);
    const one = await browser().device();
    const failing = {
      ...one.keeper,
      load: () => {
        throw new TypeError('a part of the page could not be fetched');
      },
    };
    const desk = await laidDesk({ ...one, keeper: failing });
    address('#game=some');
    await desk.follow();
    const view = desk.$view.get();
    assert.ok(view.is === 'wrong');
    assert.equal(view.wrong.trouble?.code, 'failed');
    said(/could not be fetched/);
  });
});

describe('a game that cannot be saved', () => {
  it('lives on while the page does, and can be gone back to', async () => {
    const desk = await laidDesk(await browser().device());
    globalThis.indexedDB = FORBIDDEN;
    desk.begin({
      ...BEGUN,
      sittings: [
        { seat: 'Ann', name: 'Ann', is: 'person' },
        ...sittings('person')
          .slice(1)
          .map((one) => ({ ...one, name: 'Ann' })),
      ],
    });
    const room = roomOn(desk);
    assert.ok(room);
    // Nothing was answered yet: nothing is lost.
    assert.equal(desk.isUnsafe(), false);
    const { asking } = room.store.$shown.get();
    assert.ok(asking.is === 'person');
    const end = asking.decision.choices.find(({ kind }) => kind === 'end');
    const [action] = [asking.decision.preset, end && { kind: 'end', fixed: end.fixed, values: {} }].filter(Boolean);
    assert.ok(action);
    room.store.act(action);
    // Not known to be there: not to be lost.
    assert.equal(desk.isUnsafe(), true);
    await room.saver.settled();
    assert.equal(room.saver.$saving.get().is, 'not-saved');
    assert.equal(at(room), 1);
    assert.equal(desk.isUnsafe(), true);
    desk.go({ is: 'home' });
    await tick();
    assert.equal(desk.$view.get().is, 'home');
    assert.deepEqual(desk.$unkept.get(), [room]);
    assert.equal(desk.isUnsafe(), true);
    desk.go({ is: 'game', id: room.id });
    await tick();
    assert.equal(roomOn(desk), room);
    assert.deepEqual(desk.$unkept.get(), []);
    assert.equal(at(room), 1);
    room.store.undo();
    assert.equal(at(room), 0);
    room.store.redo();
    desk.go({ is: 'home' });
    await tick();
    assert.deepEqual(desk.$unkept.get(), [room]);
    // Tried again in vain it is still there, and once there is storage it is kept and let go.
    await desk.saveAll();
    assert.deepEqual(desk.$unkept.get(), [room]);
    globalThis.indexedDB = real;
    await desk.saveAll();
    assert.deepEqual(desk.$unkept.get(), []);
    assert.equal(desk.isUnsafe(), false);
    assert.equal(await stored(desk.device, room.id), 1);
    assert.equal(room.hold.$holding.get(), 'released');
  });
});

describe('what is for one person alone', () => {
  const two: readonly Sitting[] = [
    { seat: 'a', name: 'Ann', is: 'person' },
    { seat: 'b', name: 'Ben', is: 'person' },
    { seat: 'c', name: 'Ann', is: 'person' },
  ];
  const asked = (seat: string) => ({ is: 'person', seat, secret: false, decision: {} as never }) as const;

  it('is shown while they are asked, and not when the device is about to go on', () => {
    assert.deepEqual(seatsHere({ sittings: two, holder: 'Ann', asking: asked('a') }), ['a', 'c']);
    assert.equal(isTheirs({ sittings: two, holder: 'Ann', asking: asked('b') }), false);
    assert.deepEqual(seatsHere({ sittings: two, holder: 'Ann', asking: asked('b') }), []);
    assert.deepEqual(
      seatsHere({ sittings: two, holder: 'Ann', asking: { is: 'table', seats: ['b'], decision: {} as never } }),
      [],
    );
    assert.deepEqual(seatsHere({ sittings: two, holder: 'Ann', asking: { is: 'over' } }), []);
  });

  it('is always shown to somebody who plays alone', () => {
    const alone = two.map((one) => ({ ...one, name: 'Ann' }));
    assert.deepEqual(seatsHere({ sittings: alone, asking: { is: 'over' } }), ['a', 'b', 'c']);
  });
});
