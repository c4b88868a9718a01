import type { ReadableAtom } from 'nanostores';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import { useStore } from '../../../../ui/use-store.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import { placeAction } from './pointing.ts';
import type { Seen } from './seen.ts';
import { hasSteps } from './stacks.ts';
import { type Hand, useHand } from './use-hand.ts';

/** Pointing at the board of a scene or a lesson. */
export interface Pointing {
  /** The stack that moves: the same as at the table. */
  readonly hand: Hand;
  /** The place whose row is open, in a question without moves. */
  readonly open: PlaceId | undefined;
  /** Points at a place. Returns false if the place means nothing for the current question. */
  point(place: PlaceId): boolean;
}

/** What pointing needs of a scene in play. */
interface Playing {
  readonly $player: ReadableAtom<{ readonly stateOf: (seen: Seen) => State | undefined } | undefined>;
  readonly act: (...actions: readonly Action[]) => void;
  readonly wake: () => Promise<void>;
}

/** `at` is the number of answers so far. A stack can be taken before the engine is loaded; then it waits for it. */
export function usePointing(seen: Seen, at: number, play: Playing): Pointing {
  const { decision } = seen;
  const player = useStore(play.$player);
  const moves = hasSteps(decision);
  const hand = useHand({
    decision: moves ? decision : undefined,
    state: moves ? player?.stateOf(seen) : undefined,
    act: play.act,
    wake: () => void play.wake(),
  });
  const [open, setOpen] = useState<PlaceId>();
  useLayoutEffect(() => setOpen(undefined), [at, decision?.kind]);
  const point = (place: PlaceId): boolean => {
    if (hand.stack || hand.dragging.may(place)) return hand.point(place);
    if (place === open) {
      setOpen(undefined);
      return true;
    }
    const pointed = placeAction(decision, place);
    if (pointed?.is === 'act') play.act(pointed.action);
    else if (pointed) setOpen(pointed.place);
    return pointed !== undefined;
  };
  return { hand, open, point };
}
