import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';

/** Scenes, lessons and puzzles of Reconquista. */

const place = (within: Locator, id: string): Locator => within.locator(`.mapsheet [data-place="${id}"]`);
const outcome = (lesson: Locator): Locator => lesson.locator('.outcome');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('scriptorium.reconquista.lessons') ?? 'null'));

async function openScene(page: Page, id: string): Promise<Locator> {
  await page.goto(`/reconquista/scenes/${id}/`);
  const scene = page.locator('.live:not(.still)');
  await expect(scene).toBeVisible();
  return scene;
}

async function openLesson(page: Page, id: string): Promise<Locator> {
  await page.goto(`/reconquista/learn/${id}/`);
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  return lesson;
}

test('a scene plays the printed battle, and then the reader moves on, on the board', async ({ page }) => {
  const scene = await openScene(page, 'battle-at-tarragona');
  await expect(place(scene, 'tarragona')).toContainText('1 Muslim garrison and 2 armies');
  await scene.getByRole('button', { name: /Play the book/ }).click();
  await expect(scene.locator('.scored')).toContainText('The Muslims retreat from Tarragona to Zaragoza with 1 army');
  await expect(place(scene, 'zaragoza')).toContainText('1 Muslim army');
  await expectAccessibleInBoth(page);
  // A wrong answer is refused with its rule, a task is solved by the units and then their goal.
  await scene.locator('.trials summary').click();
  await scene.getByRole('button', { name: /Take the road from Tarragona to Valencia/ }).click();
  await expect(scene.locator('.refused .rid')).toHaveText('11');
  await scene.getByRole('button', { name: /Follow the beaten army/ }).click();
  await place(scene, 'tarragona').click();
  await place(scene, 'zaragoza').click();
  await scene.getByRole('button', { name: /^Move 2 armies from Tarragona to Zaragoza/ }).click();
  await expect(scene.locator('.solved')).toContainText('a siege, no battle');
});

test('a scene of the reaction tells what may come, and shows the way that came', async ({ page }) => {
  const scene = await openScene(page, 'the-search-by-road');
  await scene.getByRole('button', { name: 'Play the line' }).click();
  await expect(scene.locator('.coming')).toContainText('in 100 that it is attacked first');
  await scene.getByRole('button', { name: 'Next step' }).click();
  await expect(scene.locator('.march')).toHaveCount(2);
  await expect(place(scene, 'toledo')).toContainText('1 Muslim army');
});

test('a lesson is answered on the board and by moves with the keyboard, and is marked as done', async ({ page }) => {
  await page.goto('/reconquista/learn/');
  await page.getByRole('link', { name: /^Begin/ }).click();
  const lesson = page.locator('.lesson-steps');
  await place(lesson, 'valencia').click();
  await expect(outcome(lesson)).toContainText('Not that one.');
  await place(lesson, 'leon').click();
  await place(lesson, 'toledo').click();
  await expect(outcome(lesson)).toContainText('Right.');
  await expectAccessibleInBoth(page, '.lesson-steps');
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await place(lesson, 'lisbon').click();
  await place(lesson, 'cordoba').click();
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  // Units, where they move, how many: by the list.
  await lesson
    .getByRole('button', { name: /^Toledo/ })
    .last()
    .press('Enter');
  await lesson
    .getByRole('button', { name: /^La Mancha/ })
    .last()
    .press('Enter');
  await lesson.getByRole('button', { name: 'One fewer: armies in Toledo' }).press('Enter');
  await lesson.getByRole('button', { name: /^Move 1 garrison from Toledo to La Mancha/ }).press('Enter');
  await expect(outcome(lesson)).toContainText('Well done.');
  await lesson.getByRole('button', { name: 'Finish' }).click();
  await expect(lesson.getByRole('link', { name: /Numbers and roads/ })).toBeVisible();
  expect((await kept(page)).done['who-holds-what']).toEqual(['christian-cities', 'muslim-cities', 'keep-toledo']);
  await page.goto('/reconquista/learn/');
  await expect(page.locator('[data-lesson="who-holds-what"] .stands')).toHaveText('done');
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', /the-numbers/);
});

test('the first turn of 1032 is played phase by phase, and goes on as a game', async ({ page }) => {
  const lesson = await openLesson(page, 'turn-9');
  const next = () => lesson.getByRole('button', { name: /^(?:Next|Finish)$/ }).click();
  await lesson.getByRole('button', { name: 'Roll the rebellion' }).click();
  await lesson.getByRole('button', { name: 'Roll the event' }).click();
  await expect(outcome(lesson)).toContainText('Tribute adds 2 points');
  await next();
  await place(lesson, 'leon').click();
  await lesson.locator('.choice', { hasText: 'city' }).first().click();
  await place(lesson, 'barcelona').click();
  await lesson.locator('.choice', { hasText: 'city' }).first().click();
  await expect(outcome(lesson)).toContainText('Each city is a point');
  await next();
  await lesson.getByRole('button', { name: 'End spending' }).click();
  // It chooses the region, and takes its units up.
  await place(lesson, 'barcelona').click();
  await place(lesson, 'tarragona').click();
  await lesson.getByRole('button', { name: /^Move 1 army from Barcelona to Tarragona/ }).click();
  await expect(outcome(lesson)).toContainText('Well done.');
  await next();
  await lesson.getByRole('button', { name: 'End the moves' }).click();
  await lesson.getByRole('button', { name: 'Roll the reaction' }).click();
  await lesson.getByRole('button', { name: 'Resolve the sieges' }).click();
  await expect(outcome(lesson)).toContainText('Turn 10 begins');
  await next();
  await lesson.getByRole('link', { name: /play the whole game/ }).click();
  await expect(page.locator('.whole-table')).toContainText('Turn 10');
  await expect(page.locator('[data-place="leon"]')).toContainText('Christian city');
});

test('a puzzle is answered on the board with its way, and is marked as solved', async ({ page }) => {
  await page.goto('/reconquista/learn/puzzles/');
  await expectAccessible(page);
  await page.goto('/reconquista/learn/puzzles/landing-at-granada/');
  const puzzle = page.locator('.puzzle-live');
  await place(puzzle, 'murcia').click();
  await expect(puzzle.locator('.outcome')).toContainText('Not that one.');
  await place(puzzle, 'cordoba').click();
  await expect(puzzle.locator('.outcome')).toContainText('Granada, Algeciras, Córdoba');
  await expectAccessible(page, '.puzzle-live');
  await page.goto('/reconquista/learn/puzzles/');
  await expect(page.locator('[data-puzzle="landing-at-granada"] .stands')).toHaveText('solved');
});

test('on a phone a scene in a chapter comes alive in view, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/reconquista/rules/11-movement/');
  await page.locator('#scene-three-cities-besieged').scrollIntoViewIfNeeded();
  const scene = page.locator('.scene', { has: page.locator('#scene-three-cities-besieged') });
  const live = scene.locator('.live:not(.still)');
  await expect(live).toBeVisible();
  await live.getByRole('button', { name: /Play the book/ }).click();
  await expect(place(live, 'barcelona')).toContainText('besieged');
  await expectAccessible(page, '.scene');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('without scripts a scene is a figure with its text', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/reconquista/scenes/three-armies-stay/');
  await expect(page.locator('.still svg use[href="#map-land"]')).toHaveCount(1);
  await expect(page.locator('.still .slip')).toContainText('Córdoba: Christian city, fort, 1 Christian garrison');
  await expect(page.locator('.still .slip ol > li')).toHaveCount(3);
});
