import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Action, Decision } from '../../../../kernel/contract.ts';
import { fetchedLater, type Later } from '../../../../ui/later.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Way } from '../../engine/reach.ts';
import type { State } from '../../engine/state.ts';
import type { Stop } from '../../engine/stops.ts';
import type { Dragging, Route } from '../board/types.ts';
import type { Held, Sent } from './hand.ts';
import { bestWays, NO_PROSPECTS, routeOf } from './moving.ts';
import { type Stack, sizeOf, startsOf, wholeStack } from './stacks.ts';

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
  /** The last answer, if it was a whole stack that was dragged and it can be taken back. */
  readonly sent: Sent | undefined;
  /** Takes it back, and so many go there instead. */
  resend(stack: Stack): void;
}

export interface HandOf {
  /** The question, if it can be answered now. */
  readonly decision: Decision | undefined;
  /** Its state; undefined while the engine is not loaded. */
  readonly state: State | undefined;
  readonly act: (...actions: readonly Action[]) => void;
  /** Called when the engine is needed. */
  readonly wake?: () => void;
  /** Takes the last answer back; undefined where that is not possible. */
  readonly undo?: (() => void) | undefined;
}

/**
 * All units that may go are taken, with their leaders: a smaller number is chosen afterwards. Of a stack that was dragged before a number
 * was chosen, fewer can be sent after it has gone.
 */
export function useHand({ decision, state, act, wake, undo }: HandOf): Hand {
  const [held, setHeld] = useState<Stack>();
  const [stopped, setStopped] = useState<Stop>();
  const [aimed, aim] = useState<PlaceId>();
  /** A place that was chosen before the reach was known. */
  const [wish, setWish] = useState<PlaceId>();
  const starts = useMemo(() => (decision ? startsOf(decision) : []), [decision]);
  const stack = held && starts.includes(held.from) ? held : undefined;
  const [sent, setSent] = useState<Sent>();
  /** The whole stack that a drag has taken up; and what the next question begins with. */
  const lifted = useRef<Stack>();
  const next = useRef<{ readonly sent?: Sent; readonly again?: Sent }>({});
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

  /** Goes there. */
  const send = (way: Way, of: Sent | undefined): void => {
    next.current = of ? { sent: of } : {};
    act(...way.path);
  };

  // A choice belongs to the question at that time.
  useLayoutEffect(() => {
    const { sent: gone, again } = next.current;
    next.current = {};
    setSent(gone);
    setHeld(undefined);
    if (!again || !parts || !state || !decision) return;
    const way = parts.wayAgain(state, decision, again);
    if (way) send(way, again);
    // They cannot: they are in the hand, and the board shows where they can.
    else setHeld(again.stack);
  }, [decision]);
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
    if (way && stack) send(way, lifted.current === stack ? { whole: stack, stack, to: place } : undefined);
    else setStopped(whyNot(place));
    return way !== undefined;
  };
  useLayoutEffect(() => {
    if (wish === undefined || !known) return;
    setWish(undefined);
    tryTo(wish);
  }, [wish, known]);

  const take = (place: PlaceId): Stack | undefined => {
    const whole = decision && wholeStack(decision, place);
    setStack(whole);
    return whole;
  };
  return {
    stack,
    state,
    prospects,
    later,
    setStack,
    go: (way) => send(way, undefined),
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
        if (stack?.from !== place) lifted.current = take(place);
      },
      onDrop: (place) => {
        if (!place || !stack || place === stack.from) return;
        if (known) tryTo(place);
        else setWish(place);
      },
    },
    sent: undo && sent && sizeOf(sent.whole) > 1 ? sent : undefined,
    resend: (part) => {
      if (sent && sizeOf(part) > 0) next.current = { again: { ...sent, stack: part } };
      undo?.();
    },
  };
}
