import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Takes the focus off `place` before it is drawn for another `what`, and returns it to an element that stays. If the element
 * with the focus is removed in the middle of a change, the browser computes the styles and the layout of the whole page; at a
 * table this took more time than the rest of the answer. If the element is gone, no element has the focus, and an
 * effect after this one can move it on.
 */
export function useFocusHeld(place: RefObject<HTMLElement>, what: unknown): void {
  const drawn = useRef(what);
  const held = useRef<HTMLElement | SVGElement>();
  if (drawn.current !== what) {
    drawn.current = what;
    const { activeElement } = document;
    const isFocusable = activeElement instanceof HTMLElement || activeElement instanceof SVGElement;
    if (isFocusable && place.current?.contains(activeElement)) {
      held.current = activeElement;
      activeElement.blur();
    }
  }
  useLayoutEffect(() => {
    const element = held.current;
    held.current = undefined;
    if (element?.isConnected && isFocusLost()) element.focus({ preventScroll: true });
  }, [what]);
}

/** Whether no element has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
