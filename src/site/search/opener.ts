/**
 * The part of the search that every page loads: it waits for a button with `data-search` (whose value is looked up
 * immediately), for the keys, or for an address with a query, and then fetches the rest.
 */
let dialog: Promise<typeof import('./dialog.ts')> | undefined;

function open(query?: string): void {
  dialog ??= import('./dialog.ts');
  dialog
    .then(({ openSearch }) => openSearch(query))
    .catch(() => {
      // Offline, for example: the next try loads it again.
      dialog = undefined;
    });
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('[data-search]');
  if (button) open(button.dataset['search']);
});
addEventListener('keydown', (event) => {
  const { key, target } = event;
  if (event.defaultPrevented || event.altKey) return;
  const command = event.ctrlKey || event.metaKey;
  const typing = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  if (command ? key.toLowerCase() !== 'k' : key !== '/' || typing) return;
  event.preventDefault();
  open();
});
/** For an address with a query, also after going back to it from a hit on the same page. */
function follow(): void {
  if (/[?&]q=/.test(location.search)) open();
}
addEventListener('popstate', follow);
follow();
