import { atom, type ReadableAtom } from 'nanostores';
import type { Fact, Game, Json } from '../../kernel/contract.ts';
import { type Journal, stateAt } from '../../kernel/journal.ts';
import { phaseHashes, savedEntry, toSave } from '../../kernel/saves.ts';
import type { Keeper, Loaded } from './keeper.ts';
import { type Outcome, type Trouble, troubleOf } from './keeper-trouble.ts';
import type { About, Change } from './keeper-write.ts';
import type { Sitting } from './sitting.ts';
import type { Hold, Holding } from './tabs-hold.ts';

/** Whether what is on the table stands on the device. */
export type Saving =
  /** All of it does, down to the disk. */
  | { readonly is: 'saved' }
  | { readonly is: 'saving' }
  /** Nothing is to be kept yet: what a link has opened is kept with its first answer. */
  | { readonly is: 'unsaved' }
  /** Something does not: the game goes on in memory, and the next answer tries again. `taken-over`: it never will. */
  | { readonly is: 'not-saved'; readonly trouble: Trouble };

/** What is kept beside the journal, as it stands now. */
export interface Kept {
  readonly summary: Json;
  readonly settings?: Json;
  readonly sittings?: readonly Sitting[];
}

/** Saves a game while it is played. */
export interface Saver<S, F extends Fact> {
  readonly $saving: ReadableAtom<Saving>;
  /** After each answer, undo, redo: cheap, and never waits. Answers that come faster than the disk are written together. */
  readonly keep: (journal: Journal<S, F>, kept: Kept) => void;
  /** Tries again now what was not saved. */
  readonly retry: () => void;
  /** When nothing is being written any more: to be waited for before the game is let go. */
  readonly settled: () => Promise<void>;
}

export interface SaverOptions<S, F extends Fact> {
  readonly keeper: Keeper;
  readonly game: Pick<Game<S, F>, 'id' | 'version'>;
  readonly id: string;
  /** Of this page: whoever else claims the game stops it. */
  readonly writer: string;
  /** For a game that is not stored yet, or is not any more: it is kept whole with the first answer. */
  readonly about: About;
  /** The journal as it is stored, and whether the game is claimed: what `takeUp` gave. Nothing for a new game. */
  readonly stored?: { readonly journal: Journal<S, F>; readonly claimed: boolean };
}

/** How often something is done at once about what goes wrong, before the reader is told. */
const TRIES = 2;

/**
 * Reads a stored game, claimed for this page if it is held here (see `Tabs`): where another tab plays it, it is only looked at.
 * Where it cannot be claimed (no room is left) it is read all the same, and claimed with the first answer. After `take` it
 * is to be taken up anew: the other tab may have played on.
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

/** Whether a game is held here, once that is known. */
function decided({ $holding }: Pick<Hold, '$holding'>): Promise<Holding> {
  return new Promise((resolve) => {
    let off = (): void => {};
    const look = (holding: Holding): void => {
      if (holding === 'asking') return;
      resolve(holding);
      // It may be known before we have begun to listen.
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

  /** What can be done about a trouble at once. Whether something could. */
  const mended = ({ code }: Trouble, journal: Journal<S, F>): boolean => {
    switch (code) {
      case 'closed':
        // The connection is opened anew.
        return true;
      case 'missing':
        // It was deleted under us; the whole of it is still here.
        stored = undefined;
        return true;
      case 'exists':
      case 'gap':
        // What is stored is not what we were told: all of it is written over.
        stored = { ...journal, entries: [], at: 0 };
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

/** What goes wrong before anything is written is a trouble like any other: it is told, and nobody waits for it for ever. */
async function tried(write: () => Promise<Outcome<object>>): Promise<Outcome<object>> {
  try {
    return await write();
  } catch (error) {
    console.error(error);
    return { trouble: troubleOf(error) };
  }
}

/** What leads from one journal of a game to another. Costs what has changed, not what has been played. */
export function changeOf<S, F extends Fact>(from: Journal<S, F>, to: Journal<S, F>): Omit<Change, 'summary'> {
  const first = shared(from.entries, to.entries);
  return {
    from: first,
    entries: to.entries.slice(first).map(savedEntry),
    at: to.at,
    hashes: phaseHashes(to, first),
    snapshot: { at: to.at, state: stateAt(to, to.at) },
  };
}

/**
 * How many entries two journals of a game share. An entry is made on the state that the one before it left: those before a
 * shared one are shared too, so that it is looked for from the end.
 */
function shared<T>(a: readonly T[], b: readonly T[]): number {
  let n = Math.min(a.length, b.length);
  while (n > 0 && a[n - 1] !== b[n - 1]) n--;
  return n;
}
