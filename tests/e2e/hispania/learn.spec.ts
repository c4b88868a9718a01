import { expect, type Locator, type Page, test } from '@playwright/test';
import { smallerThan } from '../shared/targets.ts';

/** Opens a lesson and waits until it can be played. */
async function openLesson(page: Page, id: string, fragment = ''): Promise<Locator> {
  await page.goto(`/hispania/learn/${id}/${fragment}`);
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  return lesson;
}
const place = (lesson: Locator, id: string): Locator => lesson.locator(`.board [data-place="${id}"]`);
const outcome = (lesson: Locator): Locator => lesson.locator('.outcome');
const kept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('scriptorium.hispania.lessons') ?? 'null'));

test('the first lesson is begun with one press, answered on the board, and leads to the next', async ({ page }) => {
  await page.goto('/hispania/learn/');
  // Nothing has gone wrong yet.
  const review = page.getByRole('link', { name: 'What went wrong' });
  await expect(review).toBeHidden();
  await page.getByRole('link', { name: /^Begin/ }).click();
  const lesson = page.locator('.lesson-steps');
  // The map begins at the top of the table: the steps are beside it, and all of it is on the first screen.
  await expect(lesson.locator('.mapsheet')).toBeInViewport({ ratio: 1 });
  const [map, steps] = await Promise.all(['.mapsheet', '.stepmarks'].map((of) => lesson.locator(of).boundingBox()));
  expect((map?.y ?? 0) - (steps?.y ?? 0)).toBeLessThanOrEqual(8);
  await place(lesson, 'seville').click();
  await expect(outcome(lesson)).toContainText('Not that one.');
  await expect(outcome(lesson)).toContainText('Iberians');
  await place(lesson, 'algarve').click();
  await expect(outcome(lesson)).toContainText('Right.');
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await place(lesson, 'toledo').click();
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  // The ground of each task is drawn, not that of the first alone.
  await expect(page.locator('#pv-salamanca, #pv-calatayud')).toHaveCount(2);
  await place(lesson, 'avila').click();
  await expect(outcome(lesson)).toContainText('1 of 2');
  await place(lesson, 'cuenca').click();
  await lesson.getByRole('button', { name: 'Finish' }).click();
  await expect(lesson.getByRole('link', { name: /Next lesson: Your first battle/ })).toBeVisible();
  expect((await kept(page)).done['the-map']).toEqual(['who', 'how-many', 'mountains']);
  await page.goto('/hispania/learn/');
  await expect(page.locator('[data-lesson="the-map"] .stands')).toHaveText('done');
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveAttribute('href', /first-battle/);
});

test('a battle is won round by round; a poor way is played out and its cost is told', async ({ page }) => {
  const lesson = await openLesson(page, 'first-battle');
  await lesson.getByText('Would this be allowed?').click();
  await lesson.locator('.wrongs .choice').first().click();
  await expect(outcome(lesson)).toContainText('That is not allowed.');
  await expect(outcome(lesson).locator('.rid')).toHaveText('6');
  await lesson.getByRole('button', { name: /^Fight in/ }).click();
  await expect(lesson.locator('.rolls')).toBeVisible();
  await lesson.getByRole('button', { name: /^Roll round/ }).click();
  await expect(outcome(lesson)).toContainText('Well done.');
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await lesson.getByRole('button', { name: /^Fight in/ }).click();
  await lesson.getByRole('button', { name: /^Roll round/ }).click();
  await expect(outcome(lesson)).toContainText('under 0.1 units');
  await expect(outcome(lesson)).toContainText('leaves 1');
  await lesson.getByRole('button', { name: 'Try again' }).click();
  await expect(outcome(lesson)).toBeEmpty();
  const { refused, missed } = await kept(page);
  expect([refused, missed]).toEqual([{ '6': 1 }, { 'first-battle/go': 1 }]);
  await page.goto('/hispania/learn/');
  await page.getByRole('link', { name: 'What went wrong' }).click();
  await expect(page.locator('[data-rules] li')).toContainText('refused you once');
  await expect(page.locator('[data-rules] li').getByRole('link', { name: 'Your first battle' })).toBeVisible();
  await expect(page.locator('[data-step="first-battle/go"]')).toBeVisible();
  await expect(page.locator('[data-step="first-battle/win"]')).toBeHidden();
});

test('units are moved on the board, hints come in three steps, and the third plays it', async ({ page }) => {
  const lesson = await openLesson(page, 'first-move');
  await place(lesson, 'porto').click();
  // The ring of the focus would lie over the counters: it is for keys.
  await expect(place(lesson, 'porto')).toBeFocused();
  await expect(lesson.locator('.board .focus')).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await expect(lesson.locator('.board .focus')).toHaveCount(1);
  await place(lesson, 'galicia').hover();
  await lesson.getByRole('button', { name: 'A hint' }).click();
  await lesson.getByRole('button', { name: 'A hint' }).click();
  await expect(lesson.locator('.hint')).toHaveCount(2);
  await lesson.getByRole('button', { name: 'Show me' }).click();
  await expect(outcome(lesson)).toContainText('Well done.');
  await lesson.getByRole('button', { name: 'Try again' }).click();
  await lesson.getByRole('button', { name: /^End/ }).click();
  await expect(outcome(lesson)).toContainText('4 points');
  await expect(outcome(lesson)).toContainText('6 points');
});

test('a move is two presses on the board, as at the table; what cannot be reached is refused; once it is won nothing else is asked', async ({
  page,
}) => {
  const lesson = await openLesson(page, 'terrain');
  const ask = lesson.locator('.prompt .ask');
  await place(lesson, 'cuenca').click();
  await expect(ask).toContainText('2 cavalry from Cuenca');
  // The whole reach, with the way: Dénia is two provinces away.
  await expect(lesson.locator('.ways [data-way="denia"]')).toContainText('by Valencia');
  await place(lesson, 'old-castile').click();
  await expect(outcome(lesson)).toContainText('That is not allowed.');
  await place(lesson, 'la-mancha').hover();
  await expect(lesson.locator('.board .route .arh')).toBeAttached();
  await place(lesson, 'la-mancha').click();
  await expect(outcome(lesson)).toBeEmpty();
  // Several provinces are one move, and one step back.
  await lesson.getByRole('button', { name: 'Undo' }).click();
  await place(lesson, 'cuenca').click();
  await lesson.locator('.ways [data-way="denia"]').click();
  await expect(place(lesson, 'denia')).toHaveAttribute('aria-label', /2 cavalry/);
  await lesson.getByRole('button', { name: 'Undo' }).click();
  await expect(place(lesson, 'cuenca')).toHaveAttribute('aria-label', /2 cavalry/);
  // By dragging, too.
  const to = await place(lesson, 'la-mancha').boundingBox();
  const stack = await lesson.locator('.board .ctr.may').boundingBox();
  if (!to || !stack) throw new Error('nothing to lift');
  await page.mouse.move(stack.x + stack.width / 2, stack.y + stack.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 });
  await page.mouse.up();
  await expect(place(lesson, 'la-mancha')).toHaveAttribute('aria-label', /2 cavalry/);
  await lesson.getByRole('button', { name: /^End/ }).click();
  await expect(outcome(lesson)).toContainText('Well done.');
  await expect(lesson.getByRole('button', { name: /^Fight in/ })).toHaveCount(0);
});

test('a miss that nobody has recorded costs what is computed of it: by exact odds, or by games between computers', async ({
  page,
}) => {
  const lesson = await openLesson(page, 'terrain');
  await place(lesson, 'cuenca').click();
  await place(lesson, 'castellon').click();
  await lesson.getByRole('button', { name: /^End/ }).click();
  await expect(outcome(lesson)).toContainText(
    'This way you take the province in 0 of 100 games; the best way takes it in 93 of 100.',
  );
  await openLesson(page, 'scoring');
  await place(lesson, 'leon').click();
  await place(lesson, 'duero').click();
  await lesson.getByRole('button', { name: /^End/ }).click();
  await expect(outcome(lesson)).toContainText(
    'This way the Galicians can expect 1.5 points from this turn; the best way brings 4.5 points (the mean of 200 games between computers).',
  );
});

test('what others have tried in vain is told and solves nothing', async ({ page }) => {
  const lesson = await openLesson(page, 'zeal', '#step-spent');
  await lesson.getByText('Would this be allowed?').click();
  await lesson.locator('.wrongs .choice').first().click();
  await expect(outcome(lesson)).toContainText('That is not allowed.');
  await expect(outcome(lesson)).not.toContainText('Well done.');
  expect((await kept(page)).done).toEqual({});
  await lesson.getByRole('button', { name: 'Try again' }).click();
  await expect(outcome(lesson)).toBeEmpty();
  // In the other language it is at the same step.
  await lesson.locator('.stepmarks button').first().click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\/fr\/hispania\/learn\/zeal\/#step-(?!spent)/);
  await expect(page.locator('.stepmarks [aria-current]')).toHaveText('1');
});

test('a lesson is played by the keyboard alone', async ({ page }) => {
  const lesson = await openLesson(page, 'terrain');
  await lesson.locator('.board [data-place][tabindex="0"]').focus();
  // A busy machine may pause between two letters, and then the second begins a new word: once more.
  await expect(async () => {
    await page.waitForTimeout(800);
    await page.keyboard.type('cu');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-place'))).toBe('cuenca');
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(lesson.locator('.prompt .ask')).toContainText('from Cuenca');
  const row = lesson.locator('.ways [data-way="la-mancha"]');
  await row.focus();
  await page.keyboard.press('Enter');
  await lesson.getByRole('button', { name: /^End/ }).focus();
  await page.keyboard.press('Enter');
  await expect(outcome(lesson)).toContainText('Well done.');
  await expect(outcome(lesson)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(lesson.locator('.finished')).toContainText('Mountains cost every attacker');
});

test('targets are named with one thumb @phone', async ({ page }) => {
  const lesson = await openLesson(page, 'targets');
  await expect(lesson.locator('.task')).toBeInViewport();
  // The map goes from edge to edge.
  const map = await lesson.locator('.mapsheet').boundingBox();
  expect([map?.x, map?.width]).toEqual([0, page.viewportSize()?.width]);
  await lesson.getByRole('button', { name: /^Fight in/ }).tap();
  await expect(lesson.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  expect(await smallerThan(page, 44, '.lesson-live .side')).toEqual([]);
  await lesson.getByRole('button', { name: 'Confirm targets' }).tap();
  await expect(outcome(lesson)).not.toBeEmpty();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('progress is a file, comes back from it, is forgotten only when asked twice, and damage loses nothing', async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('once')) localStorage.setItem('scriptorium.hispania.lessons', '{"format":"scri');
    sessionStorage.setItem('once', '1');
  });
  await page.goto('/hispania/learn/');
  await expect(page.locator('[data-aside]')).toContainText('a copy of the original text is kept');
  const text = JSON.stringify({
    format: 'scriptorium-lessons',
    version: 1,
    done: { terrain: ['plain'] },
    skipped: [],
    refused: {},
    missed: {},
  });
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(page.locator('[data-lesson="terrain"] .stands')).toHaveText('done');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'b.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.locator('[data-said]')).toContainText('something else');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save it as a file' }).click();
  expect((await download).suggestedFilename()).toBe('hispania-lessons.json');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'No, keep it' }).click();
  await expect(page.locator('[data-lesson="terrain"] .stands')).toHaveText('done');
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.locator('[data-lesson="terrain"] .stands')).toHaveText('');
  await page.getByRole('button', { name: 'Delete the copy' }).click();
  await page.reload();
  await expect(page.locator('[data-keeping]')).toBeVisible();
  await expect(page.locator('[data-aside]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a lesson says what it is and leads to its rules', async ({ page }) => {
    await page.goto('/hispania/learn/terrain/');
    await expect(page.locator('.about')).toContainText('Riders need room');
    await expect(page.locator('.only-still')).toBeVisible();
    await expect(page.locator('.lesson-rules a').first()).toHaveAttribute('href', /6-combat\/#r6\.3$/);
  });
});
