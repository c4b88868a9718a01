import { expect, type Page, test } from '@playwright/test';
import { encode } from '../../../src/kernel/links.ts';
import { handedKey } from '../../../src/ui/kept/keys.ts';
import { OTHER_BOOK } from '../../../src/words/en/other-book.ts';
import { bring } from '../hispania/table.ts';
import { alone, fileFor, gameAt, textFile } from '../hispania/table-game.ts';

/** A file or a link of another book, opened at a table, leads to that book's table; of a book that the site has not it says which. */

const TABLE = '/hispania/play/';
const OTHER = { id: 'other', title: 'Another Book', table: '/hispania/rulings/' };

/** The page on a site that has another book with a table. */
const withOther = (page: Page): Promise<unknown> =>
  page.route(`**${TABLE}`, async (route) => {
    const answer = await route.fetch();
    const books = JSON.stringify([OTHER]).replaceAll('"', '&quot;');
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace(/data-books="[^"]*"/, `data-books="${books}"`),
    });
  });

function fileOfOther(): string {
  const { journal } = gameAt('A-standard', ({ at }) => at > 3);
  const { buffer } = fileFor('Mine', journal, alone(journal));
  return buffer.toString('utf8').replace('"game":"hispania","engine"', '"game":"other","engine"');
}

test('a file goes on to the table of its book', async ({ page }) => {
  await withOther(page);
  await page.goto(TABLE);
  const text = fileOfOther();
  await bring(page, textFile('mine', text));
  const alert = page.locator('.games [role="alert"]');
  await expect(alert).toContainText(OTHER_BOOK.isOf(OTHER.title));
  await alert.getByRole('link', { name: OTHER_BOOK.open(OTHER.title) }).click();
  await expect(page).toHaveURL(OTHER.table);
  const handed = await page.evaluate((key) => sessionStorage.getItem(key), handedKey(OTHER.id));
  expect(JSON.parse(handed ?? '')).toEqual({ name: 'mine.json', text });
});

test('a link goes on as it is', async ({ page }) => {
  await withOther(page);
  const fragment = `#position=${await encode({ game: OTHER.id, position: {} })}`;
  await page.goto(TABLE + fragment);
  await page.getByRole('link', { name: OTHER_BOOK.open(OTHER.title) }).click();
  await expect(page).toHaveURL(OTHER.table + fragment);
});

test('of an unknown book it says which', async ({ page }) => {
  await page.goto(TABLE);
  await bring(page, textFile('mine', fileOfOther()));
  await expect(page.locator('.games [role="alert"]')).toContainText('“other”');
});
