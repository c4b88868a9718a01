import { expect, test } from '@playwright/test';
import { openSettled } from './settled.ts';

test.describe('the map', () => {
  test('tells of a province that is pointed at, with its sources, and keeps it in the address', async ({ page }) => {
    await page.goto('/hispania/map/');
    await page.locator('.board [data-place="toledo"]').click();
    const slip = page.locator('.place-slip');
    await expect(slip).toContainText('Toledo');
    await expect(slip).toContainText('rulebook, lines');
    await expect(slip).toContainText('reconstructed');
    await expect(page).toHaveURL(/#toledo$/);
    await page.reload();
    await expect(slip).toContainText('Toledo');
  });

  test('takes up the place that was pressed while it was asleep', async ({ page }) => {
    // The page wakes its map up when it has nothing else to do, which here it never has.
    await page.addInitScript(() => {
      Object.assign(window, {
        requestIdleCallback: (wake: () => void) => addEventListener('wake', () => wake(), { once: true }),
      });
    });
    await page.goto('/hispania/map/');
    await page.locator('.board [data-place="toledo"]').click();
    const slip = page.locator('.place-slip');
    await expect(slip).not.toContainText('Toledo');
    await page.evaluate(() => dispatchEvent(new Event('wake')));
    await expect(slip).toContainText('Toledo');
  });

  test('is explored by keys', async ({ page }) => {
    await page.goto('/hispania/map/#toledo');
    const slip = page.locator('.place-slip');
    await expect(slip).toContainText('Toledo');
    await page.locator('.board [data-place][tabindex="0"]').focus();
    await page.keyboard.type('galicia');
    await page.keyboard.press('Enter');
    await expect(slip).toContainText('Galicia');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(slip).toContainText('Porto');
  });

  test('is a table that sorts', async ({ page }) => {
    await page.goto('/hispania/map/');
    await page.locator('.board').waitFor();
    const heading = page.getByRole('columnheader', { name: 'Income' });
    const incomes = async () =>
      (await page.locator('.map-table tbody tr td:nth-child(5)').allInnerTexts()).map((text) =>
        Number(text.replace(/[‹›]/g, '').replace('½', '.5').replace(/^\./, '0.')),
      );
    await expect(async () => {
      await heading.getByRole('button').click();
      await expect(heading).toHaveAttribute('aria-sort', 'ascending', { timeout: 3000 });
    }).toPass();
    const up = await incomes();
    expect(up).toHaveLength(40);
    expect(up).toEqual([...up].sort((a, b) => a - b));
    await heading.getByRole('button').click();
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
  });
});

test('the look-up answers at once, and says why', async ({ page }) => {
  await page.goto('/hispania/combat-tables/');
  const form = page.locator('form.lookup');
  await form.waitFor();
  const found = form.locator('output');
  await expect(async () => {
    await form.getByLabel('leader', { exact: false }).first().check();
    await expect(found).toContainText('5', { timeout: 3000 });
  }).toPass();
  await expect(found).toContainText('6 in 10');
  await expect(form.locator('.found li')).not.toHaveCount(0);
});

test('a nation and a province show a card on hover and focus, which Escape takes away', async ({ page }) => {
  await openSettled(page, '/hispania/rules/6-combat/');
  const nation = page.locator('main a[data-card^="n:"]').first();
  const card = page.getByRole('tooltip');
  await nation.hover();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.locator('main a[data-card^="p:"]').first().focus();
  await expect(card).toBeVisible();
  await expect(card).toContainText(/plain|mountain/);
});

test('a rule’s number shows the rule itself on hover and focus, in the text and beside a scene', async ({ page }) => {
  await openSettled(page, '/hispania/rules/1-order-of-play/');
  const card = page.getByRole('tooltip');
  const number = page.locator('main :is(p, li) > a.rid:visible').first();
  const rule = (await number.getAttribute('href'))?.split('#r')[1] ?? '';
  await number.hover();
  await expect(card.locator(`article.rule[data-rule="${rule}"]`)).toBeVisible();
  await expect(card.locator('script')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  // The number in a heading only links to itself.
  await page.locator('main h2 a.rid').first().hover();
  await expect(card).toBeHidden();
  await page.goto('/hispania/scenes/rome-at-segovia/');
  const asked = page.locator('.live:not(.still) .slip a.rid').first();
  await expect(asked).toBeVisible();
  await asked.focus();
  await expect(card).toBeVisible();
  await expect(card.locator('article.rule')).toHaveCount(1);
});

test('a finger opens a rule in place, and goes there with its second tap @phone', async ({ page }) => {
  await page.goto('/hispania/rules/6-combat/');
  const link = page.locator('main p > a.rid[href*="#r6.7"]').first();
  await link.tap();
  await expect(page.locator('#card')).toContainText('Examples');
  await expect(page).not.toHaveURL(/#/);
  await page
    .locator('main h2')
    .first()
    .tap({ position: { x: 4, y: 4 } });
  await expect(page.locator('#card')).toBeHidden();
  await link.tap();
  await expect(page.locator('#card')).toBeVisible();
  await link.tap();
  await expect(page).toHaveURL(/#r6\.7$/);
});

test('dark and light are the reader’s choice, and are remembered', async ({ page }) => {
  await page.goto('/hispania/');
  await page.locator('select.theme:visible').selectOption('dark');
  await page.goto('/hispania/rulings/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the home page can be played after ten seconds of work at most', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  // Work, not time: how busy the machine is with other things is no matter of the page.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto('/hispania/');
  await page.getByRole('button', { name: /^Fight in/ }).click();
  await page.getByRole('button', { name: 'Confirm targets' }).click();
  await page.getByRole('button', { name: 'Roll round 1' }).click();
  await expect(page.locator('.rolls')).toBeVisible();
  const { metrics } = await devtools.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  expect(worked).toBeGreaterThan(0);
  expect(worked).toBeLessThan(10);
});
