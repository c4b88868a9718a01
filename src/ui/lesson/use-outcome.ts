import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * The element for the outcome of a question. When nothing more is asked, it scrolls into view and takes the focus.
 * Before that, the response to an answer (a new `said`) scrolls into view, because it may be below the board.
 */
export function useOutcome(over: boolean, said?: unknown): RefObject<HTMLElement> {
  const outcome = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!over) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [over]);
  useLayoutEffect(() => {
    if (said !== undefined) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  return outcome;
}
