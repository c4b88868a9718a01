import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';

/** Scenes, lessons and puzzles of Hispania by Draco Ideas. */

const place = (within: Locator, id: string): Locator => within.locator(`.mapsheet [data-place="${id}"]`);
const outcome = (lesson: Locator): Locator => lesson.locator('.outcome');

async function openScene(page: Page, id: string): Promise<Locator> {
  await page.goto(`/hispania-draco/scenes/${id}/`);
  const scene = page.locator('.live:not(.still)');
  await expect(scene).toBeVisible();
  return scene;
}

async function openLesson(page: Page, id: string): Promise<Locator> {
  await page.goto(`/hispania-draco/learn/${id}/`);
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  return lesson;
}

test('a scene plays the printed siege, and the reader wins it for certain on the board', async ({ page }) => {
  const scene = await openScene(page, 'the-praetor-at-toletum');
  await expect(place(scene, 'toletum')).toContainText('1 revolt');
  await scene.getByRole('button', { name: /Play the book/ }).click();
  await expect(scene.locator('.scored')).toContainText('14');
  await expect(place(scene, 'toletum')).not.toContainText('1 revolt');
  await expectAccessibleInBoth(page);
  await scene.locator('.trials summary').click();
  await scene.getByRole('button', { name: /Besiege Numantia/ }).click();
  await expect(scene.locator('.refused .rid')).toHaveText('4.3');
  await scene.getByRole('button', { name: /makes every result win/ }).click();
  await place(scene, 'toletum').click();
  const more = scene.locator('.stepper button').last();
  // What counts, the chance, and the board: before the dice, as at the table.
  await expect(scene.locator('.ledger .sum').first()).toHaveText('(die + 4) × 2');
  await expect(scene.locator('.win-chance')).toContainText('4 in 6');
  await expect(scene.locator('.mapsheet .double')).toHaveCount(2);
  await more.click();
  await more.click();
  await expect(scene.locator('.win-chance')).toContainText('6 in 6');
  await expectAccessibleInBoth(page);
  await scene.getByRole('button', { name: 'Besiege Toletum for 3 coins' }).click();
  await expect(scene.locator('.solved')).toContainText('at least 14 against 12');
});

test('a poor line of a lesson tells its exact chance, and the next try is certain', async ({ page }) => {
  const lesson = await openLesson(page, 'a-siege');
  await lesson.getByText('1 in 2', { exact: true }).click();
  await lesson.getByRole('button', { name: 'Next' }).click();
  await place(lesson, 'salduba').click();
  await lesson.getByRole('button', { name: 'Besiege Salduba for 1 coin' }).click();
  await expect(outcome(lesson)).toContainText('Chance of success this way: 5 in 6. The best way: certain.');
  await lesson.getByRole('button', { name: 'Try again' }).click();
  await place(lesson, 'salduba').click();
  await lesson.locator('.stepper button').last().click();
  await lesson.getByRole('button', { name: 'Besiege Salduba for 2 coins' }).click();
  await expect(outcome(lesson)).toContainText('even I makes 5');
});

test('the first round is played turn by turn, and goes on as a game', async ({ page }) => {
  const lesson = await openLesson(page, 'first-round');
  // The third hint of each step plays its answer.
  for (let step = 1; step <= 9; step++) {
    for (let hint = 1; hint <= 3; hint++) await lesson.locator('.task').getByRole('button').first().click();
    await expect(outcome(lesson)).toContainText('Well done.');
    await lesson.getByRole('button', { name: /^(?:Next|Finish)$/ }).click();
  }
  await lesson.getByRole('link', { name: /play the whole game/ }).click();
  await expect(page.locator('.whole-table')).toContainText('Round 2');
  await expect(page.locator('[data-place="emerita"]')).toContainText(/garrison/);
});

test('a puzzle is answered on the board, says each chance, and is marked as solved', async ({ page }) => {
  await page.goto('/hispania-draco/learn/puzzles/');
  await expectAccessible(page);
  await page.goto('/hispania-draco/learn/puzzles/around-numantia/');
  const puzzle = page.locator('.puzzle-live');
  await place(puzzle, 'bilbilis').click();
  await expect(puzzle.locator('.outcome')).toContainText('2 in 3');
  await place(puzzle, 'calagurris').click();
  await expect(puzzle.locator('.outcome')).toContainText('(die + 4) × 2 against 6. Chance: certain.');
  await expect(puzzle.locator('.ledger .sum').last()).toContainText('6');
  await expect(puzzle.locator('.mapsheet .teeth')).toHaveCount(1);
  await page.goto('/hispania-draco/learn/puzzles/');
  await expect(page.locator('[data-puzzle="around-numantia"] .stands')).toHaveText('solved');
});

test('on a phone a scene in a French chapter comes alive in view, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/fr/hispania-draco/rules/3-course/');
  await page.locator('#scene-the-return-of-a-praetor').scrollIntoViewIfNeeded();
  const scene = page.locator('.scene', { has: page.locator('#scene-the-return-of-a-praetor') });
  const live = scene.locator('.live:not(.still)');
  await expect(live).toBeVisible();
  await live.getByRole('button', { name: /^Jouer/ }).click();
  await expect(place(live, 'dertosa')).toContainText('préteur de Citerior');
  await expectAccessible(page, '.scene');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('without scripts a scene is a figure with its text', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/hispania-draco/scenes/three-armies-move/');
  await expect(page.locator('.still svg use[href="#map-land"]')).toHaveCount(1);
  await expect(page.locator('.still .slip')).toContainText('Capara');
  await expect(page.locator('.still .slip ol > li')).toHaveCount(1);
});
