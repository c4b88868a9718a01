import { expect, test } from '@playwright/test';
import { PUZZLES } from '../../../src/books/hispania/puzzles/puzzles.generated.ts';
import { INSPECT } from '../../../src/books/hispania/words/en/inspect.ts';
import { expectAccessible } from '../shared/axe.ts';
import { asked, beginWith, bring, openGame, openHome } from './table.ts';
import { fileFor, gameAt, NAMES, sittingsFor } from './table-game.ts';

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

  // On the map: an arrow from each place whose units can come, by their side; then the points of all places.
  const arrows = page.locator('.mapsheet .arrows');
  await expect(arrows.locator('.own circle').first()).toBeAttached();
  await expect(arrows.locator('.enemy text').first()).toHaveText(/^\d+$/);
  await page.mouse.move(2, 2);
  await card.getByRole('button', { name: INSPECT.keys.points }).click();
  await expect(page.locator('.mapsheet .notes .points').nth(5)).toBeAttached();
  await page.keyboard.press('p');
  await expect(page.locator('.mapsheet .notes')).toHaveCount(0);
  await page.keyboard.press('>');
  await expect(card).not.toHaveAttribute('aria-label', INSPECT.label('Lusitania'));
  await page.keyboard.press('<');
  await expect(card).toHaveAttribute('aria-label', INSPECT.label('Lusitania'));

  // Its answers come back by the button, by Escape and by the key of the answers.
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

  // It leads to the sheet of a nation, as does a second press on the place.
  const sheet = page.getByRole('tab', { name: 'Sheet', exact: true });
  await place('lusitania').click({ button: 'right' });
  await card.getByRole('button', { name: 'Sheet of the Lusitanians' }).click();
  await expect(sheet).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('c');
  await expect(answers).toBeVisible();
  await place('lusitania').click();
  await place('lusitania').click();
  await expect(sheet).toHaveAttribute('aria-selected', 'true');
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
    const beside = at.x >= place.x + place.width || at.x + at.width <= place.x;
    const aboveOrBelow = at.y >= place.y + place.height || at.y + at.height <= place.y;
    expect(beside || aboveOrBelow, id).toBe(true);
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
  // Its head is its grip: a tap lowers the card to its head, its figures and the one row of its foot.
  const full = (await card.boundingBox())?.height ?? 0;
  await card.getByRole('button', { name: INSPECT.lower }).click();
  await expect(card.locator('.groups')).toBeHidden();
  await expect(card.locator('.figures')).toBeVisible();
  await expect.poll(async () => (await card.boundingBox())?.height).toBeLessThan(Math.min(full - 20, 230));
  await card.getByRole('button', { name: INSPECT.higher }).click();
  await card.getByRole('button', { name: /answers?$/ }).click();
  await expect(asked(page)).toBeVisible();
});

test('a place of a scene, a lesson and a puzzle is asked about, too, by pointer and by key', async ({ page }) => {
  const note = page.locator('.place-tag.stays');
  for (const path of ['scenes/castile-at-toledo/', 'learn/first-move/', `learn/puzzles/${PUZZLES[0]?.id}/`]) {
    await page.goto(`/hispania/${path}`);
    const target = page.locator('.mapsheet .targets [data-place][tabindex="0"]').first();
    await target.click({ button: 'right' });
    await expect(note, path).toBeVisible();
    const told = (await note.textContent()) ?? '';
    expect(told, path).toMatch(/(income|No units|\d)/);
    await target.focus();
    await page.keyboard.press('Escape');
    await expect(note, path).toHaveCount(0);
    await page.keyboard.press('Shift+I');
    await expect(note, path).toHaveText(told);
    await expectAccessible(page, '.mapsheet');
  }
});

test('what has passed is told in a line a turn, marked on the map, and replayed at three speeds', async ({ page }) => {
  const [ines = '', martim = ''] = NAMES;
  let before = '';
  const { journal } = gameAt('D-standard', ({ decision: { by, kind }, at }) => {
    const [seat = ''] = by;
    const ours = by.length === 1 && [ines, martim].includes(seat);
    const handed = ours && kind === 'move' && before !== '' && before !== seat && at > 200;
    if (ours) before = seat;
    return handed;
  });
  await openHome(page);
  await bring(page, fileFor('Two', journal, sittingsFor(journal, ines, martim)));
  await openGame(page, 'Two');
  const takeSeat = () => asked(page).getByRole('button', { name: /^I am/ }).click();
  await takeSeat();
  const since = page.getByRole('button', { name: /^Since you last decided/ });
  const lines = asked(page).locator('.turn-lines button');
  await expect(lines).not.toHaveCount(0);
  await expect(lines.last()).toContainText(/^\w+.* (took|lost|moved|received|made|scored|destroyed) .*\.$|moved\.$/);
  await expect(page.locator('.mapsheet .notes')).not.toHaveCount(0);
  await expectAccessible(page, '.asked');

  // A press on a line opens its steps. Whoever wants no motion, as the tests do, is offered no replay.
  const second = (await lines.nth(1).textContent()) ?? '';
  await lines.nth(1).click();
  const recap = page.locator('.recap');
  await expect(recap.locator('.turn-lines [aria-current]')).toHaveText(second);
  await expect(recap.locator('.replay')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(recap).toHaveCount(0);

  // With motion the steps pass by themselves, at a speed that the device remembers.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.reload();
  await takeSeat();
  await since.click();
  const step = recap.locator('.head small');
  const first = await step.textContent();
  await recap.getByLabel('fast', { exact: true }).check();
  await expect(step).not.toHaveText(first ?? '');
  await expectAccessible(page, '.recap');
  await page.keyboard.press('Escape');
  await expect(recap).toHaveCount(0);
  await page.reload();
  await takeSeat();
  await since.click();
  await expect(recap.getByLabel('fast', { exact: true })).toBeChecked();
  await page.keyboard.press('Escape');

  // The marks go when the reader acts.
  const marks = page.locator('.mapsheet .notes');
  await page.keyboard.press('e');
  await page.keyboard.press('e');
  await expect(marks).toHaveCount(0);
});
