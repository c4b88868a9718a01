import { expect, test } from '@playwright/test';
import { expectAccessible } from '../shared/axe.ts';

const PAGE = '/hispania/learn/teach/';

test('the sheet for teachers prints on one page of A4', async ({ page }) => {
  await page.goto(PAGE);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('it is linked from the lessons, each of its links leads somewhere, and axe finds nothing', async ({ page }) => {
  await page.goto('/hispania/learn/');
  await page.locator('main').getByRole('link', { name: 'Teach this game in 15 minutes' }).click();
  await expect(page.locator('.teach .minutes li')).toHaveCount(9);
  await expectAccessible(page, 'main');
  const links = await page.locator('.teach a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(40);
  const pages = [...new Set(links.map((link) => link.replace(/#.*/, '')))];
  const dead = await Promise.all(pages.map(async (link) => ((await page.request.head(link)).ok() ? [] : [link])));
  expect(dead.flat()).toEqual([]);
});

test('a phone shows it in one column @phone', async ({ page }) => {
  await page.goto(PAGE);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('everything on it can be read', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.teach')).toContainText('Three mistakes of beginners');
    await expect(page.locator('.teach svg.map')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden();
  });
});
