import type { Fact, Fault } from '../../kernel/contract.ts';
import { onOtherDice } from '../../kernel/copy.ts';
import { begin, type Journal, now } from '../../kernel/journal.ts';
import { type Root, setApart } from '../../kernel/root.ts';
import type { Broken, Save } from '../../kernel/saves.ts';
import type { Kinds, Playable } from '../playable.ts';
import { freshSeed, isShared, type PlayedBy } from './copies.ts';
import type { Device } from './device.ts';
import { diceLaidOut, strangersAt } from './doubts.ts';
import { staysAtFirst } from './habit.ts';
import { newId, type Trouble } from './keeper.ts';
import { takeUp } from './keeper-saver.ts';
import { replayInSlices } from './replay.ts';
import { type JournalOf, type Room, roomOf } from './room.ts';
import { advised, sit } from './session.ts';
import { isAdvised, paceOf, staysOf, windowsOf } from './settings.ts';

/** How a game comes to its room: begun, from the device, from a file or a link. */

/** The reason why a game cannot be opened, or not in its former state. */
export interface Unopened<K extends Kinds> {
  readonly trouble?: Trouble;
  readonly faults?: readonly Fault[];
  readonly broken?: Broken<K['state']>;
  /** Continues from the last position as a separate game: begun on demand. */
  readonly snapshot?: () => Opened<K>;
}
export type Opened<K extends Kinds> = { readonly room: Room<K>; readonly wrong?: undefined } | NotOpened<K>;
export interface NotOpened<K extends Kinds> {
  readonly wrong: Unopened<K>;
  readonly room?: undefined;
}

/** The start of a game, its players, its name. */
export interface Begun extends PlayedBy {
  readonly root: Root;
  readonly name: string;
  /** It is stored on the device immediately; otherwise with its first answer. */
  readonly keep: boolean;
}

/** Begins a separate game: a new one, a position, or the content of a link. */
export function beginRoom<K extends Kinds>(
  device: Device<K>,
  { root, sittings, name, keep, shared = false }: Begun,
  journal?: JournalOf<K>,
): Opened<K> {
  const begun = journal ? { journal } : begin<K['state'], K['fact']>(device.playable.game, root);
  if (begun.faults) return { wrong: { faults: begun.faults } };
  const stays = root.is === 'game' && !journal && staysAtFirst(device.playable.book);
  return { room: roomOf(device, { id: newId(), name, keep, shared, stays, table: sit(begun.journal, sittings) }) };
}

/**
 * Opens a game that is stored on the device. It is claimed for this tab, and replayed from its start; `signal` cancels.
 */
export async function openRoom<K extends Kinds>(
  device: Device<K>,
  id: string,
  progress: (played: number, of: number) => void,
  signal?: AbortSignal,
): Promise<Opened<K>> {
  const { playable, keeper, tabs } = device;
  const holder: { room?: Room<K> } = {};
  const hold = tabs.hold(id, async () => {
    await holder.room?.saver.settled();
  });
  try {
    const taken = await takeUp(keeper, id, tabs.me, hold);
    if (taken.trouble) return { wrong: { trouble: taken.trouble } };
    const { save, record, claimed } = taken;
    const replayed = await replayInSlices<K['state'], K['fact']>(playable.game, save, {
      progress: (played) => progress(played, save.entries.length),
      signal,
    });
    if (replayed.broken) {
      return {
        wrong: { broken: replayed.broken, ...goOn(device, save, record.name, record, replayed.broken) },
      };
    }
    const { journal } = replayed;
    const wrong = changedByHand(device, save, { journal, by: record, name: record.name });
    if (wrong) return { wrong };
    const sat = sit(journal, record.sittings, windowsOf(record.settings));
    const table = isAdvised(record.settings) ? advised(sat) : sat;
    holder.room = roomOf(device, {
      id,
      name: record.name,
      keep: false,
      table,
      hold,
      pace: paceOf(record.settings),
      stays: staysOf(record.settings),
      shared: isShared(record),
      stored: { journal, claimed },
    });
    return { room: holder.room };
  } finally {
    // A game that cannot be opened, for whatever reason, must not be locked for other tabs.
    if (!holder.room) hold.release();
  }
}

/** Opens the content of a save as a separate game, from a file or a link; `signal` cancels. */
export async function openSave<K extends Kinds>(
  device: Device<K>,
  save: Save,
  { sittings, name, shared = false }: PlayedBy & Pick<Begun, 'name'>,
  signal?: AbortSignal,
): Promise<Opened<K>> {
  const { playable } = device;
  const by = { sittings, shared };
  const scene = save.root.is === 'scene' ? await playable.scene(save.root.scene) : undefined;
  const replayed = await replayInSlices<K['state'], K['fact']>(playable.game, save, { opened: scene, signal });
  if (replayed.broken) {
    return { wrong: { broken: replayed.broken, ...goOn(device, save, name, by, replayed.broken) } };
  }
  const { journal } = replayed;
  const wrong = changedByHand(device, save, { journal, by, name });
  if (wrong) return { wrong };
  // A game played in a scene continues from its current position: its dice may be those of the line, and a stored game
  // must open without the book's scenes.
  if (scene || save.entries.some(({ given }) => given !== undefined)) {
    return beginRoom(device, { root: positioned(now(journal), by), ...by, name, keep: false });
  }
  return {
    room: roomOf(device, {
      id: newId(),
      name,
      keep: false,
      shared,
      table: sit(again(apart(playable, journal, by)), sittings),
    }),
  };
}

/**
 * A position as a separate game. It may be begun more than once; the rolls of one game of several persons reveal
 * nothing about another.
 */
export function positioned(position: unknown, by: PlayedBy): Root {
  return { is: 'position', position, ...(isShared(by) ? { seed: freshSeed() } : {}) };
}

/** A game as it continues here: between several persons with other dice, for the same reason. */
function apart<K extends Kinds>({ game }: Playable<K>, journal: JournalOf<K>, by: PlayedBy): JournalOf<K> {
  return isShared(by) ? onOtherDice(game, journal, freshSeed()) : journal;
}

/** A game that counts elsewhere, or beside this one, does not count here. */
export function again<S, F extends Fact>(journal: Journal<S, F>): Journal<S, F> {
  return { ...journal, root: setApart(journal.root, 'again') };
}

/**
 * Manual changes that a replay does not find: they are reported, and the game can be continued only as a separate one,
 * by the players of existing seats. Undefined if nothing was changed.
 */
function changedByHand<K extends Kinds>(
  device: Device<K>,
  save: Save,
  { journal, by, name }: { readonly journal: JournalOf<K>; readonly by: PlayedBy; readonly name: string },
): Unopened<K> | undefined {
  const { playable } = device;
  const state = now(journal);
  const seats = playable.seats(state);
  const strangers = strangersAt(seats, by.sittings);
  const dice = diceLaidOut(save);
  if (strangers.length + dice.length === 0) return undefined;
  const seated = by.sittings.filter(({ seat }) => seats.includes(seat));
  const begun = { sittings: seated, shared: isShared(by), name, keep: true };
  return {
    faults: [...strangers, ...dice],
    snapshot: () => {
      if (dice.length > 0) return beginRoom(device, { ...begun, root: positioned(state, by) });
      const own = apart(playable, journal, by);
      return beginRoom(device, { ...begun, root: own.root }, own);
    },
  };
}

function goOn<K extends Kinds>(
  device: Device<K>,
  save: Save,
  name: string,
  by: PlayedBy,
  { snapshot }: Broken<K['state']>,
): Pick<Unopened<K>, 'snapshot' | 'faults'> {
  if (snapshot.faults) return { faults: snapshot.faults };
  const { sittings } = by;
  const shared = isShared(by);
  return {
    snapshot: () =>
      beginRoom(device, { root: positioned(save.snapshot.state, by), sittings, shared, name, keep: true }),
  };
}
