import { stopsIn, tabRound } from '../../ui/tab-round.ts';

/** The menu of a phone opens without a script. With one the focus goes into it, stays there, and comes back to its button. */
export function menuOver(): void {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !button) return;
  let end: (() => void) | undefined;
  menu.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    end?.();
    end = isOpen ? tabRound(menu) : undefined;
    if (isOpen) stopsIn(menu)[0]?.focus();
    // Whoever has pressed elsewhere to close it is there already.
    else if (document.activeElement === document.body || menu.contains(document.activeElement)) button.focus();
  });
}
