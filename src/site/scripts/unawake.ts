import { sayFailed } from './failed.ts';

// The scripts of a page have loaded or failed before its `load` event: parts that no script has taken up remain still,
// and report it.
addEventListener('load', () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]:not([data-awake])')) sayFailed(part);
});
