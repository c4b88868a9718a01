/** What can be reached with the Tab key. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** What the Tab key reaches within something, in order. */
export const stopsIn = (element: HTMLElement): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.checkVisibility() && !(stop as HTMLButtonElement).disabled,
  );

/** Keeps the Tab key within something that lies over the page: from the last it goes to the first, and back. Returns what ends it. */
export function tabRound(element: HTMLElement): () => void {
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab') return;
    const stops = stopsIn(element);
    const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    const { activeElement } = document;
    if (activeElement !== from && element.contains(activeElement) && activeElement !== element) return;
    event.preventDefault();
    to?.focus();
  };
  element.addEventListener('keydown', press);
  return () => element.removeEventListener('keydown', press);
}
