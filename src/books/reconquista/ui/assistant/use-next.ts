import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { isFocusLost } from '../../../../ui/focus-held.ts';
import type { Run } from './run.ts';

/** Moves the focus to what comes next in a part, if what was pressed is gone with its step. Undefined: nothing was pressed yet. */
export function useNext(part: RefObject<HTMLElement>, run: Run | undefined): void {
  useLayoutEffect(() => {
    if (run && isFocusLost())
      part.current?.querySelector<HTMLElement>('.ask-die button, .choice, .acts > .pri, .done button')?.focus();
  }, [run]);
}
