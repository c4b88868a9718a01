import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** An answer with at least this many px in view is seen. */
const SEEN = 24;

/**
 * The number of answers of a part which are below its lower edge, or below the bar at the foot of a low screen, where the
 * page scrolls as a whole; folded ones do not count. `of` changes with its content.
 */
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
      const foot = document.querySelector('.stick')?.getBoundingClientRect();
      const { bottom } = element.getBoundingClientRect();
      const edge = foot?.height ? Math.min(bottom, foot.top) : bottom;
      const answers = [...element.querySelectorAll('.choice:not([aria-disabled="true"])')];
      const isBelow = (one: Element): boolean => one.checkVisibility() && one.getBoundingClientRect().top + SEEN > edge;
      setBelow(answers.filter(isBelow).length);
    };
    const sizes = new ResizeObserver(count);
    const content = new MutationObserver(count);
    sizes.observe(element);
    content.observe(element, { childList: true, subtree: true, attributeFilter: ['open'] });
    document.addEventListener('scroll', count, { capture: true, passive: true });
    now();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      document.removeEventListener('scroll', count, { capture: true });
    };
  }, [of]);
  return below;
}
