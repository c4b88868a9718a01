import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Action } from '../../../../kernel/contract.ts';
import type { Gesture } from '../../../../ui/table/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import type { Stop } from '../../engine/stops.ts';
import { bestWays, type Prospects, prospectsOf, whyNotTo } from '../deciding/moving.ts';
import type { Seen } from '../deciding/seen.ts';
import { type Stack, startsOf, wholeStack } from '../deciding/stacks.ts';
import { type Inspecting, useInspecting } from './inspect/use-inspecting.ts';
import { pointedAt } from './panels/pointed.ts';

/** A stack during its move, both on the board and in the list. */
export interface Moving extends Gesture {
  readonly inspecting: Inspecting;
  readonly stack: Stack | undefined;
  readonly prospects: Prospects;
  readonly setStack: (stack: Stack | undefined) => void;
  readonly go: (way: Way) => void;
  /** The place whose card is open. */
  readonly held: PlaceId | undefined;
  /** Opens the card of a place, or closes it. */
  readonly hold: (place: PlaceId | undefined) => void;
  /** Called when a place of the board is chosen, by pointer or key. False: the place means nothing now. */
  readonly onPlace: (place: PlaceId) => boolean;
  /** Whether the stack of a place can be lifted and dragged. */
  readonly mayLift: (place: PlaceId) => boolean;
  readonly onLift: (place: PlaceId) => void;
  /** Called when the stack is dropped over a place, or outside all places. */
  readonly onDrop: (place: PlaceId | undefined) => void;
  /** The place that was pointed at and is out of the stack's reach, with the reason. */
  readonly stopped: Stop | undefined;
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

const NONE: Prospects = { ways: [], stops: [] };

/** `stands`: the question can be answered now (stands.ts); until then no stack can be lifted and no place answers. */
export function useMoving(
  { seen, state }: Looked,
  stands: boolean,
  act: (...actions: readonly Action[]) => void,
): Moving {
  const decision = stands ? seen.decision : undefined;
  const [stack, setStack] = useState<Stack>();
  const [stopped, setStopped] = useState<Stop>();
  const [pointed, setPointed] = useState<PlaceId>();
  const [topic, setTopic] = useState<string>();
  const inspecting = useInspecting();
  const { held, hold, release } = inspecting;
  // A choice belongs to the question at that time.
  useLayoutEffect(() => {
    setStack(undefined);
    setPointed(undefined);
    setTopic(undefined);
    release();
  }, [decision]);
  useLayoutEffect(() => setStopped(undefined), [decision, stack]);
  const starts = useMemo(() => (decision ? startsOf(decision) : []), [decision]);
  const current = stack && starts.includes(stack.from) ? stack : undefined;
  const prospects = useMemo(() => (current ? prospectsOf(state, current) : NONE), [state, current]);

  /** Goes there, if the stack can; otherwise gives the reason. */
  const tryTo = (place: PlaceId): boolean => {
    const way = current && bestWays(prospects.ways).get(place);
    if (way) act(...way.path);
    else setStopped(current && whyNotTo(state, current, place));
    return way !== undefined;
  };
  const onPlace = (place: PlaceId): boolean => {
    if (!decision) return false;
    if (current?.from === place) setStack(undefined);
    else if (current && tryTo(place)) return true;
    else if (starts.includes(place)) setStack(wholeStack(decision, place));
    else if (!current) {
      const answer = pointedAt(decision, place, topic);
      if (answer?.is === 'act') act(answer.action);
      else if (answer?.is === 'from') setPointed(pointed === place ? undefined : place);
      else return false;
    }
    return true;
  };
  return {
    chosen: current?.from,
    begun: pointed !== undefined,
    cancel: () => setStack(undefined),
    stack: current,
    prospects,
    setStack,
    go: (way) => act(...way.path),
    held,
    hold,
    release,
    inspecting,
    onPlace,
    mayLift: (place) => starts.includes(place),
    onLift: (place) => {
      if (decision && current?.from !== place) setStack(wholeStack(decision, place));
    },
    onDrop: (place) => {
      if (place && current && place !== current.from) tryTo(place);
    },
    stopped,
    pointed,
    setPointed,
    topic,
    setTopic,
  };
}
