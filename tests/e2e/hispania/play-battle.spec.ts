import { expect, type Page, test } from '@playwright/test';
import type { HispaniaFact } from '../../../src/books/hispania/engine/facts.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Written } from '../../../src/books/hispania/engine/position.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { STAGE } from '../../../src/books/hispania/words/en/stage.ts';
import { begin } from '../../../src/kernel/journal.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { written } from '../../hispania/engine/set-up.ts';
import { expectAccessible, expectAccessibleInBoth } from '../shared/axe.ts';
import { asked, bring, openGame, openHome } from './table.ts';
import { fileFor } from './table-game.ts';

/** The battle as a moment: its stage, its verdict, what stays, and the order of a defender. */

const PLAYERS = ['Inês', 'Subh', 'Rui'].map((seat) => ({ seat, tokens: [], adjust: 0 }));
const SITTINGS: readonly Sitting[] = [
  { seat: 'Inês', name: 'Inês', is: 'person' },
  { seat: 'Subh', name: 'Subh', is: 'computer', level: 'captain' },
  { seat: 'Rui', name: 'Rui', is: 'computer', level: 'captain' },
];

/** Opens a position as a game of Inês against two computers, in which battles stay. */
async function open(page: Page, position: Written): Promise<void> {
  const { journal, faults } = begin<State, HispaniaFact>(hispania, { is: 'position', position });
  if (!journal) throw new Error(JSON.stringify(faults));
  await openHome(page);
  await bring(page, fileFor('battle', journal, SITTINGS, { windows: 'matters', pace: 'at-once', stays: true }));
  await openGame(page, 'battle');
}

/** Nothing lies over any corner of it. */
function isOnTop(element: Element): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

const stage = (page: Page) => page.locator('.stage');

/** Inês attacks over the Tagus, in mountains, with a leader and with zeal; a second battle follows. */
const ATTACKS = written(
  'almoravids',
  'combat',
  {
    alcantara: 'almoravids: 6 elite<badajoz, yusuf; leon: castle, knight',
    badajoz: 'almoravids: elite',
    cordoba: 'almoravids: 6 elite<granada; seville: infantry',
  },
  { turn: 18, players: PLAYERS, seats: { almoravids: 'Inês', leon: 'Subh', seville: 'Rui' }, seed: 11 },
);

test('a battle is fought on its stage with keys alone, told round by round, and its verdict stays', async ({
  page,
}) => {
  await open(page, ATTACKS);
  await page.locator('.choice[data-answer*="alcantara"]').click();

  // Both sides with what counts, by name, and the numbers that follow from it.
  const attacker = stage(page).locator('.attacker');
  await expect(attacker.locator('.led tbody th')).toHaveText([
    /^6 elites against knights and castle/,
    /^Mountains/,
    /^Yusuf leads/,
    /^Religious zeal/,
  ]);
  await expect(attacker.locator('.led .b')).toHaveText(['', '−1', '+2', '+1']);
  await expect(attacker.locator('.led .c')).toHaveText(['8+', '9+', '7+', '6+']);
  await expect(stage(page).locator('.defender .led .b')).toHaveText(['', '0', '0', '+2']);
  await expect(attacker.locator('.un li')).toHaveCount(7);
  await expect(stage(page).locator('.coming .kite')).toHaveCount(10);
  await expectAccessible(page, '.stage', '.side');

  // The suggested targets; then Space rolls each further round.
  await page.keyboard.press('a');
  await expect(stage(page).locator('.bout').first().locator('.die')).toHaveCount(10);
  await expect(page.locator('[role="status"].vh').first()).toContainText(/hits?\./);
  await expect(asked(page).locator('.ask')).toContainText('Fight on or retreat?');
  await expect(page.locator('.mapsheet .frame')).toHaveCount(1);
  await page.keyboard.press('r');
  await expect(page.locator('.leaf button:focus')).toContainText('Retreat');
  for (let n = 0; n < 12 && !(await page.locator('.verdict').isVisible()); n++) {
    const before = await page.locator('.bout').count();
    await page.locator('.asked').focus();
    await page.keyboard.press((await page.locator('.aims').isVisible()) ? 'a' : ' ');
    await expect
      .poll(
        async () =>
          (await page.locator('.verdict').isVisible()) ||
          (await page.locator('.bout').count()) !== before ||
          (await page.locator('.aims').isVisible()),
      )
      .toBe(true);
  }

  // However many rounds there were, both sides stay in view beside them.
  await expect(stage(page).locator('h3')).toHaveCount(2);
  for (const side of ['.attacker', '.defender'])
    await expect(stage(page).locator(`${side} h3`)).toBeInViewport({ ratio: 1 });
  // The verdict above the question that follows, with the odds of the beginning; the losses stay struck off.
  await expect(page.locator('.verdict .won')).toContainText('Alcántara');
  await expect(page.locator('.verdict .sum')).toContainText('Points of this battle');
  await expect(page.locator('.verdict .before .ends')).toContainText('in 100');
  await expect(page.locator('.mapsheet .strike')).not.toHaveCount(0);
  await expectAccessibleInBoth(page, '.stage', '.side');

  // It stays, and S is the setting of the menu; without it nothing lies over a question that may be answered.
  const stays = page.locator('.stays-setting input');
  await expect(stays).toBeChecked();
  await page.keyboard.press('s');
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  expect(await page.locator('.stage, .verdict').count()).toBe(0);
  // The place keeps its mark.
  await expect(page.locator('.mapsheet .fought')).toHaveCount(1);
});

/** Two computers fight; Inês watches. */
const WATCHES = written(
  'castile',
  'combat',
  {
    toledo: 'castile: 5 infantry<segovia; seville: infantry',
    avila: 'castile: 4 infantry<segovia; leon: infantry',
    badajoz: 'almoravids: elite',
  },
  { turn: 18, players: PLAYERS, seats: { castile: 'Subh', leon: 'Inês', seville: 'Rui', almoravids: 'Inês' }, seed: 3 },
);

test('battles without a question to the reader stay until Enter, or until the reader goes on to the next question', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, WATCHES);
  const verdict = page.locator('.moment .verdict .won');
  await expect(verdict).toBeVisible();
  const first = await verdict.textContent();
  await expect(stage(page)).toBeVisible();
  // Nothing moves: everything is placed at once.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await expect(page.getByRole('button', { name: STAGE.verdict.next })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(verdict.filter({ hasNotText: first ?? '' })).toBeVisible();
  await page
    .getByRole('button', { name: /^Continue$|^On to my/ })
    .last()
    .click();
  await expect(verdict).toBeHidden();
});

/** A computer attacks Inês, who can retreat. */
const DEFENDS = written(
  'castile',
  'combat',
  {
    toledo: 'castile: 6 infantry<segovia; seville: 4 infantry',
    cordoba: 'seville: infantry',
    segovia: 'castile: infantry',
  },
  { turn: 18, players: PLAYERS, seats: { castile: 'Subh', seville: 'Inês' }, seed: 5 },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a defender answers once for the whole battle, by touch', async ({ page }) => {
    await open(page, DEFENDS);
    await expect(asked(page).locator('.ask')).toContainText('Stay or retreat?');
    await expect(stage(page).locator('.defender')).toBeInViewport();
    // The place fills the map as far as its form allows.
    const place = await page.locator('.mapsheet .frame').boundingBox();
    const map = await page.locator('.mapsheet').boundingBox();
    const share = Math.max(...(['width', 'height'] as const).map((side) => (place?.[side] ?? 0) / (map?.[side] ?? 1)));
    expect(share).toBeGreaterThan(0.6);
    expect(share).toBeLessThanOrEqual(1);
    // Nothing lies over the bar: its button is the one that is pressed.
    const stay = page.locator('.stick .btn').last();
    const side = await page.locator('.side').boundingBox();
    expect((side?.y ?? 0) + (side?.height ?? 0)).toBeLessThanOrEqual(((await stay.boundingBox())?.y ?? 0) + 1);
    expect(await stay.evaluate(isOnTop)).toBe(true);
    // The newest round is in view, and the filled button of an open row is within reach.
    await expect(stage(page).locator('.bout').last()).toBeInViewport({ ratio: 0.9 });
    const reach = page.locator('.stick .btn', { hasText: /^Retreat/ });
    await expect(reach).toHaveCount(0);
    await page.locator('.leaf .choice').first().tap();
    await expect(reach).toBeInViewport({ ratio: 1 });
    expect(await stay.evaluate(isOnTop)).toBe(true);
    // However long its label is, it takes the room between the others: the bar keeps its row and is full.
    const bar = await page.locator('.stick').boundingBox();
    const last = await stay.boundingBox();
    expect(bar?.height).toBeLessThan(70);
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeGreaterThan((bar?.width ?? 0) - 15);
    await page.locator('.leaf .choice').first().tap();
    await expectAccessible(page, '.stage', '.side');
    await page.getByText(STAGE.order.title).first().tap();
    await page.getByRole('button', { name: STAGE.order.give }).tap();
    await expect(page.locator('.verdict')).toBeVisible();
    await page.getByRole('button', { name: STAGE.verdict.next }).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    await expect(page.locator('.leaf')).toContainText('1 battle · 4 points');
  });
});
