import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface Loaded {
  readonly url: string;
  readonly kind: string;
  /** kB of gzip; fonts are packed already and count as they are. */
  readonly size: number;
}

/**
 * All files that the page asks for from now on. One that lasts counts once a page: an import or a worker that asks for it
 * again has it from the browser's cache.
 */
export function record(page: Page): Promise<Loaded>[] {
  const loads: Promise<Loaded>[] = [];
  const lasting = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) lasting.clear();
  });
  page.on('response', (response) => {
    const url = response.url();
    const kind = url.endsWith('.js') ? 'script' : response.request().resourceType();
    // A browser with windows fetches icons for its own frame; one without does not.
    if (/\/(?:favicon\.svg|icon-[\w-]+\.png|manifest\.webmanifest)$/.test(new URL(url).pathname) || lasting.has(url))
      return;
    if (response.headers()['cache-control']?.includes('immutable')) lasting.add(url);
    loads.push(
      response.body().then(
        (body) => ({
          url,
          kind,
          size: (kind === 'font' ? body.length : gzipSync(body, { level: 9 }).length) / 1000,
        }),
        () => ({ url, kind, size: 0 }),
      ),
    );
  });
  return loads;
}

/** The size of files together, in kB. */
export const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, { size }) => total + size, 0);
