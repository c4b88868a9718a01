import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { textKey } from '../../../src/ui/kept/keys.ts';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';

/** A campaign at the table of Reconquista: the start of turn 13, with dice of a fixed seed. */

async function begin(page: Page, turn: number): Promise<void> {
  await page.goto('/reconquista/play/');
  await choose(page, turn);
  await page.getByLabel('Seed of the dice').fill('seven');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

/** Chooses a start by its label: its button itself is not drawn. */
async function choose(page: Page, turn: number): Promise<void> {
  const start = page.getByRole('radio', { name: new RegExp(`^${turn} AD`) });
  await page.locator('label').filter({ has: start }).click();
  await expect(start).toBeChecked();
}

const ask = (page: Page) => page.locator('.asked .ask');
const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const press = (page: Page, name: string) => page.locator('.asked .acts').getByRole('button', { name }).click();

test('a turn is played with the pointer, each step told, and a reload goes on with it', async ({ page }) => {
  await page.goto('/reconquista/play/');
  await choose(page, 13);
  await expect(page.locator('.about-start')).toContainText('The Almohads rule Muslim Spain');
  await expect(page.locator('.about-start')).toContainText('8 turns, from 12 victory points');
  await expectAccessibleInBoth(page, '.play-home');
  await begin(page, 13);
  await expectAccessible(page, '.whole-table');

  await press(page, 'Roll the rebellion');
  await expect(page.locator('.story-of-answer')).toContainText('Region of the rebellion');
  await press(page, 'Roll the event');
  await expect(ask(page)).toContainText('Spend your');
  // A location lists what can be bought there.
  await place(page, 'oviedo').click();
  await expect(page.locator('.answers .choice')).toHaveCount(3);
  await page.locator('.answers .choice', { hasText: 'Raise garrisons' }).click();
  await page.getByRole('button', { name: 'Raise 1 garrison in Oviedo' }).click();
  await expect(place(page, 'oviedo')).toHaveText(/2 Christian garrisons/);
  await press(page, 'End spending');

  // Units, then where they move, with the chances, on the board alone.
  await expect(ask(page)).toContainText('In which region');
  await place(page, 'porto').click();
  await expect(ask(page)).toContainText('Which units');
  await expect(page.locator('.answers')).toContainText(/Seville.*Siege: \d+ in 100/s);
  await place(page, 'badajoz').click();
  await expect(page.locator('.answers .filler')).toContainText(/Battle: \d+ in 100 that you win/);
  await expectAccessibleInBoth(page, '.whole-table');
  await page.getByRole('button', { name: /^Move 1 army from Porto to Badajoz/ }).click();
  await expect(page.locator('.asked .happened')).toContainText(/Round \d/);
  await press(page, 'End the moves');

  await expect(page.locator('.coming')).toContainText(/\d+ in 100 that an army appears/);
  await expect(page.locator('.campaign .threat').first()).toBeVisible();
  await page.getByText('All rolls of the two dice').click();
  await expect(page.getByRole('row', { name: /North Africa/ })).toContainText(/1 army.*6 armies/);
  await press(page, 'Roll the reaction');
  await expect(page.locator('.story-of-answer')).toContainText('Region of the reaction');
  await expect(page.locator('.story-of-answer')).toContainText('Force');
  // A number opens its rule beside the board.
  await page.locator('.story-of-answer .rid', { hasText: '13.1' }).first().click();
  await expect(page.locator('.rule-panel')).toContainText('Roll 1 die. On 1 to 5');
  await page.locator('.rule-panel .btn').first().click();
  const question = await ask(page).textContent();

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.leaf')).toContainText('The Muslims');
  await expect(page.locator('.leaf')).toContainText('are reconstructed');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(ask(page)).toHaveText(question ?? '');
  // The dice of a game that counts are taken back only after a question.
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(ask(page)).toContainText('Roll for the Muslim reaction');
});

/** The text of a file that a button gives. */
async function fileBy(page: Page, button: Locator): Promise<string> {
  const coming = page.waitForEvent('download');
  await button.click();
  return readFileSync(await (await coming).path(), 'utf8');
}

/** Answers as the buttons offer until the game is over. */
async function playOut(page: Page): Promise<void> {
  for (let n = 0; n < 40 && !(await page.locator('.final').isVisible()); n++) {
    const before = await ask(page).textContent();
    const end = page.locator('.asked .acts .btn').last();
    if (await end.isVisible()) await end.click();
    else await page.locator('.answers .choice').first().click();
    await expect(ask(page)).not.toHaveText(before ?? '');
  }
  await expect(page.locator('.final')).toBeVisible();
}

test('the day’s campaign: begun, bounded by its dice, finished, shared, recorded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // The campaign of this day has one turn.
  await page.clock.setFixedTime(new Date('2026-12-02T23:00:00Z'));
  const today = page.locator('.of-the-day');
  const dialog = page.getByRole('dialog');
  const undo = page.getByRole('button', { name: 'Undo' });
  await page.goto('/reconquista/play/');
  await expect(today.getByRole('heading')).toHaveText('The campaign of 2 December 2026');
  await expect(today).toContainText('Turn 20, AD');
  await expectAccessibleInBoth(page, '.of-the-day');
  await today.getByRole('button', { name: 'Play today’s game' }).click();
  await press(page, 'Roll the rebellion');
  const question = (await ask(page).textContent()) ?? '';
  await undo.click();
  await expect(dialog).toContainText('this game no longer counts');
  await expectAccessibleInBoth(page, 'dialog');
  await dialog.getByRole('button', { name: 'Let it count' }).click();
  await expect(ask(page)).toHaveText(question);
  await expect(page.getByText('saved', { exact: true })).toBeVisible();

  // Opened again, it goes on; after midnight it keeps its date.
  await page.goto('/reconquista/play/');
  await today.getByRole('button', { name: 'Continue' }).click();
  await expect(ask(page)).toHaveText(question);
  await page.clock.setFixedTime(new Date('2026-12-03T00:00:10Z'));
  await playOut(page);
  await expect(page.locator('.final .par')).toContainText('From here a computer played');
  await page.locator('.final').getByRole('button', { name: 'Copy the result' }).click();
  await expect(page.locator('.final')).toContainText('Copied.');
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toMatch(
    /^Reconquista, the campaign of 2 December 2026\nTurn 20, AD \d+: \d+ victory points, .+\nMore points than \d+ of 1,000 games of the computer\nRules version 1\nhttp\S+\/reconquista\/play\/$/,
  );

  await page.getByRole('link', { name: 'To the record book' }).click();
  const book = page.locator('.record-book');
  await expect(book.getByRole('row').last()).toContainText(
    /3 December 2026game of 2 December 2026Turn 20.*none.*\d+ of 1001/,
  );
  await expectAccessibleInBoth(page, '.record-book');
  const file = await fileBy(page, book.getByRole('button', { name: 'Save as a file' }));

  // The next day has another; the result of this one is seen on its day.
  await book.getByRole('button', { name: 'All games' }).click();
  await expect(today.getByRole('heading')).toHaveText('The campaign of 3 December 2026');
  await expect(today.getByRole('button', { name: 'Play today’s game' })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-12-02T23:30:00Z'));
  await page.reload();
  await expect(today).toContainText('You have played today’s game.');
  await today.getByRole('button', { name: 'Copy the result' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  await expect(today.getByRole('button', { name: 'Play today’s game' })).toHaveCount(0);
  await expectAccessibleInBoth(page, '.of-the-day');

  // A game that is taken back beyond its dice, or played on in a copy, says so and stands apart.
  const apart = page.locator('.stands-apart');
  await begin(page, 20);
  await press(page, 'Roll the rebellion');
  await page.keyboard.press('u');
  await dialog.getByRole('button', { name: 'Take back' }).click();
  await expect(ask(page)).toContainText('Roll for a rebellion');
  await expect(apart).toContainText('dice were taken back');
  await playOut(page);
  await expect(page.locator('.final .par')).toHaveCount(0);
  await page.getByRole('link', { name: 'To the record book' }).click();
  await expect(book.getByRole('table', { name: 'Games that do not count' })).toContainText('dice taken back');
  await begin(page, 20);
  await press(page, 'Roll the rebellion');
  await page.keyboard.press('h');
  await page.locator('.leaf').getByRole('button', { name: 'Play on from here, in a copy' }).click();
  await dialog.getByRole('button', { name: 'Play in a copy' }).click();
  await expect(apart).toContainText('played elsewhere');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  await page.goto('/reconquista/play/');
  await expect(page.locator('.games .stands-apart')).toHaveCount(3);

  // A damaged book is put aside, and the file brings its records back.
  await page.evaluate((key) => localStorage.setItem(key, '{"format":"scri'), textKey('reconquista', 'records'));
  await page.goto('/reconquista/play/#records');
  await page.reload();
  await expect(book).toContainText('could not be read');
  expect(await fileBy(page, book.getByRole('button', { name: 'Save it as it was' }))).toBe('{"format":"scri');
  await book.locator('input[type="file"]').setInputFiles({
    name: 'records.json',
    mimeType: 'application/json',
    buffer: Buffer.from(file),
  });
  await expect(book.getByRole('row')).toHaveCount(2);
  await book.getByRole('button', { name: 'Delete it' }).click();
  await expect(book).not.toContainText('could not be read');
});

test('a turn is played with the keyboard alone, on the board and in the list', async ({ page }) => {
  await begin(page, 13);
  await page.keyboard.press('Enter');
  await expect(ask(page)).toContainText('Roll for the event');
  await page.keyboard.press('Enter');
  await expect(ask(page)).toContainText('Spend your');
  await page.keyboard.press('b');
  const first = page.locator('.places button:focus');
  await expect(first).toHaveText(/may be chosen/);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-place="oviedo"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-place="oviedo"]')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(ask(page)).toContainText('In which region');
  await page.locator('.asked .acts').getByRole('button', { name: 'Move in Castile' }).focus();
  await page.keyboard.press('Enter');
  await expect(ask(page)).toContainText('Which units');
  // The list: units, where to, how many.
  for (const name of ['Toledo', 'La Mancha'])
    await page.locator('.answers .choice', { hasText: name }).first().press('Enter');
  await page.locator('.answers .filler .btn.pri').first().press('Enter');
  await expect(page.locator('.asked .happened')).toContainText(/Round \d/);
  await expect(page.locator('.story-of-answer')).toContainText('from Toledo to La Mancha');
  for (let n = 0; n < 3 && !(await ask(page).textContent())?.includes('reaction'); n++) await page.keyboard.press('e');
  await expect(ask(page)).toContainText('Roll for the Muslim reaction');
  await page.keyboard.press('Enter');
  await expect(ask(page)).not.toContainText('Roll for the Muslim reaction');
});

test('a turn is played on a phone: the board is large enough for a finger @phone', async ({ page }) => {
  await begin(page, 13);
  await expect(page.locator('.turn-line')).toContainText('Turn 13, AD 1188');
  const end = page.locator('.stick .btn').last();
  await end.tap();
  await end.tap();
  await expect(ask(page)).toContainText('Spend your');
  const box = await place(page, 'leon').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await place(page, 'leon').tap();
  await page.locator('.answers .choice', { hasText: 'Build a fort' }).tap();
  await expect(place(page, 'leon')).toHaveText(/fort/);
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expectAccessible(page, '.whole-table');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the adviser names an answer with its reason and risk, plays a turn, and is stopped', async ({ page }) => {
  await begin(page, 13);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(ask(page)).toContainText('Spend your');
  const adviser = page.locator('.adviser');
  await adviser.getByRole('button', { name: 'Advise me' }).click();
  await expect(adviser.locator('.advised')).toContainText(/Raise|Build|Convert|End spending/);
  await expect(adviser).toContainText(/an army would appear in the coming reaction \(13\) with \d+ in 100/);
  await expect(page.locator('.campaign .plate.on').first()).toBeVisible();
  await expectAccessibleInBoth(page, '.whole-table');
  await adviser.getByRole('button', { name: 'Do this' }).click();
  await expect(adviser.locator('.advised')).toHaveCount(0);

  await adviser.getByRole('button', { name: 'Play this turn' }).click();
  await expect(page.getByText('The adviser plays this turn for you.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over again' }).click();
  await expect(page.locator('.asked')).toBeVisible();
  await adviser.getByRole('button', { name: 'Play on' }).click();
  await expect(page.getByText('The adviser plays on for you.')).toBeVisible();
  await expect(page.locator('.asked .happened, .notice .happened').first()).not.toBeEmpty();
  await page.getByRole('button', { name: 'Stop the computer' }).click();
  await expect(page.getByText('The computer is waiting.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over again' }).click();
  await expect(page.locator('.asked')).toBeVisible();
});

test('an adviser that cannot be reached says so, and the game goes on', async ({ page }) => {
  await page.route(/worker-adviser|answering/, (route) => route.abort());
  await begin(page, 13);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.locator('.adviser').getByRole('button', { name: 'Advise me' }).click();
  await expect(page.locator('.adviser')).toContainText('The adviser does not answer.', { timeout: 25_000 });
  await page.keyboard.press('e');
  await expect(ask(page)).toContainText('In which region');
});
