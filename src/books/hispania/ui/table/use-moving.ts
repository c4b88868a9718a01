import { useLayoutEffect, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import type { Gesture } from '../../../../ui/table/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Seen } from '../deciding/seen.ts';
import { type Hand, useHand } from '../deciding/use-hand.ts';
import { type Inspecting, useInspecting } from './inspect/use-inspecting.ts';
import { pointedAt } from './panels/pointed.ts';

/** Answering by hand at the table: a stack in the hand, the open row, and the open card. */
export interface Moving extends Gesture {
  readonly inspecting: Inspecting;
  readonly hand: Hand;
  /** The place whose card is open. */
  readonly held: PlaceId | undefined;
  /** Opens the card of a place, or closes it. */
  readonly hold: (place: PlaceId | undefined) => void;
  /** Called when a place of the board is chosen, by pointer or key. False: the place means nothing now. */
  readonly onPlace: (place: PlaceId) => boolean;
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
  undo?: () => void,
): Moving {
  const decision = stands ? seen.decision : undefined;
  const hand = useHand({ decision, state, act, undo });
  const [pointed, setPointed] = useState<PlaceId>();
  const [topic, setTopic] = useState<string>();
  const inspecting = useInspecting();
  const { held, hold, release } = inspecting;
  // A choice belongs to the question at that time.
  useLayoutEffect(() => {
    setPointed(undefined);
    setTopic(undefined);
    release();
  }, [decision]);

  const onPlace = (place: PlaceId): boolean => {
    if (!decision) return false;
    if (!hand.point(place) && !hand.stack) {
      const answer = pointedAt(decision, place, topic);
      if (answer?.is === 'act') act(answer.action);
      else if (answer?.is === 'from') setPointed(pointed === place ? undefined : place);
      else return false;
    }
    return true;
  };
  return {
    chosen: hand.stack?.from,
    begun: pointed !== undefined,
    cancel: () => hand.setStack(undefined),
    hand,
    held,
    hold,
    release,
    inspecting,
    onPlace,
    pointed,
    setPointed,
    topic,
    setTopic,
  };
}
