import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';
import { record, sum } from '../shared/loads.ts';
import { openSettled } from '../shared/settled.ts';

/** The assistant for the cardboard game of Reconquista. */

/** Its scripts and styles with all code that plays a phase, in kB of gzip. */
const BUDGET = 130;

const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const choice = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const steps = (page: Page) => page.locator('.running .happened');

test('a phase of the cardboard is carried out with one’s own dice, and its end is edited, linked and played', async ({
  page,
}) => {
  const loads = record(page);
  await openSettled(page, '/reconquista/assistant/');
  await expect(page.locator('.assistant')).toBeVisible();
  const loaded = (await Promise.all(loads)).filter(({ kind }) => kind === 'script' || kind === 'stylesheet');
  console.log(`the assistant ${sum(loaded).toFixed(1)} kB in ${loaded.length} scripts and styles`);
  expect(sum(loaded)).toBeLessThanOrEqual(BUDGET);
  expect(loaded.some(({ url }) => /\/desk\.|hispania/.test(url))).toBe(false);

  // The start of turn 9, with more in León, and an impossible siege beside its field.
  await choice(page, /^Set up the start of/).selectOption('9');
  await choice(page, /^The phase to be played/).selectOption('reaction');
  await place(page, 'salamanca').click();
  await expect(page.locator('#place-salamanca')).toHaveAttribute('aria-expanded', 'true');
  await choice(page, /^City/).selectOption('christian');
  await choice(page, /^Held by/).selectOption('christian');
  await choice(page, /^Besieged by/).selectOption('muslim');
  await expect(page.locator('.place-fields .wrong')).toHaveText('No units are entered. Enter some, or choose no one.');
  await expect(page.locator('.begin-phase .wrong')).toContainText('must be corrected first');
  await expect(page.getByRole('button', { name: 'Play: Muslim reaction' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessibleInBoth(page, '.assistant-page');
  await choice(page, /^Besieged by/).selectOption('');
  await page.locator('.troops').getByRole('button', { name: 'More: Garrisons, Salamanca' }).click();
  await expect(place(page, 'salamanca')).toHaveText(/Christian garrison/);

  // The dice are asked for by what they decide; a step back takes one back.
  await page.getByLabel('I roll my own dice').check();
  await page.getByRole('button', { name: 'Play: Muslim reaction' }).press('Enter');
  await expect(page.locator('.ask-die legend')).toHaveText(/^Region of the reaction/);
  await expect(page.locator('.running')).toBeFocused();
  await page.keyboard.press('2');
  await expect(steps(page)).toContainText('Region of the reaction');
  await page.keyboard.press('u');
  await expect(page.locator('.ask-die legend')).toHaveText(/^Region of the reaction/);
  await page.getByRole('button', { name: '6', exact: true }).click();
  await expect(steps(page)).toContainText('North Africa');
  await expect(page.locator('.ask-die legend')).toHaveText(/^Muslim force/);
  await page.keyboard.press('6');
  await expect(steps(page).locator('li').first()).toContainText('Force');
  await expectAccessibleInBoth(page, '.assistant-page');
  await page.getByRole('button', { name: 'Next step' }).press('Enter');
  await expect(steps(page)).toContainText('land from North Africa');
  await page.keyboard.press('1');
  await expect(steps(page)).toContainText('Port');
  const done = page.getByText('The phase is over.');
  for (let n = 0; n < 120 && !(await done.isVisible()); n++) {
    await page.keyboard.press((await page.locator('.ask-die').isVisible()) ? 'r' : 'n');
  }
  await expect(done).toBeVisible();
  await expect(page.locator('.campaign .march').first()).toBeVisible();

  // The new position stays: in the fields, in the address, and at the table.
  const going = page.getByRole('button', { name: 'Go on to: Sieges' });
  const isSiege = await going.isVisible();
  await page.getByRole('button', { name: 'Edit the position' }).click();
  await expect(choice(page, /^The phase to be played/)).toHaveValue(isSiege ? 'sieges' : 'rebellion');
  await expect.poll(() => page.url()).toContain('#position=');
  const told = await page.locator('.entered .place').allTextContents();
  await page.waitForTimeout(400);
  await page.reload();
  await expect(page.locator('.entered .region').first()).toBeVisible();
  expect(await page.locator('.entered .place').allTextContents()).toEqual(told);
  await page.getByRole('button', { name: 'Open as a game' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await expect(page.locator('.asked .ask')).toHaveText(isSiege ? /sieges/i : /rebellion/i);
});

test('the page rolls too, and asks what the player decides @phone', async ({ page }) => {
  await page.goto('/fr/reconquista/assistant/');
  await choice(page, /^Mettre en place le début du/).selectOption('9');
  await choice(page, /^La phase à jouer/).selectOption('event');
  await choice(page, /^Événement/).selectOption({ label: 'Ordres militaires' });
  await page.getByRole('button', { name: 'Jouer : Événement' }).tap();
  const next = page.getByRole('button', { name: 'Étape suivante' });
  for (let n = 0; n < 6 && (await next.isVisible()); n++) await next.tap();
  await page.locator('.running .choice').first().tap();
  await expect(steps(page).locator('li').first()).toContainText('Ordre militaire');
  for (let n = 0; n < 6 && (await next.isVisible()); n++) await next.tap();
  await expect(page.getByText('cette phase est à vous')).toBeVisible();
  await expectAccessible(page, '.assistant-page');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
