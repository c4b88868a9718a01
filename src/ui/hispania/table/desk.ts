import { atom, type ReadableAtom } from 'nanostores';
import type { State } from '../../../hispania/state.ts';
import { busy } from '../../table/busy.ts';
import { type Address, isAddress, readAddress, writeAddress } from './address.ts';
import { type Names as Called, openAddress } from './opening.ts';
import { type Begun, beginRoom, type Device, type Opened, type Room, type Unopened } from './room.ts';

/** What the page shows: the games and a new one, a game that is being opened, one that is open, why it is not, the editor. */
export type View =
  | { readonly is: 'home' }
  | { readonly is: 'opening'; readonly played?: number; readonly of?: number }
  | { readonly is: 'room'; readonly room: Room }
  | { readonly is: 'wrong'; readonly wrong: Unopened }
  | { readonly is: 'our-table' };

/** What games are called that come from elsewhere, or out of another. */
export interface Names extends Called {
  readonly copyOf: (name: string, turn: number) => string;
}

/** What is open on the page. Its address says so too: the browser's own back leads out of a game. */
export interface Desk {
  readonly $view: ReadableAtom<View>;
  readonly device: Device;
  /** Games that were left, and could not be saved: they live as long as the page. */
  readonly $unkept: ReadableAtom<readonly Room[]>;
  /** Whether answers are lost if the page is closed now. */
  readonly isUnsafe: () => boolean;
  /** Opens what the address of the page names now. */
  readonly follow: () => Promise<void>;
  readonly go: (address: Address) => void;
  readonly begin: (begun: Begun) => void;
  /** A copy of a game that ends after `n` answers, to be played on from there. */
  readonly branch: (room: Room, n: number) => void;
  /** Opens the board editor with the position that a game shows. */
  readonly edit: (state: State) => void;
  /** The position that the editor is to begin with, once; nothing for what was edited last. */
  readonly toEdit: () => State | undefined;
  /** Takes a game over from another tab, and opens it as it is stored. */
  readonly takeHere: (room: Room) => Promise<void>;
  /** Enters a game that was opened elsewhere, or shows why it was not. */
  readonly enter: (opened: Opened) => void;
}

export function createDesk(device: Device, names: Names): Desk {
  const $view = atom<View>({ is: 'opening' });
  let open: Room | undefined;
  let turn = 0;
  let edited: State | undefined;

  const $unkept = atom<readonly Room[]>([]);
  let leaving = Promise.resolve();

  const put = (view: View): void => {
    busy(view.is === 'room' || $unkept.get().length > 0);
    $view.set(view);
  };
  const letGo = async (room: Room): Promise<void> => {
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
  /** `once-kept`: until there is something on the device the link stays, so that it is opened again when the page is loaded. */
  const enter = ({ room, wrong }: Opened, how: 'push' | 'replace' | 'once-kept'): void => {
    void leave();
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
  const follow = async (): Promise<void> => {
    // A place on the page was gone to, the skip link's say: that leads out of no game.
    if (turn > 0 && !isAddress(location.hash)) {
      if (open?.saver.$saving.get().is === 'saved') writeAddress({ is: 'game', id: open.id }, 'replace');
      return;
    }
    const asked = ++turn;
    const address = readAddress(location.hash);
    if (open && address.is === 'game' && address.id === open.id) return;
    await leave();
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
    const opened = await tried(() =>
      openAddress(device, address, names, (played, of) => {
        if (asked === turn) put({ is: 'opening', played, of });
      }),
    );
    // Somebody has gone elsewhere while it was being opened.
    if (asked !== turn) await opened.room?.leave();
    // A link becomes the game that it has opened: loading the page again does not open it twice.
    else enter(opened, address.is === 'game' ? 'replace' : 'once-kept');
  };
  let taking: Room | undefined;
  return {
    $view,
    device,
    $unkept,
    isUnsafe: () => $unkept.get().length > 0 || (open !== undefined && isUnkept(open)),
    follow,
    go: (address) => {
      writeAddress(address, 'push');
      void follow();
    },
    begin: (begun) => {
      turn++;
      enter(
        now(() => beginRoom(device, begun)),
        'push',
      );
    },
    branch: (room, n) => {
      turn++;
      const { sittings, state } = room.store.$shown.get();
      const name = names.copyOf(room.name, state.turn);
      const journal = room.store.branchAt(n);
      enter(
        now(() => beginRoom(device, { root: journal.root, sittings, name, keep: true }, journal)),
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
      turn++;
      enter(opened, 'push');
    },
  };
}

/** Does something as soon as a game is on the device. */
function whenKept({ saver }: Room, does: () => void): void {
  const stop = saver.$saving.subscribe(({ is }) => {
    if (is !== 'saved') return;
    does();
    // It may be kept before we have begun to listen.
    queueMicrotask(() => stop());
  });
}

/** Whether something was answered in a game that is not on the device, and not another tab's either. */
function isUnkept({ saver, store }: Room): boolean {
  const saving = saver.$saving.get();
  if (saving.is !== 'not-saved' || saving.trouble.code === 'taken-over') return false;
  return store.$shown.get().journal.entries.length > 0;
}

/** What was opened; what goes wrong with that in a way that nobody has foreseen, too: a part that could not be fetched. */
async function tried(open: () => Promise<Opened>): Promise<Opened> {
  try {
    return await open();
  } catch (error) {
    return failed(error);
  }
}

/** The same of what is begun at once. */
function now(begin: () => Opened): Opened {
  try {
    return begin();
  } catch (error) {
    return failed(error);
  }
}

function failed(error: unknown): Opened {
  console.error(error);
  return { wrong: { trouble: { code: 'failed', message: String(error) } } };
}
