import { atom } from 'nanostores';
import type { Holder, Holding, How } from './tabs-hold.ts';

/** The hold of a game, and the name of its lock. */
interface ByLock extends How {
  readonly lock: string;
}

/** The lock of a game is held until a promise is fulfilled. */
export function byLock(
  locks: Pick<LockManager, 'request'>,
  { lock: name, letGo, after, say, patience }: ByLock,
): Holder {
  const $holding = atom<Holding>('asking');
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let drop: (() => void) | undefined;

  const request = async (how: LockOptions): Promise<void> => {
    let had = false;
    try {
      await locks.request(name, how, (lock) => {
        if ($holding.get() === 'released') return undefined;
        if (!lock) return $holding.set('elsewhere');
        had = true;
        return new Promise<void>((dropped) => {
          drop = dropped;
          $holding.set('here');
          // Tabs that wait learn which tab to ask.
          say('mine');
        });
      });
    } catch {
      if (had) {
        // Stolen: this tab has not answered in time.
        if ($holding.get() === 'here') {
          $holding.set('taken');
          void letGo();
        }
      } else if (!how.signal?.aborted && $holding.get() === 'asking') {
        // The browser gives no locks here. The stored data is safe without them.
        $holding.set('here');
      }
    }
    if ($holding.get() === 'released') end();
  };

  void after.then(() => request({ ifAvailable: true }));
  return {
    $holding,
    ended,
    hear: ({ says }) => {
      const holding = $holding.get();
      if (says === 'give' && holding === 'here') {
        const mine = drop;
        $holding.set('taken');
        void letGo().finally(() => {
          mine?.();
          say('free');
        });
      } else if (says === 'free' && holding === 'elsewhere') {
        $holding.set('free');
      } else if (says === 'mine' && holding === 'free') {
        $holding.set('elsewhere');
      }
    },
    take: () =>
      new Promise<void>((taken) => {
        if ($holding.get() === 'here') return taken();
        const waiting = new AbortController();
        const timer = setTimeout(() => {
          waiting.abort();
          void request({ steal: true });
        }, patience);
        $holding.set('asking');
        const off = $holding.listen((holding) => {
          if (holding === 'asking') return;
          off();
          clearTimeout(timer);
          taken();
        });
        say('give');
        void request({ signal: waiting.signal });
      }),
    release: () => {
      const was = $holding.get();
      $holding.set('released');
      drop?.();
      if (was === 'here') say('free');
      else end();
    },
  };
}
