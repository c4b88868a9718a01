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
    let frame = 0;
    // Once a frame at most: the odds of many answers come one by one.
    const count = (): void => {
      frame ||= requestAnimationFrame(now);
    };
    const now = (): void => {
      frame = 0;
      const edge = element.getBoundingClientRect().bottom;
      const answers = [...element.querySelectorAll('.choice:not([aria-disabled="true"])')];
      setBelow(answers.filter((one) => one.getBoundingClientRect().top + SEEN > edge).length);
    };
    const sizes = new ResizeObserver(count);
    const content = new MutationObserver(count);
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true });
    element.addEventListener('scroll', count, { passive: true });
    now();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [of]);
  return below;
}
