import { expect, test } from '@playwright/test';
import { openSettled } from '../shared/settled.ts';

test('a game of a second book stands on the shelf beside those of the first, and goes on at its own table', async ({
  page,
}) => {
  await page.goto('/tiny/play/');
  await page.getByRole('radio', { name: 'Solitaire' }).check();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
  // The list knows it once it is kept.
  await expect(page.getByText('saved', { exact: true })).toBeVisible();

  await openSettled(page, '/');
  const book = page.locator('.bk[data-book="tiny"]');
  await expect(book.locator('[data-left]')).toHaveText('Round 1 of 4');
  await expect(page.locator('.bk[data-book="hispania"] [data-left]')).toHaveText('Not begun');
  const game = page.getByRole('region', { name: 'Kept on this device' }).getByRole('link', { name: /^Solitaire/ });
  await expect(game).toHaveAttribute('href', /^\/tiny\/play\/#game=/);
  await game.click();
  await expect(page.locator('.whole-table')).toBeVisible();
  await expect(page).toHaveURL(/\/tiny\/play\//);
});
