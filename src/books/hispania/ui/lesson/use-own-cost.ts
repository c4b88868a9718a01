import { useLayoutEffect, useState } from 'preact/hooks';
import type { Play } from '../../../../ui/scene/kinds.ts';
import type { OfHispania } from '../kinds.ts';
import type { OwnCost } from './costs.ts';
import type { PlayStart } from './seen.ts';

/**
 * What the reader's own line has cost, once that is reckoned; nothing where it cannot be told. What reckons it is fetched with the
 * first miss. `missed`: what was to be reached is missed, in a way that nobody has recorded.
 */
export function useOwnCost(step: PlayStart, play: Play<OfHispania>, at: number, missed: boolean): OwnCost | undefined {
  const [own, setOwn] = useState<OwnCost>();
  const player = missed && step.reckoned ? play.$player.get() : undefined;
  useLayoutEffect(() => {
    if (!player) return setOwn(undefined);
    const leave = new AbortController();
    setOwn({ is: 'reckoning' });
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
