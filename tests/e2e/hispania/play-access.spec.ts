import { expect, type Page, test } from '@playwright/test';
import { customs } from '../../../src/books/hispania/ui/table/customs.ts';
import { expectAccessible } from '../shared/axe.ts';
import { asked, bring, expectQuestion, inRowMenu, openChange, openGame, openHome, openPosition } from './table.ts';
import { fileFor, gameAt, NAMES, question, sittingsFor, standing } from './table-game.ts';
import { KINDS, positions } from './table-kinds.ts';

/** Opens a position, and waits until what it asks stands there. */
async function openKind(page: Page, kind: (typeof KINDS)[number]): Promise<void> {
  const state = positions().get(kind);
  if (!state) throw new Error(kind);
  const table = standing(state);
  const decision = question(table);
  if (!decision) throw new Error(kind);
  await openPosition(page, state);
  if (!customs.isWindow(decision)) return expectQuestion(page, decision);
  // The person who wants to answer says so first.
  await expect(asked(page).locator('.ask')).toHaveText('Does any player want to act?');
}

/** The question and its answers. */
const VARIES = ['section.asked', '.leaf'];

/** Half of the questions in the light, half in the dark: the pages themselves are looked at in both (access.spec.ts). */
const HALVES = { light: 0, dark: 1 } as const;

for (const [colorScheme, half] of Object.entries(HALVES) as ['light' | 'dark', number][]) {
  test.describe(`axe finds nothing at the table, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('in each kind of question', async ({ page }) => {
      let seen: readonly string[] = [];
      for (const kind of KINDS.filter((_, i) => i % 2 === half)) {
        await openKind(page, kind);
        await test.step(kind, () => expectAccessible(page, ...seen));
        // Once is enough for what is the same in all of them: the board but for what stands on it, and the head.
        seen = VARIES;
        if (kind !== 'window') continue;
        await asked(page).getByRole('button', { name: /does$/ }).first().click();
        await expect(page.locator('.answers')).toBeVisible();
        await test.step('a hand of tokens', () => expectAccessible(page, ...seen));
      }
    });
  });
}

test('axe finds nothing in a new game, the list of games, the board editor', async ({ page }) => {
  await openHome(page);
  await expectAccessible(page);
  const sheet = await openChange(page);
  for (const more of ['Optional rules', 'Rulings']) await sheet.locator('summary', { hasText: more }).click();
  await expect(page.locator('.rulings fieldset').first()).toBeVisible();
  await expectAccessible(page, 'dialog');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('.saved')).toHaveText('saved');
  await page.getByRole('button', { name: 'Games' }).click();
  // Who leaves a game is at the head of the page again.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const rename = await inRowMenu(page.locator('.games li.game'), /^Rename/);
  await expectAccessible(page, '.games');
  await rename.click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open the board editor' }).click();
  await expect(page.locator('.our-table')).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing beside the board, in the menu, before a hidden question', async ({ page }) => {
  await openKind(page, 'retreat');
  for (const tab of ['Log', 'Sheet', 'Nations', 'Points', 'History']) {
    await page.getByRole('tab', { name: tab }).click();
    await test.step(tab, () => expectAccessible(page, '.leaf'));
    // No column is cut beside the board.
    const cut = page.locator('.nation-table > .frame');
    if (tab === 'Nations') expect(await cut.evaluate((at) => at.scrollWidth - at.clientWidth)).toBeLessThanOrEqual(0);
  }
  // The ring of a tab is inside it: the row cuts what is beyond its edge, and the tab is as bright as a slip.
  await page.keyboard.press('ArrowLeft');
  const points = page.getByRole('tab', { name: 'Points' });
  await expect(points).toBeFocused();
  await expect(points).toHaveCSS('outline-offset', '-4px');
  await expect(points).not.toHaveCSS(
    'outline-color',
    await points.evaluate((tab) => getComputedStyle(tab).backgroundColor),
  );
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toContainText('Share');
  await expect(page.locator('.share .fine')).toHaveCount(2);
  await expectAccessible(page, 'dialog');

  const { journal } = gameAt('C-advanced', ({ decision: { kind } }) => kind === 'sealed-bid');
  await openHome(page);
  await bring(page, fileFor('Covered', journal, sittingsFor(journal, ...NAMES)));
  await openGame(page, 'Covered');
  await expect(page.locator('.covered')).toBeVisible();
  await expectAccessible(page);
});
