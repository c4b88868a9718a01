import { atom, type ReadableAtom } from 'nanostores';
import { gamesOf } from '../kept/keys.ts';
import type { Kinds, Playable } from '../playable.ts';
import { createKeeper, type Keeper, type KeeperOptions } from './keeper.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** The storage and play of games on this device. */
export interface Device<K extends Kinds> {
  readonly playable: Playable<K>;
  /**
   * If this browser stores nothing or does not answer, the keeper reports it, and tries again with the next request.
   */
  readonly keeper: Keeper;
  readonly tabs: Tabs;
  /** Counts the writes and late openings of the storage: after each, unsaved games may be tried again. */
  readonly $written: ReadableAtom<number>;
  /** A write was made over another connection. */
  readonly wrote: () => void;
}

/** The games of this device. Tests pass in `tabs` and the storage. */
export function createDevice<K extends Kinds>(
  playable: Playable<K>,
  options: KeeperOptions = {},
  tabs: Tabs = createTabs(playable.book.id),
): Device<K> {
  const $written = atom(0);
  const wrote = (): void => $written.set($written.get() + 1);
  const keeper = createKeeper(playable.game, {
    ...gamesOf(playable.book),
    ...options,
    onChange: (id) => {
      tabs.changed(id);
      wrote();
    },
    onOpen: wrote,
  });
  return { playable, keeper, tabs, $written, wrote };
}
