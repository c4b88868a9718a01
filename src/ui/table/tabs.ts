import { gameLocks, tabsChannel } from '../kept/keys.ts';
import { newId } from './keeper-record.ts';
import type { Hold, Holder, How, Message } from './tabs-hold.ts';
import { byLock } from './tabs-lock.ts';
import { byMessages } from './tabs-message.ts';

export type { Hold, Holding } from './tabs-hold.ts';

/**
 * Only one tab plays a game at a time. The tab that plays it holds a lock (Web Locks: it is released when the tab
 * closes); without locks, the tabs agree only by messages. The stored data is safe whatever fails between them: only
 * the last tab to claim a game may append to it (`keeper.ts`).
 */
export interface Tabs {
  /** The id of this page as a writer of the keeper. */
  readonly me: string;
  /**
   * Requests a game for play here. `letGo` is called when another tab takes the game over: from then on nothing may be
   * answered here; its promise is fulfilled when the last answer is written.
   */
  readonly hold: (game: string, letGo: () => Promise<void>) => Hold;
  /** Games that are played in other tabs, as far as the browser reports them. */
  readonly elsewhere: () => Promise<ReadonlySet<string>>;
  /** Notifies other tabs that a game was written, renamed or removed. */
  readonly changed: (game: string) => void;
  /** Listens to such changes. Returns the function that stops listening. */
  readonly onChange: (listener: (game: string) => void) => () => void;
  readonly close: () => void;
}

/** The time in which a tab must release a game, or answer that it plays it: milliseconds. */
const PATIENCE = 2_000;
const ANSWER = 300;

/** The browser's part: tests pass in their own. */
export interface TabsOptions {
  readonly locks?: Pick<LockManager, 'request' | 'query'> | undefined;
  readonly channel?: Channel | undefined;
  readonly patience?: number;
  readonly answer?: number;
}
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;

/** The tabs of a book's table. Tests pass in the browser's part. */
export function createTabs(book: string, options: TabsOptions = browser(book)): Tabs {
  const { locks, channel, patience = PATIENCE, answer = ANSWER } = options;
  const me = newId();
  const lockOf = gameLocks(book);
  const listeners = new Set<(game: string) => void>();
  const held = new Map<string, Holder>();
  /** A lock is released a moment after the request, so a tab that returns to a game waits for that. */
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
