/**
 * A link to this page in another language (`src/site/shell/Language.astro`) takes a live part along: it leads to the
 * fragment that `place` gives, if it gives one.
 */
export function takenAlong(place: () => Promise<string> | undefined): void {
  addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-same]');
    // In a new tab it opens as it is.
    const fragment = link && !ctrlKey && !metaKey && !shiftKey && place();
    if (!fragment) return;
    event.preventDefault();
    void fragment.catch(() => '').then((hash) => location.assign(Object.assign(new URL(link.href), { hash })));
  });
}
