import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { tabRound } from './tab-round.ts';

/**
 * A modal dialog that is open as long as it is drawn. Tab goes round in it, and does not leave for the browser's own bar; whoever
 * opened it has the focus again once it is closed, if it is still there.
 */
export function useDialog(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const opener = document.activeElement;
    element.showModal();
    const end = tabRound(element);
    const closed = (): void => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
    element.addEventListener('close', closed);
    return () => {
      end();
      element.removeEventListener('close', closed);
    };
  }, []);
  return dialog;
}
