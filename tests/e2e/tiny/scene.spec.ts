import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';

/** Scenes of the small game: made of the general parts, with no more of its own than a board. */

/** The live scene of a page, and all that the page has asked for. */
async function open(page: Page, id: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/tiny/scenes/${id}/`);
  const scene = page.locator('.live:not(.still)');
  await expect(scene).toBeVisible();
  return { scene, asked };
}

test('a scene plays its line with the printed dice, and loads nothing of another book of which a scene has its name', async ({
  page,
}) => {
  const { scene, asked } = await open(page, 'over-the-ebro');
  await expect(scene.locator('.linebar')).toContainText('2 dice against 1');
  await scene.getByRole('button', { name: 'Play the line' }).click();
  await expect(scene.locator('.scored').getByRole('img', { name: '5' })).toHaveCount(1);
  await expect(scene.locator('.scored')).toContainText('Blue loses 1 infantry in Ford');
  await scene.getByRole('button', { name: 'Next step' }).click();
  await expect(scene.locator('.linebar .next')).toHaveAttribute('aria-disabled', 'true');
  await expect(scene.locator('.linebar')).toContainText('destroyed the only defender');
  await expectAccessibleInBoth(page);
  expect(asked).toContain('/tiny/scenes/over-the-ebro.start.json');
  expect(asked.filter((path) => /hispania/.test(path))).toEqual([]);
});

test('a scene lays out the card that is drawn in its line', async ({ page }) => {
  const { scene } = await open(page, 'rain-comes');
  await scene.getByRole('button', { name: 'Play the line' }).click();
  await expect(scene.locator('.scored')).toContainText('Event card: Rain');
  await scene.locator('.logbook summary').click();
  await expect(scene.locator('.log li', { hasText: 'Rain' }).locator('.rid')).toHaveText('8');
});

test('a task is solved on the board, a wrong answer is refused with its rule, and a link brings all of it back', async ({
  page,
}) => {
  const { scene } = await open(page, 'over-the-ebro');
  await scene.locator('.trials summary').click();
  await scene.getByRole('button', { name: /Move from Mill to Tower at once/ }).click();
  await expect(scene.locator('.refused')).toContainText('Mill and Tower are not adjacent');
  await expect(scene.locator('.refused .rid')).toHaveText('4');
  await scene.getByRole('button', { name: /attack Ford with the cavalry unit/ }).click();
  await scene.locator('[data-place="tower"]').click();
  const answers = scene.locator('.prompt .choices');
  await answers.getByRole('button', { name: 'One fewer: infantry' }).click();
  await answers.getByRole('button', { name: 'One fewer: infantry' }).click();
  await answers.getByRole('button', { name: /^Move 1 cavalry from Tower to Ford/ }).click();
  await expect(scene.locator('.solved')).toContainText('it hits on 4 or higher');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    }),
  );
  await scene.getByRole('button', { name: 'Copy a link to this position' }).click();
  await expect(page).toHaveTitle(/#game=/);
  await page.goto(await page.title());
  await page.reload();
  await expect(page.locator('.live:not(.still) .linebar')).toContainText('You have left the line');
});

test('a scene is opened in the game, from where it was played to', async ({ page }) => {
  const { scene } = await open(page, 'over-the-ebro');
  await page.goto(new URL((await scene.getByText('Open in the game').getAttribute('href')) ?? '', page.url()).href);
  await expect(page.locator('.whole-table')).toContainText('Red, movement');
  await page.goto('/tiny/scenes/over-the-ebro/');
  await scene.getByRole('button', { name: 'Play the line' }).click();
  // The link leads to what is shown: until the engine is there, that is the beginning.
  await expect(scene.locator('.scored')).toContainText('Blue loses 1 infantry in Ford');
  await scene.getByText('Open in the game').click();
  await expect(page.locator('.whole-table')).toContainText('Blue, recruiting');
});

test('a lesson is done: a question on the board, then a move with hints and a refusal; what was done is kept by the book', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/tiny/learn/first-battle/');
  const lesson = page.locator('.lesson-steps');
  await expect(lesson.locator('.task')).toContainText('Which place does Blue control?');
  await lesson.locator('[data-place="mill"]').click();
  await expect(lesson.locator('.lost')).toContainText('Mill: Red, 4 infantry. Blue has no unit there.');
  await lesson.locator('[data-place="tower"]').click();
  await expect(lesson.locator('.solved')).toContainText('1 unit is enough');
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Next' }).click();
  await lesson.locator('.wrongs summary').click();
  await lesson.getByRole('button', { name: /Move from Mill to Tower at once/ }).click();
  await expect(lesson.locator('.refused')).toContainText('Between them lies Ford');
  await lesson.getByRole('button', { name: 'A hint' }).click();
  await expect(lesson.locator('.hint')).toContainText('Your units are in Mill');
  await lesson.getByRole('button', { name: 'A hint' }).click();
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(lesson.locator('.solved')).toContainText('The last defender is destroyed');
  await expectAccessible(page);
  await lesson.getByRole('button', { name: 'Finish' }).click();
  await expect(lesson.locator('.finished')).toContainText('A battle has 1 round');
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith('lessons')));
  expect(kept).toEqual(['scriptorium.tiny.lessons']);
  expect(asked).toContain('/tiny/learn/first-battle.start.json');
  expect(asked.filter((path) => /hispania/.test(path))).toEqual([]);
});
