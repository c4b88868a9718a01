import { useEffect, useRef, useState } from 'preact/hooks';
import { type Comparison, entryOf, FIRST } from './comparison.ts';
import { isLink, type LinkFault, linkOf, readLink } from './link.ts';

/** What is on the page. */
export interface OnPage {
  readonly all: Comparison;
  /** The id of the battle that is being set up. */
  readonly chosen: number;
  /** What was wrong with the link that was opened last. */
  readonly faults: readonly LinkFault[];
}

/** What the page's address brings. */
export async function openedBy(fragment: string): Promise<OnPage> {
  const { all = FIRST, faults } = isLink(fragment) ? await readLink(fragment) : { faults: [] };
  return { all, chosen: all[0].id, faults };
}

/** So long, in ms, a change waits for the next one before the address is written: browsers allow a hundred in half a minute. */
const SETTLES = 200;

export interface Editing extends OnPage {
  /** Changes what is on the page. `step`: something that the back button takes back. */
  readonly turn: (next: Partial<OnPage>, step?: boolean) => void;
}

/** The battles on the page, which its address follows: the back button brings back what was there before. */
export function useComparison(opened: OnPage, onBack: (all: Comparison) => void): Editing {
  const [page, setPage] = useState(opened);
  const now = useRef(opened);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const packing = useRef(Promise.resolve());
  const show = (next: OnPage): void => {
    now.current = next;
    setPage(next);
  };
  /** Addresses are packed one after the other, so that none overtakes the one before it. */
  const write = (all: Comparison, how: 'push' | 'replace'): void => {
    packing.current = packing.current.then(async () => {
      const to = location.pathname + location.search + (all === FIRST ? '' : await linkOf(all));
      history[how === 'push' ? 'pushState' : 'replaceState'](null, '', to);
    });
  };
  const turn = (next: Partial<OnPage>, step = false): void => {
    const before = now.current.all;
    const after = { ...now.current, ...next };
    show({ ...after, chosen: entryOf(after.all, after.chosen).id });
    if (after.all === before) return;
    const unwritten = waiting.current !== undefined;
    clearTimeout(waiting.current);
    waiting.current = undefined;
    if (step) {
      // What was still to be written of the step before belongs to its own entry.
      if (unwritten) write(before, 'replace');
      write(after.all, 'push');
    } else {
      waiting.current = setTimeout(() => {
        waiting.current = undefined;
        write(now.current.all, 'replace');
      }, SETTLES);
    }
  };
  useEffect(() => {
    const back = async (): Promise<void> => {
      const { hash } = location;
      // Another place on the page, such as its top.
      if (hash !== '' && !isLink(hash)) return;
      clearTimeout(waiting.current);
      waiting.current = undefined;
      const next = await openedBy(hash);
      if (hash !== location.hash) return;
      show(next);
      onBack(next.all);
    };
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, []);
  return { ...page, turn };
}
