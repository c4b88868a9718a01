import { useState } from 'preact/hooks';
import type { PlaceId } from '../../../engine/data/ids.ts';

/** What is asked about the board beside the question: the place whose card is open, and whether all places show their points. */
export interface Inspecting {
  readonly held: PlaceId | undefined;
  /** Opens the card of a place, or closes it. */
  readonly hold: (place: PlaceId | undefined) => void;
  readonly release: () => void;
  /** The reader's next points stand on every place of the map. */
  readonly pointed: boolean;
  readonly point: (pointed: boolean) => void;
}

/** The points stay on the map only while a card is open. */
export function useInspecting(): Inspecting {
  const [held, setHeld] = useState<PlaceId>();
  const [pointed, setPointed] = useState(false);
  const hold = (place: PlaceId | undefined): void => {
    setHeld(place);
    if (place === undefined) setPointed(false);
  };
  return { held, hold, release: () => hold(undefined), pointed, point: setPointed };
}
