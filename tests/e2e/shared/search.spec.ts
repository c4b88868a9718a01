import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';

/** The dialog; what it finds is tested without a browser (tests/hispania/built/questions.test.ts, tests/hispania/pages/search-find.test.ts). */

const dialog = (page: Page) => page.getByRole('dialog');
const field = (page: Page) => page.getByRole('searchbox');
const status = (page: Page) => dialog(page).getByRole('status');
const links = (page: Page) => dialog(page).locator('ol a');
const facet = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });
const value = (page: Page, name: RegExp) => dialog(page).getByRole('checkbox', { name });

/** Opens the search on a page and types. */
async function search(page: Page, words: string, path = '/hispania/rulings/'): Promise<void> {
  await page.goto(path);
  await page.keyboard.press('/');
  await field(page).fill(words);
  await expect(status(page)).not.toHaveText(/^$|Loading|Chargement/);
}

test('the search opens by its button, with Ctrl+K, with / and by the address; Escape closes it', async ({ page }) => {
  await page.goto('/hispania/rulings/');
  const ways: readonly (() => Promise<unknown>)[] = [
    () => page.getByRole('button', { name: /^Search/ }).click(),
    () => page.keyboard.press('Control+k'),
    () => page.keyboard.press('/'),
    () => page.goto('/hispania/rulings/?q='),
  ];
  for (const open of ways) {
    await open();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(dialog(page)).toContainText('Escape closes');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
  }
});

test('a question finds its rule, by the file of one book and language, and leads there', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await search(page, 'can I retreat across a river');
  await expect(status(page)).toHaveText(/^\d+ found$/);
  const first = dialog(page).locator('li').first();
  await expect(first).toContainText('Rule');
  await expect(first).toContainText('6.6 Retreat');
  await expect(first).toContainText('6 Combat');
  await expect(first.locator('mark').first()).toHaveText(/^(retreat|river)/i);
  expect(asked.filter((path) => path.endsWith('.json') && path.includes('search'))).toEqual([
    '/search/books.json',
    '/hispania/search/en.json',
  ]);
  await links(page).first().click();
  await expect(page).toHaveURL(/\/hispania\/rules\/6-combat\/#r6\.6$/);
  await expect(dialog(page)).toBeHidden();
});

test('Back from a hit brings back the query, its facets and its hits', async ({ page }) => {
  await page.goto('/hispania/rulings/?q=retreat&kind=rule,leader');
  await expect(links(page)).toHaveCount(8);
  const found = await links(page).allTextContents();
  await links(page).first().click();
  await expect(page).toHaveURL(/\/hispania\/rules\/6-combat\/#r6\.6$/);
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/hispania\/rulings\/\?q=retreat&kind=rule,leader$/);
  await expect(field(page)).toHaveValue('retreat');
  await expect(facet(page, /^Kind/)).toHaveText('Kind 2 chosen');
  await expect(links(page)).toHaveText(found);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/hispania\/rulings\/$/);
});

test('a hit on the same page leads there without loading it, and Back brings the query back', async ({ page }) => {
  await page.goto('/hispania/rulings/?q=retreat&kind=ruling');
  await page.evaluate(() => document.body.setAttribute('data-stays', ''));
  const first = await links(page).first().getAttribute('href');
  await links(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator(':target')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=retreat&kind=ruling$/);
  await expect(field(page)).toHaveValue('retreat');
  await expect(links(page).first()).toHaveAttribute('href', first ?? '');
  await page.goForward();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  await expect(page.locator('body')).toHaveAttribute('data-stays', '');
});

test('the search opens with the last query of the visit, to be typed over', async ({ page }) => {
  await search(page, 'almanzor');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/hispania\/leaders\/#al-mansur$/);
  // The address is there before the page hears keys.
  await page.waitForLoadState();
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(field(page)).toHaveValue('almanzor');
    await expect(links(page).first()).toHaveText('Al-Mansur');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^Search/ }).click();
  await page.keyboard.type('roland');
  await expect(field(page)).toHaveValue('roland');
  await field(page).fill('');
  await expect(page).toHaveURL(/leaders\/#al-mansur$/);
  await page.goto('/hispania/rulings/');
  await page.keyboard.press('/');
  await expect(field(page)).toHaveValue('');
});

test('a number jumps with Enter, even before its hit is there', async ({ page }) => {
  await search(page, '6.7-attacker');
  await expect(status(page)).toContainText('6.7-attacker');
  await field(page).fill('rule 6.4');
  await expect(status(page)).toContainText('6.4 is the first');
  await page.goto('/hispania/rulings/');
  await page.keyboard.press('/');
  await field(page).fill('§6.6');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/hispania\/rules\/6-combat\/#r6\.6$/);
});

test('what is typed while the records are being fetched stays', async ({ page }) => {
  await search(page, '6.4');
  await expect(status(page)).toContainText('6.4 is the first');
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((go) => {
    arrive = go;
  });
  await page.route('**/search/en.json', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/hispania/rulings/');
  await page.keyboard.press('/');
  // The last query is offered at once.
  await expect(field(page)).toHaveValue('6.4');
  await field(page).fill('§6.6');
  arrive();
  await expect(status(page)).toContainText('6.6 is the first');
  await expect(field(page)).toHaveValue('§6.6');
});

test('facets are chosen with the keyboard, several at once, stand in the address and outlive a reload', async ({
  page,
}) => {
  await search(page, 'retreat');
  await facet(page, /^Kind/).focus();
  await page.keyboard.press('Enter');
  await expect(facet(page, /^Kind/)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(value(page, /^Rules \d+$/)).toBeFocused();
  await page.keyboard.press('Space');
  await value(page, /^Rulings \d+$/).press('Space');
  await expect(page).toHaveURL(/\?q=retreat&kind=rule,ruling$/);
  await expect(facet(page, /^Kind/)).toHaveText('Kind 2 chosen');
  await facet(page, /^Nation/).click();
  await expect(value(page, /^Rules/)).toBeHidden();
  const vandals = value(page, /^Vandals \d+$/);
  const told = await vandals.evaluate((box) => box.closest('label')?.querySelector('.count')?.textContent ?? '');
  await vandals.check();
  await expect(page).toHaveURL(/\?q=retreat&kind=rule,ruling&nation=vandals$/);
  await expect(status(page)).toHaveText(`${told} found`);
  const found = await links(page).allTextContents();
  // The first Escape closes what is open, the second the dialog.
  await vandals.press('Escape');
  await expect(facet(page, /^Nation/)).toBeFocused();
  await page.reload();
  await expect(field(page)).toHaveValue('retreat');
  await expect(facet(page, /^Nation/)).toHaveText('Nation Vandals');
  await expect(links(page)).toHaveText(found);
  await dialog(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(page).toHaveURL(/\?q=retreat$/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/hispania\/rulings\/$/);
});

test('a facet alone lists everything that passes, in order, batch by batch', async ({ page }) => {
  await page.goto('/hispania/rulings/?q=&kind=nation');
  await expect(status(page)).toHaveText('29 found');
  await expect(links(page)).toHaveCount(8);
  await expect(links(page).first()).toHaveText('Carthage');
  await dialog(page).getByRole('button', { name: 'Show 8 more' }).click();
  await expect(links(page)).toHaveCount(16);
  await expect(links(page).nth(8)).toBeFocused();
});

test('on a French page the French records are searched, and lead to French pages', async ({ page }) => {
  await search(page, 'Rome', '/fr/hispania/nations/');
  const nation = dialog(page).locator('li[data-kind="nation"]').first();
  await expect(nation.getByRole('link')).toHaveAttribute('href', '/fr/hispania/nations/rome/');
  await expect(nation).toContainText('tours 2 à 5');
  await expect(status(page)).toHaveText(/résultat/);
  await field(page).fill('6.4');
  await expect(status(page)).toHaveText(/^6\.4 /);
  const rule = dialog(page).locator('li').first();
  await expect(rule.getByRole('link')).toHaveAttribute('href', '/fr/hispania/rules/6-combat/#r6.4');
  await expect(rule).not.toContainText('en anglais');
  await expect(nation).toHaveCount(0);
  await field(page).fill('choisir ses cibles');
  const scene = dialog(page).locator('li[data-kind="scene"]').first();
  await expect(scene.getByRole('link')).toHaveAttribute('href', '/fr/hispania/scenes/targets-at-segovia/');
  await expect(dialog(page)).not.toContainText('en anglais');
});

test('no hits are said politely, a broken connection too, and it is tried again', async ({ page }) => {
  await page.route('**/search/en.json', (route) => route.abort());
  await search(page, 'barcelona');
  await expect(status(page)).toHaveText(/could not be loaded/);
  await page.unroute('**/search/en.json');
  await field(page).fill('xylophone');
  await expect(status(page)).toHaveText('Nothing found for “xylophone”');
  await expect(dialog(page)).toContainText('another spelling');
  await field(page).fill('barcelona');
  await facet(page, /^Kind/).click();
  await value(page, /^Provinces/).check();
  await field(page).fill('el cid');
  await expect(status(page)).toHaveText('Nothing found for “el cid” among these');
  await dialog(page).getByRole('button', { name: 'Show everything' }).click();
  await expect(links(page).first()).toHaveText('El Cid');
});

test('what stands only in a whole text is found there, unasked where the list has little', async ({ page }) => {
  const texts = dialog(page).locator('.texts');
  await page.route('**/pagefind/**', (route) => route.abort());
  // A name in the history of one nation.
  await search(page, 'Rechiar');
  await expect(status(page)).toHaveText(/^Nothing found for “Rechiar”. The texts could not be loaded/);
  await page.unroute('**/pagefind/**');
  await texts.getByRole('button', { name: 'Look through all texts' }).press('Enter');
  await expect(status(page)).toHaveText('1 found, in the texts only');
  await expect(texts.getByRole('heading', { name: 'In the text' })).toBeVisible();
  await expect(links(page)).toHaveText('Suebi');
  await expect(links(page)).toBeFocused();
  await expect(texts.locator('mark')).toHaveText(/^Rechiar/);
  await expectAccessible(page);
  await facet(page, /^Kind/).click();
  await field(page).fill('retreat');
  await value(page, /^Rules/).check();
  await field(page).fill('Rechiar');
  await expect(status(page)).toHaveText('Nothing found for “Rechiar” among these');
});

test('all texts are looked through when the list has enough, and nothing stands there twice', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search(page, 'retreat river');
  await expect(links(page)).toHaveCount(8);
  // Longer than its delay for short input.
  await page.waitForTimeout(600);
  expect(asked.filter((url) => url.includes('/pagefind/'))).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Look through all texts' }).click();
  await expect(status(page)).toHaveText(/^\d+ found\. \d+ more in the texts$/);
  await expect(dialog(page).locator('.texts a').first()).toBeFocused();
  const more = dialog(page).getByRole('button', { name: /^Show \d more/ });
  while (await more.first().isVisible()) await more.first().click();
  const to = await links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(new Set(to).size).toBe(to.length);
});

test('arrows walk through the hits, Escape closes, and the focus goes back', async ({ page }) => {
  await page.goto('/hispania/rulings/');
  const button = page.getByRole('button', { name: /^Search/ });
  await button.focus();
  await page.keyboard.press('Enter');
  await field(page).fill('castle');
  // At once: the focus goes to the first hit when it is there, and stays.
  await page.keyboard.press('ArrowDown');
  await expect(links(page)).toHaveCount(8);
  await expect(links(page).first()).toBeFocused();
  await page.waitForTimeout(200);
  await expect(links(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('s');
  await expect(field(page)).toHaveValue('castles');
  // A look-up that is still to come when the dialog closes: both in one go, for it waits for a pause in the typing.
  await field(page).evaluate((input) => {
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.closest('dialog')?.close();
  });
  await expect(button).toBeFocused();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/rulings\/$/);
});

for (const [theme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in the open dialog, ${theme}, ${width} wide`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/hispania/rulings/?q=retreat&turn=5');
    await expect(links(page).first()).toBeVisible();
    await facet(page, /^Nation/).click();
    await expectAccessible(page);
    await field(page).fill('xylophone');
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
  await expect(status(page)).toContainText('6.4 is the first');
});

test('the name of its button is one line in every head, in each language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/fr/', '/hispania/', '/fr/hispania/', '/tiny/']) {
    await page.goto(path);
    const lines = await page
      .locator('[data-search] > span')
      .first()
      .evaluate((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
    expect.soft(lines, path).toBe(1);
  }
});
