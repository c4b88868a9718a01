import { expect, test } from '@playwright/test';
import { INSPECT } from '../../../src/books/hispania/words/en/inspect.ts';
import { expectAccessible } from '../shared/axe.ts';
import { asked, beginWith, openHome } from './table.ts';

/** The card of a place: by pointer, by touch and by key, and back to the answers. */

test('a place of the board tells what can be asked about it, and gives the answers back', async ({ page }) => {
  await openHome(page);
  await beginWith(page, 'lisbon-2');
  const card = page.locator('.inspect');
  const place = (id: string) => page.locator(`.mapsheet [data-place="${id}"]`);
  const answers = page.locator('.leaf .answers');
  await expect(answers).toBeVisible();

  // A place that means nothing to the question.
  await place('lusitania').click();

  await expect(card).toHaveAttribute('aria-label', INSPECT.label('Lusitania'));
  await expect(card.locator('.figures')).toContainText(/\d.*limit/);
  await expect(card.locator('.groups')).toContainText('of the Lusitanians');
  await expect(answers).toBeHidden();
  await expectAccessible(page, '.side');

  // Its answers come back by the button, by Escape and by a second press.
  await card.getByRole('button', { name: /answers?$/ }).click();
  await expect(answers).toBeVisible();
  await place('lusitania').click();
  await page.keyboard.press('Escape');
  await expect(answers).toBeVisible();

  // A place that means an answer is asked about with the other button of a mouse, and by key.
  await place('cadiz').click({ button: 'right' });
  await expect(card).toHaveAttribute('aria-label', INSPECT.label('Cádiz'));
  await card.getByRole('button', { name: INSPECT.after }).click();
  await expect(card).not.toHaveAttribute('aria-label', INSPECT.label('Cádiz'));
  await card.getByRole('button', { name: INSPECT.close }).click();
  await page.keyboard.press('b');
  await page.keyboard.press('Shift+I');
  await expect(card).toBeFocused();
  await expect(asked(page)).toBeVisible();

  // It leads to the sheet of a nation.
  await place('lusitania').click({ button: 'right' });
  await card.getByRole('button', { name: 'Sheet of the Lusitanians' }).click();
  await expect(page.getByRole('tab', { name: 'Sheet', exact: true })).toHaveAttribute('aria-selected', 'true');
});

test('a pointer that rests on a place reads its tag, which covers neither the place nor the edge of the board', async ({
  page,
}) => {
  await openHome(page);
  await beginWith(page, 'lisbon-2');
  const tag = page.locator('.place-tag');
  await expect(tag).toHaveCount(0);
  const board = (await page.locator('.mapsheet .board').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const id of ['valencia', 'galicia', 'cadiz', 'eastern-pyrenees', 'majorca']) {
    const target = page.locator(`.mapsheet [data-place="${id}"]`);
    await target.hover();
    await expect(tag).toBeVisible();
    const [at, place] = [await tag.boundingBox(), await target.boundingBox()];
    if (!at || !place) throw new Error(`nothing is drawn of ${id}`);
    expect(at.x >= place.x + place.width || at.x + at.width <= place.x, id).toBe(true);
    expect(at.x).toBeGreaterThanOrEqual(board.x - 1);
    expect(at.x + at.width).toBeLessThanOrEqual(board.x + board.width + 1);
    expect(at.y).toBeGreaterThanOrEqual(board.y - 1);
    expect(at.y + at.height).toBeLessThanOrEqual(board.y + board.height + 1);
  }
  await page.locator('.mapsheet [data-place="valencia"]').hover();
  await expect(tag).toContainText(/Valencia.*gold, limit 3/);
  await expect(tag).toContainText('2 infantry');
  await expect(tag).toContainText(/room for 1/);
  await page.mouse.move(1, 1);
  await expect(tag).toHaveCount(0);
});

test('a finger that rests on a place opens its card, and the map stays in view @phone', async ({ page }) => {
  await openHome(page);
  await beginWith(page, 'lisbon-2');
  const target = page.locator('.mapsheet [data-place="seville"]');
  const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerId: 7, pointerType: 'touch' };
  await target.dispatchEvent('pointerdown', { ...at, bubbles: true });
  const card = page.locator('.inspect');
  await expect(card).toHaveAttribute('aria-label', INSPECT.label('Seville'));
  await target.dispatchEvent('pointerup', { ...at, bubbles: true });
  // The click that ends the long touch is no press of its own.
  await target.dispatchEvent('click', { bubbles: true });
  await expect(card).toBeVisible();
  await expect(page.locator('.mapsheet svg.map')).toBeInViewport();
  await expectAccessible(page, '.side');
  await card.getByRole('button', { name: /answers?$/ }).click();
  await expect(asked(page)).toBeVisible();
});
