import type { Page, Request } from '@playwright/test';

/** The required time without activity, in milliseconds. */
const QUIET = 400;
const LOOK = 50;

interface Traffic {
  readonly under: Set<Request>;
  /** When the last request began or ended. */
  last: number;
}
const watched = new WeakMap<Page, Traffic>();

function watch(page: Page): Traffic {
  const known = watched.get(page);
  if (known) return known;
  const traffic: Traffic = { under: new Set(), last: performance.now() };
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    traffic.last = performance.now();
  };
  const over = note((request) => traffic.under.delete(request));
  page.on(
    'request',
    note((request) => traffic.under.add(request)),
  );
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  watched.set(page, traffic);
  return traffic;
}

/**
 * Waits until a page has loaded and nothing more is under way. Playwright's own `networkidle` waits without end for one page of
 * fifty in the headless shell, though all requests of it have ended.
 */
export async function settled(page: Page): Promise<void> {
  const traffic = watch(page);
  traffic.last = performance.now();
  await page.waitForLoadState('load');
  while (traffic.under.size > 0 || performance.now() - traffic.last < QUIET)
    await new Promise((go) => setTimeout(go, LOOK));
}

/** Opens an address and waits until the page has settled. */
export async function openSettled(page: Page, path: string): Promise<void> {
  watch(page);
  await page.goto(path);
  await settled(page);
}
