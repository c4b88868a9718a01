import { expect, type Page, test } from '@playwright/test';
import type { WrittenBattle } from '../../../src/books/hispania/odds/written.ts';
import { sharesOf } from '../../../src/books/hispania/ui/odds/shares.ts';
import { COMMON } from '../../../src/books/hispania/ui/odds-page/common-battles.ts';
import { asked, type Entry, FIRST } from '../../../src/books/hispania/ui/odds-page/comparison.ts';
import { readLink } from '../../../src/books/hispania/ui/odds-page/link.ts';
import { oddsOfWritten } from '../../../src/books/hispania/ui/odds-page/odds-of-written.ts';
import { PRESETS } from '../../../src/books/hispania/ui/odds-page/presets.ts';
import { ODDS } from '../../../src/books/hispania/words/en/odds.ts';
import { ODDS_PAGE } from '../../../src/books/hispania/words/en/odds-page.ts';
import type { Json } from '../../../src/kernel/contract.ts';
import { encode } from '../../../src/kernel/links.ts';
import { expectAccessibleInBoth } from '../shared/axe.ts';

const two = FIRST[0].battle;
const battles = (page: Page) => page.locator('.battle');

/** Opens the page, once its battles are there. */
async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`/hispania/odds/${fragment}`);
  await expect(page.locator('.set-up')).toBeVisible();
}

/** Both victories as the figure writes them. */
function ends(battle: WrittenBattle, by: Entry['by'] = {}): readonly string[] {
  const shares = sharesOf(oddsOfWritten(asked({ battle }), by), 1000);
  return [shares[0], shares.at(-1)].map((share) => ODDS.share(share?.parts ?? 0, 1000, share?.chance ?? 0));
}

/** Expects that a battle on the page shows the engine's odds. */
async function expectComputed(page: Page, index: number, battle: WrittenBattle, by: Entry['by'] = {}): Promise<void> {
  const shown = battles(page).nth(index).locator('.odds.full > .ends > span');
  const [attacker, defender] = ends(battle, by);
  await expect(shown.first()).toContainText(` ${attacker} `);
  await expect(shown.last()).toContainText(new RegExp(` ${defender}( |$)`));
}

test('a battle is set up with the pointer, and computed at each change', async ({ page }) => {
  await open(page);
  await expectComputed(page, 0, two);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('More: Knights of the attacker');
  await expectComputed(page, 0, { ...two, attacker: { units: { infantry: 2, knight: 1 } } });
  await press('More: Castle of the defender');
  await page.getByRole('radio', { name: 'Mountains' }).check();
  await page.getByRole('checkbox', { name: 'With religious zeal' }).check();
  await page.getByRole('checkbox', { name: 'A leader' }).last().check();
  await page.getByRole('checkbox', { name: 'Some units crossed a river' }).check();
  await press('Less: Knights that crossed a river');
  const battle: WrittenBattle = {
    attacker: { units: { infantry: 2, knight: 1 }, river: { infantry: 2 } },
    defender: { units: { infantry: 2, castle: 1 }, leader: true },
    terrain: 'mountain',
    zeal: true,
  };
  await expectComputed(page, 0, battle);
  await page.getByLabel('Retreats of Attacker').selectOption('below');
  await expectComputed(page, 0, battle, { retreat: { attacker: { below: 2 } } });
  await page.getByLabel('Round limit').selectOption('limit');
  await expectComputed(page, 0, battle, { retreat: { attacker: { below: 2 } }, rounds: 3 });
  await press('Less: Castle of the defender');
  await press('Less: Infantry of the defender');
  await press('Less: Infantry of the defender');
  await expect(battles(page).first()).toContainText('No unit defends yet.');
});

test('a battle is set up and compared with the keyboard alone, and what comes of it is said when it is left alone', async ({
  page,
}) => {
  await open(page);
  const status = page.locator('p[role="status"]');
  const infantry = page.getByRole('textbox', { name: 'Infantry of the attacker' });
  await infantry.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(infantry).toHaveValue('4');
  // Not at every figure on the way.
  await expect(status).toBeEmpty();
  await expect(status).toContainText('Battle A. Out of 100 such battles: Attacker victorious in');
  await page.getByRole('button', { name: /^Copy and change/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up battle B' })).toBeFocused();
  await page.getByRole('radio', { name: 'Plain' }).focus();
  await page.keyboard.press('ArrowRight');
  const four = { ...two, attacker: { units: { infantry: 4 } } };
  await expectComputed(page, 0, four);
  await expectComputed(page, 1, { ...four, terrain: 'mountain' });
  await expect(battles(page).nth(1)).toContainText('Unlike A: in mountains.');
  await page.getByRole('button', { name: /^Rename battle B/ }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Uphill');
  await page.keyboard.press('Enter');
  await expect(battles(page).nth(1).getByRole('heading')).toContainText('Uphill');
  await expect(page.getByRole('button', { name: /^Rename battle B/ })).toBeFocused();
  await page.getByRole('button', { name: /^Remove battle A/ }).focus();
  await page.keyboard.press('Enter');
  await expect(battles(page)).toHaveCount(1);
  await expectComputed(page, 0, { ...four, terrain: 'mountain' });
});

test('every preset shows battles that differ, by as much as it says', async ({ page }) => {
  await open(page);
  for (const [id, all] of Object.entries(PRESETS)) {
    await page.getByRole('button', { name: ODDS_PAGE.presets[id as keyof typeof PRESETS] }).click();
    await expect(battles(page)).toHaveCount(all.length);
    for (const [i, one] of (all as readonly Pick<Entry, 'battle' | 'by'>[]).entries()) {
      await expectComputed(page, i, one.battle, one.by);
    }
  }
  const [first, , third] = PRESETS.leader.map(({ battle }) => sharesOf(oddsOfWritten(battle), 1000)[0]?.parts ?? 0);
  await page.getByRole('button', { name: ODDS_PAGE.presets.leader }).click();
  await expect(battles(page).nth(2).locator('.against td').first()).toHaveText(
    ODDS_PAGE.signed(((third ?? 0) - (first ?? 0)) / 10),
  );
});

test('the address holds all of it: reloaded, opened elsewhere, and with the back button', async ({ page, context }) => {
  await open(page);
  await page.getByRole('button', { name: 'Across a river' }).click();
  await expect(page).toHaveURL(/#odds=/);
  await page.getByRole('button', { name: 'More: Elites of the attacker' }).click();
  const changed = { ...two, attacker: { units: { infantry: 2, elite: 1 } } };
  await expectComputed(page, 0, changed);
  const before = page.url();
  await expect.poll(() => page.url()).not.toBe(before.replace(/#.*/, ''));
  await page.waitForTimeout(400);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(battles(other)).toHaveCount(3);
  await expectComputed(other, 0, changed);
  await expect(battles(other).nth(2).getByRole('heading')).toContainText('Both cross');
  await other.close();
  await page.reload();
  await expectComputed(page, 0, changed);
  await page.getByRole('button', { name: 'With zeal' }).click();
  await expect(battles(page)).toHaveCount(2);
  await page.goBack();
  await expect(battles(page)).toHaveCount(3);
  await expectComputed(page, 0, changed);
  await page.goBack();
  await expect(battles(page)).toHaveCount(1);
  await expectComputed(page, 0, two);
});

test('the link is copied, and nothing is sent anywhere', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await expectComputed(page, 0, two);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('button', { name: 'More: Knights of the defender' }).click();
  await expectComputed(page, 0, { ...two, defender: { units: { infantry: 2, knight: 1 } } });
  await page.getByRole('button', { name: 'Copy a link to this page' }).click();
  await expect(page.locator('.sharing [role="status"]')).toContainText('Copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(await readLink(new URL(link).hash)).toEqual({
    all: [{ ...FIRST[0], battle: { ...two, defender: { units: { infantry: 2, knight: 1 } } } }],
    faults: [],
  });
  // The browser looks for the icon of an address that has changed.
  expect(sent.filter((url) => !url.endsWith('.svg'))).toEqual([]);
});

test('a damaged link says what is wrong, and leaves what can be read', async ({ page }) => {
  const battlesOf = { v: 1, battles: [{ battle: two }, { battle: { ...two, attacker: { units: { castle: 1 } } } }] };
  await open(page, `#odds=${await encode(battlesOf as unknown as Json)}`);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Battle 2 of the link was left out.');
  await expectComputed(page, 0, two);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  await page.goto('about:blank');
  await open(page, '#odds=AAAA<script>');
  await expect(page.getByRole('alert')).toContainText('characters that do not belong there');
  await expectComputed(page, 0, two);
  await page.getByRole('button', { name: 'With zeal' }).click();
  await expect(battles(page)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('axe finds nothing, light and dark, with one battle, with three, and with a fault', async ({ page }) => {
  await open(page, '#odds=AAAA');
  await expectComputed(page, 0, two);
  await expectAccessibleInBoth(page);
  await page.getByRole('button', { name: 'With a leader' }).click();
  await page.getByLabel('Attacking nation').selectOption('umayyads');
  await page.getByLabel('Defending nation').selectOption('castile');
  await page.getByRole('button', { name: 'More: Knights of the defender' }).click();
  await page.getByRole('button', { name: 'More: Castle of the defender' }).click();
  await page.getByText(ODDS_PAGE.readings).click();
  await expect(battles(page).first().locator('.odds.full')).toBeVisible();
  await expectAccessibleInBoth(page);
});

test('on a phone nothing scrolls sideways, targets are large, and the result stays in view @phone', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'What is a castle worth?' }).tap();
  await expect(battles(page)).toHaveCount(2);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(wide).toBeLessThanOrEqual(0);
  const tops = await battles(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 200);
  await expect(battles(page).nth(1)).toContainText('Unlike A: the defender has 1 more castle.');
  await page.getByRole('button', { name: /^Change battle B/ }).tap();
  await expect(page.getByRole('heading', { name: 'Set up battle B' })).toBeInViewport();
  await page.getByRole('button', { name: 'More: Castle of the defender' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.meanwhile')).toBeInViewport({ ratio: 1 });
  const small = await page.locator('.odds-desk').evaluate((desk) =>
    [...desk.querySelectorAll('button, select, summary, input')].flatMap((control) => {
      if (!control.checkVisibility()) return [];
      const label = control.closest('label') ?? control;
      const height = Math.max(control.getBoundingClientRect().height, label.getBoundingClientRect().height);
      return height < 43.5 ? [`${control.outerHTML.slice(0, 80)}: ${height}`] : [];
    }),
  );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it says what it does, and what comes of a dozen battles', async ({ page }) => {
    await page.goto('/hispania/odds/');
    await expect(page.locator('main noscript p')).toHaveText(ODDS_PAGE.noScript);
    const rows = page.locator('table.common tbody tr');
    await expect(rows).toHaveCount(COMMON.length);
    for (const [i, battle] of COMMON.entries()) {
      const odds = oddsOfWritten(battle);
      const figures = sharesOf(odds, 1000).map(({ parts, chance }) => ODDS.share(parts, 1000, chance));
      expect(await rows.nth(i).locator('.figure').allInnerTexts()).toEqual([
        ...figures,
        ODDS.decimal(odds.rounds.mean),
      ]);
    }
    await expect(page.getByRole('heading', { name: ODDS_PAGE.about.title })).toBeVisible();
    await expect(page.locator('.about a.rid')).not.toHaveCount(0);
  });
});

test('a row of the table is set up by one press', async ({ page }) => {
  await open(page);
  await page.locator('table.common').getByRole('button').nth(8).click();
  await expectComputed(page, 0, COMMON[8] ?? two);
  await expect(page.getByRole('heading', { name: 'Set up battle A' })).toBeFocused();
});
