import { useEffect, useRef } from 'preact/hooks';
import type { State } from '../../engine/state.ts';
import { linkOf } from './link.ts';

/** The time, in ms, that a change waits for the next one before the address is written. */
const SETTLES = 300;

/** Keeps the address in step with the position, so that a reload comes back to it. */
export function useAddress(state: State | undefined): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current || !state) {
      first.current = false;
      return;
    }
    const timer = setTimeout(async () => {
      history.replaceState(null, '', location.pathname + location.search + (await linkOf(state)));
    }, SETTLES);
    return () => clearTimeout(timer);
  }, [state]);
}
