import { expect, type Page, test } from '@playwright/test';
import { offPaper, PAPER_WIDTH } from './paper.ts';
import { openSettled } from './settled.ts';

/** One page of every kind, the widest that is known of it. */
const KINDS = [
  '/hispania/',
  '/hispania/rules/6-combat/',
  '/hispania/rules/whole-book/',
  '/hispania/nations/rome/',
  '/hispania/nations/castile/',
  '/hispania/scenes/castile-at-toledo/',
  '/hispania/scenes/',
  '/hispania/learn/',
  '/hispania/learn/targets/',
  '/hispania/learn/the-map/',
  '/hispania/learn/review/',
  '/hispania/learn/teach/',
  '/hispania/learn/puzzles/',
  '/hispania/learn/puzzles/best-navarre-huesca/',
  '/hispania/map/',
  '/hispania/odds/',
  '/hispania/play/',
  '/hispania/correct/',
  '/hispania/combat-tables/',
  '/hispania/rulings/',
  '/hispania/nations/',
  '/hispania/about-data/',
  '/hispania/coverage/',
  '/hispania/glossary/',
  '/hispania/leaders/',
  '/hispania/often-missed/',
  '/hispania/player-aid/',
  '/hispania/scenarios/',
  '/hispania/timeline/',
  '/hispania/tokens/',
  '/offline/',
  '/404.html',
] as const;

/** How far, by the browser's measure, what stands on a page may move while it loads. */
const SHIFT = 0.05;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** Adds up what moves on a page while it loads, and what it was. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0, what: [] as string[] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node?: Node }[] };
        seen.sum += value;
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
        );
        seen.what.push(`${value.toFixed(3)}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

interface Shifts {
  readonly sum: number;
  readonly what: readonly string[];
}

/** Once all that comes by itself has come. */
async function opened(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await page.evaluate(() => document.fonts.ready);
}

/** So many in one test: a machine that is busy needs its time for each. */
const AT_ONCE = 6;
for (let from = 0; from < KINDS.length; from += AT_ONCE)
  test(`pages stay in their place while they load, and print whole: kinds from ${from + 1}`, async ({ page }) => {
    await watchShifts(page);
    for (const path of KINDS.slice(from, from + AT_ONCE)) {
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await opened(page, path);
        const { sum, what } = await page.evaluate(() => (globalThis as unknown as { seen: Shifts }).seen);
        expect.soft(sum, `${path} at ${screen.width}: ${what.join('; ')}`).toBeLessThan(SHIFT);
      }
      await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
      await page.emulateMedia({ media: 'print' });
      expect.soft(await offPaper(page), path).toEqual([]);
      await page.emulateMedia({ media: 'screen' });
    }
  });
