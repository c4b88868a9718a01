import { atom, type ReadableAtom } from 'nanostores';
import { gamesOf } from '../kept/keys.ts';
import type { Kinds, Playable } from '../playable.ts';
import { createKeeper, type Keeper, type KeeperOptions } from './keeper.ts';
import { createTabs, type Tabs } from './tabs.ts';

/** What games are kept and played with on this device. */
export interface Device<K extends Kinds> {
  readonly playable: Playable<K>;
  /** Where this browser keeps nothing, or does not answer, it says so; and tries again with whatever is wanted next. */
  readonly keeper: Keeper;
  readonly tabs: Tabs;
  /** Counts how often something was written, or the storage was opened after all: what is not saved may be tried again. */
  readonly $written: ReadableAtom<number>;
  /** The same was done over another connection. */
  readonly wrote: () => void;
}

/** The games of this device. `tabs` and the storage are handed in by tests. */
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
