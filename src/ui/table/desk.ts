import { atom, type ReadableAtom } from 'nanostores';
import { copyAt } from '../../kernel/copy.ts';
import { branch } from '../../kernel/journal.ts';
import type { Kinds } from '../playable.ts';
import { type Address, type Here, isAddress, readAddress, writeAddress } from './address.ts';
import { now, tried } from './attempt.ts';
import { busy } from './busy.ts';
import { freshSeed } from './copies.ts';
import type { Device } from './device.ts';
import { isInDanger, isUnkept, isUnsaved, whenKept } from './kept.ts';
import { type Names as Called, type Found, type Offered, offer, openAddress } from './opening.ts';
import { type Begun, beginRoom, type Opened, type Room, type Unopened } from './room.ts';
import type { Sitting } from './sitting.ts';

/** How a game enters the address of the page. `once-kept`: until it is on the device the link stays, to be opened again. */
type Entering = 'push' | 'replace' | 'once-kept';

/** A position that waits for its players. */
export interface Offer<K extends Kinds> extends Offered<K> {
  /** Where it comes from, and the way back leads. */
  readonly from: Here;
}

/** The list of games is shown when a game is left, or after so many ms. */
const LEAVING = 500;

/** Troubles that end with the storage's opening. */
const PASSING: readonly string[] = ['blocked', 'no-answer', 'closed'];

/**
 * What the page shows: the games and a new one, a game that is being opened, one that is open, why it is not, the editor,
 * who plays on from a position.
 */
export type View<K extends Kinds> =
  | { readonly is: 'home' }
  | { readonly is: 'opening'; readonly played?: number; readonly of?: number }
  | { readonly is: 'room'; readonly room: Room<K> }
  | { readonly is: 'wrong'; readonly wrong: Unopened<K> }
  | { readonly is: 'our-table' }
  | { readonly is: 'who'; readonly offer: Offer<K> };

/** What games are called that come from elsewhere, or out of another. */
export interface Names extends Called {
  readonly copyOf: (name: string, turn: number) => string;
}

/** What is open on the page. Its address says so too: the browser's own back leads out of a game. */
export interface Desk<K extends Kinds> {
  readonly $view: ReadableAtom<View<K>>;
  readonly device: Device<K>;
  /** Games that were left, and could not be saved: they live as long as the page. */
  readonly $unkept: ReadableAtom<readonly Room<K>[]>;
  /** Tries again to save whatever is not; what was left and is saved then is let go. */
  readonly saveAll: () => Promise<void>;
  /** Whether answers are lost if the page is closed now. */
  readonly isUnsafe: () => boolean;
  /** Opens what the address of the page names now. */
  readonly follow: () => Promise<void>;
  readonly go: (address: Address) => void;
  /** Enters a new game. What cannot be begun leaves the page as it is, with all that was filled in there, and is given back. */
  readonly begin: (begun: Begun) => Unopened<K> | undefined;
  /** Plays on from a position of the board editor, once somebody has said who plays; else as `begin`. */
  readonly playOn: (begun: Begun) => Unopened<K> | undefined;
  /** Whoever plays on from a position has sat down; else as `begin`. */
  readonly sitDown: (offer: Offer<K>, sittings: readonly Sitting[]) => Unopened<K> | undefined;
  /** A copy of a game that ends after `n` answers, to be played on from there. */
  readonly branch: (room: Room<K>, n: number) => void;
  /** Opens the board editor with the position that a game shows. */
  readonly edit: (state: K['state']) => void;
  /** The position that the editor is to begin with, once; nothing for what was edited last. */
  readonly toEdit: () => K['state'] | undefined;
  /** Takes a game over from another tab, and opens it as it is stored. */
  readonly takeHere: (room: Room<K>) => Promise<void>;
  /** Enters a game that was opened elsewhere, or shows why it was not. */
  readonly enter: (opened: Opened<K>) => void;
}

export function createDesk<K extends Kinds>(device: Device<K>, names: Names): Desk<K> {
  const { playable } = device;
  const $view = atom<View<K>>({ is: 'opening' });
  let open: Room<K> | undefined;
  let turn = 0;
  /** Gives up what is being opened. */
  let opening = new AbortController();
  let edited: K['state'] | undefined;

  const $unkept = atom<readonly Room<K>[]>([]);
  let leaving = Promise.resolve();

  const tell = (): void => busy($view.get().is === 'room' || $unkept.get().length > 0);
  const put = (view: View<K>): void => {
    $view.set(view);
    tell();
  };
  /** Something else is wanted than what was on the way. */
  const onward = (): number => {
    opening.abort();
    opening = new AbortController();
    return ++turn;
  };
  const letGo = async (room: Room<K>): Promise<void> => {
    room.store.pause(true);
    await room.saver.settled();
    if (isUnkept(room)) {
      room.saver.retry();
      await room.saver.settled();
    }
    if (isUnkept(room)) $unkept.set([...$unkept.get(), room]);
    else await room.leave();
  };
  /** One game is left after the other: whoever comes back to one finds it as it was left. */
  const leave = (): Promise<void> => {
    const before = open;
    open = undefined;
    if (before) leaving = leaving.then(() => letGo(before)).catch(console.error);
    return leaving;
  };
  const enter = ({ room, wrong, offered }: Found<K>, how: Entering): void => {
    void leave();
    if (offered) {
      put({ is: 'who', offer: { ...offered, from: how === 'push' ? 'our-table' : 'home' } });
      return;
    }
    if (!room) {
      put({ is: 'wrong', wrong });
      return;
    }
    open = room;
    if ($unkept.get().includes(room)) {
      $unkept.set($unkept.get().filter((one) => one !== room));
      room.store.pause(false);
    }
    if (how !== 'once-kept') writeAddress({ is: 'game', id: room.id }, how);
    else whenKept(room, () => open === room && writeAddress({ is: 'game', id: room.id }, 'replace'));
    put({ is: 'room', room });
  };
  /** Enters what was filled in somewhere. What cannot be begun leaves that where it is, and says why. */
  const enterBegun = (begun: Found<K>, how: Entering): Unopened<K> | undefined => {
    if (begun.wrong) return begun.wrong;
    onward();
    enter(begun, how);
    return undefined;
  };
  const follow = async (): Promise<void> => {
    // A place on the page was gone to, the skip link's say: that leads out of no game.
    if (turn > 0 && !isAddress(location.hash)) {
      if (open?.saver.$saving.get().is === 'saved') writeAddress({ is: 'game', id: open.id }, 'replace');
      return;
    }
    const asked = onward();
    const { signal } = opening;
    const address = readAddress(location.hash);
    if (open && address.is === 'game' && address.id === open.id) return;
    const left = leave();
    const isHere = address.is === 'home' || address.is === 'our-table';
    // Where storage does not answer nobody waits for it.
    await (isHere ? Promise.race([left, sleep(LEAVING)]) : left);
    // The browser tells of one address twice; and somebody may have gone elsewhere meanwhile.
    if (asked !== turn) return;
    if (address.is === 'home' || address.is === 'our-table') {
      put({ is: address.is });
      return;
    }
    const unkept = $unkept.get().find(({ id }) => address.is === 'game' && id === address.id);
    if (unkept) {
      enter({ room: unkept }, 'replace');
      return;
    }
    put({ is: 'opening' });
    const progress = (played: number, of: number): void => {
      if (asked === turn) put({ is: 'opening', played, of });
    };
    const opened = await tried(() => openAddress(device, address, names, { progress, signal }), signal);
    // Somebody has gone elsewhere while it was being opened.
    if (asked !== turn) await opened.room?.leave();
    // A link becomes the game that it has opened: loading the page again does not open it twice.
    else enter(opened, address.is === 'game' ? 'replace' : 'once-kept');
  };
  const saveAll = async (): Promise<void> => {
    if (open && isUnsaved(open)) open.saver.retry();
    for (const room of $unkept.get()) {
      room.saver.retry();
      await room.saver.settled();
      // Somebody may have gone back to it meanwhile.
      if (isUnkept(room) || !$unkept.get().includes(room)) continue;
      $unkept.set($unkept.get().filter((one) => one !== room));
      tell();
      await room.leave();
    }
  };
  // Where one thing could be written, another may.
  device.$written.listen(() => {
    void saveAll().catch(console.error);
    const view = $view.get();
    if (view.is === 'wrong' && PASSING.includes(view.wrong.trouble?.code ?? '')) void follow();
  });
  let taking: Room<K> | undefined;
  return {
    $view,
    device,
    $unkept,
    saveAll,
    isUnsafe: () => $unkept.get().length > 0 || (open !== undefined && isInDanger(open)),
    follow,
    go: (address) => {
      writeAddress(address, 'push');
      void follow();
    },
    playOn: (begun) =>
      enterBegun(
        now(() => offer(device, begun)),
        'push',
      ),
    sitDown: ({ begin, from }, sittings) =>
      enterBegun(
        now(() => begin(sittings)),
        from === 'our-table' ? 'push' : 'once-kept',
      ),
    begin: (begun) =>
      enterBegun(
        now(() => beginRoom(device, begun)),
        'push',
      ),
    branch: (room, n) => {
      onward();
      const { sittings, state, journal } = room.store.$shown.get();
      const name = names.copyOf(room.name, playable.summary(state).turn);
      enter(
        now(() => {
          const own = room.isShared() ? copyAt(playable.game, journal, n, freshSeed()) : branch(journal, n);
          return beginRoom(device, { root: own.root, sittings, name, keep: true, shared: room.isShared() }, own);
        }),
        'push',
      );
    },
    edit: (state) => {
      edited = state;
      writeAddress({ is: 'our-table' }, 'push');
      void follow();
    },
    toEdit: () => {
      const state = edited;
      edited = undefined;
      return state;
    },
    takeHere: async (room) => {
      // Pressed twice it is taken once.
      if (taking === room) return;
      taking = room;
      await room.hold.take();
      taking = undefined;
      // Somebody has gone elsewhere while it was being let go.
      if (open !== room) return;
      await leave();
      await follow();
    },
    enter: (opened) => {
      onward();
      enter(opened, 'push');
    },
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
