import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleInBoth } from '../shared/axe.ts';
import { openChange } from './table.ts';

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name });
const list = (page: Page) => page.locator('.correct-desk .list');

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/hispania/correct/${fragment}`);
  await expect(page.locator('.correct-desk')).toBeVisible();
}

test('what is printed is entered, checked, kept, and played with', async ({ page }) => {
  await open(page, '#province=valencia');
  await field(page, 'Name').fill('My box');
  await field(page, /^Printed income of Valencia/).fill('1.5');
  await expect(page.locator('.sheet .wrong')).toContainText('line 360, says 2 gold; you entered 1½ gold');
  await expect(page.getByRole('link', { name: 'Use them in a new game' })).toHaveCount(0);
  await expectAccessibleInBoth(page);
  await field(page, /^Printed income of Valencia/).fill('');
  await page.getByRole('combobox', { name: 'Province', exact: true }).selectOption('toledo');
  await field(page, /^Printed income of Toledo/).fill('4');
  await page.getByRole('combobox', { name: 'Border of Toledo and Ávila' }).selectOption('none');
  await page.getByRole('combobox', { name: 'Nation' }).selectOption('rome');
  await expect(page).toHaveURL(/#nation=rome$/);
  await field(page, /^Toledo, turn 5/).fill('2½');
  await field(page, 'Elites in Valencia, turn 4').fill('1');
  await expect(list(page)).toContainText('1 income, 1 border, points of 1 nation and starting units of 1 nation');

  // It is there after the page was closed, and a new game offers it.
  await page.goto('/hispania/play/');
  await openChange(page);
  await page.locator('.own .corrections summary').click();
  await page.getByRole('radio', { name: /^My box, kept on this device/ }).check();
  await page.locator('.own .sets summary').click();
  await page.getByRole('radio', { name: /^The first set/ }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.logs .played-on')).toContainText('Values: The first set');
  await expect(page.locator('.logs .played-on')).toContainText('Played with corrected data: 1 income, 1 border');
});

test('a list becomes a file, and a file a list; what is refused leaves it as it was', async ({ page }) => {
  await open(page, '#province=toledo');
  await field(page, /^Printed income of Toledo/).fill('4');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const saved = await (await downloading).path();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(field(page, /^Printed income of Toledo/)).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(field(page, /^Printed income of Toledo/)).toHaveValue('4');
  const file = page.locator('.list input[type="file"]');
  const bring = (text: string) => file.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from(text) });
  await bring('{"income":{"toledo":');
  await expect(list(page).getByRole('alert')).toContainText('cannot be read');
  await expect(field(page, /^Printed income of Toledo/)).toHaveValue('4');
  await bring('{"income":{"toledo":10,"valencia":1}}');
  await expect(list(page)).toContainText('“x” is open.');
  await expect(field(page, /^Printed income of Toledo/)).toHaveValue('5');
  await list(page).getByRole('button', { name: 'Go to it' }).click();
  await expect(field(page, /^Printed income of Valencia/)).toBeFocused();
  await file.setInputFiles(saved);
  await expect(list(page)).toContainText('Entered: 1 income. Nothing contradicts the rulebook.');
});

test('sheets and the map lead to the form', async ({ page }) => {
  await page.goto('/hispania/map/#toledo');
  await page.getByRole('link', { name: 'Correct the data' }).click();
  await expect(field(page, /^Printed income of Toledo/)).toBeVisible();
  await page.goto('/hispania/nations/rome/');
  await page.getByRole('link', { name: 'Correct the data' }).first().click();
  await expect(page.locator('.correct-desk h2', { hasText: 'Rome' })).toBeVisible();
});
