import { expect, type Locator, type Page, test } from '@playwright/test';
import { PUZZLES } from '../../../src/books/hispania/puzzles/puzzles.generated.ts';
import { expectAccessibleInBoth } from '../shared/axe.ts';

const first = (is: string) => {
  const found = PUZZLES.find(({ asked }) => asked.is === is);
  if (!found) throw new Error(`there is no puzzle ${is}`);
  return found;
};
const RETREAT = first('retreat');
const MAY = first('may');
const wrongOf = ({ options, right }: typeof RETREAT): string => options.find((one) => !right.includes(one)) ?? '';

async function openPuzzle(page: Page, id: string, fragment = ''): Promise<Locator> {
  await page.goto(`/hispania/learn/puzzles/${id}/${fragment}`);
  const puzzle = page.locator('.puzzle-live');
  await expect(puzzle).toBeVisible();
  return puzzle;
}
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('scriptorium.hispania.lessons') ?? 'null'));

test('a puzzle is answered on the board, explained, kept, and leads on within the filter', async ({ page }) => {
  await page.goto('/hispania/learn/puzzles/');
  await page.getByLabel('Question').selectOption('retreat');
  await expect(page).toHaveURL(/#kind=retreat$/);
  const items = page.locator('[data-puzzle]:visible');
  await expect(items).toHaveCount(PUZZLES.filter(({ asked }) => asked.is === 'retreat').length);
  await page.locator(`[data-puzzle="${RETREAT.id}"] > a`).click();
  const puzzle = page.locator('.puzzle-live');
  await puzzle.locator(`.board [data-place="${wrongOf(RETREAT)}"]`).click();
  await expect(puzzle.locator('.outcome')).toContainText('Not that one.');
  await expect(puzzle.locator('.outcome .rid')).toBeVisible();
  for (const place of RETREAT.right) await puzzle.locator(`.board [data-place="${place}"]`).click();
  await expect(puzzle.locator('.outcome')).toContainText('Right.');
  await expect(puzzle.locator('.outcome')).toBeFocused();
  const { done, missed, refused } = await kept(page);
  expect(done.puzzles).toEqual([RETREAT.id]);
  expect(missed).toEqual({ [`puzzles/${RETREAT.id}`]: 1 });
  expect(Object.keys(refused)).toEqual([RETREAT.refused[wrongOf(RETREAT)]]);
  await puzzle.getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).toHaveURL(/\/retreat-[a-z-]+\/#kind=retreat$/);
  await page.locator('.lesson-at').getByRole('link', { name: 'Rules puzzles' }).click();
  await expect(page).toHaveURL(/puzzles\/#kind=retreat$/);
  await expect(page.locator(`[data-puzzle="${RETREAT.id}"] .stands`)).toHaveText('solved');
  await expect(page.locator('[data-solved]')).toContainText('1 solved');
  await page.goto('/hispania/learn/review/');
  await expect(page.locator(`[data-step="puzzles/${RETREAT.id}"]`)).toContainText('went wrong once');
});

test('a list of answers is answered by the keyboard alone; the answer can be shown', async ({ page }) => {
  const puzzle = await openPuzzle(page, MAY.id);
  await puzzle
    .locator('.choice')
    .nth(MAY.options.indexOf(wrongOf(MAY)))
    .focus();
  await page.keyboard.press('Enter');
  await expect(puzzle.locator('.outcome')).toContainText('Not that one.');
  await puzzle.getByRole('button', { name: 'Show the answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(puzzle.locator('.outcome')).toContainText('The answer:');
  await expect(puzzle.locator('.because')).toBeVisible();
  expect((await kept(page)).done).toEqual({});
});

test('axe finds nothing, light and dark', async ({ page }) => {
  const puzzle = await openPuzzle(page, RETREAT.id);
  await puzzle.locator('.choice').first().click();
  await puzzle.getByRole('button', { name: 'Show the answer' }).click();
  await expectAccessibleInBoth(page, '.puzzle-live .side', '.puzzle-live .task', '.lesson-rules');
  await page.goto('/hispania/learn/puzzles/');
  await expect(page.getByLabel('Rule', { exact: true })).toBeVisible();
  await page.locator('.told details').first().locator('summary').click();
  // The items are alike.
  await expectAccessibleInBoth(page, '.filters', '.far', 'section[data-level] li:first-child');
});

test('is answered with one thumb, and nothing scrolls sideways @phone', async ({ page }) => {
  await page.goto('/hispania/learn/puzzles/#kind=may');
  await expect(page.locator(`[data-puzzle="${RETREAT.id}"]`)).toBeHidden();
  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await wide()).toBeLessThanOrEqual(0);
  const puzzle = await openPuzzle(page, MAY.id);
  expect(await wide()).toBeLessThanOrEqual(0);
  await puzzle
    .locator('.choice')
    .nth(MAY.options.indexOf(MAY.right[0] ?? ''))
    .tap();
  await expect(puzzle.locator('.outcome')).toContainText('Right.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('question, position and answer are there to be read', async ({ page }) => {
    await page.goto('/hispania/learn/puzzles/');
    const item = page.locator(`[data-puzzle="${MAY.id}"]`);
    await expect(item.locator('.ask')).toContainText('May');
    await item.getByText('The position').click();
    await expect(item.locator('details').first().locator('li').first()).toBeVisible();
    await item.getByText('The answer').click();
    await expect(item.locator('li.right')).toBeVisible();
  });
});
