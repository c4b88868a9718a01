import { useLayoutEffect } from 'preact/hooks';

/**
 * Looks at a part of the table now, and once a frame after its content or size has changed or anything has been scrolled. `of`
 * changes with what the part shows.
 */
export function useWatched(
  find: () => HTMLElement | null | undefined,
  look: (part: HTMLElement) => void,
  of?: unknown,
): void {
  useLayoutEffect(() => {
    const part = find();
    if (!part) return;
    let frame = 0;
    const now = (): void => {
      frame = 0;
      look(part);
    };
    // Once a frame at most: the odds of many answers come one by one.
    const later = (): void => {
      frame ||= requestAnimationFrame(now);
    };
    const sizes = new ResizeObserver(later);
    const content = new MutationObserver(later);
    sizes.observe(part);
    content.observe(part, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-disabled', 'class', 'open'],
    });
    document.addEventListener('scroll', later, { capture: true, passive: true });
    now();
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      content.disconnect();
      document.removeEventListener('scroll', later, { capture: true });
    };
  }, [of]);
}

/** The lower edge of what is in view of a part: its own, or that of the bar at the foot of a low screen, where the page scrolls as a whole. */
export function footOf(part: Element): number {
  const foot = document.querySelector('.stick')?.getBoundingClientRect();
  const { bottom } = part.getBoundingClientRect();
  return foot?.height ? Math.min(bottom, foot.top) : bottom;
}
