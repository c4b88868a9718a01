import type { Seat } from '../../kernel/contract.ts';
import { begin } from '../../kernel/journal.ts';
import { decode } from '../../kernel/links.ts';
import type { Kinds } from '../playable.ts';
import type { Address, Here } from './address.ts';
import { isShared } from './copies.ts';
import type { Device } from './device.ts';
import { readFile } from './keeper-file.ts';
import { type Begun, beginRoom, type Opened, openRoom, openSave, positioned } from './open-room.ts';
import { readShared, strangerIn } from './seating.ts';
import type { Sitting } from './sitting.ts';

/** The names of games from elsewhere. */
export interface Names {
  readonly fromScene: string;
  readonly fromLink: string;
}

/** A position whose players must be chosen before it becomes a game. */
export interface Offered<K extends Kinds> {
  readonly state: K['state'];
  readonly seats: readonly Seat[];
  /** The players when it was shared; empty if they are unknown. */
  readonly sittings: readonly Sitting[];
  readonly begin: (sittings: readonly Sitting[]) => Opened<K>;
}

/** The result of opening an address. */
export type Found<K extends Kinds> =
  | (Opened<K> & { readonly offered?: undefined })
  | { readonly offered: Offered<K>; readonly room?: undefined; readonly wrong?: undefined };

/** The caller that waits for the opening: it receives the number of replayed answers, and cancels by the signal. */
export interface Waiting {
  readonly progress: (played: number, of: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Opens the target of an address: a game on this device, a scene, a link. Links are hostile input; nothing here throws
 * because of one, but it rejects after it is cancelled.
 */
export async function openAddress<K extends Kinds>(
  device: Device<K>,
  address: Exclude<Address, { readonly is: Here }>,
  words: Names,
  { progress, signal }: Waiting,
): Promise<Found<K>> {
  switch (address.is) {
    case 'game':
      return openRoom(device, address.id, progress, signal);
    case 'scene':
      return openSceneAsGame(device, address.id, words);
    case 'save':
      return openGameLink(device, address.packed, words, signal);
    case 'position':
      return openPositionLink(device, address.packed, words);
  }
}

/** A scene's position as the start of a game; its printed dice are left out, and the seed of the scene rolls. */
async function openSceneAsGame<K extends Kinds>(device: Device<K>, id: string, words: Names): Promise<Opened<K>> {
  const opened = await device.playable.scene(id);
  if (!opened) return { wrong: { faults: [{ code: 'no-scene', path: 'root.scene', params: { scene: id } }] } };
  if (opened.faults) return { wrong: { faults: opened.faults } };
  const root = { is: 'position' as const, position: opened.state };
  return beginRoom(device, { root, sittings: [], name: words.fromScene, keep: false });
}

async function openGameLink<K extends Kinds>(
  device: Device<K>,
  packed: string,
  words: Names,
  signal: AbortSignal,
): Promise<Opened<K>> {
  const decoded = await decode(packed);
  if (decoded.fault) return { wrong: { faults: [decoded.fault] } };
  const { filed, faults } = readFile(JSON.stringify(decoded.value), device.playable.game);
  if (faults) return { wrong: { faults } };
  const unnamed = filed.save.root.is === 'scene' ? words.fromScene : words.fromLink;
  return openSave(device, filed.save, { ...filed, name: filed.name || unnamed }, signal);
}

async function openPositionLink<K extends Kinds>(device: Device<K>, packed: string, words: Names): Promise<Found<K>> {
  const decoded = await decode(packed);
  if (decoded.fault) return { wrong: { faults: [decoded.fault] } };
  const { shared, fault } = readShared(decoded.value, device.playable.game);
  if (fault) return { wrong: { faults: [fault] } };
  const { position, sittings = [] } = shared;
  return offer(device, { root: { is: 'position', position }, sittings, name: words.fromLink, keep: false });
}

/**
 * A position to be continued by the players of its seats. If its nations play themselves, no player is needed, and it
 * begins immediately. `begun.sittings`: the former players.
 */
export function offer<K extends Kinds>(device: Device<K>, begun: Begun): Found<K> {
  const { game, seats: seatsOf } = device.playable;
  const { journal, faults } = begin<K['state'], K['fact']>(game, begun.root);
  if (faults) return { wrong: { faults } };
  const state = journal.start;
  const seats = seatsOf(state);
  const stranger = strangerIn(seats, begun.sittings);
  if (stranger) return { wrong: { faults: [stranger] } };
  if (seats.length === 0) return beginRoom(device, begun, journal);
  const { sittings } = begun;
  return {
    offered: {
      state,
      seats,
      sittings,
      begin: (chosen) => {
        const seated = { ...begun, sittings: chosen };
        return isShared(seated)
          ? beginRoom(device, { ...seated, root: positioned(state, seated) })
          : beginRoom(device, seated, journal);
      },
    },
  };
}
