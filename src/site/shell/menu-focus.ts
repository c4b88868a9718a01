/** What was shut out of reach for the menu that is open. */
let shut: readonly HTMLElement[] = [];

/**
 * The focus goes into what a phone opens over the page, stays there while all else of the page is out of reach, and comes back to the
 * button that opened it, which closes it too.
 */
export function follow({ newState, target }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  for (const one of shut) one.inert = false;
  shut = [];
  const button = document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]`);
  if (newState === 'open') {
    shut = othersThan(target).filter((one) => one !== button && !one.contains(button) && !one.inert);
    for (const one of shut) one.inert = true;
    // Where the reader is comes first: the list has been scrolled to it.
    const here =
      target.querySelector<HTMLElement>('[aria-current]') ?? target.querySelector<HTMLElement>('a, button, select');
    here?.focus({ preventScroll: true });
  } else if (document.activeElement === document.body || target.contains(document.activeElement)) {
    // Whoever has pressed elsewhere to close it is there already.
    button?.focus();
  }
}

/** All that lies beside something, and beside what holds it. */
function othersThan(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const beside = [...parentElement.children].filter((one) => one instanceof HTMLElement && one !== element);
  return [...(beside as HTMLElement[]), ...(element === document.body ? [] : othersThan(parentElement))];
}
