import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Takes the focus off `place` before it is drawn anew for another `what`, and gives it back to an element that stays. A browser
 * computes the styles and the layout of the whole page when the element with the focus is removed in the middle of a
 * change: at a table that took more time than all the rest of an answer. The focus of an element that is gone is nobody’s, as it would
 * be without this hook: whoever moves it on uses an effect after this one.
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
