import { expect, type Locator, type Page, test } from '@playwright/test';
import { firstGame } from '../../../src/books/hispania/ui/table/new-game.ts';
import { NAMES as CALLED } from '../../../src/books/hispania/words/en/names.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { same } from '../../../src/kernel/hash.ts';
import { now } from '../../../src/kernel/journal.ts';
import { slowFrames } from '../shared/slow-frames.ts';
import { asked, expectQuestion, make, openHome, type Press } from './table.ts';
import { answered, type Beside, begun, question, since } from './table-game.ts';
import { type Feat, type Gesture, gesture } from './table-player.ts';

/** With these dice the first three turns hold all that keys are for. */
const SEED = 'lisbon-2';
const LAST = 3;

const isFocused = (control: Locator) => control.evaluate((element) => element === document.activeElement);

/** Walks on with Tab until the focus is on a control; fails when it comes round. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let i = 0; i < 120; i++) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${control}`);
}

/** With a key to the choices, with Tab to a control, and Enter. */
const byKeys =
  (page: Page): Press =>
  async (control) => {
    if (!(await isFocused(control))) await page.keyboard.press('c');
    await tabTo(page, control);
    await page.keyboard.press('Enter');
  };

/** On the board: letters to a province, and Enter. */
async function choose(page: Page, place: keyof typeof CALLED.places): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-place'));
  // Letters typed at once make one word; a busy machine may pause in the middle of one: then once more.
  await expect(async () => {
    if ((await focused()) === place) return;
    await page.waitForTimeout(750);
    await page.keyboard.type(CALLED.places[place].toLowerCase().replace(/^the /, ''));
    expect(await focused()).toBe(place);
  }).toPass();
  await page.keyboard.press('Enter');
}

/** Makes a gesture without a pointer: with the single letters where there are such. */
async function press(page: Page, table: Beside, of: Gesture): Promise<void> {
  const decision = question(table);
  if (!decision) throw new Error('the game is over');
  if (of.by === 'board') {
    await page.keyboard.press('b');
    await choose(page, of.stack.from);
    await choose(page, of.way.to);
    await page.keyboard.press('Escape');
    return;
  }
  const [action] = of.actions;
  // What is bought is the reader's own choice: nothing is suggested.
  const isOffered = decision.kind !== 'buy' && same(action, decision.preset);
  const letter = action?.kind === 'end' ? 'e' : isOffered ? 'a' : undefined;
  if (of.by === 'list' || !letter) return make(page, decision, of, byKeys(page));
  await page.keyboard.press(letter);
  // What would cost something is asked once more.
  if (await asked(page).locator('.sure').isVisible()) await page.keyboard.press(letter);
}

/** The number of answers of the game, from its history. */
async function countByKeys(page: Page): Promise<number> {
  await page.keyboard.press('h');
  const said = (await page.locator('.history .head small').textContent()) ?? '';
  await page.keyboard.press('c');
  return Number(/of (\d+)/.exec(said)?.[1]);
}

test('three turns are played by keys alone, from the page’s load on', async ({ page }) => {
  await slowFrames(page);
  await openHome(page);
  await tabTo(page, page.getByRole('button', { name: 'Change', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Seed of the dice'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(SEED);
  await page.keyboard.press('Escape');
  // N only leads to the button, so that no game is begun by mistake.
  await page.keyboard.press('n');
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  let table = begun(firstGame(SEED, TABLE.begin.names));
  let before: Beside | undefined;
  const done = new Map<Feat, number>();
  const letters = new Set<string>();
  for (let first = true; now(table.journal).turn <= LAST; first = false) {
    const decision = question(table);
    if (!decision) throw new Error('the game is over');
    await expectQuestion(page, decision, since(table, before));
    const next = gesture(table, done);
    await press(page, table, next);
    letters.add(next.by);
    before = table;
    table = answered(table, ...next.actions);
    if (!first) continue;
    // U takes it back, Y plays it again.
    const count = table.journal.at;
    expect(await countByKeys(page)).toBe(count);
    await page.keyboard.press('u');
    expect(await countByKeys(page)).toBe(0);
    await page.keyboard.press('y');
    expect(await countByKeys(page)).toBe(count);
    // The other letters of the list, and the list itself.
    await page.keyboard.press('l');
    await expect(page.getByRole('tab', { name: 'Log' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel')).toBeFocused();
    // Escape leaves the board for the question.
    await page.keyboard.press('b');
    await page.keyboard.press('Escape');
    await expect(page.locator('.asked')).toBeFocused();
    await page.keyboard.press('m');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog').getByRole('heading', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');
    // The focus leaves it with the next frame.
    await expect(page.locator('dialog')).toHaveCount(0);
    await page.keyboard.press('c');
    await expect(page.locator('.moves .choice').first()).toBeFocused();
    // A stack that was chosen is put down with Escape.
    await page.keyboard.press('Enter');
    await expect(page.locator('.moves .stack')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.moves .stack')).toBeHidden();
  }
  expect([...letters].sort()).toEqual(['answer', 'board', 'list']);
  await expectQuestion(page, question(table) as never, since(table, before));
  expect(await countByKeys(page)).toBe(table.journal.at);
});
