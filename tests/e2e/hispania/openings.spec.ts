import { expect, type Locator, test } from '@playwright/test';

const outcome = (lesson: Locator): Locator => lesson.locator('.outcome');

/** Has a part of the turn shown, and goes on to the next. */
async function shown(lesson: Locator, next: 'Next' | 'Finish'): Promise<void> {
  for (const help of ['A hint', 'A hint', 'Show me']) await lesson.getByRole('button', { name: help }).click();
  await expect(outcome(lesson)).toContainText('Well done.');
  await outcome(lesson).getByRole('button', { name: next, exact: true }).click();
}

test('a guided opening is played to the end of its turn, and the very game goes on at the table', async ({ page }) => {
  await page.goto('/hispania/learn/carthage-turn-1/');
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  // Those who are to land lie below the board, which shows the land alone.
  await expect(lesson.locator('.offmap')).toContainText('12 infantry and Hamilcar');
  await shown(lesson, 'Next');
  await expect(lesson.locator('.offmap')).toHaveCount(0);
  // The next part begins where this one has ended: nothing has been played in the reader's place.
  await expect(lesson.locator('.task')).not.toContainText('played for you');
  // The dice are those of the seed: one of the four takes a second round.
  for (const press of [
    'Fight in Seville',
    'Fight in Córdoba',
    'Fight in Granada',
    /^Roll round 2/,
    'Fight in Valencia',
  ])
    await lesson.getByRole('button', { name: press }).click();
  // How the battle went is told, beside its dice.
  await expect(lesson.locator('.scored')).toContainText('The battle in Valencia ends after 1 round');
  await expect(outcome(lesson)).toContainText('Well done.');
  await outcome(lesson).getByRole('button', { name: 'Next', exact: true }).click();
  // A poor way is told with its cost, and the turn may go on all the same.
  await lesson.getByRole('button', { name: /^End movement/ }).click();
  // One more stands there than may.
  await lesson.getByRole('button', { name: /^Make Seville the capital/ }).click();
  await expect(outcome(lesson)).toContainText('Your units have not attacked.');
  await expect(outcome(lesson)).toContainText('0 provinces on average');
  await expect(outcome(lesson).getByRole('button', { name: 'Continue anyway' })).toBeVisible();
  await outcome(lesson).getByRole('button', { name: 'Try again' }).click();
  await shown(lesson, 'Next');
  await shown(lesson, 'Finish');
  await expect(lesson.locator('.finished')).toContainText(/yours are .*Carthage.*Lusitanians/);
  await page.getByRole('link', { name: /^Go on from here/ }).click();
  await expect(page).toHaveURL(/\/hispania\/play\//);
  await expect(page.locator('.board').first()).toBeVisible();
  // The seat of Carthage is the reader's, and so are the Lusitanians, whom computers leave to be played next.
  await expect(page.locator('main')).toContainText('Lusitanians');
  await expect(page.locator('main')).toContainText('Inês');
});

test('a part that is begun in the middle says that the turn so far was played for the reader', async ({ page }) => {
  await page.goto('/hispania/learn/rome-turn-4/#step-second-movement');
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  await expect(lesson.locator('.task')).toContainText('has been played for you');
});
