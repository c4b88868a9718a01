import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { gamesKey } from '../../../src/ui/kept/keys.ts';
import { bring, openGame, openHome, row } from '../hispania/table.ts';
import { alone, fileFor, gameAt } from '../hispania/table-game.ts';

const { guard } = WORDS.play;

async function dataBy(page: Page, within: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download');
  await within.getByRole('button', { name: guard.raw }).click();
  const given = await coming;
  return { name: given.suggestedFilename(), text: readFileSync(await given.path(), 'utf8') };
}

/** Writes something else into the record of a game of the list. */
const changeRecord = (page: Page, name: string, more: object): Promise<void> =>
  page.evaluate(
    ([database, name, more]) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['games'], 'readwrite');
          const store = tx.objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            const record = all.result.find((one) => one.name === name);
            store.put({ ...record, ...(more as object) }, record.id);
          };
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [gamesKey('hispania'), name, more] as const,
  );

test('a game or a panel that cannot be drawn says so, gives its data, and the rest stands', async ({ page }) => {
  const { journal } = gameAt('A-standard', ({ decision, at }) => decision.kind === 'buy' && at > 3);
  await page.addInitScript(() => {
    // Possible errors of ours: at one moment, and during the computation of a column.
    const { toISOString } = Date.prototype;
    Date.prototype.toISOString = function () {
      if (this.getTime() === 5) throw new Error('a test breaks a row');
      return toISOString.call(this);
    };
    const { sqrt } = Math;
    Math.sqrt = (n) => {
      if ('broken' in globalThis) throw new Error('a test breaks a panel');
      return sqrt(n);
    };
  });
  await openHome(page);
  await bring(page, ...['Mine', 'Unshown', 'Far away'].map((name) => fileFor(name, journal, alone(journal))));
  await expect(page.locator('.games li.game')).toHaveCount(3);
  await changeRecord(page, 'Unshown', { played: 5 });
  await changeRecord(page, 'Far away', { played: 1e300 });
  await page.reload();

  // What no date can show is damage, and told as such; what breaks the row leaves the others.
  await expect(row(page, 'Mine').getByRole('button', { name: /^Continue/ })).toBeVisible();
  await expect(row(page, 'Far away')).toContainText(GAMES.damaged);
  const unshown = page.locator('.games .unshown');
  await expect(unshown).toContainText(guard.what(guard.parts.game('Unshown')));
  const raw = await dataBy(page, unshown);
  expect(raw.name).toBe('unshown.json');
  expect(JSON.parse(raw.text)).toMatchObject({ scriptorium: 'raw', record: { name: 'Unshown', played: 5 } });

  await openGame(page, 'Mine');
  await page.evaluate(() => Object.assign(globalThis, { broken: true }));
  await page.getByRole('tab', { name: 'History' }).click();
  const panel = page.locator('.leaf .unshown, .side .unshown');
  await expect(panel).toContainText(guard.what(guard.parts.leaf));
  await expect(page.locator('.mapsheet')).toBeVisible();
  const data = await dataBy(page, panel);
  expect(JSON.parse(data.text)).toMatchObject({ scriptorium: 1, name: 'Mine' });
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'broken'));
  await panel.getByRole('button', { name: guard.again }).click();
  await expect(page.locator('.leaf .history')).toBeVisible();
});
