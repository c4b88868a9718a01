import { expect, type Page, test } from '@playwright/test';
import { slowFrames } from './slow-frames.ts';

/** Walks on with Tab until the focus is on something whose name fits; fails when it comes round. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
    );
    if (name.test(said.trim())) return;
  }
  throw new Error(`Tab never reaches ${name}`);
}

test('a battle is fought by keys alone, from the page’s load to its last round', async ({ page }) => {
  await slowFrames(page);
  await page.goto('/hispania/scenes/castile-at-toledo/');
  await expect(page.locator('.live:not(.still)')).toBeVisible();
  await tabTo(page, /^Fight in/);
  await page.keyboard.press('Enter');
  const prompt = page.locator('.prompt');
  // The engine comes with the first touch: until then the old question stands there.
  await expect(prompt).toContainText(/attacks|defends/);
  for (let answer = 0; answer < 40; answer++) {
    const said = (await prompt.textContent()) ?? '';
    if (!/attacks|defends/.test(said)) break;
    await page.locator('.prompt .btn.pri').first().waitFor();
    await tabTo(page, /^(Confirm targets|Roll round \d+|Stay)$/);
    await page.keyboard.press('Enter');
  }
  await expect(prompt).not.toContainText(/attacks|defends/);
  await page.locator('.logbook summary').press('Enter');
  await expect(page.locator('.log')).toContainText('Toledo');
});

test('targets are chosen by keys', async ({ page }) => {
  await page.goto('/hispania/scenes/castile-at-toledo/');
  await expect(page.locator('.live:not(.still)')).toBeVisible();
  await tabTo(page, /^Fight in/);
  await page.keyboard.press('Enter');
  const cavalry = page.locator('.aims fieldset').last().locator('.aim').last();
  await expect(cavalry.locator('output')).toHaveText('0');
  await cavalry.getByRole('button', { name: /^One more/ }).focus();
  await page.keyboard.press('Enter');
  await expect(cavalry.locator('output')).toHaveText('1');
});

test('the board is one stop of Tab, walked with arrows and letters, and left with Escape', async ({ page }) => {
  await page.goto('/hispania/scenes/castile-at-toledo/');
  await expect(page.locator('.live:not(.still)')).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  await page.locator('.board [data-place][tabindex="0"]').focus();
  await page.keyboard.press('s');
  await expect.poll(focused).toMatch(/^(segovia|seville|sierra-morena|salamanca)$/);
  // Letters typed at once make one word; after a pause a new one begins. A busy machine may pause in the middle: once more.
  const word = (letters: string) =>
    expect(async () => {
      await page.waitForTimeout(800);
      await page.keyboard.type(letters);
      expect(await focused()).toBe('toledo');
    }).toPass();
  await word('toledo');
  await page.keyboard.press('ArrowDown');
  await expect.poll(focused).not.toBe('toledo');
  await word('tol');
  await page.keyboard.press('Enter');
  await expect(page.locator('.aims')).toBeVisible();
  await page.locator('.board [data-place][tabindex="0"]').focus();
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBeNull();
});
