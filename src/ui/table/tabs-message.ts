import { atom } from 'nanostores';
import type { Holder, Holding, How } from './tabs-hold.ts';

/**
 * Without locks: the tab that plays a game answers when it is asked. Of two that ask at once, the one with the lower id
 * is first. Of two that play (they could not hear each other, or one was asleep), the one that began last continues, as
 * with the keeper.
 */
export function byMessages({ me, letGo, say, patience, answer }: How): Holder {
  const $holding = atom<Holding>('asking');
  let since = 0;
  let taking: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const have = (): void => {
    clearTimeout(timer);
    since = Date.now();
    $holding.set('here');
    say('mine', since);
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
    hear: ({ says, tab, since: theirs = 0 }) => {
      const holding = $holding.get();
      switch (says) {
        case 'who':
          if (holding === 'here') say('mine', since);
          else if (taking || (holding === 'asking' && me < tab)) say('wait');
          return;
        case 'give':
          if (holding === 'here') void lose();
          return;
        case 'mine':
        case 'wait':
          if (says === 'mine' && holding === 'here' && (theirs > since || (theirs === since && tab < me))) void lose();
          // While it is taken over here, a message of another tab only means that it has not released the game yet.
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
