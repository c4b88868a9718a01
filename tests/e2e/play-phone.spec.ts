import { expect, type Page, test } from '@playwright/test';
import { now } from '../../src/kernel/journal.ts';
import { firstGame } from '../../src/ui/hispania/table/new-game.ts';
import { TABLE } from '../../src/words/en/table.ts';
import { asked, countAnswers, expectQuestion, make, openHome, tap } from './table.ts';
import { answered, type Beside, begun, question, since } from './table-game.ts';
import { type Feat, gesture } from './table-player.ts';

const SEED = 'lisbon-2';

/** A finger that goes over the page from one side to the other. */
async function swipe(page: Page, from: number, to: number, y: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await send('touchStart', from);
  await send('touchMove', (from + to) / 2);
  await send('touchMove', to);
  await send('touchEnd');
}

/** Controls that a thumb would miss: less than 44 px wide or high. What lies in a label is as large as that. */
const small = (page: Page, within: string) =>
  page.locator(within).evaluate((part) =>
    [...part.querySelectorAll('button, summary, input, select')].flatMap((control) => {
      if (!control.checkVisibility() || control.classList.contains('vh')) return [];
      const [own, label] = [control, control.closest('label')].map((one) => one?.getBoundingClientRect());
      const most = Math.max(...[own, label].map((box) => (box ? Math.min(box.width, box.height) : 0)));
      return most < 43.5 ? [`${control.outerHTML.slice(0, 80)}: ${most}`] : [];
    }),
  );

/** Nothing has to be scrolled to sideways, and what is asked is in view with the board. */
async function expectInView(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(asked(page).locator('.ask')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.mapsheet')).toBeInViewport({ ratio: 0.5 });
}

test('a turn is played with a thumb, board and question always in view @phone', async ({ page }) => {
  test.slow();
  await openHome(page);
  await page.getByText('Choose for yourself').tap();
  await page.getByLabel('Seed of the dice').fill(SEED);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  let table = begun(firstGame(SEED, TABLE.begin.names));
  let before: Beside | undefined;
  const done = new Map<Feat, number>();
  while (now(table.journal).turn === 1) {
    const decision = question(table);
    if (!decision) throw new Error('the game is over');
    await expectQuestion(page, decision, since(table, before));
    await expectInView(page);
    expect(await small(page, '.whole-table'), decision.kind).toEqual([]);
    const next = gesture(table, done);
    await make(page, decision, next, tap);
    before = table;
    table = answered(table, ...next.actions);
  }
  await expectQuestion(page, question(table) as never, since(table, before));
  expect(done.has('several steps') && done.has('attack')).toBe(true);
  expect(await countAnswers(page)).toBe(table.journal.at);

  // Undo lies under the thumb.
  await page.locator('.stick').getByRole('button', { name: 'Undo' }).tap();
  expect(await countAnswers(page)).toBe(before?.journal.at);
});

test('a finger turns the pages, and everything is large enough for it @phone', async ({ page }) => {
  await openHome(page);
  expect(await small(page, '.play-home')).toEqual([]);
  await page.getByRole('button', { name: 'Begin a first game' }).tap();
  await expect(asked(page).locator('.ask')).toHaveText('Who moves, and where to?');
  expect(await small(page, '.whole-table')).toEqual([]);
  await page.locator('.moves .choice').first().tap();
  await expect(page.locator('.who-goes')).toBeVisible();
  expect(await small(page, '.whole-table')).toEqual([]);

  const selected = page.getByRole('tab', { selected: true });
  for (const tab of ['Log', 'Sheet', 'Nations', 'Points', 'History', 'Choices']) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect(selected).toHaveText(tab);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, tab).toBeLessThanOrEqual(0);
    await expect(page.locator('.mapsheet')).toBeInViewport({ ratio: 0.5 });
  }
  const leaf = await page.locator('.leaf').boundingBox();
  const y = (leaf?.y ?? 0) + 60;
  await swipe(page, 320, 80, y);
  await expect(selected).toHaveText('Log');
  await swipe(page, 80, 320, y);
  await expect(selected).toHaveText('Choices');
  // The finger has turned pages of the table, not those of the browser.
  await expect(page).toHaveURL(/#game=/);
});
