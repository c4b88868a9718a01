/** The way back from a puzzle to the list keeps the filter that it was come by. */
const list = document.querySelector<HTMLAnchorElement>('[data-list]');
if (list && location.hash.includes('=')) list.hash = location.hash;
