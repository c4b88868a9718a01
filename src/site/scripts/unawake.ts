import { sayFailed } from './failed.ts';

// The scripts of a page have come, or have not, before it is loaded: what none of them has taken up stays still, and says so.
addEventListener('load', () => {
  for (const part of document.querySelectorAll<HTMLElement>('[data-live]:not([data-awake])')) sayFailed(part);
});
