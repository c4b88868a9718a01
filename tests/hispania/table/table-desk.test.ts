import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openDB } from 'idb';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import type { OfHispania } from '../../../src/books/hispania/ui/kinds.ts';
import { nationsAt } from '../../../src/books/hispania/ui/table/nations-at.ts';
import { CHAIRS, firstGame, optionsOf, sittingsOf } from '../../../src/books/hispania/ui/table/new-game.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import { begin, now, play } from '../../../src/kernel/journal.ts';
import { encode } from '../../../src/kernel/links.ts';
import { type Save, toSave } from '../../../src/kernel/saves.ts';
import { STORES } from '../../../src/ui/table/keeper-schema.ts';
import { openRoom } from '../../../src/ui/table/open-room.ts';
import { replayInSlices } from '../../../src/ui/table/replay.ts';
import type { Room } from '../../../src/ui/table/room.ts';
import { placesOf, seatedAt, sharedOf } from '../../../src/ui/table/seating.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { until } from '../../ui/table/until.ts';
import { address, browser, ends, laidDesk, roomOn, tick } from './room-desk.ts';
import { wholeGame } from './whole-game.ts';

const NAMES = { person: (n: number) => `Person ${n}`, computer: (n: number) => `Computer ${n}` };
const WANTED = firstGame('a seed', NAMES);
const SITTINGS = sittingsOf(WANTED, NAMES);
const ROOT = { is: 'game', options: optionsOf(WANTED, SITTINGS), seed: 5 } as const;
const ALONE = SITTINGS.map(({ seat }): Sitting => ({ seat, name: 'Ann', is: 'person' }));
const BEGUN = { root: ROOT, sittings: ALONE, name: 'game', keep: true };

/** A seat gives the preset answer, or ends the question. */
function answer(room: Room<OfHispania>): void {
  const { asking } = room.store.$shown.get();
  assert.ok(asking.is === 'person');
  const end = asking.decision.choices.find(({ kind }) => kind === 'end');
  const action = asking.decision.preset ?? (end && { kind: 'end', fixed: end.fixed, values: {} });
  assert.ok(action);
  room.store.act(action);
}

describe('storage that another tab holds when the page is opened', () => {
  /** A tab that has an older version of the storage open, and does not let go. */
  async function held() {
    const one = browser();
    const old = await openDB(one.database, 1, {
      upgrade: (db) => {
        for (const store of STORES) db.createObjectStore(store);
      },
    });
    ends.push(() => old.close());
    const device = await one.device({ version: 2 });
    return { old, device, desk: await laidDesk(device) };
  }

  it('keeps no game from being saved once the tab is closed, and it says saved only then', async () => {
    const { old, device, desk } = await held();
    const states: string[] = [];
    desk.begin(BEGUN);
    const room = roomOn(desk);
    assert.ok(room);
    room.saver.$saving.listen(({ is }) => states.push(is));
    answer(room);
    await room.saver.settled();
    const saving = room.saver.$saving.get();
    assert.equal(saving.is === 'not-saved' && saving.trouble.code, 'blocked');
    // Left as it is, for another game.
    desk.begin({ ...BEGUN, name: 'second' });
    const second = roomOn(desk);
    assert.ok(second);
    answer(second);
    await second.saver.settled();
    await tick();
    assert.deepEqual(
      desk.$unkept.get().map(({ name }) => name),
      ['game'],
    );
    assert.ok(!states.includes('saved'));

    // The browser opens the database as requested, and no press is needed.
    old.close();
    await until(() => !desk.isUnsafe());
    assert.equal(second.saver.$saving.get().is, 'saved');
    assert.equal(states.at(-1), 'saved');
    assert.deepEqual(desk.$unkept.get(), []);
    const { games = [] } = await device.keeper.list();
    assert.deepEqual(games.map(({ name, record }) => [name, record?.count]).sort(), [
      ['game', 1],
      ['second', 1],
    ]);
  });

  it('is asked again where a game was to be opened', async () => {
    const { old, desk } = await held();
    address('#game=0123456789ab');
    await desk.follow();
    const view = desk.$view.get();
    assert.equal(view.is === 'wrong' && view.wrong.trouble?.code, 'blocked');
    old.close();
    const code = (): string | undefined => {
      const seen = desk.$view.get();
      return seen.is === 'wrong' ? seen.wrong.trouble?.code : undefined;
    };
    await until(() => code() === 'missing');
    assert.equal(code(), 'missing');
  });
});

describe('a game that is given up while it is opened', () => {
  it('is not played to its end', async () => {
    const save = toSave(hispania, wholeGame('A-standard'));
    let heard = 0;
    let clock = 0;
    const leaving = new AbortController();
    const replayed = replayInSlices(hispania, save, {
      // Each look at it is long after the one before.
      clock: () => clock++ * 1_000,
      progress: (played) => {
        heard = played;
        if (played === 20) leaving.abort();
      },
      signal: leaving.signal,
    });
    await assert.rejects(replayed, { name: 'AbortError' });
    assert.equal(heard, 20);
  });

  it('lets go of the game, and the one that is wanted is opened', async (test) => {
    const device = await browser().device();
    const long = toSave(hispania, wholeGame('A-standard'));
    const { record } = await device.keeper.create({
      name: 'long',
      sittings: ['1', '2', '3', '4'].map((seat): Sitting => ({ seat, name: 'Ana', is: 'person' })),
      settings: null,
      summary: null,
      save: long,
    });
    assert.ok(record);
    const desk = await laidDesk(device);
    // Each answer is played in a position of its own.
    const applied = test.mock.method(hispania as Required<typeof hispania>, 'inPlace');
    address(`#game=${record.id}`);
    const following = desk.follow();
    await until(() => applied.mock.callCount() >= 10);
    assert.ok(applied.mock.callCount() >= 10, 'it is being played');
    desk.begin(BEGUN);
    await following;
    const played = applied.mock.callCount();
    await tick(100);
    assert.equal(applied.mock.callCount(), played);
    assert.ok(played < long.entries.length, `${played} of ${long.entries.length}`);
    assert.equal(roomOn(desk)?.name, 'game');
    // It is not kept from being opened later.
    const { room } = await openRoom(device, record.id, () => {});
    ends.push(() => room?.leave());
    assert.equal(room?.hold.$holding.get(), 'here');
  });
});

describe('a game that was changed by hand', () => {
  const opened = async (change: (file: { sittings: Sitting[]; save: Save }) => void) => {
    const device = await browser().device();
    const { journal } = begin<State, HispaniaFact>(hispania, ROOT);
    assert.ok(journal);
    const preset = hispania.decision(now(journal))?.preset;
    assert.ok(preset);
    const played = play(hispania, journal, preset);
    assert.ok(played.journal);
    const file = structuredClone({ sittings: [...ALONE], save: toSave(hispania, played.journal) });
    change(file);
    const { record } = await device.keeper.create({ name: 'changed', settings: null, summary: null, ...file });
    assert.ok(record);
    const { room, wrong } = await openRoom(device, record.id, () => {});
    ends.push(() => room?.leave());
    return { room, wrong };
  };

  it('says who sits where no seat is, and goes on with the others as a game of its own', async () => {
    const { wrong } = await opened(({ sittings }) => {
      sittings[3] = { seat: 'Nobody', name: 'Nobody', is: 'computer' };
    });
    assert.deepEqual(
      wrong?.faults?.map(({ code, params }) => [code, params['seat']]),
      [['seat-not-there', 'Nobody']],
    );
    const { room } = wrong?.snapshot?.() ?? {};
    ends.push(() => room?.leave());
    const { sittings, journal } = room?.store.$shown.get() ?? {};
    assert.deepEqual(sittings, ALONE.slice(0, 3));
    assert.equal(journal?.entries.length, 1);
  });

  it('says that dice were laid down, and goes on from where it stands', async () => {
    const { wrong } = await opened((file) => {
      file.save = { ...file.save, entries: file.save.entries.map((entry) => ({ ...entry, given: [10] })) };
    });
    assert.deepEqual(
      wrong?.faults?.map(({ code, path }) => `${code} ${path}`),
      ['dice-laid-out entries.0.given'],
    );
    const { room } = wrong?.snapshot?.() ?? {};
    ends.push(() => room?.leave());
    assert.equal(room?.store.$shown.get().journal.entries.length, 0);
  });

  it('is opened where nothing was', async () => {
    const { room } = await opened(() => {});
    assert.ok(room);
  });
});

describe('a link to a position', () => {
  const mixed: readonly Sitting[] = SITTINGS.map((sitting, i) =>
    i === 2 ? { ...sitting, name: 'Eva', is: 'person' } : sitting,
  );
  const position = (): State => {
    const { journal } = begin(hispania, ROOT);
    assert.ok(journal);
    return now(journal);
  };
  async function opened(value: unknown) {
    const desk = await laidDesk(await browser().device());
    address(`#position=${await encode(value as Json)}`);
    await desk.follow();
    return desk;
  }

  it('asks who plays, as they sat there, and begins with who is chosen', async () => {
    const state = position();
    const desk = await opened(sharedOf(state, mixed, hispania));
    const view = desk.$view.get();
    assert.ok(view.is === 'who');
    const places = placesOf(CHAIRS, view.offer.seats, view.offer.sittings, NAMES);
    assert.deepEqual(
      places.map(({ seat, is }) => [seat, is]),
      mixed.map(({ seat, is }) => [seat, is]),
    );
    assert.equal(places[2]?.name, 'Eva');
    assert.ok(nationsAt(state, SITTINGS[0]?.seat ?? '').length > 0);
    const chosen = places.map((place, i) =>
      i === 1 ? { ...place, is: 'person' as const, name: '  Eva\u202e ' } : place,
    );
    desk.sitDown(view.offer, seatedAt(CHAIRS, chosen, NAMES));
    const { sittings } = roomOn(desk)?.store.$shown.get() ?? {};
    assert.deepEqual(
      sittings?.map(({ seat, name, is, level }) => [seat, name, is, level]),
      [
        [SITTINGS[0]?.seat, 'Person 1', 'person', undefined],
        [SITTINGS[1]?.seat, 'Eva', 'person', undefined],
        [SITTINGS[2]?.seat, 'Eva', 'person', undefined],
        // Players that play at random are no longer offered.
        [SITTINGS[3]?.seat, SITTINGS[3]?.name, 'computer', 'captain'],
      ],
    );
  });

  it('is one person’s where nobody is said to have sat there', async () => {
    for (const value of [{ position: position() }, position()]) {
      const view = (await opened(value)).$view.get();
      assert.ok(view.is === 'who');
      assert.deepEqual(view.offer.sittings, []);
      const sittings = seatedAt(CHAIRS, placesOf(CHAIRS, view.offer.seats, [], NAMES), NAMES);
      assert.deepEqual(new Set(sittings.map(({ name, is }) => `${name} ${is}`)), new Set(['Person 1 person']));
      assert.deepEqual(
        sittings.map(({ seat }) => seat),
        SITTINGS.map(({ seat }) => seat),
      );
    }
  });

  it('says which game it is of, and one of another game is named', async () => {
    const shared = sharedOf(position(), mixed, hispania);
    assert.equal(shared.game, 'hispania');
    const { game: _, ...old } = position();
    for (const value of [
      { ...shared, game: 'tiny' },
      { position: { ...old, game: 'tiny' } },
      { ...old, game: 'tiny' },
    ]) {
      const view = (await opened(value)).$view.get();
      assert.ok(view.is === 'wrong');
      assert.deepEqual(view.wrong.faults, [{ code: 'other-game', path: 'game', params: { game: 'tiny' } }]);
    }
  });

  it('gives a name to whoever a link leaves without one', async () => {
    const nameless = mixed.map((one) => ({ ...one, name: '' }));
    const view = (await opened(sharedOf(position(), nameless, hispania))).$view.get();
    assert.ok(view.is === 'who');
    assert.deepEqual(
      placesOf(CHAIRS, view.offer.seats, view.offer.sittings, NAMES).map(({ name }) => name),
      mixed.map(({ is }, i) => (is === 'person' ? 'Person 1' : `Computer ${i + 1}`)),
    );
  });

  it('names what is wrong with who plays, and opens nothing', async () => {
    const [first] = mixed;
    const wrong: readonly (readonly [unknown, string])[] = [
      ['everybody', 'sittings'],
      [{}, 'sittings'],
      [[{ ...first, seat: 7 }], 'sittings.0.seat'],
      [[{ ...first, is: 'god' }], 'sittings.0.is'],
      [[{ ...first, name: 'x'.repeat(81) }], 'sittings.0.name'],
      [[{ ...first, level: null }], 'sittings.0.level'],
      [[{ ...first, token: 'null' }], 'sittings.0.token'],
      [[first, first], 'sittings'],
      [Array.from({ length: 13 }, (_, i) => ({ ...first, seat: `${i}` })), 'sittings'],
      [[first, { ...first, seat: 'a stranger' }], 'sittings.1.seat'],
    ];
    for (const [sittings, path] of wrong) {
      const view = (await opened({ position: position(), sittings })).$view.get();
      assert.ok(view.is === 'wrong', JSON.stringify(sittings).slice(0, 80));
      assert.deepEqual(view.wrong.faults, [{ code: 'bad-sittings', path, params: {} }]);
    }
    const faulty = (await opened({ position: { ...position(), turn: 99 }, sittings: mixed })).$view.get();
    assert.ok(faulty.is === 'wrong' && (faulty.wrong.faults?.length ?? 0) > 0);
  });

  it('begins at once where nations play themselves', async () => {
    const { players: _, ...bare } = position();
    const nations = Object.fromEntries(Object.entries(bare.nations).map(([id, of]) => [id, { ...of, seat: id }]));
    const { scenario: __, mode: ___, ...written } = { ...bare, nations };
    const desk = await opened({ position: written });
    assert.ok(roomOn(desk), JSON.stringify(desk.$view.get()));
  });
});

describe('what was filled in and cannot be begun', () => {
  it('leaves the page as it is, so that nothing is lost, and says why: a new game, a position, who plays it', async () => {
    const desk = await laidDesk(await browser().device());
    const before = desk.$view.get();
    const unbegun = {
      is: 'game',
      options: { scenario: 'A', corrections: { income: { valencia: 1 } } },
      seed: 5,
    } as const;
    const position = { is: 'position', position: { turn: 99 } } as const;
    const offer = { state: null as unknown as State, seats: [], sittings: [], from: 'home' } as const;
    const begin = () => ({ wrong: { faults: [{ code: 'bad-options', path: '', params: {} }] } });
    for (const wrong of [
      desk.begin({ ...BEGUN, root: unbegun }),
      desk.playOn({ ...BEGUN, root: position }),
      desk.sitDown({ ...offer, begin }, SITTINGS),
    ]) {
      assert.ok(wrong?.faults?.length);
      assert.equal(desk.$view.get(), before);
    }
    assert.equal(desk.begin(BEGUN), undefined);
    assert.ok(roomOn(desk));
  });
});
