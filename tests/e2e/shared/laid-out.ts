import type { Page } from '@playwright/test';

interface Event {
  readonly name: string;
  readonly args?: {
    readonly elementCount?: number;
    readonly data?: { readonly nodeName?: string; readonly reason?: string };
  };
}

/** What the browser did while something happened; counts, so that a busy machine makes no difference. */
export interface Redrawn {
  /** How often the whole map was laid out because the size of its box had changed, even for a moment. */
  readonly mapSizes: number;
  /** The most elements that one recalculation of styles touched. */
  readonly styled: number;
}

const TRACKED = 'disabled-by-default-devtools.timeline';

/** Counts what the browser lays out and styles anew while `does` runs. */
export async function redrawn(page: Page, does: () => Promise<void>): Promise<Redrawn> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser to trace');
  await browser.startTracing(page, {
    categories: ['devtools.timeline', TRACKED, `${TRACKED}.invalidationTracking`],
  });
  await does();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Event[] };
  const counts = traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' ? (args?.elementCount ?? 0) : 0));
  return {
    mapSizes: traceEvents.filter(
      ({ name, args }) =>
        name === 'LayoutInvalidationTracking' &&
        args?.data?.reason === 'Size changed' &&
        args.data.nodeName?.startsWith("svg class='map'"),
    ).length,
    styled: Math.max(0, ...counts),
  };
}
