import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PlaceId } from '../../engine/data/ids.ts';
import { type Drag, type DragEvent, dragged, IDLE, type Laid, liftAt } from './drag.ts';

import type { Dragging } from './types.ts';

/** A click within this time in ms after a drag is the end of the drag. */
const AFTER = 60;

/** A stack in the hand: its origin, the place under it, and the position of the pointer, in map units. */
export interface InHand {
  readonly from: PlaceId;
  readonly over: PlaceId | undefined;
  readonly at: readonly [x: number, y: number];
}

export interface UseDrag {
  readonly inHand: InHand | undefined;
  /** Called before the map is panned: whether a pointer that goes down belongs to a stack. */
  readonly claims: (event: PointerEvent) => boolean;
  /** True right after a drag, so that the click at its end does not count as a press. */
  readonly dropped: () => boolean;
}

/** A drag that begins on a stack that can be lifted moves it; any other drag pans the map. Escape puts the stack back. */
export function useDrag(svg: RefObject<SVGSVGElement>, laid: Laid, dragging: Dragging | undefined): UseDrag {
  const [inHand, setInHand] = useState<InHand>();
  const now = useRef({ drag: IDLE as Drag, laid, dragging, dropped: false });
  now.current.laid = laid;
  now.current.dragging = dragging;

  const toMap = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
    const at = new DOMPoint(clientX, clientY).matrixTransform(svg.current?.getScreenCTM()?.inverse());
    return [at.x, at.y];
  };
  const put = (event: DragEvent, at?: readonly [number, number]): void => {
    const [next, effect] = dragged(now.current.drag, event);
    now.current.drag = next;
    setInHand(next.is === 'lifted' && at ? { from: next.from, over: next.over, at } : undefined);
    if (effect?.does === 'lift') now.current.dragging?.onLift(effect.from);
    if (effect?.does === 'drop') now.current.dragging?.onDrop(effect.to);
    if (!effect) return;
    now.current.dropped = true;
    // The click that ends a drag comes at once; a later click is a new one.
    if (effect.does !== 'lift') setTimeout(() => (now.current.dropped = false), AFTER);
  };
  const claims = (event: PointerEvent): boolean => {
    const { dragging: wanted, laid: lying, drag } = now.current;
    if (!wanted) return false;
    if (drag.is === 'idle') now.current.dropped = false;
    const from = liftAt(toMap(event), lying, wanted.may);
    put({ is: 'down', pointer: event.pointerId, from, at: [event.clientX, event.clientY] });
    return now.current.drag.is === 'pressed';
  };

  const active = dragging !== undefined;
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element || !active) return;
    const move = (event: PointerEvent): void => {
      if (now.current.drag.is === 'idle') return;
      const over = placeUnder(event);
      put({ is: 'move', pointer: event.pointerId, at: [event.clientX, event.clientY], over }, toMap(event));
      // The stack stays in the hand outside the board, too.
      if (now.current.drag.is === 'lifted') element.setPointerCapture(event.pointerId);
    };
    const up = (event: PointerEvent): void =>
      put({ is: 'up', pointer: event.pointerId, over: placeUnder(event) }, toMap(event));
    const cancel = (): void => put({ is: 'cancel' });
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || now.current.drag.is !== 'lifted') return;
      event.preventDefault();
      event.stopPropagation();
      cancel();
    };
    // A finger on a stack moves the stack, and the page does not scroll.
    const still = (event: TouchEvent): void => {
      if (now.current.drag.is !== 'idle' && event.cancelable) event.preventDefault();
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    element.addEventListener('touchmove', still, { passive: false });
    addEventListener('keydown', key, { capture: true });
    return () => {
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
      element.removeEventListener('touchmove', still);
      removeEventListener('keydown', key, { capture: true });
    };
  }, [svg, active]);
  return { inHand, claims, dropped: () => now.current.dropped };
}

/** The place whose shape or mark is under a pointer; the drawing in the hand does not catch the pointer. */
function placeUnder({ clientX, clientY }: PointerEvent): PlaceId | undefined {
  const element = document.elementFromPoint(clientX, clientY)?.closest<SVGElement>('[data-place], [data-mark]');
  return (element?.dataset['place'] ?? element?.dataset['mark']) as PlaceId | undefined;
}
