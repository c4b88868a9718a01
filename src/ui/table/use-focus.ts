import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The slip of the question: a handed-over device, a new game, an answer that was given, all go on there. */
const SLIP = '.asked, .recap';

/**
 * The button that was pressed is gone with its question: the keyboard goes on at the next one. Whatever is taken off the table
 * while it has the focus, by whichever of its parts, hands the focus to the slip of the question; within one question (`asked`
 * is the same) from the answers to what they have become. Two more find their way there: whoever comes to the table from
 * another part of the page, and whoever has answered by pointing at the board. By keys one stays on the board: Escape leaves it.
 */
export function useFocusKept(table: RefObject<HTMLElement>, asked: unknown): void {
  const now = useRef(asked);
  now.current = asked;
  const pointing = useRef(false);
  const toSlip = (where = SLIP): void =>
    table.current?.querySelector<HTMLElement>(where)?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    const place = table.current;
    if (!place) return;
    if (isLost()) toSlip();
    let last: { readonly element: Element; readonly asked: unknown; readonly leaf: boolean } | undefined;
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element)) return;
      last = { element: target, asked: now.current, leaf: target.closest('.leaf') !== null };
    };
    const changed = new MutationObserver(() => {
      if (!last || last.element.isConnected || !isLost()) return;
      const here = last.leaf && last.asked === now.current ? '.leaf' : SLIP;
      last = undefined;
      toSlip(here);
    });
    const by = ({ type }: Event): void => {
      pointing.current = type === 'pointerdown';
    };
    place.addEventListener('focusin', focused);
    // The board keeps some of them to itself.
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

/** Nothing has the focus. */
function isLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}
