import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Where the outcome of a question stands: as soon as nothing more is asked, it comes into view and has the focus. */
export function useOutcome(over: boolean): RefObject<HTMLElement> {
  const outcome = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!over) return;
    outcome.current?.focus({ preventScroll: true });
    outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [over]);
  return outcome;
}
