import type { Browser, Page } from '@playwright/test';
import { openBrowser, serve } from './page.ts';

/**
 * How long one waits over a slow network, with a processor of a quarter: from the address to what can be read, answered or is asked,
 * and how many files that takes.
 */

/** 1.6 Mbit/s with a latency of 150 ms, as browsers name a slow network of phones. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWER = 4;
const TIMES = 3;

export interface Waited {
  readonly seconds: number;
  readonly files: number;
}

/** Waits for chapter 6, a scene, a lesson and the table, each with nothing kept; nothing without a build or a browser. */
export async function overASlowNetwork(): Promise<
  { readonly [what in 'chapter' | 'scene' | 'lesson' | 'table']: Waited } | undefined
> {
  const browser = await openBrowser();
  if (!browser) return undefined;
  const server = await serve();
  const { port } = server.address() as { readonly port: number };
  /** The best of several: what else runs on the machine only slows it down. */
  const wait = async (path: string, until: (page: Page) => Promise<number>): Promise<Waited> => {
    const all: Waited[] = [];
    for (let n = 0; n < TIMES; n++) all.push(await waited(browser, `http://127.0.0.1:${port}${path}`, until));
    return all.reduce((best, one) => (one.seconds < best.seconds ? one : best));
  };
  try {
    return {
      chapter: await wait('/hispania/rules/6-combat/', readable),
      scene: await wait('/hispania/scenes/castile-at-toledo/', async (page) => {
        await page
          .locator('.live:not(.still)')
          .getByRole('button', { name: /^Fight in/ })
          .click();
        await page.getByRole('button', { name: 'Confirm targets' }).waitFor();
        return now(page);
      }),
      lesson: await wait('/hispania/learn/targets/', async (page) => {
        const engine = page.waitForResponse(/\/engine\./);
        await page.locator('.lesson-steps .mapsheet').hover();
        await engine;
        return now(page);
      }),
      table: await wait('/hispania/play/', async (page) => {
        await page.getByRole('button', { name: 'Begin', exact: true }).click();
        await page.locator('section.asked').waitFor();
        return now(page);
      }),
    };
  } finally {
    await browser.close();
    server.close();
  }
}

async function waited(browser: Browser, address: string, until: (page: Page) => Promise<number>): Promise<Waited> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const throttled = await context.newCDPSession(page);
  await throttled.send('Network.enable');
  await throttled.send('Network.emulateNetworkConditions', SLOW);
  await throttled.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  let files = 0;
  page.on('response', () => files++);
  await page.goto(address, { waitUntil: 'commit' });
  const seconds = (await until(page)) / 1000;
  await context.close();
  return { seconds, files };
}

/** Milliseconds since the address was asked for. */
const now = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When the first words stood on the page. */
const readable = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint');
          if (first) resolve(first.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
