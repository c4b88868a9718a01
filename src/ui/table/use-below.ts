import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { footOf, useWatched } from './use-watched.ts';

/** An answer with at least this many px in view is seen. */
const SEEN = 24;

/** The number of answers of a part that are below what is in view of it; folded ones do not count. `of` changes with its content. */
export function useBelow(part: RefObject<HTMLElement>, of: unknown): number {
  const [below, setBelow] = useState(0);
  useWatched(
    () => part.current,
    (element) => {
      const edge = footOf(element);
      const answers = [...element.querySelectorAll('.choice:not([aria-disabled="true"])')];
      const isBelow = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().top + SEEN > edge;
      setBelow(answers.filter(isBelow).length);
    },
    of,
  );
  return below;
}
