import { expect, test } from '@playwright/test';
import { openSettled } from '../shared/settled.ts';

test('a table that scrolls sideways is reached by keys, and its edge says that there is more @phone', async ({
  page,
}) => {
  await page.goto('/hispania/combat-tables/');
  const frame = page.getByRole('region', { name: 'The defender hits on' });
  expect(await frame.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeGreaterThan(0);
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  // The cover goes along with the table, the edge below it stays.
  await expect(frame).toHaveCSS('background-attachment', 'local, scroll');
});

test('an entry of a long table is marked as one, and keeps its words apart @phone', async ({ page }) => {
  await page.goto('/hispania/leaders/#roland');
  await expect(page.locator('#roland')).not.toHaveCSS('box-shadow', 'none');
  for (const line of await page.locator('#roland > *').all()) await expect(line).toHaveCSS('box-shadow', 'none');
  await expect(page.locator('#abd-ar-rahman .killers')).toHaveText(/Franks 5\s+Castile 5/);
});

test('the player aid prints on one page', async ({ page }) => {
  await page.goto('/hispania/player-aid/');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4 upright, in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/);
});

test('a term in the text shows its card on hover and focus, and leads to the glossary', async ({ page }) => {
  await openSettled(page, '/hispania/rules/9-special-rules/');
  const term = page.locator('main a[data-card^="t:"]').first();
  const card = page.getByRole('tooltip');
  await term.hover();
  await expect(card).toContainText('.');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await term.focus();
  await expect(card).toBeVisible();
  const id = (await term.getAttribute('href'))?.split('#')[1] ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/hispania/glossary/#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('the timeline is narrowed to a turn and a nation, and the address says so', async ({ page }) => {
  await page.goto('/hispania/timeline/');
  const rows = page.locator('[data-row]:visible');
  const all = await rows.count();
  await page.getByRole('combobox', { name: 'Turn' }).selectOption('6');
  await expect(page.locator('[data-row^="6 "]:visible')).toHaveCount(await rows.count());
  await page.getByRole('combobox', { name: 'Nation' }).selectOption('suebi');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/\?turn=6&nation=suebi$/);
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Turn' }).selectOption('');
  await page.getByRole('combobox', { name: 'Nation' }).selectOption('');
  await expect(rows).toHaveCount(all);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference pages read', async ({ page }) => {
    await page.goto('/hispania/timeline/');
    await expect(page.locator('#timeline-filter')).toBeHidden();
    await expect(page.locator('#turn-21')).toBeVisible();
    await page.goto('/hispania/scenarios/');
    await expect(page.locator('figure svg.map')).toHaveCount(2);
    await page.goto('/hispania/rules/9-special-rules/');
    await page.locator('main a[data-card^="t:"]').first().click();
    await expect(page).toHaveURL(/\/hispania\/glossary\/#/);
  });
});
