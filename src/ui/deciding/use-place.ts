import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action, Decision } from '../../kernel/contract.ts';
import { pointedAt } from './pointing.ts';

/** Pointing at one place of the board lists the answers that name it. If there is only one, it is given immediately. */
export interface PlacePointing {
  readonly place: string | undefined;
  /** Points at a place. Returns false if the place has no meaning for the current question. */
  point(place: string): boolean;
  readonly cancel: () => void;
}

/** `decision`: the question that the board can answer; undefined if there is none. */
export function usePointing(decision: Decision | undefined, onAnswer: (action: Action) => void): PlacePointing {
  const [place, setPlace] = useState<string>();
  // A chosen place belongs to the question that was asked.
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
