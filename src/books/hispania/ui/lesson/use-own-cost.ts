import { useLayoutEffect, useState } from 'preact/hooks';
import type { Play } from '../../../../ui/scene/kinds.ts';
import type { OfHispania } from '../kinds.ts';
import type { OwnCost } from './costs.ts';
import type { PlayStart } from './seen.ts';

/**
 * The cost of the reader's own line, once computed; undefined if it cannot be computed. The code for it is fetched with the first miss.
 * `missed`: the target is missed, in a way that is not recorded.
 */
export function useOwnCost(step: PlayStart, play: Play<OfHispania>, at: number, missed: boolean): OwnCost | undefined {
  const [own, setOwn] = useState<OwnCost>();
  const player = missed && step.computed ? play.$player.get() : undefined;
  useLayoutEffect(() => {
    if (!player) return setOwn(undefined);
    const leave = new AbortController();
    setOwn({ is: 'computing' });
    import('./own-cost.ts')
      .then(({ ownCost }) => ownCost(step, player.store.asGame(), at, leave.signal))
      .then(setOwn, (why) => {
        if (leave.signal.aborted) return;
        console.error(why);
        setOwn(undefined);
      });
    return () => leave.abort();
  }, [player, at]);
  return player && own;
}
