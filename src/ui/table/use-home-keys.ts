import { useLayoutEffect } from 'preact/hooks';
import { isTyping } from './typing.ts';

/**
 * Single letters on the page while no game is open: each presses the control that is marked with it (`data-key`). A
 * control that begins a game only gets the focus, so that no game is begun by mistake.
 */
export function useHomeKeys(): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
      if (!/^[a-z]$/i.test(event.key) || isTyping(event.target)) return;
      const control = document.querySelector<HTMLElement>(`.play-home [data-key="${event.key.toLowerCase()}"]`);
      if (!control) return;
      event.preventDefault();
      control.focus();
      if (!(control instanceof HTMLButtonElement && control.type === 'submit')) control.click();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
