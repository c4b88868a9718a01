import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Decision } from '../../kernel/contract.ts';
import { pointedAt } from './pointing.ts';

/** Pointing at one place of the board: the answers that name it are looked at, and the only one of them is given at once. */
export interface PlacePointing {
  readonly place: string | undefined;
  /** Points at a place. False where that means nothing to the question that is asked. */
  point(place: string): boolean;
  readonly cancel: () => void;
}

/** `decision`: the question that the board may answer; nothing where none is there to be answered. */
export function usePointing(decision: Decision | undefined, onAnswer: (action: Action) => void): PlacePointing {
  const [place, setPlace] = useState<string>();
  // What was chosen belongs to the question that was asked.
  useLayoutEffect(() => setPlace(undefined), [decision]);
  return {
    place,
    cancel: () => setPlace(undefined),
    point: (pointed) => {
      const found = decision && pointedAt(decision, pointed);
      if (found?.action) onAnswer(found.action);
      else if (found) setPlace(pointed === place ? undefined : pointed);
      return found !== undefined;
    },
  };
}
