import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** The elements that the Tab key reaches. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * A modal dialog that is open while it is drawn. Tab cycles within it and does not go to the browser's own bar. After
 * it is closed, the element that opened it has the focus again, if it still exists.
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
