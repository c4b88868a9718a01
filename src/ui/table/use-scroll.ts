import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { bringInSight } from '../in-sight.ts';

/** What is shown beside the board: the page, the question as a key that changes with it, and where a stack was chosen. */
interface Beside {
  readonly page: string;
  readonly asked: string;
  readonly stack: string | undefined;
}

/**
 * What lies beside the board begins at its top: a page that is turned to, a question that is asked, a stack that is chosen. Where
 * there is no height for all of it the page scrolls as one (table.css): a new question begins at its top too, and who is chosen in
 * the list comes into sight.
 */
export function useScroll(table: RefObject<HTMLElement>, { page, asked, stack }: Beside): void {
  const leaf = (): HTMLElement | null | undefined => table.current?.querySelector<HTMLElement>('.leaf');
  const before = useRef(asked);
  useLayoutEffect(() => leaf()?.scrollTo(0, 0), [page, asked, stack]);
  useLayoutEffect(() => {
    if (before.current !== asked) scrollTo(0, 0);
    before.current = asked;
  }, [asked]);
  useLayoutEffect(() => {
    if (stack) bringInSight(leaf()?.querySelector('.stack'));
  }, [stack]);
}
