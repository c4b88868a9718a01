import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import type { Gesture } from '../../../../ui/table/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Seen } from '../deciding/seen.ts';
import { type Hand, useHand } from '../deciding/use-hand.ts';
import { pointedAt } from './panels/pointed.ts';

/** Answering by hand at the table: a stack in the hand, the open row, and the open card. */
export interface Moving extends Gesture {
  readonly hand: Hand;
  /** The place whose card is open. */
  readonly held: PlaceId | undefined;
  /** Opens the card of a place, or closes it. */
  readonly hold: (place: PlaceId | undefined) => void;
  /** Called when a place of the board is chosen, by pointer or key. */
  readonly onPlace: (place: PlaceId) => void;
  /** The place whose row of the answers is open. */
  readonly pointed: PlaceId | undefined;
  readonly setPointed: (place: PlaceId | undefined) => void;
  /** The selected topic of the answers, if there are several: a token of a hand. */
  readonly topic: string | undefined;
  readonly setTopic: (topic: string | undefined) => void;
}

/** A state, and its view. */
export interface Looked {
  readonly state: State;
  readonly seen: Seen;
}

/** `stands`: the question can be answered now (stands.ts); until then no stack can be lifted and no place answers. */
export function useMoving(
  { seen, state }: Looked,
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
): Moving {
  const decision = stands ? seen.decision : undefined;
  const hand = useHand({ decision, state, act });
  const [pointed, setPointed] = useState<PlaceId>();
  const [topic, setTopic] = useState<string>();
  const [held, setHeld] = useState<PlaceId>();
  // A choice belongs to the question at that time.
  useLayoutEffect(() => {
    setPointed(undefined);
    setTopic(undefined);
    setHeld(undefined);
  }, [decision]);

  const onPlace = (place: PlaceId): void => {
    // A place that means nothing now tells what can be asked about it.
    const tell = (): void => setHeld(held === place ? undefined : place);
    if (!decision) tell();
    else if (!hand.point(place) && !hand.stack) {
      const answer = pointedAt(decision, place, topic);
      if (answer?.is === 'act') act(answer.action);
      else if (answer?.is === 'from') setPointed(pointed === place ? undefined : place);
      else tell();
    }
  };
  return {
    chosen: hand.stack?.from,
    begun: pointed !== undefined,
    cancel: () => hand.setStack(undefined),
    hand,
    held,
    hold: setHeld,
    release: () => setHeld(undefined),
    onPlace,
    pointed,
    setPointed,
    topic,
    setTopic,
  };
}
