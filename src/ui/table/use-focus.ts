import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFocusLost, useFocusHeld } from '../focus-held.ts';

/** The slip of the question, where the keyboard continues after a handover, a new game, or an answer. */
const SLIP = '.asked, .recap';

/**
 * The pressed button is removed with its question, so the keyboard continues at the next one. If any part of the table
 * removes the element with the focus, the focus goes to the slip of the question; within one question (`asked` is the
 * same) it goes from the answers to their replacement. The focus also goes to the slip for a reader who comes to the
 * table from another part of the page, and after an answer by pointing at the board. A reader who uses keys stays on
 * the board: Escape leaves it.
 */
export function useFocusKept(table: RefObject<HTMLElement>, asked: unknown): void {
  useFocusHeld(table, asked);
  const now = useRef(asked);
  now.current = asked;
  const pointing = useRef(false);
  const toSlip = (where = SLIP): void =>
    table.current?.querySelector<HTMLElement>(where)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    const place = table.current;
    if (!place) return;
    if (isFocusLost()) toSlip();
    let last: { readonly element: Element; readonly asked: unknown; readonly leaf: boolean } | undefined;
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = { element: target, asked: now.current, leaf: target.closest('.leaf') !== null };
    };
    const changed = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isFocusLost()) return;
      const here = last.leaf && last.asked === now.current ? '.leaf' : SLIP;
      last = undefined;
      toSlip(here);
    });
    const by = ({ type }: Event): void => {
      pointing.current = type === 'pointerdown';
    };
    place.addEventListener('focusin', focused);
    // The board stops some of them itself.
    for (const type of POINTING) place.addEventListener(type, by, { capture: true });
    changed.observe(place, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      place.removeEventListener('focusin', focused);
      for (const type of POINTING) place.removeEventListener(type, by, { capture: true });
    };
  }, [table]);
  useLayoutEffect(() => {
    if (pointing.current && document.activeElement?.closest('.mapsheet [data-place]')) toSlip();
  }, [asked]);
}

const POINTING = ['pointerdown', 'keydown'] as const;
