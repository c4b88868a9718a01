/** The elements made inert for the open menu. */
let shut: readonly HTMLElement[] = [];

/**
 * The focus goes into the menu that a phone opens over the page, and stays there while the rest of the page is inert.
 * It then returns to the button that opened the menu, which also closes it.
 */
export function follow({ newState, target }: ToggleEvent): void {
  if (!(target instanceof HTMLElement)) return;
  for (const one of shut) one.inert = false;
  shut = [];
  const button = document.querySelector<HTMLElement>(`[popovertarget="${target.id}"]`);
  if (newState === 'open') {
    shut = othersThan(target).filter((one) => one !== button && !one.contains(button) && !one.inert);
    for (const one of shut) one.inert = true;
    // The reader's place comes first: the list is scrolled to it.
    const here =
      target.querySelector<HTMLElement>('[aria-current]') ?? target.querySelector<HTMLElement>('a, button, select');
    here?.focus({ preventScroll: true });
  } else if (document.activeElement === document.body || target.contains(document.activeElement)) {
    // A reader who has pressed elsewhere to close it is already there.
    button?.focus();
  }
}

/** All siblings of an element, and of its ancestors. */
function othersThan(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const beside = [...parentElement.children].filter((one) => one instanceof HTMLElement && one !== element);
  return [...(beside as HTMLElement[]), ...(element === document.body ? [] : othersThan(parentElement))];
}
