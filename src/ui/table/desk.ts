import { atom, type ReadableAtom } from 'nanostores';
import { copyAt } from '../../kernel/copy.ts';
import { branch, now as present } from '../../kernel/journal.ts';
import { isCounting } from '../../kernel/root.ts';
import type { Kinds } from '../playable.ts';
import { type Address, type Here, isAddress, isHere, readAddress, writeAddress } from './address.ts';
import { now, tried } from './attempt.ts';
import { busy } from './busy.ts';
import { freshSeed } from './copies.ts';
import type { Device } from './device.ts';
import { isInDanger, isUnkept, isUnsaved, whenKept } from './kept.ts';
import { again, type Begun, beginRoom, type Opened, type Unopened } from './open-room.ts';
import { type Names as Called, type Found, type Offered, offer, openAddress } from './opening.ts';
import type { Room } from './room.ts';
import type { Sitting } from './sitting.ts';

/**
 * The way in which a game enters the address of the page. `once-kept`: the link remains, to be opened again, until the
 * game is on the device.
 */
type Entering = 'push' | 'replace' | 'once-kept';

/** A position that waits for its players. */
export interface Offer<K extends Kinds> extends Offered<K> {
  /** The page that the position comes from, and that the way back leads to. */
  readonly from: Here;
}

/** The list of games is shown when a game has been left, or after this time in ms. */
const LEAVING = 500;

/** Troubles that end when the storage opens. */
const PASSING: readonly string[] = ['blocked', 'no-answer', 'closed'];

/**
 * The view of the page: the games and a new one, the record book, a game being opened, an open game, the reason why it
 * could not be opened, the editor, or the seating for a position.
 */
export type View<K extends Kinds> =
  | { readonly is: 'home' }
  | { readonly is: 'records' }
  | { readonly is: 'opening'; readonly played?: number; readonly of?: number }
  | { readonly is: 'room'; readonly room: Room<K> }
  | { readonly is: 'wrong'; readonly wrong: Unopened<K> }
  | { readonly is: 'our-table' }
  | { readonly is: 'who'; readonly offer: Offer<K> };

/** The names of games from elsewhere, and of copies. */
export interface Names extends Called {
  readonly copyOf: (name: string, turn: number) => string;
}

/**
 * The open part of the page. The address of the page names it too, so the browser's back button leads out of a game.
 */
export interface Desk<K extends Kinds> {
  readonly $view: ReadableAtom<View<K>>;
  readonly device: Device<K>;
  /** Games that were left and could not be saved: they last as long as the page. */
  readonly $unkept: ReadableAtom<readonly Room<K>[]>;
  /** Tries again to save all unsaved games; a left game that is now saved is released. */
  readonly saveAll: () => Promise<void>;
  /** Whether answers would be lost if the page were closed now. */
  readonly isUnsafe: () => boolean;
  /** Opens the target of the page's current address. */
  readonly follow: () => Promise<void>;
  readonly go: (address: Address) => void;
  /**
   * Enters a new game. If it cannot be begun, the page remains as it is with all its entries, and the fault is
   * returned.
   */
  readonly begin: (begun: Begun) => Unopened<K> | undefined;
  /** Continues from a position of the board editor, after the reader has chosen its players; otherwise like `begin`. */
  readonly playOn: (begun: Begun) => Unopened<K> | undefined;
  /** The players of a position are seated; otherwise like `begin`. */
  readonly sitDown: (offer: Offer<K>, sittings: readonly Sitting[]) => Unopened<K> | undefined;
  /** A copy of a game that ends after `n` answers and continues from there. */
  readonly branch: (room: Room<K>, n: number) => void;
  /** Opens the board editor with the position of a game. */
  readonly edit: (state: K['state']) => void;
  /** The position that the editor begins with, once; undefined for the last edited one. */
  readonly toEdit: () => K['state'] | undefined;
  /** Takes a game over from another tab, and opens it in its stored form. */
  readonly takeHere: (room: Room<K>) => Promise<void>;
  /** Enters a game that was opened elsewhere, or shows the reason why it was not. */
  readonly enter: (opened: Opened<K>) => void;
}

export function createDesk<K extends Kinds>(device: Device<K>, names: Names): Desk<K> {
  const { playable } = device;
  const $view = atom<View<K>>({ is: 'opening' });
  let open: Room<K> | undefined;
  let turn = 0;
  /** Cancels the current opening. */
  let opening = new AbortController();
  let edited: K['state'] | undefined;

  const $unkept = atom<readonly Room<K>[]>([]);
  let leaving = Promise.resolve();

  const tell = (): void => busy($view.get().is === 'room' || $unkept.get().length > 0);
  const put = (view: View<K>): void => {
    $view.set(view);
    tell();
  };
  /** A new target replaces the pending one. */
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
  /** Games are left one after the other, so that a reader who returns to one finds it as it was left. */
  const leave = (): Promise<void> => {
    const before = open;
    open = undefined;
    if (before) leaving = leaving.then(() => letGo(before)).catch(console.error);
    return leaving;
  };
  /** `at`: the address that has led to the game, if it stays. */
  const enter = ({ room, wrong, offered }: Found<K>, how: Entering, at?: Address): void => {
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
    if (how !== 'once-kept') writeAddress(at ?? { is: 'game', id: room.id }, how);
    else whenKept(room, () => open === room && writeAddress({ is: 'game', id: room.id }, 'replace'));
    put({ is: 'room', room });
  };
  /** Enters a game from a form. If it cannot be begun, the form remains, and the reason is returned. */
  const enterBegun = (begun: Found<K>, how: Entering): Unopened<K> | undefined => {
    if (begun.wrong) return begun.wrong;
    onward();
    enter(begun, how);
    return undefined;
  };
  const follow = async (): Promise<void> => {
    // The reader went to a place on the page, for example with the skip link: that does not leave a game.
    if (turn > 0 && !isAddress(location.hash)) {
      if (open?.saver.$saving.get().is === 'saved') writeAddress({ is: 'game', id: open.id }, 'replace');
      return;
    }
    const asked = onward();
    const { signal } = opening;
    const address = readAddress(location.hash);
    if (open && address.is === 'game' && address.id === open.id) return;
    const left = leave();
    const here = isHere(address);
    // If the storage does not answer, the page does not wait for it.
    await (here ? Promise.race([left, sleep(LEAVING)]) : left);
    // The browser reports one address twice, and the reader may have gone elsewhere meanwhile.
    if (asked !== turn) return;
    if (here) {
      put({ is: address.is });
      return;
    }
    const unkept = $unkept.get().find(({ id }) => address.is === 'game' && id === address.id);
    if (unkept) {
      enter({ room: unkept }, 'replace', address);
      return;
    }
    put({ is: 'opening' });
    const progress = (played: number, of: number): void => {
      if (asked === turn) put({ is: 'opening', played, of });
    };
    const opened = await tried(() => openAddress(device, address, names, { progress, signal }), signal);
    // The reader has gone elsewhere while it was being opened.
    if (asked !== turn) await opened.room?.leave();
    // A link becomes the game that it has opened, so that reloading the page does not open it twice.
    else if (address.is === 'game') enter(opened, 'replace', address);
    else enter(opened, 'once-kept');
  };
  const saveAll = async (): Promise<void> => {
    if (open && isUnsaved(open)) open.saver.retry();
    for (const room of $unkept.get()) {
      room.saver.retry();
      await room.saver.settled();
      // The reader may have returned to it meanwhile.
      if (isUnkept(room) || !$unkept.get().includes(room)) continue;
      $unkept.set($unkept.get().filter((one) => one !== room));
      tell();
      await room.leave();
    }
  };
  // After one successful write, another may succeed too.
  device.$written.listen(() => {
    void saveAll().catch(console.error);
    const view = $view.get();
    if (view.is === 'wrong' && PASSING.includes(view.wrong.trouble?.code ?? '')) void follow();
  });
  let taking: Room<K> | undefined;
  const desk: Desk<K> = {
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
      const { sittings, state, journal } = room.store.$shown.get();
      const goesOn = room.playable.game.decision(present(journal)) !== undefined;
      if (goesOn && isCounting(journal.root)) {
        room.$wish.set({ why: 'again', does: () => desk.branch(room, n) });
        return;
      }
      onward();
      const name = names.copyOf(room.name, playable.summary(state).turn);
      enter(
        now(() => {
          const own = again(room.isShared() ? copyAt(playable.game, journal, n, freshSeed()) : branch(journal, n));
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
      // A second press has no effect.
      if (taking === room) return;
      taking = room;
      await room.hold.take();
      taking = undefined;
      // The reader has gone elsewhere while it was being released.
      if (open !== room) return;
      await leave();
      await follow();
    },
    enter: (opened) => {
      onward();
      enter(opened, 'push');
    },
  };
  return desk;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
