import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';

/** A game at the table of Hispania by Draco Ideas: the siege of Numantia, with dice of a fixed seed. */

async function begin(page: Page): Promise<void> {
  await page.goto('/hispania-draco/play/');
  await page.locator('label', { hasText: 'The siege of Numantia' }).click();
  await page.getByLabel('Seed of the dice').fill('seven');
  await page.getByRole('button', { name: 'Set up the board' }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
}

const ask = (page: Page) => page.locator('.asked .ask');
const place = (page: Page, id: string) => page.locator(`[data-place="${id}"]`);
const press = (page: Page, name: string | RegExp) => page.locator('.asked .acts').getByRole('button', { name }).click();
const choice = (page: Page, name: string | RegExp) => page.locator('.answers .choice', { hasText: name }).first();

/** Sets up: the dice, then each road, the first that is offered. */
async function setUp(page: Page): Promise<void> {
  await press(page, 'Begin');
  for (let n = 4; n > 0; n--) {
    await expect(page.locator('.asked')).toContainText(`${n} road`);
    await choice(page, 'Place a road').click();
    await press(page, 'Place the road');
  }
  await expect(ask(page)).toHaveText('Spend your 6 coins.');
}

test('a level is chosen, what does not go together is told, and a phase is played with the pointer', async ({
  page,
}) => {
  await page.goto('/hispania-draco/play/');
  const level = page.locator('.level-table');
  await level.locator('label', { hasText: '7' }).click();
  await page.locator('.variant-list label', { hasText: 'Hispano' }).click();
  await expect(page.locator('.yours .wrong')).toHaveText('With Hispano the level must have 6 coins per turn.');
  await expect(page.getByRole('button', { name: 'Set up the board' })).toHaveAttribute('aria-disabled', 'true');
  await level.locator('label', { hasText: '6' }).click();
  await expect(page.locator('.yours .wrong')).toHaveCount(0);
  await expect(page.locator('.yours .chairs li')).toHaveCount(2);
  await page.locator('.variant-list label', { hasText: 'Hispano' }).click();
  await expectAccessibleInBoth(page, '.play-home');

  await begin(page);
  await setUp(page);
  await expect(page.locator('.board-drawing .laid-road')).toHaveCount(4);
  await expect(page.locator('.board-drawing .laid-road').first()).toBeVisible();
  await expectAccessible(page, '.whole-table');
  // A move: its way with its price, confirmed in one press.
  await place(page, 'segontia').click();
  await expect(page.locator('.command .steps')).toContainText('Toletum to Segontia');
  await expect(page.locator('.board-drawing .path')).toBeVisible();
  await press(page, 'Move, 1 coin');
  await expect(place(page, 'segontia')).toHaveAccessibleName(/consul/);

  // A combat: the coins with their chances, what counts, and which results win.
  await place(page, 'numantia').click();
  await expect(ask(page)).toHaveText('The army in Numantia. How many coins?');
  await expect(page.locator('.spend')).toContainText(/6 in 36.*10 in 36.*15 in 36/s);
  await page.locator('.spend label').nth(2).click();
  await expect(page.locator('.ledger .column').first()).toContainText(/coins spent.*3.*Segobriga.*linked.*1/s);
  await expect(page.locator('.ledger .column').last()).toContainText(/Numantia.*3.*Calagurris.*1/s);
  await expect(page.locator('.ledger .sum').first()).toHaveText('die + 4');
  await expect(page.locator('.two-dice .is-roman')).toHaveCount(15);
  await expect(page.locator('.board-drawing .teeth')).toHaveCount(1);
  await expectAccessibleInBoth(page, '.whole-table');

  // The phase ahead, as it stands and after the combat is won.
  await page.getByRole('button', { name: 'Look ahead to the Hispanic phase' }).click();
  await expect(page.locator('.phase-ahead')).toContainText('36 rolls, each 1 in 36');
  await expect(page.locator('.rolls-ahead tbody td')).toHaveCount(36);
  await page.locator('.ahead-head label', { hasText: 'if you stop now' }).click();
  await expect(page.locator('.army-ahead').first()).toContainText('Celtiberia, at Numantia');
  await expectAccessibleInBoth(page, '.whole-table');
  await page.getByRole('button', { name: 'Close' }).click();
  await press(page, 'Attack, 3 coins');
  await expect(page.locator('.asked .happened')).toContainText(/Roman side \d+.*Hispanic side \d+/);

  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.locator('.leaf')).toContainText('The consul attacks the army in Numantia with 3 coins.');
  await expect(page.getByText('saved', { exact: true })).toBeVisible();
  const question = await ask(page).textContent();
  await page.reload();
  await expect(ask(page)).toHaveText(question ?? '');
});

test('a phase is played with the keyboard alone, on the board and in the list', async ({ page }) => {
  await begin(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toContainText('4 roads');
  for (let n = 4; n > 0; n--) {
    await expect(page.locator('.asked')).toContainText(`${n} road`);
    await page.keyboard.press('c');
    await page.keyboard.press('Enter');
    await expect(page.locator('.command .btn.pri')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(ask(page)).toHaveText('Spend your 6 coins.');
  // The board: the way of a move is shown, and given by the same space.
  await page.keyboard.press('b');
  await expect(page.locator('.places button:focus')).toBeVisible();
  await place(page, 'segontia').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.command .steps')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.command')).toHaveCount(0);
  await place(page, 'segontia').press('Enter');
  await place(page, 'segontia').press('Enter');
  await expect(page.locator('.general-head')).toContainText('5 of 6 coins');
  // The list: the coins are a group of radio buttons.
  await choice(page, 'Attack the army in Numantia').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.spend input').first()).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.command .btn.pri')).toHaveText('Attack, 2 coins');
  await page.keyboard.press('Escape');
  await page.keyboard.press('e');
  await expect(ask(page)).toHaveText('Begin the Hispanic phase.');
  await expect(page.locator('.phase-ahead')).toContainText('Defeat');
  await page.keyboard.press('Enter');
  await expect(page.locator('.asked')).toContainText('Turn of the praetor of Ulterior');
});

test('a combat is prepared on a phone: board, coins and both buttons are on one screen @phone', async ({ page }) => {
  await begin(page);
  await expect(page.locator('.turn-line')).toContainText('Round 1');
  await page.locator('.stick .btn').last().tap();
  for (let n = 4; n > 0; n--) {
    await expect(page.locator('.asked')).toContainText(`${n} road`);
    await choice(page, 'Place a road').tap();
    await page.locator('.command .btn.pri').tap();
  }
  const box = await place(page, 'segontia').boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await choice(page, 'Segontia').tap();
  await page.locator('.command .btn.pri').tap();
  await choice(page, 'Attack the army in Numantia').tap();
  await expect(page.locator('.command .btn.pri')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.command').getByRole('button', { name: 'Back' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, '.whole-table');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the adviser names an answer with its reason, and plays a round', async ({ page }) => {
  await begin(page);
  await setUp(page);
  const adviser = page.locator('.adviser');
  await adviser.getByRole('button', { name: 'Advise me' }).click();
  await expect(adviser.locator('.advised')).toContainText(/Move|Besiege|Attack|Place|End/);
  await expect(adviser).toContainText(/gives Rome \d+ in 100/);
  await adviser.getByRole('button', { name: 'Do this' }).click();
  await expect(adviser.locator('.advised')).toHaveCount(0);
  await expect(page.locator('.stands-apart')).toContainText('a computer has helped');
});
