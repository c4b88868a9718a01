import { atom, type ReadableAtom } from 'nanostores';
import { createKeeper, type Keeper, type KeeperOptions } from '../../../../ui/table/keeper.ts';
import { createTabs, type Tabs } from '../../../../ui/table/tabs.ts';
import { hispania } from '../../engine/game.ts';
import { BOOK, HISPANIA_GAMES } from '../on-device.ts';

/** What games are kept and played with on this device. */
export interface Device {
  /** Where this browser keeps nothing, or does not answer, it says so; and tries again with whatever is wanted next. */
  readonly keeper: Keeper;
  readonly tabs: Tabs;
  /** Counts how often something was written, or the storage was opened after all: what is not saved may be tried again. */
  readonly $written: ReadableAtom<number>;
  /** The same was done over another connection. */
  readonly wrote: () => void;
}

/** The games of this device. `tabs` and the storage are handed in by tests. */
export function createDevice(options: KeeperOptions = {}, tabs: Tabs = createTabs(BOOK.id)): Device {
  const $written = atom(0);
  const wrote = (): void => $written.set($written.get() + 1);
  const keeper = createKeeper(hispania, {
    ...HISPANIA_GAMES,
    ...options,
    onChange: (id) => {
      tabs.changed(id);
      wrote();
    },
    onOpen: wrote,
  });
  return { keeper, tabs, $written, wrote };
}
