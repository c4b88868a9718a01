import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** An answer with at least this many px in view is seen. */
const SEEN = 24;

/** The number of answers in a part that scrolls which are below its lower edge; `of` changes with its content. */
export function useBelow(part: RefObject<HTMLElement>, of: unknown): number {
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const count = (): void => {
      const edge = element.getBoundingClientRect().bottom;
      const answers = [...element.querySelectorAll('.choice:not([aria-disabled="true"])')];
      setBelow(answers.filter((one) => one.getBoundingClientRect().top + SEEN > edge).length);
    };
    const sizes = new ResizeObserver(count);
    const content = new MutationObserver(count);
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', count, { passive: true });
    count();
    return () => {
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [of]);
  return below;
}
