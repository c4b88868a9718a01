import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import { fetchedLater, type Later } from '../../../../ui/later.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { State } from '../../engine/state.ts';
import type { Stop } from '../../engine/stops.ts';
import type { Dragging, Route } from '../board/types.ts';
import type { Held } from './hand.ts';
import { bestWays, NO_PROSPECTS, routeOf } from './moving.ts';
import { type Stack, startsOf, wholeStack } from './stacks.ts';

/** The parts for a stack in the hand. */
type HandParts = typeof import('./here.ts');

const useHandParts = fetchedLater<HandParts>(() => import('./here.ts'));

/** A stack in the hand, at the table and in scenes and lessons: it is taken on the board or in the list, and goes with one press. */
export interface Hand extends Held {
  readonly stack: Stack | undefined;
  /** The state of the question; undefined while the engine is not loaded. */
  readonly state: State | undefined;
  /** The parts that are loaded with the first stack. */
  readonly later: Later<HandParts>;
  /** A place of the board is chosen: takes the stack there, puts it down or goes. Returns false if the place means nothing to it. */
  point(place: PlaceId): boolean;
  /** The place that was chosen and is out of reach, with the reason. */
  readonly stopped: Stop | undefined;
  /** The drawing of the way to a place. */
  route(place: PlaceId): Route | undefined;
  /** The place whose row in the list has the pointer or the focus. */
  readonly aimed: PlaceId | undefined;
  readonly dragging: Dragging;
}

export interface HandOf {
  /** The question, if it can be answered now. */
  readonly decision: Decision | undefined;
  /** Its state; undefined while the engine is not loaded. */
  readonly state: State | undefined;
  readonly act: (...actions: readonly Action[]) => void;
  /** Called when the engine is needed. */
  readonly wake?: () => void;
}

/** All units that may go are taken, with their leaders: a smaller number is chosen afterwards. */
export function useHand({ decision, state, act, wake }: HandOf): Hand {
  const [held, setHeld] = useState<Stack>();
  const [stopped, setStopped] = useState<Stop>();
  const [aimed, aim] = useState<PlaceId>();
  /** A place that was chosen before the reach was known. */
  const [wish, setWish] = useState<PlaceId>();
  const starts = useMemo(() => (decision ? startsOf(decision) : []), [decision]);
  const stack = held && starts.includes(held.from) ? held : undefined;
  const later = useHandParts(stack !== undefined);
  const { parts } = later;
  const known = parts !== undefined && state !== undefined;
  const prospects = useMemo(
    () => (stack && state && parts ? parts.prospectsOf(state, stack) : NO_PROSPECTS),
    [state, stack, parts],
  );
  const setStack = (next: Stack | undefined): void => {
    setHeld(next);
    if (next && !state) wake?.();
  };

  // A choice belongs to the question at that time.
  useLayoutEffect(() => setHeld(undefined), [decision]);
  useLayoutEffect(() => {
    setStopped(undefined);
    aim(undefined);
    setWish(undefined);
  }, [decision, stack]);

  const whyNot = (place: PlaceId): Stop | undefined =>
    parts && state && stack && place !== stack.from ? parts.whyNotTo(state, stack, place) : undefined;
  /** Goes there, if the stack can; otherwise gives the reason. */
  const tryTo = (place: PlaceId): boolean => {
    const way = bestWays(prospects.ways).get(place);
    if (way) act(...way.path);
    else setStopped(whyNot(place));
    return way !== undefined;
  };
  useLayoutEffect(() => {
    if (wish === undefined || !known) return;
    setWish(undefined);
    tryTo(wish);
  }, [wish, known]);

  const take = (place: PlaceId): void => setStack(decision && wholeStack(decision, place));
  return {
    stack,
    state,
    prospects,
    later,
    setStack,
    go: (way) => act(...way.path),
    point: (place) => {
      if (stack?.from === place) setStack(undefined);
      else if (stack && !known) setWish(place);
      else if (stack && tryTo(place)) return true;
      else if (starts.includes(place)) take(place);
      else return false;
      return true;
    },
    whyNot,
    stopped,
    route: (place) => (stack ? routeOf(stack, prospects, place, whyNot(place)) : undefined),
    aimed,
    aim,
    dragging: {
      may: (place) => starts.includes(place),
      onLift: (place) => {
        if (stack?.from !== place) take(place);
      },
      onDrop: (place) => {
        if (!place || !stack || place === stack.from) return;
        if (known) tryTo(place);
        else setWish(place);
      },
    },
  };
}
