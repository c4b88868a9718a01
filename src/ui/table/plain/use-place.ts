import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action } from '../../../kernel/contract.ts';
import type { Look } from '../../playable.ts';
import type { Ending, Gesture } from '../parts.ts';
import { pointedAt } from './pointing.ts';

/** Pointing at one place of the board: the answers that name it are looked at. */
export interface PlaceGesture extends Gesture {
  readonly place: string | undefined;
  readonly onPlace: (place: string) => void;
}

interface Looked {
  readonly seen: Look;
}
type Act = (...actions: readonly Action[]) => void;

/** `stands`: the question is there to be answered (stands.ts); until then no place answers. */
export function usePlace({ seen }: Looked, stands: boolean, act: Act): PlaceGesture {
  const decision = stands ? seen.decision : undefined;
  const [place, setPlace] = useState<string>();
  // What was chosen belongs to the question that was asked.
  useLayoutEffect(() => setPlace(undefined), [decision]);
  return {
    place,
    chosen: place,
    begun: place !== undefined,
    cancel: () => setPlace(undefined),
    onPlace: (pointed) => {
      const found = decision && pointedAt(decision, pointed);
      if (!found) return;
      if (found.action) act(found.action);
      else setPlace(pointed === place ? undefined : pointed);
    },
  };
}

/** Answers at once: nothing of such a game is lost unawares. */
export function usePress(_: Looked, __: boolean, act: Act): Ending {
  return { waits: false, press: act, cancel: () => {} };
}
