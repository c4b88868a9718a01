import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
const links = (page: Page) => dialog(page).locator('ol a');

/** Opens the search on a page and types. */
async function search(page: Page, words: string, path = '/hispania/'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
  await field(page).fill(words);
  await expect(status(page)).not.toHaveText(/^$|Loading|Chargement/);
}

test.describe('the search opens', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/hispania/');
  });
  const ways: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'by its button': (page) => page.getByRole('button', { name: /^Search/ }).click(),
    'with Ctrl+K': (page) => page.keyboard.press('Control+k'),
    'with /': (page) => page.keyboard.press('/'),
    'by the address': (page) => page.goto('/hispania/?q='),
  };
  for (const [way, open] of Object.entries(ways)) {
    test(way, async ({ page }) => {
      await open(page);
      await expect(dialog(page)).toBeVisible();
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await expect(dialog(page)).toContainText('Escape closes');
    });
  }
});

test('a word finds the rule that bears it, and leads there', async ({ page }) => {
  await search(page, 'retreat');
  await expect(status(page)).toHaveText(/^\d+ found$/);
  const first = dialog(page).locator('li').first();
  await expect(first).toContainText('6.6 Retreat');
  await expect(first).toContainText('6 Combat');
  await expect(first.locator('mark').first()).toHaveText(/^retreat/i);
  await links(page).first().click();
  await expect(page).toHaveURL(/\/hispania\/rules\/6-combat\/#r6\.6$/);
  await expect(dialog(page)).toBeHidden();
});

test('of Pagefind only what a search needs is loaded: no worker, no interface, one language', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await search(page, 'retreat');
  await expect(links(page)).toHaveCount(8);
  const parts = asked.filter((path) => path.startsWith('/pagefind/')).map((path) => path.split('/')[2] ?? '');
  const needed = /^(pagefind\.js|pagefind-entry\.json|wasm\.en\.pagefind|pagefind\.en_\w+\.pf_meta|index|fragment)$/;
  expect(parts.filter((name) => !needed.test(name))).toEqual([]);
  expect(parts.filter((name) => name === 'fragment')).toHaveLength(8);
});

test.describe('a number', () => {
  for (const typed of ['6.4', 'r6.4', 'rule 6.4']) {
    test(`typed as ${typed} jumps with Enter`, async ({ page }) => {
      await search(page, typed);
      await expect(status(page)).toContainText('6.4 comes first');
      await field(page).press('Enter');
      await expect(page).toHaveURL(/\/hispania\/rules\/6-combat\/#r6\.4$/);
    });
  }
  test('jumps even before its hit is there', async ({ page }) => {
    await page.goto('/hispania/');
    await page.keyboard.press('/');
    await field(page).fill('6.6');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/#r6\.6$/);
  });
  test('of an unnumbered part jumps too', async ({ page }) => {
    await search(page, '6.7-attacker');
    await expect(dialog(page).locator('li').first()).toContainText('6.7-attacker');
    await expect(status(page)).toContainText('6.7-attacker');
  });
});

test('filters stand in the address and outlive a reload', async ({ page }) => {
  await search(page, 'retreat');
  await dialog(page).getByRole('combobox', { name: 'Show' }).selectOption('ruling');
  await dialog(page).getByRole('combobox', { name: 'Nation' }).selectOption('vandals');
  await expect(page).toHaveURL(/\?q=retreat&kind=ruling&nation=vandals$/);
  await expect(status(page)).toHaveText(/^\d found$/);
  const found = await links(page).allTextContents();
  await page.reload();
  await expect(field(page)).toHaveValue('retreat');
  await expect(dialog(page).getByRole('combobox', { name: 'Show' })).toHaveValue('ruling');
  await expect(dialog(page).getByRole('combobox', { name: 'Nation' })).toHaveValue('vandals');
  await expect(links(page)).toHaveText(found);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/hispania\/$/);
});

test('a filter alone lists everything that passes, in order, batch by batch', async ({ page }) => {
  await page.goto('/hispania/?q=&kind=nation');
  await expect(status(page)).toHaveText('29 found');
  await expect(links(page)).toHaveCount(8);
  await expect(links(page).first()).toHaveText('Carthage');
  await dialog(page).getByRole('button', { name: 'Show 8 more' }).click();
  await expect(links(page)).toHaveCount(16);
  await expect(links(page).nth(8)).toBeFocused();
});

test('a name is found in other spellings and languages, with and without accents', async ({ page }) => {
  const names: readonly (readonly [typed: string, name: string])[] = [
    ['leon', 'León'],
    ['Cordoue', 'Córdoba'],
    ['Léon', 'León'],
    ['corduba', 'Córdoba'],
    ['LEÓN', 'León'],
    ['Omeyyades', 'Umayyads'],
    ['Visigothi', 'Visigoths'],
    ['viriatus', 'Viriathus'],
  ];
  await search(page, 'rome');
  for (const [typed, name] of names) {
    await field(page).fill(typed);
    await expect(links(page).first(), typed).toHaveText(name);
  }
});

test.describe('on a French page', () => {
  test('the French index is searched, in French words', async ({ page }) => {
    await search(page, 'Rome', '/fr/hispania/');
    const nation = dialog(page).locator('li[data-kind="nation"]').first();
    await expect(nation.getByRole('link')).toHaveText('Rome');
    await expect(nation.getByRole('link')).toHaveAttribute('href', '/fr/hispania/nations/rome/');
    await expect(nation).toContainText('tours 2 à 5');
    await expect(status(page)).toHaveText(/résultat/);
  });
  test('rules that stand in, in English, are left out', async ({ page }) => {
    await search(page, 'whoever', '/fr/hispania/');
    await expect(status(page)).toHaveText('Aucun résultat pour « whoever »');
    await field(page).fill('6.4');
    await expect(status(page)).toHaveText('Aucun résultat pour « 6.4 »');
    await expect(links(page)).toHaveCount(0);
  });
});

test('no hits are said politely, with what else to try', async ({ page }) => {
  await search(page, 'xyzzy');
  await expect(status(page)).toHaveText('Nothing found for “xyzzy”');
  await expect(dialog(page)).toContainText('another spelling');
  await dialog(page).getByRole('combobox', { name: 'Show' }).selectOption('leader');
  await field(page).fill('barcelona');
  await expect(status(page)).toHaveText('Nothing found for “barcelona” among these');
  await dialog(page).getByRole('button', { name: 'Search everything' }).click();
  await expect(links(page).first()).toHaveText('Barcelona');
});

test('a broken connection is said, and tried again', async ({ page }) => {
  await page.route('**/pagefind/*.pf_meta', (route) => route.abort());
  await search(page, 'retreat');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await page.unroute('**/pagefind/*.pf_meta');
  await field(page).fill('retreats');
  await expect(links(page).first()).toHaveText(/Retreat/);
});

test('arrows walk through the hits, Escape closes, and the focus goes back', async ({ page }) => {
  await page.goto('/hispania/rules/6-combat/');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await field(page).fill('castle');
  await expect(links(page)).toHaveCount(8);
  await page.keyboard.press('ArrowDown');
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('castles');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/6-combat\/$/);
});

test('closing takes back a look-up that was still to come', async ({ page }) => {
  await search(page, 'castle', '/hispania/rules/6-combat/');
  await expect(links(page).first()).toBeVisible();
  // Both in one go: the look-up waits for a pause in the typing.
  await field(page).evaluate((input) => {
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.closest('dialog')?.close();
  });
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/6-combat\/$/);
});

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open dialog, ${theme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await search(page, 'river', '/hispania/rules/6-combat/');
    await expect(links(page).first()).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('xyzzy');
    await expect(status(page)).toHaveText(/Nothing/);
    await expectAccessible(page);
  });
}

test('the page that is not there offers the rule that was meant, and looks for it', async ({ page }) => {
  await page.goto('/hispania/rules/6.4');
  const offer = page.getByRole('link', { name: 'Did you mean rule 6.4?' });
  await expect(offer).toHaveAttribute('href', /\/hispania\/rules\/6-combat\/#r6\.4$/);
  await page.getByRole('button', { name: 'Search for it' }).click();
  await expect(field(page)).toHaveValue('6.4');
  await expect(status(page)).toContainText('6.4 comes first');
});
