import { expect, type Page, test } from '@playwright/test';
import { Site } from './offline-site.ts';

/** The page of missing addresses, on a host that adds no slashes; and the list of contents, which opens at the reader's place. */

let site: Site;
test.beforeAll(async () => {
  site = await Site.open();
  site.adds = 'nothing';
});
test.afterAll(() => site.cut());

test('an address without its slash leads to the page, with search and place', async ({ page }) => {
  await page.goto(`${site.origin}/hispania/map?x=1#toledo`);
  await page.waitForURL(`${site.origin}/hispania/map/?x=1#toledo`);
  await page.goto(`${site.origin}/fr/hispania/map`);
  await page.waitForURL(`${site.origin}/fr/hispania/map/`);
  await page.goto(`${site.origin}/hispania/rules/6.4`);
  await expect(page.getByRole('link', { name: 'Did you mean rule 6.4?' })).toBeVisible();
});

test('under /fr/ the page that is not there speaks French first', async ({ page }) => {
  await page.goto(`${site.origin}/fr/hispania/rien`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rien à cette adresse');
  await expect(page.locator('.lost section').first()).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(/^Rien à cette adresse/);
  // So do the head, the foot and the language of the document.
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('navigation', { name: 'Livres' }).getByRole('link').first()).toHaveText('Étagère');
  await expect(page.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('contentinfo')).toContainText('licence MIT');
  await page.goto(`${site.origin}/frost`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

/** The current entry is visible, and the page has not scrolled. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('#contents [aria-current="page"]')).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

const HELD = [
  '/hispania/about-data/',
  '/hispania/changes/',
  '/hispania/nations/almohads/',
  '/fr/hispania/combat-tables/',
];

test('the list of contents opens at its current entry', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 620 });
  for (const path of HELD) {
    await page.goto(`${site.origin}${path}`);
    await expectShown(page);
  }
});

test('so does the list on a phone @phone', async ({ page }) => {
  for (const path of HELD) {
    await page.goto(`${site.origin}${path}`);
    await page.locator('.where button').click();
    await expectShown(page);
  }
});
