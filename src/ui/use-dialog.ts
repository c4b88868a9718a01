import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** What can be reached with the Tab key. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

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
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Tab') return;
      const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
        (stop) => stop.checkVisibility() && !(stop as HTMLButtonElement).disabled,
      );
      const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      const { activeElement } = document;
      if (activeElement !== from && element.contains(activeElement) && activeElement !== element) return;
      event.preventDefault();
      to?.focus();
    };
    const closed = (): void => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
    element.addEventListener('keydown', press);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('keydown', press);
      element.removeEventListener('close', closed);
    };
  }, []);
  return dialog;
}
