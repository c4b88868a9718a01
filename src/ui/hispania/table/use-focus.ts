import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * The button that was pressed is gone with its question: the keyboard goes on at the next one. Whatever is taken off the table
 * while it has the focus, by whichever of its parts, hands the focus to the slip of the question; within one question (`asked`
 * is the same) from the answers to what they have become.
 */
export function useFocusKept(table: RefObject<HTMLElement>, asked: unknown): void {
  const now = useRef(asked);
  now.current = asked;
  useEffect(() => {
    const place = table.current;
    if (!place) return;
    let last: { readonly element: Element; readonly asked: unknown; readonly leaf: boolean } | undefined;
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = { element: target, asked: now.current, leaf: target.closest('.leaf') !== null };
    };
    const changed = new MutationObserver(() => {
      const { activeElement } = document;
      const isLost = activeElement === null || activeElement === document.body;
      if (!last || last.element.isConnected || !isLost) return;
      const here = last.leaf && last.asked === now.current ? '.leaf' : '.asked, .recap';
      last = undefined;
      place.querySelector<HTMLElement>(here)?.focus({ preventScroll: true });
    });
    place.addEventListener('focusin', focused);
    changed.observe(place, { childList: true, subtree: true });
    return () => {
      changed.disconnect();
      place.removeEventListener('focusin', focused);
    };
  }, [table]);
}
