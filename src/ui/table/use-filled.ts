import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** The filled button of the answers, or of what stands in place of a question. */
const FILLED = '.leaf .btn.pri:not([aria-disabled="true"]), .asked.notice .btn.pri';

/** Less of a button than this share is not enough to press. */
const SEEN = 0.9;

interface Filled {
  readonly button: HTMLElement;
  readonly says: string;
}

/** The filled button beside the board that is not in view; `bar` is the foot of the table, which may lie over it. */
export function useFilled(bar: RefObject<HTMLElement>): Filled | undefined {
  const [filled, setFilled] = useState<Filled>();
  useLayoutEffect(() => {
    const side = bar.current?.closest('.whole-table')?.querySelector('.side');
    if (!side) return;
    let button: HTMLElement | undefined;
    let hidden = false;
    const tell = (): void =>
      setFilled((old) => {
        if (!button || !hidden) return undefined;
        const says = button.textContent;
        return old?.button === button && old.says === says ? old : { button, says };
      });
    const sight = new IntersectionObserver(
      (seen) => {
        hidden = (seen.at(-1)?.intersectionRatio ?? 1) < SEEN;
        tell();
      },
      { threshold: SEEN, rootMargin: `0px 0px -${bar.current?.offsetHeight ?? 0}px` },
    );
    const look = (): void => {
      // One in a fold is not asked for.
      const now = [...side.querySelectorAll<HTMLElement>(FILLED)].find((one) => one.checkVisibility());
      if (now !== button) {
        sight.disconnect();
        button = now;
        hidden = false;
        if (now) sight.observe(now);
      }
      tell();
    };
    const content = new MutationObserver(look);
    content.observe(side, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ['aria-disabled', 'class', 'open'],
    });
    look();
    return () => {
      content.disconnect();
      sight.disconnect();
    };
  }, []);
  return filled;
}
