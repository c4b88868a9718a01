import { expect, type Page, test } from '@playwright/test';
import { VERSION, VERSIONS } from '../../../src/books/hispania/engine/data/changes.ts';
import { seenVersion } from '../../../src/ui/kept/site-keys.ts';
import { expectAccessible } from './axe.ts';
import { openSettled } from './settled.ts';

/** The marks of rules that have changed since the last visit. */

const KEY = seenVersion('hispania');
const BEFORE = VERSIONS[1].version;
const CHAPTER = '/hispania/rules/4-stacking/';
const LABEL = 'Changed since your last visit';

const kept = (page: Page): Promise<string | null> => page.evaluate((key) => localStorage.getItem(key), KEY);
async function keep(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('once')) localStorage.setItem(key as string, value as string);
      sessionStorage.setItem('once', 'x');
    },
    [KEY, text],
  );
}

test('a first visit keeps the version and marks nothing', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openSettled(page, CHAPTER);
  await expect(page.getByRole('link', { name: LABEL })).toHaveCount(0);
  expect(await kept(page)).toBe(VERSION.version);
  expect(scripts.filter((url) => url.includes('change-marks'))).toEqual([]);
});

test('what is new has a bar in the margin, which leads to its entry, and moves nothing', async ({ page }) => {
  await keep(page, BEFORE);
  await page.addInitScript(() => {
    const seen = { moved: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openSettled(page, CHAPTER);
  const heading = page.locator('[id="r4.5"]');
  const mark = heading.getByRole('link', { name: LABEL });
  await expect(mark).toHaveAttribute('title', LABEL);
  // The rule of the whole chapter has changed, too.
  await expect(page.getByRole('heading', { level: 1 }).getByRole('link', { name: LABEL })).toHaveCount(1);
  await expect(page.locator('[id="r4.6"]').getByRole('link', { name: LABEL })).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(
    0.01,
  );
  const [bar, title] = [await mark.boundingBox(), await heading.boundingBox()];
  expect((bar?.x ?? 0) + (bar?.width ?? 0) / 2).toBeLessThan(title?.x ?? 0);
  expect(bar?.width).toBeGreaterThanOrEqual(24);
  await expectAccessible(page);
  // The next pages of the visit are marked, too.
  await openSettled(page, CHAPTER);
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/hispania\/changes\/#excess-castle$/);
  await expect(page.locator('#excess-castle')).toBeInViewport();
});

test('the marks fit a phone @phone', async ({ page }) => {
  await keep(page, BEFORE);
  await openSettled(page, CHAPTER);
  const mark = page.locator('[id="r4.5"]').getByRole('link', { name: LABEL });
  const bar = await mark.boundingBox();
  expect(bar?.x).toBeGreaterThanOrEqual(0);
  expect(bar?.width).toBeGreaterThanOrEqual(24);
  expect(bar?.height).toBeGreaterThanOrEqual(24);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

test('after a day nothing is new any more', async ({ page }) => {
  await keep(page, `${BEFORE} ${Date.now() - 25 * 60 * 60 * 1000}`);
  await openSettled(page, CHAPTER);
  await expect.poll(() => kept(page)).toBe(VERSION.version);
  await expect(page.getByRole('link', { name: LABEL })).toHaveCount(0);
});

test('where nothing can be kept, the page reads as ever', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() =>
    Object.defineProperty(globalThis, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    }),
  );
  await openSettled(page, CHAPTER);
  await expect(page.locator('[id="r4.5"]')).toBeVisible();
  expect(errors).toEqual([]);
});
