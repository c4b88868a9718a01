import { expect, test } from '@playwright/test';
import { openSettled } from '../shared/settled.ts';

test('a reaction is stepped through in the flow chart, and a box leads to its rule by key, the rule to its rulings', async ({
  page,
}) => {
  await openSettled(page, '/reconquista/reaction/');
  const here = page.locator('.flow [aria-current="step"]');
  await page.locator('#walk').scrollIntoViewIfNeeded();
  await page.getByLabel('I roll my own dice').check();
  await expect(here).toContainText('Region die');
  // A landing from North Africa: its region, its size, its port.
  for (const die of ['6', '2']) await page.getByRole('button', { name: die, exact: true }).click();
  await expect(here).toContainText('Force die');
  await page.getByRole('button', { name: 'Next step' }).press('n');
  await expect(page.locator('.ask-die legend')).toContainText('Port of the landing');
  await page.locator('.running').press('4');
  await expect(here).toContainText('Armies');
  await expect(page.locator('.in-chart')).toContainText('a landing at the port of a third die');
  const box = page.locator('.flow a', { hasText: 'Contact' });
  await box.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reconquista\/rules\/13-muslim-reaction\/#r13\.11$/);
  await page.locator('#note-A11').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/reconquista\/rulings\/#A11$/);
  await expect(page.locator('#A11')).toContainText('2 other sides');
});

test('a location shows its card, and leads to its row below the map', async ({ page }) => {
  await openSettled(page, '/reconquista/rules/12-battle/');
  const name = page.locator('main a.place', { hasText: 'Tarragona' }).first();
  await name.hover();
  await expect(page.getByRole('tooltip')).toContainText('port ‹6›');
  await name.click();
  await expect(page).toHaveURL(/\/reconquista\/map\/#tarragona$/);
  await expect(page.locator('#tarragona')).toBeInViewport();
});

test('the search finds a rule, a location and a ruling by a player’s words', async ({ page }) => {
  await openSettled(page, '/reconquista/');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  const hits = page.getByRole('dialog').locator('ol li');
  for (const [typed, found] of [
    ['initiative', 'First fire'],
    ['Pampelona', 'Pamplona'],
    ['exactly 10 points', '10 points'],
  ] as const) {
    await field.fill(typed);
    await expect(hits.filter({ hasText: found }).first()).toBeVisible();
  }
});

test('the player aid prints on one page of A4', async ({ page }) => {
  await page.goto('/reconquista/player-aid/');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});
