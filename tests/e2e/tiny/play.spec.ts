import { expect, type Page, test } from '@playwright/test';

/** One game of each form, from its form to its end, on the table that consists only of the shared parts. */

async function begin(page: Page, form: string): Promise<void> {
  await page.goto('/tiny/play/');
  await page.getByRole('radio', { name: form }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Answers all questions until none is left: the device is handed over, a row is filled in, a button ends the others. */
async function playOut(page: Page): Promise<void> {
  const final = page.locator('.asked.final');
  for (let n = 0; n < 80; n++) {
    if (await final.isVisible()) return;
    const take = page.locator('.asked').getByRole('button', { name: /^I am / });
    if (await take.isVisible()) {
      await take.click();
      continue;
    }
    const row = page.locator('.answers .choice').first();
    const button = page.locator('.asked .acts .btn').first();
    // A row answers every second question, if there is one.
    if ((await row.isVisible()) && (n % 2 === 0 || !(await button.isVisible()))) {
      await row.click();
      const fill = page.locator('.answers .filler .btn.pri');
      if (await fill.isVisible()) await fill.click();
    } else await button.click();
  }
  await expect(final).toBeVisible();
}

test('a competitive game is played to its end, and says who has won', async ({ page }) => {
  await begin(page, 'Competitive');
  await playOut(page);
  await expect(page.locator('.final .ask')).toContainText(/(has|have) won|share the win/);
  await expect(page.locator('.final .ranking li')).toHaveCount(2);
});

for (const form of ['Cooperative', 'Solitaire']) {
  test(`a ${form.toLowerCase()} game is played to its end, and says what all have come to`, async ({ page }) => {
    await begin(page, form);
    await playOut(page);
    await expect(page.locator('.final .ask')).toContainText(/players (triumph|win)|raiders win/);
    await expect(page.locator('.final .ranking')).toHaveCount(0);
  });
}

test('a question leads to its rule', async ({ page }) => {
  await begin(page, 'Solitaire');
  const rule = page.locator('.asked a[href*="#r"]').first();
  const [path = '', anchor = ''] = ((await rule.getAttribute('href')) ?? '').split('#');
  await page.goto(path);
  await expect(page.locator(`#${anchor}`)).toBeVisible();
});

test('the board is walked by its keys, and a place answers', async ({ page }) => {
  await begin(page, 'Solitaire');
  await page.keyboard.press('b');
  const mill = page.locator('[data-place="mill"]');
  await expect(mill).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place="ford"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked .ask')).toContainText('Which units');
});
