import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { SENTINELS as ANY, english, said, walk as walked } from '../shared/french.ts';
import { record } from '../shared/loads.ts';
import { openSettled, settled } from '../shared/settled.ts';

/** A French page speaks French in all that it shows, and loads no words of another language. */

/** Texts of English words that a live part of this book would load. */
const SENTINELS = [...ANY, WORDS.learn.lesson.computing];
const walk = (page: Page, path: string) => walked(page, path, SENTINELS);

test('a walk finds English words and English scripts', async ({ page }) => {
  expect(english('Le tour\nThe turn of Rome')).toEqual(['The, turn, of: The turn of Rome']);
  const loads = record(page);
  await openSettled(page, '/hispania/scenes/castile-at-toledo/');
  const urls = (await Promise.all(loads)).map(({ url }) => url).filter((url) => url.endsWith('.js'));
  const codes = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  for (const text of SENTINELS)
    expect(
      codes.some((code) => code.includes(text)),
      text,
    ).toBe(true);
  expect(english(await said(page)).length).toBeGreaterThan(5);
});

test('a scene is French, played on and talked about', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/scenes/castile-at-toledo/');
  const scene = page.locator('section.scene');
  await expect(scene.locator('.live:not(.still)')).toBeVisible();
  await here();
  await scene.locator('.linebar .next').click();
  await expect(scene.locator('.marks .on')).toHaveCount(1);
  await here();
  await scene.locator('.linebar .next').click();
  await settled(page);
  await here();
  await end();
});

test('a lesson is French, with its hints and its outcome', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/learn/first-battle/');
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  await here();
  const help = lesson.locator('.task .acts .btn');
  for (let presses = 0; presses < 3; presses++) await help.click();
  await expect(lesson.locator('.outcome')).not.toBeEmpty();
  await settled(page);
  await here();
  await end();
});

test('the table is French: a new game, its first answers, its log and its menu', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/play/');
  await expect(page.locator('.play-home')).toBeVisible();
  await here();
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  await settled(page);
  await here();
  // The rest of the phase is played by a captain.
  await page.keyboard.press('p');
  await settled(page);
  await here();
  await page.keyboard.press('?');
  await here();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await settled(page);
  await here();
  await end();
});

test('a puzzle and the odds are French', async ({ page }) => {
  const puzzle = await walk(page, '/fr/hispania/learn/puzzles/best-navarre-huesca/');
  await page.getByRole('button', { name: 'Montrer la réponse' }).click();
  await puzzle.here();
  await puzzle.end();
  const odds = await walk(page, '/fr/hispania/odds/');
  await expect(page.locator('.odds.full')).toBeVisible();
  await odds.here();
  await odds.end();
});
