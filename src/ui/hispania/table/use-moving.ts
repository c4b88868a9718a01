import { useEffect, useMemo, useState } from 'preact/hooks';
import type { PlaceId } from '../../../hispania/data/ids.ts';
import type { Way } from '../../../hispania/reach.ts';
import type { Action } from '../../../kernel/contract.ts';
import { bestWays, type Prospects, prospectsOf, type Stack, startsOf, wholeStack } from '../deciding/moving.ts';
import { placeAction } from '../deciding/pointing.ts';
import type { ShownHere } from './shown.ts';

/** A stack that is being moved, on the board and in the list alike. */
export interface Moving {
  readonly stack: Stack | undefined;
  readonly prospects: Prospects;
  readonly setStack: (stack: Stack | undefined) => void;
  readonly go: (way: Way) => void;
  /** A place of the board was chosen, by pointer or key. */
  readonly onPlace: (place: PlaceId) => void;
  /** The place whose row of the answers is open. */
  readonly pointed: PlaceId | undefined;
  readonly setPointed: (place: PlaceId | undefined) => void;
}

const NONE: Prospects = { ways: [], stops: [] };

export function useMoving(shown: ShownHere, act: (...actions: readonly Action[]) => void): Moving {
  const { seen, state, asking, looking } = shown;
  const decision = looking === undefined && asking.is === 'person' ? seen.decision : undefined;
  const [stack, setStack] = useState<Stack>();
  const [pointed, setPointed] = useState<PlaceId>();
  // What was chosen belongs to the question that was asked.
  useEffect(() => {
    setStack(undefined);
    setPointed(undefined);
  }, [decision]);
  const moves = decision?.choices.some(({ kind }) => kind === 'step') ?? false;
  const current = moves && stack && decision && startsOf(decision).includes(stack.from) ? stack : undefined;
  const prospects = useMemo(() => (current ? prospectsOf(state, current) : NONE), [state, current]);

  const onPlace = (place: PlaceId): void => {
    if (!decision) return;
    const way = current && bestWays(prospects.ways).get(place);
    if (way) act(...way.path);
    else if (current?.from === place) setStack(undefined);
    else if (startsOf(decision).includes(place)) setStack(wholeStack(decision, place));
    else {
      const answer = placeAction(decision, place, pointed);
      if (answer?.is === 'act') act(answer.action);
      else if (answer?.is === 'from') setPointed(answer.place);
    }
  };
  return { stack: current, prospects, setStack, go: (way) => act(...way.path), onPlace, pointed, setPointed };
}
