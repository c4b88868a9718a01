import { expect, test } from '@playwright/test';
import { LESSONS } from '../../../src/books/hispania/lessons/index.ts';

/** A lesson's question is answered without scrolling: the first control is entirely on the first screen. */

const SCREENS = [
  ['a small phone', 360, 616],
  ['a desktop', 1440, 900],
] as const;

/** Controls for answers: places of the board that are in the question, answers in words. */
const ANSWERS = [
  '.lesson-live .board .targets > g:not([aria-disabled="true"])',
  '.lesson-live .side .prompt :is(.choice, .btn):not([aria-disabled="true"])',
  '.lesson-live .side .answers button',
].join(', ');

test('the first screen holds the first answer of every lesson, and nothing has scrolled', async ({ page }) => {
  for (const [i, { id }] of LESSONS.entries()) {
    // Each lesson is opened on the screen that the one before it has ended on: a page laid out anew takes its time.
    const screens = i % 2 === 0 ? SCREENS : SCREENS.toReversed();
    for (const [at, [screen, width, height]] of screens.entries()) {
      await page.setViewportSize({ width, height });
      if (at === 0) await page.goto(`/hispania/learn/${id}/`);
      await expect(page.locator('.lesson-steps')).toBeVisible();
      const seen = await page.evaluate((answers) => {
        const isIn = (element: Element): boolean => {
          const { top, bottom, width } = element.getBoundingClientRect();
          return width > 0 && top >= 0 && bottom <= innerHeight + 1;
        };
        const task = document.querySelector('.lesson-live .task');
        return {
          task: task !== null && isIn(task),
          answers: [...document.querySelectorAll(answers)].some(isIn),
          scrolled: scrollY,
        };
      }, ANSWERS);
      expect.soft({ id, screen, ...seen }).toEqual({ id, screen, task: true, answers: true, scrolled: 0 });
    }
  }
});

test('pointing at a province moves nothing on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await page.goto('/hispania/learn/mountains/');
  await expect(page.locator('.lesson-steps')).toBeVisible();
  // With the mouse itself: the runner would scroll to what it presses.
  const box = await page.locator('.lesson-live .board [data-place="cuenca"]').boundingBox();
  if (!box) throw new Error('no board');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect(page.locator('.lesson-live .prompt')).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
