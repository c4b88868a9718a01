import { expect, type Page, test } from '@playwright/test';
import type { NationId, PlaceId } from '../../../src/books/hispania/engine/data/ids.ts';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { State } from '../../../src/books/hispania/engine/state.ts';
import { basketOf } from '../../../src/books/hispania/ui/table/panels/basket.ts';
import { askedIn } from '../../hispania/table/deciding-game.ts';
import { redrawn } from '../shared/laid-out.ts';
import { asked, openPosition } from './table.ts';

/** Opens a position, and waits until the table stands. */
async function openAt(page: Page, state: State): Promise<void> {
  await openPosition(page, state);
  await expect(asked(page)).toBeVisible();
}

/** A landing: units at sea, which are removed if they stay there. */
const landing = () => askedIn('A-advanced', 'move', ({ params }) => params['lost'] !== undefined).state;

async function middleOf(page: Page, place: PlaceId): Promise<readonly [number, number]> {
  const box = await page.locator(`.mapsheet [data-place="${place}"]`).boundingBox();
  if (!box) throw new Error(place);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test('a stack is dragged from place to place, as many as are chosen; Escape puts it back, and afterwards fewer can go', async ({
  page,
}) => {
  await openAt(page, landing());
  const map = page.locator('svg.map[role="application"]');
  const from = await middleOf(page, 'sea');
  const to = await middleOf(page, 'seville');
  const drag = async (): Promise<void> => {
    await page.mouse.move(...from);
    await page.mouse.down();
    await page.mouse.move(...to, { steps: 8 });
  };
  await drag();
  await expect(map).toHaveAttribute('data-dragging', 'true');
  // Where it can go is shown while it is in the hand, and the way to the place under it.
  await expect(page.locator('.mapsheet .step').first()).toBeVisible();
  await expect(page.locator('.mapsheet .route .arh')).toBeAttached();
  // A number key changes how many are in the hand; the others stay where they were.
  await page.keyboard.press('4');
  await expect(page.locator('.mapsheet .in-hand .badge')).toHaveText('4');
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await expect(map).toHaveAttribute('data-dragging', 'false');
  await page.mouse.up();
  await expect(asked(page).locator('.ask')).toContainText('from the sea');
  await page.getByRole('button', { name: 'Another stack' }).click();
  await drag();
  await page.mouse.up();
  await expect(asked(page).locator('.ending')).toContainText('Over the limit: Seville');
  // Letters are the table's again, and what is asked next is heard.
  await expect(asked(page)).toBeFocused();
  // All went, as nobody had chosen a number: beside the question stands how many, and another number goes instead.
  const sea = page.locator('.mapsheet [data-place="sea"]');
  const sent = page.locator('.sent');
  await expect(sent).toContainText('To Seville');
  await expect(sea).not.toHaveAttribute('aria-label', /infantry/);
  await page.keyboard.press('3');
  await expect(page.locator('.mapsheet [data-place="seville"]')).toHaveAttribute('aria-label', /Carthage, 3 infantry/);
  await expect(sea).toHaveAttribute('aria-label', /infantry/);
  await sent.getByRole('button', { name: /^All/ }).click();
  await expect(sea).not.toHaveAttribute('aria-label', /infantry/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(asked(page).locator('.ending')).toContainText('cannot stay at sea');
});

test('how many go is one press or one key, and the way is drawn and told as far as it leads', async ({ page }) => {
  await openAt(page, landing());
  const ask = asked(page).locator('.ask');
  const all = (await page.locator('.mapsheet [data-place="sea"]').getAttribute('aria-label')) ?? '';
  const most = Number(/(\d+) infantry/.exec(all)?.[1]);
  expect(most).toBeGreaterThan(4);
  // The keys work before the buttons beside the stack are fetched.
  let fetched = (): void => {};
  const pressed = new Promise<void>((resolve) => {
    fetched = resolve;
  });
  await page.route('**/_astro/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.locator('.mapsheet [data-place="sea"]').click();
  await expect(ask).toContainText(`${most} infantry and`);
  const number = page.locator('.how-many .stepper input');
  await page.keyboard.press('3');
  await expect(ask).toContainText('3 infantry and');
  await expect(number).toHaveCount(0);
  fetched();
  await expect(number).toHaveValue('3');
  await expect(page.locator('.tokens .goes')).toHaveCount(3);
  await expect(page.locator('.tokens .stays')).toHaveCount(most - 3);
  await page.locator('.presets').getByRole('button', { name: 'Half' }).click();
  await expect(number).toHaveValue(`${Math.ceil(most / 2)}`);
  // The leader goes along until he is told to stay; L is his, and no longer the log's.
  await page.keyboard.press('l');
  await expect(page.locator('.leads input')).not.toBeChecked();
  await expect(ask).not.toContainText(' and ');
  await page.keyboard.press('l');
  await number.fill('2');
  await expect(ask).toContainText('2 infantry and');
  // What can be reached has an arrow; what cannot has a bar where it stops, and the reason beside it.
  const tag = page.locator('.place-tag');
  await page.mouse.move(...(await middleOf(page, 'seville')));
  await expect(page.locator('.mapsheet .route .arh')).toBeAttached();
  await expect(tag).toContainText('Seville');
  await page.mouse.move(...(await middleOf(page, 'segovia')));
  await expect(page.locator('.mapsheet .route .bar')).toBeAttached();
  await expect(tag.locator('.rid')).not.toBeEmpty();
  await page.locator('.mapsheet [data-place="segovia"]').click();
  await expect(asked(page).locator('.refused')).toContainText('Cannot move to Segovia');
  // One press goes, on the mark as well, which may lie over the sea; undo brings it back whole.
  await page.locator('.mapsheet [data-mark="seville"]').click();
  await expect(page.locator('.mapsheet [data-place="seville"]')).toHaveAttribute('aria-label', /2 infantry/);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.locator('.mapsheet [data-place="sea"]')).toHaveAttribute(
    'aria-label',
    new RegExp(`${most} infantry`),
  );
});

test('a phase is ended with one more press where something would be lost, by the button and by E', async ({ page }) => {
  await openAt(page, landing());
  const sure = asked(page).locator('.ending.sure');
  const { mapSizes, styled } = await redrawn(page, async () => {
    await page.getByRole('button', { name: 'End movement' }).click();
    await expect(sure).toContainText('cannot stay at sea');
  });
  // A question that comes leaves the map as it is: to lay it out again took more time than all the rest of an answer.
  expect(mapSizes).toBe(0);
  expect(styled).toBeGreaterThan(0);
  expect(styled).toBeLessThan(200);
  await expect(sure.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sure).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(sure).toBeVisible();
  await page.keyboard.press('e');
  await expect(asked(page).locator('.happened')).toContainText('are removed');
});

test('what is barred opens its rule', async ({ page }) => {
  const { state } = askedIn('A-standard', 'retreat');
  await openAt(page, state);
  // Barred as it is, it may be pressed: to learn why.
  await page.locator('.answers .choice[aria-disabled="true"]').first().dispatchEvent('click');
  await expect(page.locator('.rule-panel')).toContainText('6.6');
});

test('a basket says what is left and lost before anything is paid', async ({ page }) => {
  const { state, decision } = askedIn('C-standard', 'buy', ({ choices, params }) => {
    const buys = choices.filter(({ kind, fixed }) => kind === 'buy' && fixed['unit'] === 'infantry');
    return buys.length > 0 && Number(params['gold']) >= 8;
  });
  await openAt(page, state);
  const sum = page.locator('.buying .sum');
  await expect(sum).toContainText('Cost0');
  // Nothing is suggested, so A buys nothing that is not in the basket.
  await page.keyboard.press('a');
  await expect(sum).toContainText('Cost0');
  await page.locator('[data-buy="infantry"] .stepper button').last().click();
  await expect(sum).toContainText('Cost4');
  // Done pays what is in the basket.
  await page.locator('.asked').getByRole('button', { name: 'Done buying' }).click();
  await expect(page.locator('.buying .sum')).toHaveCount(0);
  await expect(page.locator('.asked .ask')).toContainText('1 infantry');
  expect(decision.kind).toBe('buy');
});

test('a basket says what will find no place before anything is paid', async ({ page }) => {
  // Enough gold for four, and room for three.
  const rich = (was: State, nation: NationId) =>
    hispania.position({ ...was, nations: { ...was.nations, [nation]: { ...was.nations[nation], gold: 48 } } }).state;
  const lost = (at: State | undefined, nation: NationId, infantry: number) =>
    at && basketOf(at, nation, { infantry }).unplaced.units;
  const { state: was, decision } = askedIn('D-standard', 'buy', ({ params }, at) => {
    const nation = params['nation'] as NationId;
    return lost(rich(at, nation), nation, 3) === 0 && lost(rich(at, nation), nation, 4) === 1;
  });
  const state = rich(was, decision.params['nation'] as NationId);
  if (!state) throw new Error('no such position');
  await openAt(page, state);
  const more = page.locator('[data-buy="infantry"] .stepper button').last();
  for (let n = 0; n < 3; n++) await more.click();
  await expect(page.locator('.buying .sum')).toContainText('Cost12');
  await expect(page.locator('.no-place')).toHaveCount(0);
  await more.click();
  await expect(page.locator('.no-place')).toHaveText(/^\s*One of these units cannot be placed and will be lost/);
});
