import { expect, type Locator, type Page, test } from '@playwright/test';
import { BOTS } from '../../../src/books/hispania/words/en/bots.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { expectAccessible } from '../shared/axe.ts';
import { asked, beginWith, countAnswers, openChange, openHome } from './table.ts';

/** Computers at the table: they play, say why, are watched, stopped and taken over from. */

const { names, seat, is } = TABLE.begin;
const FIRST = names.person(1);
const EGERIA = names.computer(2);

// The board shows the computers' actions step by step.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Opens the menu of the game, and chooses in it. */
async function inMenu(page: Page, does: (menu: ReturnType<Page['locator']>) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('dialog.menu-of-game');
  await does(menu);
  if (await menu.isVisible()) await menu.getByRole('button', { name: 'Close' }).click();
}

/** Lets a captain play phases for the person until the computers have had their turns. */
async function untilOthersPlayed(page: Page): Promise<void> {
  const recap = page.getByRole('button', { name: /^Since you last decided/ });
  await expect(async () => {
    // On a slow machine they may have had them since: another press would continue the game.
    if (!(await recap.isVisible())) await page.keyboard.press('p');
    await expect(recap).toBeVisible({ timeout: 300 });
  }).toPass();
}

test('three captains play a new game, and say why', async ({ page }) => {
  await openHome(page);
  const sheet = await openChange(page);
  await expect(sheet.locator('.manners dt')).toHaveText(['Novice', 'Captain', 'Strategist']);
  await sheet.getByRole('button', { name: 'Done' }).click();
  for (const n of [2, 3, 4]) await expect(page.getByLabel(`${seat(n)}: ${is}`)).toHaveValue('captain');
  await beginWith(page, 'lisbon-2');
  // One phase is played for the person, and taken back as one.
  await inMenu(page, (menu) => menu.getByRole('button', { name: BOTS.lend }).click());
  await expect(asked(page).locator('.ask')).toHaveText('Choose the next battle.');
  expect(await countAnswers(page)).toBeGreaterThan(1);
  await page.locator('.bar').getByRole('button', { name: 'Undo' }).click();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  expect(await countAnswers(page)).toBe(0);

  await untilOthersPlayed(page);
  await page.getByRole('button', { name: /^Since you last decided/ }).click();
  const recap = page.locator('.recap');
  const why = recap.getByText(BOTS.recap);
  while (!(await why.isVisible())) await recap.getByRole('button', { name: 'Next', exact: true }).click();
  await why.click();
  await expect(recap.locator('.reasons li').first()).toContainText(/\w+ .*\.$/);
  await expectAccessible(page, '.recap');
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Log' }).click();
  const folded = page.locator('.logs .fold[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
  const first = page
    .locator('.logs li')
    .filter({ has: page.locator('.ask-why'), hasText: 'moves' })
    .first();
  await first.getByRole('button', { name: /^Why\?/ }).click();
  await expect(first.locator('.because')).toContainText(/moves? to .*\./);
  await expect(first.locator('.because .n').first()).toBeVisible();
  await expectAccessible(page, '.logs');
});

/** Who plays for a player, in the menu. */
const seatOf = (menu: Locator, name: string): Locator =>
  menu
    .locator('.seats-of-game li')
    .filter({ has: menu.page().getByText(name, { exact: true }) })
    .locator('select');

test('whoever plays is changed at any moment, and stays so', async ({ page }) => {
  await openHome(page);
  await beginWith(page, 'lisbon-2');
  await inMenu(page, async (menu) => {
    const of = seatOf(menu, EGERIA);
    await expect(of).toHaveValue('captain');
    await expect(of.locator('option')).toHaveText(
      [FIRST, EGERIA].map(BOTS.person).concat('Novice', 'Captain', 'Strategist'),
    );
    await of.selectOption(BOTS.person(FIRST));
    await seatOf(menu, names.computer(3)).selectOption('novice');
    await expectAccessible(page, '.menu-of-game');
  });
  await page.keyboard.press('p');
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.reload();
  await expect(page.locator('.whole-table')).toBeVisible();
  await inMenu(page, async (menu) => {
    await expect(seatOf(menu, EGERIA).locator('option:checked')).toHaveText(BOTS.person(FIRST));
    await expect(seatOf(menu, names.computer(3))).toHaveValue('novice');
    // And back: now the computer plays the first seat, too.
    await seatOf(menu, FIRST).selectOption('captain');
    await seatOf(menu, EGERIA).selectOption('captain');
  });
  await expect(asked(page).locator('.ask')).toContainText(/(is playing|The game is over)\.$/);
});

test('a game of computers is watched step by step, fast, stopped and taken over from', async ({ page }) => {
  await openHome(page);
  for (const n of [1, 2, 3, 4]) await page.getByLabel(`${seat(n)}: ${is}`).selectOption('novice');
  await beginWith(page, 'lisbon-2');
  const pace = asked(page).getByLabel(BOTS.pace);
  await expect(pace).toHaveValue('normal');
  await pace.selectOption('step');
  const next = asked(page).getByRole('button', { name: BOTS.next });
  await expect(next).toBeVisible();
  const before = await countAnswers(page);
  await next.click();
  await page.keyboard.press('n');
  await expect.poll(() => countAnswers(page)).toBeGreaterThan(before);
  await expect(asked(page).getByText(BOTS.recap)).toBeVisible();
  await expectAccessible(page, '.asked');
  await pace.selectOption('fast');
  await expect.poll(() => countAnswers(page)).toBeGreaterThan(before + 4);
  await asked(page).getByRole('button', { name: 'Stop the computer' }).click();
  const stopped = await countAnswers(page);
  await page.waitForTimeout(500);
  expect(await countAnswers(page)).toBe(stopped);
  await asked(page)
    .getByRole('button', { name: /^Play .* seat myself$/ })
    .click();
  await expect(page.locator('.answers')).toBeVisible();
  await expect(asked(page).locator('.who')).toBeVisible();
});

test('computers play where there are no workers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
  await openHome(page);
  await beginWith(page, 'lisbon-2');
  await page.keyboard.press('p');
  await expect(asked(page).locator('.ask')).toHaveText('Choose the next battle.');
  await untilOthersPlayed(page);
});
