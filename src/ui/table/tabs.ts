import { gameLocks, tabsChannel } from '../kept/keys.ts';
import { newId } from './keeper-record.ts';
import type { Hold, Holder, How, Message } from './tabs-hold.ts';
import { byLock } from './tabs-lock.ts';
import { byMessages } from './tabs-message.ts';

export type { Hold, Holding } from './tabs-hold.ts';

/**
 * One tab plays a game at a time. The tab that plays it holds a lock (Web Locks: it falls when the tab does); where a browser
 * has none, tabs agree by messages alone. Whatever goes wrong between them, what is stored is safe: only the last one to claim a
 * game may append to it (`keeper.ts`).
 */
export interface Tabs {
  /** This page, as the keeper knows its writer. */
  readonly me: string;
  /**
   * Wants to play a game here. `letGo` is called when another tab takes the game over: from then on nothing may be answered
   * here; its promise is fulfilled when the last answer is written.
   */
  readonly hold: (game: string, letGo: () => Promise<void>) => Hold;
  /** Games that are being played in other tabs, as far as the browser tells. */
  readonly elsewhere: () => Promise<ReadonlySet<string>>;
  /** Tells other tabs that a game was written, renamed, removed. */
  readonly changed: (game: string) => void;
  /** Hears of it. Gives back what ends it. */
  readonly onChange: (listener: (game: string) => void) => () => void;
  readonly close: () => void;
}

/** How long a tab that plays a game may take to let go of it, and to say that it plays it: milliseconds. */
const PATIENCE = 2_000;
const ANSWER = 300;

/** What the browser gives: handed in by tests. */
export interface TabsOptions {
  readonly locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel?: Channel | undefined;
  readonly patience?: number;
  readonly answer?: number;
}
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The tabs of a book's table. The browser's part is handed in by tests. */
export function createTabs(book: string, options: TabsOptions = browser(book)): Tabs {
  const { locks, channel, patience = PATIENCE, answer = ANSWER } = options;
  const me = newId();
  const lockOf = gameLocks(book);
  const listeners = new Set<(game: string) => void>();
  const held = new Map<string, Holder>();
  /** A lock falls a moment after it was let go: who comes back to a game waits for that. */
  const ended = new Map<string, Promise<void>>();

  const say = (says: Message['says'], game: string, since?: number): void => {
    channel?.postMessage({ says, game, tab: me, ...(since === undefined ? {} : { since }) } satisfies Message);
  };
  const heard = ({ data }: MessageEvent): void => {
    if (!isMessage(data) || data.tab === me) return;
    if (data.says === 'changed') for (const listener of listeners) listener(data.game);
    else held.get(data.game)?.hear(data);
  };
  channel?.addEventListener('message', heard as EventListener);

  return {
    me,
    hold: (game, letGo) => {
      held.get(game)?.release();
      const after = ended.get(game) ?? Promise.resolve();
      const saying: How['say'] = (says, since) => say(says, game, since);
      const how = { me, game, letGo, after, say: saying, patience, answer };
      const holder = locks ? byLock(locks, { ...how, lock: lockOf + game }) : byMessages(how);
      held.set(game, holder);
      ended.set(game, holder.ended);
      return {
        $holding: holder.$holding,
        take: holder.take,
        release: () => {
          if (held.get(game) === holder) held.delete(game);
          holder.release();
        },
      };
    },
    elsewhere: async () => {
      try {
        const all = (await locks?.query())?.held ?? [];
        const games = all.flatMap(({ name }) => (name?.startsWith(lockOf) ? [name.slice(lockOf.length)] : []));
        return new Set(games.filter((game) => held.get(game)?.$holding.get() !== 'here'));
      } catch {
        return new Set();
      }
    },
    changed: (game) => say('changed', game),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      for (const holder of held.values()) holder.release();
      held.clear();
      channel?.close();
    },
  };
}

function isMessage(data: unknown): data is Message {
  const { says, game, tab, since } = (typeof data === 'object' && data !== null ? data : {}) as Partial<Message>;
  if (since !== undefined && typeof since !== 'number') return false;
  return typeof says === 'string' && typeof game === 'string' && typeof tab === 'string';
}

function browser(book: string): TabsOptions {
  return {
    locks: typeof navigator === 'undefined' ? undefined : (navigator.locks as LockManager | undefined),
    channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(tabsChannel(book)),
  };
}
