/** The link from a puzzle back to the list keeps the filter of the list. */
const list = document.querySelector<HTMLAnchorElement>('[data-list]');
if (list && location.hash.includes('=')) list.hash = location.hash;
