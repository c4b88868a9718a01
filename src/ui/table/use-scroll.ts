import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { bringInSight } from '../in-sight.ts';

/** The parts beside the board: the page, a key that changes with the question, the number of answers, and the place of the selected stack. */
interface Beside {
  readonly page: string;
  readonly asked: string;
  readonly at: number;
  readonly stack: string | undefined;
}

/**
 * A part beside the board begins at its top: a new page, a new question, a newly selected stack. If the height is too
 * small for all of it, the page scrolls as one (table.css): after an answer it then begins at its top too, with the
 * board, and an item selected in the list scrolls into view.
 */
export function useScroll(table: RefObject<HTMLElement>, { page, asked, at, stack }: Beside): void {
  const leaf = (): HTMLElement | null | undefined => table.current?.querySelector<HTMLElement>('.leaf');
  const before = useRef(at);
  useLayoutEffect(() => leaf()?.scrollTo(0, 0), [page, asked, stack]);
  useLayoutEffect(() => {
    if (before.current !== at) scrollTo(0, 0);
    before.current = at;
  }, [at]);
  useLayoutEffect(() => {
    if (stack) bringInSight(leaf()?.querySelector('.stack'));
  }, [stack]);
}
