import { atom } from 'nanostores';
import type { Holder, Holding, How } from './tabs-hold.ts';

/** Without locks: whoever plays a game says so when asked. Of two that come at once, the one with the lower id is first. */
export function byMessages({ me, letGo, say, patience, answer }: How): Holder {
  const $holding = atom<Holding>('asking');
  let taking: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const have = (): void => {
    clearTimeout(timer);
    $holding.set('here');
    say('mine');
    taking?.();
    taking = undefined;
  };
  const lose = async (): Promise<void> => {
    $holding.set('taken');
    await letGo();
    say('free');
  };

  say('who');
  timer = setTimeout(have, answer);
  return {
    $holding,
    ended: Promise.resolve(),
    hear: (says, tab) => {
      const holding = $holding.get();
      switch (says) {
        case 'who':
          if (holding === 'here') say('mine');
          else if (taking || (holding === 'asking' && me < tab)) say('wait');
          return;
        case 'give':
          if (holding === 'here') void lose();
          return;
        case 'mine':
        case 'wait':
          // Two that could not hear each other both play: one of them gives way.
          if (says === 'mine' && holding === 'here' && tab < me) void lose();
          // While it is taken over here, another's word means only that it has not let go yet.
          if (holding === 'free' || (holding === 'asking' && !taking)) {
            clearTimeout(timer);
            $holding.set('elsewhere');
          }
          return;
        case 'free':
          if (taking) have();
          else if (holding === 'elsewhere') $holding.set('free');
          return;
      }
    },
    take: () =>
      new Promise<void>((taken) => {
        if ($holding.get() === 'here') return taken();
        clearTimeout(timer);
        taking = taken;
        $holding.set('asking');
        say('give');
        timer = setTimeout(have, patience);
      }),
    release: () => {
      clearTimeout(timer);
      const was = $holding.get();
      $holding.set('released');
      if (was === 'here') say('free');
      taking?.();
      taking = undefined;
    },
  };
}
