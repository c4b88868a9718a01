import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { bring, openHome, row } from '../hispania/table.ts';
import { alone, fileFor, gameAt } from '../hispania/table-game.ts';
import { expectAccessibleInBoth } from './axe.ts';
import { record, sum } from './loads.ts';
import { openSettled, settled } from './settled.ts';
import { smallerThan } from './targets.ts';

/** In kB of gzip, fonts apart: what the page loads by itself, and what the first press of the battle adds. */
const PAGE = 75;
const TOUCH = 200;

test('a battle waits for its dice, and a press is a round', async ({ page }) => {
  const loads = record(page);
  const loaded = async () => (await Promise.all(loads)).filter(({ kind }) => kind !== 'font');
  await openSettled(page, '/');
  const first = sum(await loaded());
  console.log(`the shelf ${first.toFixed(1)} kB`);
  expect(first).toBeLessThanOrEqual(PAGE);
  expect((await loaded()).some(({ url }) => /engine|board|play/.test(url))).toBe(false);

  const slip = page.getByRole('region', { name: 'A battle to play' });
  await expect(slip).toContainText('Seville loses 2 infantry. Your knight is wounded. Fight on?');
  await slip.getByRole('button', { name: 'Roll round 2' }).click();
  await expect(slip.getByRole('list', { name: 'Dice of round 2' })).toBeVisible();
  await expect(slip).toContainText('attacks, round 2');
  await settled(page);
  const press = sum(await loaded()) - first;
  console.log(`its first press ${press.toFixed(1)} kB`);
  expect(press).toBeLessThanOrEqual(TOUCH);
});

test('it is fought to its end and again by the keyboard alone', async ({ page }) => {
  await openSettled(page, '/');
  const slip = page.getByRole('region', { name: 'A battle to play' });
  await slip.getByRole('button', { name: 'Roll round 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(slip).toContainText('attacks, round 2');
  // The key that was pressed goes on at the next question: no focus is lost.
  await expect(slip.locator('.btn.pri')).toBeFocused();
  const again = slip.getByRole('button', { name: 'Fight it again' });
  await expect(async () => {
    if (!(await again.isVisible())) await page.keyboard.press('Enter');
    await expect(again).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(slip.getByRole('status')).toContainText(/is yours|keeps Toledo|No unit is left/);
  await page.keyboard.press('Enter');
  await expect(slip).toContainText('attacks, round 1');
});

test('what cannot be fetched is said, and the next press tries again', async ({ page }) => {
  await openSettled(page, '/');
  await page.route(/\/_astro\/.*\.js/, (route) => route.abort());
  const roll = page.getByRole('button', { name: 'Roll round 2' });
  await roll.click();
  await expect(page.locator('[data-said]')).toContainText('could not be loaded');
  await page.unroute(/\/_astro\/.*\.js/);
  await roll.click();
  await expect(page.getByRole('list', { name: 'Dice of round 2' })).toBeVisible();
});

for (const path of ['/', '/fr/']) {
  test(`axe finds nothing on ${path}, before and after the first round`, async ({ page }) => {
    await openSettled(page, path);
    await expectAccessibleInBoth(page);
    await page.locator('.duel-slip .btn.pri').click();
    await expect(page.locator('.duel-parts.played')).toBeVisible();
    await expectAccessibleInBoth(page, '.duel');
  });
}

test('the French shelf is in French, before and after the first round', async ({ page }) => {
  await openSettled(page, '/fr/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Des livres de règles à jouer');
  await page.getByRole('button', { name: 'Lancer le round 2' }).click();
  await expect(page.getByRole('list', { name: 'Dés du round 2' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/‹!|\b(the|Roll|loses)\b/);
});

test('the shelf says where the last game stands, and all that is kept is one file, which is taken back', async ({
  page,
}) => {
  const { journal } = gameAt('A-standard', ({ decision, at }) => decision.kind === 'buy' && at > 3);
  await openHome(page);
  await bring(page, fileFor('Over the Ebro', journal, alone(journal)));
  await expect(row(page, 'Over the Ebro')).toBeVisible();

  await openSettled(page, '/');
  const kept = page.getByRole('region', { name: 'Kept on this device' });
  const book = page.locator('.bk[data-book="hispania"]');
  await expect(kept.getByRole('link', { name: 'Over the Ebro' })).toBeVisible();
  await expect(book.locator('[data-left]')).toHaveText(/^Turn \d+, .+ to move$/);
  await expectAccessibleInBoth(page, 'main');
  const coming = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Save everything as a file' }).click();
  const given = await coming;
  const text = readFileSync(await given.path(), 'utf8');
  expect(text).toContain('Over the Ebro');

  // Another device stores nothing.
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await openSettled(page, '/');
  // If nothing is stored, the code for the list is loaded when the reader arrives.
  await kept.scrollIntoViewIfNeeded();
  await expect(kept).toContainText('No game yet.');
  await expect(book.locator('[data-left]')).toHaveText('Not begun');
  const file = kept.locator('input[type="file"]');
  await file.setInputFiles({
    name: given.suggestedFilename(),
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(kept.getByRole('status')).toContainText('added or updated');
  await expect(kept.getByRole('link', { name: 'Over the Ebro' })).toBeVisible();
  await file.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"no":1}') });
  await expect(kept.getByRole('status')).toContainText('not a file of everything');
  await book.getByRole('link', { name: 'Continue' }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
});

test('a book to come leads nowhere, and says what is being made', async ({ page }) => {
  await openSettled(page, '/');
  const coming = page.locator('.bk.soon');
  await expect(coming).toHaveCount(1);
  await expect(coming.locator('a')).toHaveCount(0);
  await page.getByText('In preparation').first().click();
  await expect(coming.first().locator('details')).toContainText('reconstructed');
});

test('the first screen of a desktop has the battle and all books with their facts', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openSettled(page, '/');
  // The book for the tests is the fifth, in a row of its own.
  for (const facts of (await page.locator('.bk dl').all()).slice(0, 4))
    await expect(facts).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Roll round 2' })).toBeInViewport({ ratio: 1 });
});

test('no words of a cover go beyond its edge', async ({ page }) => {
  await openSettled(page, '/');
  const beyond = await page.locator('.cover text:not(.sign)').evaluateAll((texts) =>
    texts.flatMap((text) => {
      const cover = text.closest('svg')?.getBoundingClientRect();
      return cover && text.getBoundingClientRect().right > cover.right - 4 ? [text.textContent] : [];
    }),
  );
  expect(beyond).toEqual([]);
});

test('the first screen of a phone has the battle and the first cover, and nothing goes beyond its edge @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSettled(page, '/');
  await expect(page.getByRole('button', { name: 'Roll round 2' })).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.cover').first()).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await smallerThan(page, 44, 'main')).toEqual([]);
});

test('at 200 % nothing goes beyond the edge', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 512 });
  await openSettled(page, '/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the battle is read, and the books are open', async ({ page }) => {
    await page.goto('/');
    const slip = page.getByRole('region', { name: 'A battle to play' });
    await expect(slip).toContainText('Fight on?');
    await expect(slip.getByRole('button')).toHaveCount(0);
    await slip.getByRole('link', { name: 'Read the battle' }).click();
    await expect(page).toHaveURL(/castile-at-toledo/);
    await page.goBack();
    await page.getByRole('link', { name: 'Hispania 1994' }).last().click();
    await expect(page).toHaveURL(/\/hispania\/$/);
  });
});
