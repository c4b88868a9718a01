import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { footOf, useWatched } from './use-watched.ts';

/** The filled button of the answers, or of what stands in place of a question. */
const FILLED = '.leaf .btn.pri:not([aria-disabled="true"]), .asked.notice .btn.pri';

/** So many px of a button may be out of view. */
const SLACK = 4;

interface Filled {
  readonly button: HTMLElement;
  readonly says: string;
}

/** The filled button beside the board that is not in view; `bar` is the foot of the table, which may lie over it. */
export function useFilled(bar: RefObject<HTMLElement>): Filled | undefined {
  const [filled, setFilled] = useState<Filled>();
  useWatched(
    () => bar.current?.closest('.whole-table')?.querySelector<HTMLElement>('.side'),
    (side) => {
      // One in a fold is not asked for.
      const button = [...side.querySelectorAll<HTMLElement>(FILLED)].find((one) => one.checkVisibility());
      const within = button?.closest('.leaf') ?? side;
      const { top = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
      const isSeen = top > within.getBoundingClientRect().top - SLACK && bottom < footOf(within) + SLACK;
      const says = button?.textContent ?? '';
      setFilled((old) => {
        if (!button || isSeen) return undefined;
        return old?.button === button && old.says === says ? old : { button, says };
      });
    },
  );
  return filled;
}
