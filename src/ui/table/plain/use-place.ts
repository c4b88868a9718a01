import type { Action } from '../../../kernel/contract.ts';
import { usePointing } from '../../deciding/use-place.ts';
import type { Look } from '../../playable.ts';
import type { Ending, Gesture } from '../parts.ts';

/** Pointing at one place of the board lists the answers that name it. */
export interface PlaceGesture extends Gesture {
  readonly place: string | undefined;
  readonly onPlace: (place: string) => void;
}

interface Looked {
  readonly seen: Look;
}
type Act = (...actions: readonly Action[]) => void;

/** `stands`: the question can be answered now (stands.ts); until then no place answers. */
export function usePlace({ seen }: Looked, stands: boolean, act: Act): PlaceGesture {
  const { place, cancel, point } = usePointing(stands ? seen.decision : undefined, act);
  return { place, chosen: place, begun: place !== undefined, cancel, onPlace: point };
}

/** Answers immediately, because such a game has no accidental losses. */
export function usePress(_: Looked, __: boolean, act: Act): Ending {
  return { waits: false, press: act, cancel: () => {} };
}
