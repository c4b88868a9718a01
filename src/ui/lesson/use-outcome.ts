import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Where the outcome of a question stands: as soon as nothing more is asked, it comes into view and has the focus. Before that, what
 * is said of an answer (`said` is another) comes into view, for it may stand below the board.
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
