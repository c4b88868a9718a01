import type { Fact, Fault, Game, Json } from '../../kernel/contract.ts';
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

/** What a list shows of a save and of who plays it. */
export type Summarise = (save: Save, sittings: readonly Sitting[]) => Json;

/**
 * Keeps games on the device. A game is appended to, never rewritten: an answer costs the same on the first turn and on the
 * last. Nothing here throws or rejects over what the browser or the storage does: what goes wrong is a `Trouble` by name.
 * Whatever was to be written stands on the disk when its promise is fulfilled without one.
 */
export interface Keeper {
  /** All games but those that were removed, those played last first; broken ones with their faults. */
  readonly list: () => Promise<Outcome<{ readonly games: readonly Listed[] }>>;
  /**
   * Keeps a game that is new here: begun, branched off, opened from a link. With a `writer` it is claimed. `id`: one of
   * `newId`, where it is known already; `exists` if a game has it.
   */
  readonly create: (
    game: About & { readonly save: Save; readonly id?: string; readonly writer?: string },
  ) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /**
   * Puts what one answer changed behind what is stored, in one transaction. `writer`: refused (`taken-over`) unless it has claimed
   * the game last; so a page whose game was taken over can never write over it, not even when it wakes up late.
   */
  readonly append: (id: string, change: Change, writer?: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** From now on `writer` alone may append. Before `load`, so that nothing comes between. */
  readonly claim: (id: string, writer: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** A game as a save that `replaySave` plays, whole or `damaged` (see `Loaded` for what it can do without). */
  readonly load: (id: string) => Promise<Outcome<Loaded>>;
  readonly rename: (id: string, name: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** A copy: between persons one with other dice (see `Copies`). */
  readonly duplicate: (id: string, name: string) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** Takes a game off the list; it can be restored until it is purged. */
  readonly remove: (id: string) => Promise<Outcome<object>>;
  readonly restore: (id: string) => Promise<Outcome<object>>;
  /** Really deletes a game that was removed, or all that were removed before a time; how many those were. */
  readonly purge: (
    which: { readonly id: string } | { readonly before: number },
  ) => Promise<Outcome<{ readonly purged: number }>>;
  /** The text of a file, which `importText` reads. */
  readonly exportText: (id: string) => Promise<Outcome<{ readonly text: string; readonly record: GameRecord }>>;
  /** Everything that is stored of a game, broken or not, as the text of a file. */
  readonly exportRaw: (id: string) => Promise<Outcome<{ readonly text: string }>>;
  /**
   * Keeps the game of a file as a new one, or tells the faults of the file. `name`: where it bears none. `summarise` makes the
   * summary of a save. A game of several persons goes on here with other dice; where it is here already, and no less far, it is
   * kept as a copy, which `copyOf` names.
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
  /** Keeps what is whole of a broken game as a new one: `damaged` if nothing is. The broken one stays. */
  readonly rescue: (
    id: string,
    how: { readonly name: string; readonly summarise: Summarise },
  ) => Promise<Outcome<{ readonly record: GameRecord }>>;
  /** Lets go of the storage. */
  readonly close: () => void;
}

/** With so many answers a game is worth asking the browser to keep what is stored. */
export const WORTH_ASKING = 12;

export interface KeeperOptions extends Partial<Opening> {
  /** A game was written, or removed: to be told to others. */
  readonly onChange?: (id: string) => void;
  /** So much was played that it is worth keeping, and the browser has said whether it will delete it only when asked. */
  readonly onPersist?: (granted: boolean) => void;
  /** The clock, and the storage of the browser: for tests. */
  readonly now?: () => number;
  readonly storage?: Pick<StorageManager, 'persist' | 'persisted'> | undefined;
}

/**
 * The games of one book on this device. Where they cannot be opened, whatever is wanted gives the trouble, and the next thing
 * that is wanted tries again.
 */
export function createKeeper<S, F extends Fact>(game: Game<S, F>, options: KeeperOptions = {}): Keeper {
  return keeperOf(game, createStore({ database: gamesKey(game.id), ...options }), options);
}

/** Opens the games of one book on this device, or says why they cannot be. Never rejects. */
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
  /** So many answers more are kept now; what was played is worth asking for once. */
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
      if (isShared(record)) {
        const { sittings, settings, summary } = record;
        return create({ name, sittings, settings, summary, shared: true, save: await copies.copy(save) });
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
      // A file without one would be called damaged wherever it is opened.
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
      if (!isShared(filed)) return create({ ...filed, name: called, summary });
      const { value: known, trouble } = await store.read((tx) => isKnown(tx, filed.save));
      if (trouble) return { trouble };
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
      // What is whole can be kept more than once.
      return create({ ...about, save: isShared(about) ? await copies.arrived(save) : save });
    },
    close: store.close,
  };
}

/** Asks the browser not to delete what is kept here when room is short. It may ask the reader, so that nobody waits for it. */
async function askToPersist({ storage = managerOf(), onPersist = () => {} }: KeeperOptions): Promise<void> {
  try {
    if (!storage?.persist) return;
    onPersist((await storage.persisted()) || (await storage.persist()));
  } catch {
    onPersist(false);
  }
}

/** Room on the device, in bytes: taken by this site, and still free. Nothing where the browser does not say. */
export interface Room {
  readonly used: number;
  readonly free: number;
  /** What is kept is deleted only when the reader wants it. */
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

/** Not there over plain http, nor in old browsers. */
function managerOf(): StorageManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator.storage as StorageManager | undefined);
}
