/**
 * Scrolls a newly opened part into view. A reader who has pointed at the board looks at the board, so then only an
 * inner part with its own scroll bar scrolls, never the page, because the board would move away.
 */
export function bringInSight(element: Element | null | undefined): void {
  if (!element) return;
  if (!document.activeElement?.closest('[data-place]')) {
    element.scrollIntoView({ block: 'nearest' });
    return;
  }
  const frame = scrollerOf(element);
  if (!frame) return;
  const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
  const below = inner.bottom - outer.bottom;
  const above = inner.top - outer.top;
  if (above < 0 || inner.height > outer.height) frame.scrollBy(0, above);
  else if (below > 0) frame.scrollBy(0, below);
}

function scrollerOf(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  }
  return undefined;
}
