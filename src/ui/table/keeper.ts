import type { Fact, Fault, Game, Json } from '../../kernel/contract.ts';
import { isCounting, setApart } from '../../kernel/root.ts';
import type { Save } from '../../kernel/saves.ts';
import { gamesKey } from '../kept/keys.ts';
import { copiesOf, isShared } from './copies.ts';
import { fileOf, rawFileOf, readFile } from './keeper-file.ts';
import {
  isKnown,
  isNothing,
  type Listed,
  type Loaded,
  loadedOf,
  readList,
  readRaw,
  rescuedFrom,
} from './keeper-read.ts';
import { type GameRecord, newId, readRecord } from './keeper-record.ts';
import type { Writing } from './keeper-schema.ts';
import { createStore, type Opening, type Store } from './keeper-store.ts';
import type { Outcome } from './keeper-trouble.ts';
import {
  type About,
  appendTo,
  type Change,
  claimFor,
  copyTo,
  markRemoved,
  purgeRemoved,
  renameTo,
  writeGame,
} from './keeper-write.ts';
import type { Sitting } from './sitting.ts';

export type { Listed, Loaded } from './keeper-read.ts';
export { NO_SNAPSHOT } from './keeper-read.ts';
export { type GameRecord, newId } from './keeper-record.ts';
export type { Outcome, Trouble, TroubleCode } from './keeper-trouble.ts';
export type { About, Change } from './keeper-write.ts';

/** The list's summary of a save and its players. */
export type Summarise = (save: Save, sittings: readonly Sitting[]) => Json;

/**
 * Stores games on the device. A game is appended to, never rewritten, so an answer costs the same on the first turn and
 * on the last. Nothing here throws or rejects because of the browser or the storage: an error is a `Trouble` by name.
 * If a promise is fulfilled without one, its data is on the disk.
 */
export interface Keeper {
  /** All games except removed ones, most recently played first; broken ones with their faults. */
  readonly list: () => Promise<Outcome<{ readonly games: readonly Listed[] }>>;
  /**
   * Stores a game that is new here: begun, branched off, or opened from a link. With a `writer` it is claimed. `id`:
   * one of `newId`, if it is already known; `exists` if a game has it.
   */
  readonly create: (
    game: About & { readonly save: Save; readonly id?: string; readonly writer?: string },
  ) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /**
   * Appends the change of one answer to the stored game in one transaction. `writer`: refused (`taken-over`) unless it
   * was the last to claim the game; a page whose game was taken over can therefore never overwrite it, even if it wakes
   * up late.
   */
  readonly append: (id: string, change: Change, writer?: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** From now on only `writer` may append. Called before `load`, so that nothing comes between. */
  readonly claim: (id: string, writer: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** A game as a save for `replaySave`, whole or `damaged` (see `Loaded` for the parts that it does not need). */
  readonly load: (id: string) => Promise<Outcome<Loaded>>;
  readonly rename: (id: string, name: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** A copy; between persons, and of a game that counts, it has other dice (see `Copies`). */
  readonly duplicate: (id: string, name: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** Removes a game from the list; it can be restored until it is purged. */
  readonly remove: (id: string) => Promise<Outcome<object>>;
  readonly restore: (id: string) => Promise<Outcome<object>>;
  /** Deletes a removed game permanently, or all that were removed before a time; returns their number. */
  readonly purge: (
    which: { readonly id: string } | { readonly before: number },
  ) => Promise<Outcome<{ readonly purged: number }>>;
  /** The text of a file, for `importText`. */
  readonly exportText: (id: string) => Promise<Outcome<{ readonly text: string; readonly record: GameRecord }>>;
  /** All stored data of a game, broken or not, as the text of a file. */
  readonly exportRaw: (id: string) => Promise<Outcome<{ readonly text: string }>>;
  /**
   * Stores the game of a file as a new one, or returns the faults of the file. `name`: the name if the file has none.
   * `summarise` makes the summary of a save. A game of several persons continues here with other dice; if it is already
   * here, and at least as far, it is stored as a copy, which `copyOf` names; a game that counts then counts only once.
   */
  readonly importText: (
    text: string,
    how: {
      readonly name: string;
      readonly summarise: Summarise;
      readonly copyOf?: (name: string) => string;
    },
  ) => Promise<
    | { readonly record: GameRecord; readonly faults?: undefined; readonly trouble?: undefined }
    | (Outcome<object> & { readonly record?: undefined; readonly faults?: readonly Fault[] })
  >;
  /** Stores the intact part of a broken game as a new one: `damaged` if there is none. The broken one remains. */
  readonly rescue: (
    id: string,
    how: { readonly name: string; readonly summarise: Summarise },
  ) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** Releases the storage. */
  readonly close: () => void;
}

/** After this number of answers, the browser is asked to keep the stored data. */
export const WORTH_ASKING = 12;

export interface KeeperOptions extends Partial<Opening> {
  /** A game was written or removed: other tabs must be told. */
  readonly onChange?: (id: string) => void;
  /**
   * There is enough play to be worth keeping, and the browser has answered whether it will delete the data only on
   * request.
   */
  readonly onPersist?: (granted: boolean) => void;
  /** The clock, and the storage of the browser: for tests. */
  readonly now?: () => number;
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
}

/**
 * The games of one book on this device. If they cannot be opened, each request returns the trouble, and the next
 * request tries again.
 */
export function createKeeper<S, F extends Fact>(game: Game<S, F>, options: KeeperOptions = {}): Keeper {
  return keeperOf(game, createStore({ database: gamesKey(game.id), ...options }), options);
}

/** Opens the games of one book on this device, or returns the reason why they cannot be opened. Never rejects. */
export async function openKeeper<S, F extends Fact>(
  game: Game<S, F>,
  options: KeeperOptions = {},
): Promise<Outcome<{ readonly keeper: Keeper }>> {
  const store = createStore({ database: gamesKey(game.id), ...options });
  const { trouble } = await store.open();
  if (!trouble) return { keeper: keeperOf(game, store, options) };
  store.close();
  return { trouble };
}

function keeperOf<S, F extends Fact>(game: Game<S, F>, store: Store, options: KeeperOptions): Keeper {
  const { now = Date.now, onChange = () => {} } = options;
  const copies = copiesOf(game);

  const write = async (
    id: string,
    work: (tx: Writing) => Promise<GameRecord>,
  ): Promise<Outcome<{ readonly record: GameRecord }>> => {
    const { value: record, trouble } = await store.write(work);
    if (trouble) return { trouble };
    onChange(id);
    return { record };
  };
  const mark = async (id: string, at: number | undefined): Promise<Outcome<object>> => {
    const { trouble } = await store.write((tx) => markRemoved(tx, id, at));
    if (trouble) return { trouble };
    onChange(id);
    return {};
  };
  const raw = (id: string) => store.read((tx) => readRaw(tx, id));
  const load: Keeper['load'] = async (id) => {
    const { value, trouble } = await raw(id);
    return trouble ? { trouble } : loadedOf(id, value, game);
  };
  /** The number of answers stored so far; the request to the browser is made once. */
  let answers = 0;
  const worth = (more: number): void => {
    const before = answers;
    answers += more;
    if (before < WORTH_ASKING && answers >= WORTH_ASKING) void askToPersist(options);
  };
  const create: Keeper['create'] = async ({ save, id = newId(), writer, ...about }) => {
    const written = await write(id, (tx) => writeGame(tx, id, save, about, { now: now(), writer }));
    if (!written.trouble) worth(save.entries.length);
    return written;
  };

  return {
    list: async () => {
      const { value: games, trouble } = await store.read((tx) => readList(tx, game.id));
      return trouble ? { trouble } : { games };
    },
    create,
    append: async (id, change, writer) => {
      const written = await write(id, (tx) => appendTo(tx, id, change, { now: now(), writer }));
      if (!written.trouble) worth(1);
      return written;
    },
    claim: (id, writer) => write(id, (tx) => claimFor(tx, id, writer)),
    load,
    rename: (id, name) => write(id, (tx) => renameTo(tx, id, name)),
    duplicate: async (id, name) => {
      const { record, save, trouble } = await load(id);
      if (trouble) return { trouble };
      if (isShared(record) || record.counts) {
        const { sittings, settings, summary, shared } = record;
        const about = { name, sittings, settings, summary, ...(shared ? { shared } : {}) };
        return create({ ...about, save: await copies.copy(save) });
      }
      const to = newId();
      return write(to, (tx) => copyTo(tx, id, { to, name, now: now() }));
    },
    remove: (id) => mark(id, now()),
    restore: (id) => mark(id, undefined),
    purge: async (which) => {
      const { value: purged, trouble } = await store.write((tx) => purgeRemoved(tx, which));
      return trouble ? { trouble } : { purged };
    },
    exportText: async (id) => {
      const { record, save, lost, trouble } = await load(id);
      if (trouble) return { trouble };
      // A file without a snapshot would count as damaged wherever it is opened.
      if (lost.includes('snapshot')) {
        return { trouble: { code: 'damaged', faults: [{ code: 'snapshot-missing', path: 'snapshot', params: {} }] } };
      }
      return { text: fileOf({ ...record, save }), record };
    },
    exportRaw: async (id) => {
      const { value, trouble } = await raw(id);
      if (trouble) return { trouble };
      return isNothing(value) ? { trouble: { code: 'missing' } } : { text: rawFileOf(id, value) };
    },
    importText: async (text, { name, summarise, copyOf = (copied) => copied }) => {
      const { filed, faults } = readFile(text, game);
      if (faults) return { faults };
      const called = filed.name || name;
      const summary = summarise(filed.save, filed.sittings);
      const { root } = filed.save;
      if (!isShared(filed) && !isCounting(root)) return create({ ...filed, name: called, summary });
      const { value: known, trouble } = await store.read((tx) => isKnown(tx, filed.save));
      if (trouble) return { trouble };
      if (!isShared(filed)) {
        const save = known ? { ...filed.save, root: setApart(root, 'again') } : filed.save;
        return create({ ...filed, save, name: called, summary });
      }
      const save = await (known ? copies.copy : copies.arrived)(filed.save);
      return create({ ...filed, save, name: known ? copyOf(called) : called, summary });
    },
    rescue: async (id, { name, summarise }) => {
      const { value, trouble } = await raw(id);
      if (trouble) return { trouble };
      const save = rescuedFrom(value, game);
      if (!save) return { trouble: { code: 'damaged', faults: [] } };
      const { sittings = [], settings = null, shared } = readRecord(id, value.record).record ?? {};
      const about = { name, sittings, settings, summary: summarise(save, sittings), ...(shared ? { shared } : {}) };
      // The intact part can be stored more than once.
      return create({ ...about, save: isShared(about) ? await copies.arrived(save) : save });
    },
    close: store.close,
  };
}

/**
 * Asks the browser not to delete the stored data when space is short. The browser may ask the reader, so no caller
 * waits for it.
 */
async function askToPersist({ storage = managerOf(), onPersist = () => {} }: KeeperOptions): Promise<void> {
  try {
    if (!storage?.persist) return;
    onPersist((await storage.persisted()) || (await storage.persist()));
  } catch {
    onPersist(false);
  }
}

/** Space on the device, in bytes: used by this site, and free. Undefined if the browser does not report it. */
export interface Room {
  readonly used: number;
  readonly free: number;
  /** The stored data is deleted only if the reader wants it. */
  readonly persisted: boolean;
}

export async function roomOf(
  storage: Pick<StorageManager, 'estimate' | 'persisted'> | undefined = managerOf(),
): Promise<Room | undefined> {
  try {
    const { usage, quota } = (await storage?.estimate()) ?? {};
    if (usage === undefined || quota === undefined) return undefined;
    return { used: usage, free: Math.max(0, quota - usage), persisted: (await storage?.persisted?.()) ?? false };
  } catch {
    return undefined;
  }
}

/** Unavailable over plain http and in old browsers. */
function managerOf(): StorageManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
}
