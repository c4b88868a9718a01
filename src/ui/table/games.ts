import { atom, type ReadableAtom } from 'nanostores';
import type { Fault } from '../../kernel/contract.ts';
import { fault } from '../../kernel/limits.ts';
import type { TextFile } from '../hand-out.ts';
import { type Keeper, type Listed, type Outcome, type Room, roomOf, type Summarise, type Trouble } from './keeper.ts';
import { MOST_BYTES } from './keeper-file.ts';
import type { Tabs } from './tabs.ts';

/** The list of games on this device, and its actions. */
export type GamesSeen =
  | { readonly is: 'opening' }
  /** The games cannot be read at all. */
  | { readonly is: 'closed'; readonly trouble: Trouble }
  | {
      readonly is: 'open';
      readonly games: readonly Listed[];
      /** The games that are played in another tab. */
      readonly elsewhere: ReadonlySet<string>;
      /** The last removed game: it can be restored until the next action. */
      readonly removed?: { readonly id: string; readonly name: string };
      /** The results of the last action. */
      readonly notes: readonly Note[];
      readonly room?: Room;
    };

export type Note =
  /** `copy`: the game itself is already here. */
  | { readonly is: 'imported'; readonly id: string; readonly name: string; readonly copy?: true }
  /** A file was not read; `file` is its name. `text`: it belongs to another book, to whose table it can go on. */
  | { readonly is: 'faults'; readonly file: string; readonly faults: readonly Fault[]; readonly text?: string }
  /** An action failed; `name` is the name of the game or of the file. */
  | { readonly is: 'trouble'; readonly name: string; readonly trouble: Trouble };

/** A file from the browser. */
export type FileLike = Pick<File, 'name' | 'size' | 'text'>;

export interface Games {
  readonly $games: ReadableAtom<GamesSeen>;
  /** Opens the storage again after a trouble. */
  readonly retry: () => Promise<void>;
  readonly refresh: () => Promise<void>;
  readonly rename: (id: string, name: string) => Promise<void>;
  readonly duplicate: (id: string, name: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Restores the last removed game. */
  readonly undo: () => Promise<void>;
  /** The text of a file; for a broken game, its stored form. Undefined if a note gives the reason. */
  readonly exported: (id: string) => Promise<string | undefined>;
  /** All stored data of a game as the text of a file. Undefined if a note gives the reason. */
  readonly raw: (id: string) => Promise<string | undefined>;
  /** Stores the games of files as new ones. */
  readonly importFiles: (files: readonly FileLike[]) => Promise<void>;
  /** Stores the intact part of a broken game as a new one. */
  readonly rescue: (id: string, name: string) => Promise<void>;
  /** Stops listening to other tabs, and releases the storage. */
  readonly close: () => void;
}

export interface GamesOptions {
  /** Opens the keeper; again after a trouble. */
  readonly open: () => Promise<Outcome<{ readonly keeper: Keeper }>>;
  readonly tabs: Tabs;
  /** The list's summary of a game that was read from a file. */
  readonly summarise: Summarise;
  /** The name of a copy of a game. */
  readonly copyOf?: (name: string) => string;
  /** A file from the table of another book, once. */
  readonly handed?: () => TextFile | undefined;
  readonly now?: () => number;
  readonly room?: () => Promise<Room | undefined>;
}

/** Games that were removed longer ago than this are deleted when the list is opened: milliseconds. */
const REMOVED_FOR = 24 * 60 * 60 * 1000;

/** Other tabs report every answer; this is the shortest time between two readings of the list: milliseconds. */
const REST = 500;

export function createGames({
  open,
  tabs,
  summarise,
  copyOf = (name) => name,
  handed = () => undefined,
  now = Date.now,
  room = roomOf,
}: GamesOptions): Games {
  const $games = atom<GamesSeen>({ is: 'opening' });
  let keeper: Keeper | undefined;
  let closed = false;
  let removed: { readonly id: string; readonly name: string } | undefined;
  let notes: readonly Note[] = [];

  const refresh = async (): Promise<void> => {
    if (!keeper) return;
    const [list, elsewhere, space] = await Promise.all([keeper.list(), tabs.elsewhere(), room()]);
    if (list.trouble) $games.set({ is: 'closed', trouble: list.trouble });
    else {
      $games.set({
        is: 'open',
        games: list.games,
        elsewhere,
        notes,
        ...(removed ? { removed } : {}),
        ...(space ? { room: space } : {}),
      });
    }
  };

  const retry = async (): Promise<void> => {
    $games.set({ is: 'opening' });
    const opened = keeper ? { keeper } : await open();
    if (opened.trouble) return $games.set({ is: 'closed', trouble: opened.trouble });
    // The list was left before the storage had opened.
    if (closed) return opened.keeper.close();
    keeper = opened.keeper;
    // If it fails, the only loss is space.
    await keeper.purge({ before: now() - REMOVED_FOR });
    const file = handed();
    if (file) await importFiles([{ name: file.name, size: file.text.length, text: async () => file.text }]);
    else await refresh();
  };

  const named = (id: string): string => {
    const seen = $games.get();
    return (seen.is === 'open' && seen.games.find((game) => game.id === id)?.name) || '';
  };

  /**
   * Performs an action on the games: the earlier notes disappear, and the earlier removed game can no longer be
   * restored.
   */
  const doing = async (work: (keeper: Keeper) => Promise<readonly Note[]>, keep?: string): Promise<void> => {
    if (!keeper) return;
    const before = removed;
    removed = undefined;
    notes = await work(keeper);
    if (before && before.id !== keep) await keeper.purge({ id: before.id });
    await refresh();
  };
  const noted = (name: string, { trouble }: Outcome<object>): readonly Note[] =>
    trouble ? [{ is: 'trouble', name, trouble }] : [];

  const importOne = async (store: Keeper, file: FileLike): Promise<Note> => {
    const faults = (...of: readonly Fault[]): Note => ({ is: 'faults', file: file.name, faults: of });
    if (file.size > MOST_BYTES) return faults(fault('too-large', [], { length: file.size, max: MOST_BYTES }));
    let text: string;
    try {
      text = await file.text();
    } catch {
      return faults(fault('unreadable', [], {}));
    }
    const read = await store.importText(text, { name: file.name.replace(/\.json$/i, ''), summarise, copyOf });
    if (read.faults) {
      const isOther = read.faults.some(({ code }) => code === 'other-game');
      return { ...faults(...read.faults), ...(isOther ? { text } : {}) };
    }
    if (!read.record) return { is: 'trouble', name: file.name, trouble: read.trouble ?? { code: 'failed' } };
    const { id, name, copy } = read.record;
    return { is: 'imported', id, name, ...(copy ? { copy } : {}) };
  };

  const importFiles = (files: readonly FileLike[]): Promise<void> =>
    doing(async (store) => {
      const found: Note[] = [];
      for (const file of files) found.push(await importOne(store, file));
      return found;
    });

  let resting: ReturnType<typeof setTimeout> | undefined;
  const off = tabs.onChange(() => {
    resting ??= setTimeout(() => {
      resting = undefined;
      void refresh();
    }, REST);
  });

  void retry();
  return {
    $games,
    retry,
    refresh,
    rename: (id, name) => doing(async (store) => noted(name, await store.rename(id, name))),
    duplicate: (id, name) => doing(async (store) => noted(named(id), await store.duplicate(id, name))),
    remove: (id) =>
      doing(async (store) => {
        const name = named(id);
        const done = await store.remove(id);
        if (!done.trouble) removed = { id, name };
        return noted(name, done);
      }),
    undo: async () => {
      const back = removed;
      if (back) await doing(async (store) => noted(back.name, await store.restore(back.id)), back.id);
    },
    exported: async (id) => {
      let text: string | undefined;
      await doing(async (store) => {
        const whole = await store.exportText(id);
        const raw = whole.trouble?.code === 'damaged' ? await store.exportRaw(id) : whole;
        text = raw.text;
        return noted(named(id), raw);
      });
      return text;
    },
    raw: async (id) => {
      let text: string | undefined;
      await doing(async (store) => {
        const raw = await store.exportRaw(id);
        text = raw.text;
        return noted(named(id), raw);
      });
      return text;
    },
    importFiles,
    rescue: (id, name) => doing(async (store) => noted(named(id), await store.rescue(id, { name, summarise }))),
    close: () => {
      closed = true;
      clearTimeout(resting);
      off();
      keeper?.close();
    },
  };
}
