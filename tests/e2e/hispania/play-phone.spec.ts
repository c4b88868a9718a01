import { expect, type Page, test } from '@playwright/test';
import { firstGame } from '../../../src/books/hispania/ui/table/new-game.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { now } from '../../../src/kernel/journal.ts';
import { smallerThan } from '../shared/targets.ts';
import { asked, bring, countAnswers, expectQuestion, make, openChange, openGame, openHome, tap } from './table.ts';
import {
  alone,
  answered,
  type Beside,
  begun,
  fileFor,
  gameAt,
  NAMES,
  question,
  since,
  sittingsFor,
} from './table-game.ts';
import { type Feat, gesture } from './table-player.ts';

const SEED = 'porto-1';

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

/** Nothing has to be scrolled to sideways, and what is asked is in view with the board. */
async function expectInView(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(asked(page).locator('.ask')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.mapsheet')).toBeInViewport({ ratio: 0.5 });
}

/** No part of a slip is below its edge, or below that of the screen. */
async function expectWhole(page: Page, slip: string): Promise<void> {
  await expect(page.locator(slip)).toBeInViewport({ ratio: 1 });
  const below = await page.locator(slip).evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(below).toBeLessThanOrEqual(1);
}

test('a turn is played with a thumb, board and question always in view @phone', async ({ page }) => {
  await openHome(page);
  const sheet = await openChange(page, tap);
  await sheet.getByLabel('Seed of the dice').fill(SEED);
  await sheet.getByRole('button', { name: 'Done' }).tap();
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  // Beside the first hint, too, the first answer is seen whole.
  await expect(page.locator('.moves .choice').first()).toBeInViewport({ ratio: 0.85 });
  let table = begun(firstGame(SEED, TABLE.begin.names));
  let before: Beside | undefined;
  const done = new Map<Feat, number>();
  while (now(table.journal).turn === 1) {
    const decision = question(table);
    if (!decision) throw new Error('the game is over');
    await expectQuestion(page, decision, since(table, before));
    await expectInView(page);
    expect(await smallerThan(page, 44, '.whole-table'), decision.kind).toEqual([]);
    const next = gesture(table, done);
    await make(page, decision, next, tap);
    before = table;
    table = answered(table, ...next.actions);
  }
  await expectQuestion(page, question(table) as never, since(table, before));
  expect(done.has('several steps') && done.has('attack')).toBe(true);
  expect(await countAnswers(page)).toBe(table.journal.at);

  // Undo is within reach of the thumb.
  await page.locator('.stick').getByRole('button', { name: 'Undo' }).tap();
  expect(await countAnswers(page)).toBe(before?.journal.at);
});

test('a finger turns the pages, and everything is large enough for it @phone', async ({ page }) => {
  await openHome(page);
  expect(await smallerThan(page, 44, '.play-home')).toEqual([]);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  expect(await smallerThan(page, 44, '.whole-table')).toEqual([]);
  // The board stays readable: what lies beyond its edge is counted there, and a press shows it.
  const beyond = page.locator('.mapsheet .beyond').first();
  await expect(beyond).toHaveAccessibleName(/^Show \d+ places? /);
  const seen = await page.locator('.mapsheet .map').getAttribute('viewBox');
  await beyond.tap();
  await expect(page.locator('.mapsheet .map')).not.toHaveAttribute('viewBox', seen ?? '');
  // The board keeps its size when a hint is closed.
  const height = async (): Promise<number> => (await page.locator('.mapsheet').boundingBox())?.height ?? 0;
  const high = await height();
  await page.getByRole('button', { name: 'Got it' }).tap();
  await expect(page.locator('.hint-of-game')).toHaveCount(0);
  expect(await height()).toBe(high);
  await page.locator('.moves .choice').first().tap();
  await expect(page.locator('.how-many')).toBeVisible();
  // The answers that do not fit are counted below the others, and drawn up by a press.
  const more = page.locator('.more-below');
  await expect(more).toHaveText(/^\d+ more answers$/);
  const low = (await page.locator('.leaf').boundingBox())?.height ?? 0;
  await more.tap();
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  expect((await page.locator('.leaf').boundingBox())?.height ?? 0).toBeGreaterThan(low + 60);
  await expect(page.locator('.mapsheet .beyond').filter({ visible: true })).toHaveCount(0);
  await more.tap();
  expect(await smallerThan(page, 44, '.whole-table')).toEqual([]);
  // The board is close enough to read the names of the stack's destinations.
  await expect(page.locator('.mapsheet [role="application"]')).toHaveAttribute('data-whole', 'false');
  await expect(page.locator('.mapsheet').getByText('Córdoba').first()).toBeInViewport({ ratio: 1 });

  // The tabs make room for the stack in the hand, and come back with the question.
  await expect(page.locator('.tabs')).toBeHidden();
  await page.getByRole('button', { name: 'Another stack' }).tap();
  // From afar a counter is its nation's letters, and still says that it may move. A reader who wants to see it all keeps it.
  await page.getByRole('button', { name: 'Whole map' }).tap();
  await expect(page.locator('.mapsheet .ctr.chip.may .ring').first()).toBeAttached();
  await page.locator('.moves .choice').first().tap();
  await expect(page.locator('.how-many')).toBeVisible();
  await expect(page.locator('.mapsheet [role="application"]')).toHaveAttribute('data-whole', 'true');
  await page.getByRole('button', { name: 'Another stack' }).tap();
  const selected = page.getByRole('tab', { selected: true });
  for (const tab of ['Log', 'Sheet', 'Nations', 'Points', 'History', 'Choices']) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect(selected).toHaveText(tab);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide, tab).toBeLessThanOrEqual(0);
    await expect(page.locator('.mapsheet')).toBeInViewport({ ratio: 0.5 });
    // What is looked up has the room of the question.
    const leaf = (await page.locator('.leaf').boundingBox())?.height ?? 0;
    if (tab !== 'Choices') expect(leaf, tab).toBeGreaterThan(300);
  }
  // Who goes takes room from the question, so that the leaf is not as high with every tab.
  const within = async (): Promise<number> => ((await page.locator('.leaf').boundingBox())?.y ?? 0) + 40;
  await swipe(page, 320, 80, await within());
  await expect(selected).toHaveText('Log');
  await swipe(page, 80, 320, await within());
  await expect(selected).toHaveText('Choices');
  // The finger has turned pages of the table, not those of the browser.
  await expect(page).toHaveURL(/#game=/);
});

test('on a small phone the answers are told of before they are in view, and an answer leads back to the board @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 616 });
  await openHome(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).tap();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  // No tab is cut.
  expect(await page.locator('.tabs').evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBeLessThanOrEqual(0);
  await page.locator('.moves .choice').first().tap();
  const more = page.locator('.more-below');
  await expect(more).toHaveText(/^\d+ more answers$/);
  await expect(more).toBeInViewport({ ratio: 1 });
  await page.locator('.ways .choice').first().tap();
  await expect(asked(page).locator('.ask')).toHaveText('Choose units to move.');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  // What is bought has its button within reach, with the numbers that are set.
  const { journal } = gameAt('A-standard', ({ decision: { kind } }) => kind === 'buy');
  await openHome(page);
  await bring(page, fileFor('Buys', journal, alone(journal)));
  await page.getByRole('button', { name: /^All your games/ }).tap();
  await openGame(page, 'Buys');
  await expect(page.locator('.stick .btn')).toHaveText(['Undo', 'Done buying']);
  await page.locator('[data-buy] .stepper button').nth(1).tap();
  const buys = page.locator('.buying > .acts .btn.pri');
  const reach = page.locator('.stick .btn', { hasText: (await buys.textContent()) ?? '' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(reach).toBeInViewport({ ratio: 1 });
  await buys.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  await expect(reach).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  await reach.tap();
  await expect(buys).toHaveCount(0);
});

test('bids that were opened are read at once, with the question @phone', async ({ page }) => {
  const { journal } = gameAt('C-advanced', ({ decision: { kind } }) => kind === 'sealed-bid');
  await openHome(page);
  await bring(page, fileFor('Bids', journal, alone(journal)));
  await openGame(page, 'Bids');
  const own = page.locator('.stick').getByRole('button', { name: 'Pass' });
  const lines = page.locator('.happened li');
  for (let i = 0; i < 5 && (await lines.count()) === 0; i++) {
    const who = await asked(page).locator('.who').textContent();
    await own.tap();
    await expect(asked(page).locator('.who')).not.toHaveText(who ?? '');
  }
  await expect(page.locator('.happened details')).toHaveCount(0);
  expect(await lines.count()).toBeGreaterThan(4);
  await expectWhole(page, 'section.asked');
  await expectInView(page);
});

test('what has happened since is told whole, below the board @phone', async ({ page }) => {
  const [ines = '', martim = ''] = NAMES;
  let before = '';
  const { journal } = gameAt('D-standard', ({ decision: { by, kind }, at }) => {
    const [seat = ''] = by;
    const ours = by.length === 1 && [ines, martim].includes(seat);
    const handed = ours && kind === 'move' && before !== '' && before !== seat && at > 200;
    if (ours) before = seat;
    return handed;
  });
  await openHome(page);
  await bring(page, fileFor('Two', journal, sittingsFor(journal, ines, martim)));
  await openGame(page, 'Two');
  await asked(page).getByRole('button', { name: /^I am/ }).tap();
  await expectWhole(page, 'section.asked');
  await page.getByRole('button', { name: /^Since you last decided/ }).tap();
  const done = page.locator('.recap').getByRole('button', { name: 'Back to the present' });
  for (let last = false; !last; ) {
    last = await done.isVisible();
    await expectWhole(page, '.recap');
    await expect(page.locator('.recap h3')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.mapsheet')).toBeInViewport({ ratio: 1 });
    await page.locator('.recap .btn.pri').tap();
  }
  await expect(asked(page).locator('.ask')).toBeInViewport({ ratio: 1 });
});
