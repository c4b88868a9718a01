import { useEffect, useRef, useState } from 'preact/hooks';
import { type Comparison, entryOf, FIRST } from './comparison.ts';
import { isLink, type LinkFault, linkOf, readLink } from './link.ts';

/** The content of the page. */
export interface OnPage {
  readonly all: Comparison;
  /** The id of the battle in the form. */
  readonly chosen: number;
  /** The faults of the link that was opened last. */
  readonly faults: readonly LinkFault[];
}

/** The content from the page's address. */
export async function openedBy(fragment: string): Promise<OnPage> {
  const { all = FIRST, faults } = isLink(fragment) ? await readLink(fragment) : { faults: [] };
  return { all, chosen: all[0].id, faults };
}

/** The time, in ms, that a change waits for the next one before the address is written: browsers allow a hundred in half a minute. */
const SETTLES = 200;

export interface Editing extends OnPage {
  /** Changes the content of the page. `step` marks a change that the back button undoes. */
  readonly turn: (next: Partial<OnPage>, step?: boolean) => void;
}

/** The battles on the page, with its address in step: the back button restores the previous content. */
export function useComparison(opened: OnPage, onBack: (all: Comparison) => void): Editing {
  const [page, setPage] = useState(opened);
  const now = useRef(opened);
  const waiting = useRef<ReturnType<typeof setTimeout>>();
  const packing = useRef(Promise.resolve());
  const show = (next: OnPage): void => {
    now.current = next;
    setPage(next);
  };
  /** Addresses are packed one after the other, so that they are written in order. */
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
      // A pending change of the previous step belongs to its own entry.
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
