import { expect, type Page, test } from '@playwright/test';
import { SCENARIOS } from '../../../src/books/hispania/engine/data/ids.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { expectAccessibleInBoth } from '../shared/axe.ts';
import { asked, openHome } from './table.ts';

/** The page of the games, and the first minutes at a table. */

const begin = (page: Page) => page.getByRole('button', { name: 'Begin', exact: true });
const scenario = (page: Page, id: string) => page.getByRole('radio', { name: new RegExp(`\\b${id} `) });
const { titles, shortNames } = TABLE.begin;

/** Counts what sounds: each start of a tone or of a noise. */
async function spyOnSound(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sounds = { started: 0 };
    Object.assign(globalThis, { sounds });
    for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
      const { start } = Source.prototype;
      Source.prototype.start = function (...of: [number?]) {
        sounds.started++;
        return start.apply(this, of as never);
      };
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { sounds: { started: number } }).sounds.started);
}

test('scenarios are pictures with their words, keys choose, and Begin is on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHome(page);
  for (const id of SCENARIOS) {
    await expect(scenario(page, id)).toHaveAccessibleName(new RegExp(titles[id]));
    await expect(page.locator('.tile', { hasText: titles[id] }).locator('.minimap g use').first()).toBeAttached();
  }
  const box = await begin(page).boundingBox();
  expect(box && box.y + box.height / 2).toBeLessThan(500);
  expect(box?.y).toBeLessThan(480);
  // No games yet: the first lesson and a short game are in their place.
  await expect(page.locator('.mine').getByRole('link', { name: TABLE.begin.lessonOpen })).toBeVisible();
  await expectAccessibleInBoth(page);

  await page.keyboard.press('d');
  await expect(scenario(page, 'D')).toBeChecked();
  await expect(page.locator('.lives').first()).toContainText('Carthage');
  await page.locator('.tile', { hasText: titles.B }).click();
  await expect(page.locator('.chairs')).toContainText('Its nations are decided by bids.');
  await page.keyboard.press('a');
  await page.getByRole('button', { name: TABLE.begin.everyone }).click();
  for (const n of [1, 2, 3, 4])
    await expect(page.getByLabel(`${TABLE.begin.seat(n)}: ${TABLE.begin.is}`)).toHaveValue('person');
  await page.getByRole('button', { name: TABLE.begin.alone }).click();
  await page.keyboard.press('n');
  await expect(begin(page)).toBeFocused();
});

test('one’s games are small maps with whose move it is, one button and a menu; G goes on', async ({ page }) => {
  await openHome(page);
  await page.locator('.mine').getByRole('button', { name: shortNames.rome }).click();
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  const game = page.locator('.games li.game');
  await expect(game.getByRole('heading')).toHaveText(shortNames.rome);
  await expect(game).toContainText('your move');
  await expect(game.locator('.minimap g use').first()).toBeAttached();
  await expect(game.getByRole('button', { name: /^Continue/ })).toHaveClass(/pri/);
  await expect(game.getByRole('button', { name: /^Rename/ })).toHaveCount(0);
  await game.getByRole('button', { name: /^More for/ }).click();
  await expectAccessibleInBoth(page, '.games');
  await page.keyboard.press('Escape');
  await expect(game.getByRole('button', { name: /^More for/ })).toBeFocused();
  await page.keyboard.press('g');
  await expect(asked(page)).toBeVisible();
});

test('on a phone the game to go on with comes first, then scenarios to swipe @phone', async ({ page }) => {
  await openHome(page);
  // A new game is on the first screen, above the board editor.
  const top = async (of: string): Promise<number> => (await page.locator(of).boundingBox())?.y ?? 0;
  expect(await top('#new-game')).toBeLessThan(640);
  expect(await top('.to-editor')).toBeGreaterThan(await top('.fresh'));
  for (const name of [shortNames.rome, shortNames.umayyads]) {
    await page.locator('.fresh, .mine').getByRole('button', { name }).filter({ visible: true }).first().tap();
    await expect(page.locator('.saved')).toHaveText('saved');
    await page.getByRole('button', { name: 'Games' }).tap();
    await expect(page.locator('.games li.game').first()).toBeVisible();
  }
  const games = page.locator('.games li.game');
  await expect(games.filter({ visible: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'All your games, 2' }).tap();
  await expect(games.filter({ visible: true })).toHaveCount(2);
  const tiles = page.locator('.tiles');
  expect(await tiles.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
  await tiles.scrollIntoViewIfNeeded();
  await expect(page.locator('.tile').nth(1)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    await page.evaluate(() => document.documentElement.clientWidth),
  );
  await expectAccessibleInBoth(page);
});

test('three hints accompany the first turn, are dismissed one by one, and can be switched off', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHome(page);
  await begin(page).click();
  const hint = page.locator('.hint-of-game');
  await expect(hint).toContainText('Hint 1 of 3');
  // It covers no answer.
  const [top, bottom] = await Promise.all([hint.boundingBox(), page.locator('.leaf').boundingBox()]);
  expect(top && bottom && bottom.y + bottom.height <= top.y + 1).toBe(true);
  await hint.getByRole('button', { name: 'Got it' }).click();
  await expect(hint).toHaveCount(0);
  await page.locator('.moves .choice').first().click();
  await page.locator('.ways .choice').first().click();
  await expect(hint).toContainText('Hint 2 of 3');
  // A later one ends it: the movement that comes back does not count backwards.
  await page.locator('body').press('e');
  await page.locator('.sure .btn.pri').click();
  await expect(hint).toContainText('Hint 3 of 3');
  await page.locator('body').press('u');
  await expect(asked(page)).toContainText('moves');
  await expect(hint).toHaveCount(0);
  await page.locator('body').press('y');
  await expect(hint).toContainText('Hint 3 of 3');
  await hint.getByRole('button', { name: 'No more hints' }).click();
  await expect(hint).toHaveCount(0);
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.reload();
  await expect(asked(page)).toBeVisible();
  await expect(hint).toHaveCount(0);
});

test('sound is off until it is chosen; theme and text size are in the menu; a tab in the background says it is your turn', async ({
  page,
}) => {
  const started = await spyOnSound(page);
  await openHome(page);
  await begin(page).click();
  await page.locator('.moves .choice').first().click();
  await page.locator('.ways .choice').first().click();
  expect(await started()).toBe(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.locator('dialog.menu-of-game');
  await menu.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await menu.getByLabel('Size of the text').selectOption('large');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('18px');
  await menu.getByLabel(/^Sound/).check();
  await menu.getByLabel('Volume').fill('20');
  await expect.poll(started).toBeGreaterThan(0);
  await expect(menu).not.toContainText('Seat of');
  await expectAccessibleInBoth(page, 'dialog');
  await menu.getByRole('button', { name: 'Close' }).click();

  const before = await started();
  await page.locator('.moves .choice').first().click();
  await page.locator('.ways .choice').first().click();
  await expect.poll(started).toBeGreaterThan(before);

  // The computers play while the reader looks elsewhere.
  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
  const recap = page.getByRole('button', { name: /^Since you last decided/ });
  await expect(async () => {
    if (!(await recap.isVisible())) await page.keyboard.press('p');
    await expect(recap).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page).toHaveTitle(/^● Your turn: /);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page).not.toHaveTitle(/Your turn/);

  // The device remembers both, and the site has the theme too.
  await page.goto('/hispania/');
  await expect(page.locator('select.theme').first()).toHaveValue('dark');
});
