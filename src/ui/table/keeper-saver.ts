import { atom, type ReadableAtom } from 'nanostores';
import type { Fact, Game, Json } from '../../kernel/contract.ts';
import { type Journal, stateAt } from '../../kernel/journal.ts';
import { phaseHashes, savedEntry, toSave } from '../../kernel/saves.ts';
import type { Keeper, Loaded } from './keeper.ts';
import { type Outcome, type Trouble, troubleOf } from './keeper-trouble.ts';
import type { About, Change } from './keeper-write.ts';
import type { Sitting } from './sitting.ts';
import type { Hold, Holding } from './tabs-hold.ts';

/** Whether the game on the table is stored on the device. */
export type Saving =
  /** All of it is stored, down to the disk. */
  | { readonly is: 'saved' }
  | { readonly is: 'saving' }
  /** There is nothing to store yet: a game that a link has opened is stored with its first answer. */
  | { readonly is: 'unsaved' }
  /**
   * Something is not stored: the game continues in memory, and the next answer tries again. `taken-over`: it will never
   * be stored.
   */
  | { readonly is: 'not-saved'; readonly trouble: Trouble };

/** The current data that is stored beside the journal. */
export interface Kept {
  readonly summary: Json;
  readonly settings?: Json;
  readonly sittings?: readonly Sitting[];
}

/** Saves a game during play. */
export interface Saver<S, F extends Fact> {
  readonly $saving: ReadableAtom<Saving>;
  /**
   * After each answer, undo and redo: cheap, and never waits. Answers that arrive faster than the disk are written
   * together.
   */
  readonly keep: (journal: Journal<S, F>, kept: Kept) => void;
  /** Tries again now to save the unsaved part. */
  readonly retry: () => void;
  /** Resolves when no write is pending: to be awaited before the game is released. */
  readonly settled: () => Promise<void>;
}

export interface SaverOptions<S, F extends Fact> {
  readonly keeper: Keeper;
  readonly game: Pick<Game<S, F>, 'id' | 'version'>;
  readonly id: string;
  /** The writer id of this page: a claim by another writer stops it. */
  readonly writer: string;
  /** For a game that is not stored yet, or no longer: it is stored whole with the first answer. */
  readonly about: About;
  /** The stored journal, and whether the game is claimed: the result of `takeUp`. Undefined for a new game. */
  readonly stored?: { readonly journal: Journal<S, F>; readonly claimed: boolean };
}

/** The number of immediate repairs before the reader is told of a trouble. */
const TRIES = 2;

/**
 * Reads a stored game and claims it for this page if the page holds it (see `Tabs`); a game that another tab plays is
 * only viewed. If it cannot be claimed (there is no space), it is read all the same, and claimed with the first answer.
 * After `take` it must be read again, because the other tab may have continued the game.
 */
export async function takeUp(
  keeper: Keeper,
  id: string,
  writer: string,
  hold?: Pick<Hold, '$holding'>,
): Promise<Outcome<Loaded & { readonly claimed: boolean }>> {
  const here = hold === undefined || (await decided(hold)) === 'here';
  const claimed = here && (await keeper.claim(id, writer)).trouble === undefined;
  const loaded = await keeper.load(id);
  return loaded.trouble ? loaded : { ...loaded, claimed };
}

/** Whether a game is held here; resolves when that is known. */
function decided({ $holding }: Pick<Hold, '$holding'>): Promise<Holding> {
  return new Promise((resolve) => {
    let off = (): void => {};
    const look = (holding: Holding): void => {
      if (holding === 'asking') return;
      resolve(holding);
      // It may be known before the listener is attached.
      queueMicrotask(() => off());
    };
    off = $holding.subscribe(look);
  });
}

export function createSaver<S, F extends Fact>(options: SaverOptions<S, F>): Saver<S, F> {
  const { keeper, game, id, writer } = options;
  const $saving = atom<Saving>({ is: options.stored ? 'saved' : 'unsaved' });
  let { about, stored: { journal: stored, claimed } = { journal: undefined, claimed: true } } = options;
  let wanted: { readonly journal: Journal<S, F>; readonly kept: Kept } | undefined;
  let running: Promise<void> | undefined;

  const writeOnce = async ({ journal, kept }: NonNullable<typeof wanted>): Promise<Outcome<object>> => {
    about = { ...about, ...kept };
    if (!stored) return keeper.create({ ...about, id, writer, save: toSave(game, journal) });
    if (!claimed) {
      const claim = await keeper.claim(id, writer);
      if (claim.trouble) return claim;
      claimed = true;
    }
    return keeper.append(id, { ...changeOf(stored, journal), ...kept }, writer);
  };

  /** The immediate repair of a trouble. Returns whether there was one. */
  const mended = ({ code }: Trouble, journal: Journal<S, F>): boolean => {
    switch (code) {
      case 'closed':
        // The connection is opened again.
        return true;
      case 'missing':
        // It was deleted by another page; the whole of it is still here.
        stored = undefined;
        return true;
      case 'exists':
      case 'gap':
        // The stored game differs from the expected one: all of it is overwritten.
        stored = { root: { ...journal.root }, start: journal.start, entries: [], at: 0 };
        return true;
      default:
        return false;
    }
  };

  const run = async (): Promise<void> => {
    let tries = 0;
    while (wanted) {
      const now = wanted;
      $saving.set({ is: 'saving' });
      const { trouble } = await tried(() => writeOnce(now));
      if (!trouble) {
        stored = now.journal;
        tries = 0;
        if (wanted === now) wanted = undefined;
      } else if (++tries > TRIES || !mended(trouble, now.journal)) {
        $saving.set({ is: 'not-saved', trouble });
        return;
      }
    }
    $saving.set({ is: 'saved' });
  };

  const start = (): void => {
    if (running || !wanted) return;
    running = run().finally(() => {
      running = undefined;
    });
  };

  return {
    $saving,
    keep: (journal, kept) => {
      wanted = { journal, kept };
      start();
    },
    retry: start,
    settled: async () => {
      while (running) await running;
    },
  };
}

/** An error before the write is a trouble like any other: it is reported, and no caller waits without end. */
async function tried(write: () => Promise<Outcome<object>>): Promise<Outcome<object>> {
  try {
    return await write();
  } catch (error) {
    console.error(error);
    return { trouble: troubleOf(error) };
  }
}

/** The change from one journal of a game to another. Its cost depends on the change, not on the length of the game. */
export function changeOf<S, F extends Fact>(from: Journal<S, F>, to: Journal<S, F>): Omit<Change, 'summary'> {
  const first = shared(from.entries, to.entries);
  return {
    from: first,
    entries: to.entries.slice(first).map(savedEntry),
    at: to.at,
    ...(from.root === to.root ? {} : { root: to.root }),
    hashes: phaseHashes(to, first),
    snapshot: { at: to.at, state: stateAt(to, to.at) },
  };
}

/**
 * The number of entries that two journals of a game share. An entry is made on the state after the previous one, so all
 * entries before a shared one are shared too, and the search begins at the end.
 */
function shared<T>(a: readonly T[], b: readonly T[]): number {
  let n = Math.min(a.length, b.length);
  while (n > 0 && a[n - 1] !== b[n - 1]) n--;
  return n;
}
