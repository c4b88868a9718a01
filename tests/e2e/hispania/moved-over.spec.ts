import { expect, test } from '@playwright/test';
import { GAMES_BEFORE, gamesKey, textKey } from '../../../src/ui/kept/keys.ts';
import { THEME } from '../../../src/ui/kept/site-keys.ts';
import { STORES } from '../../../src/ui/table/keeper-schema.ts';
import { CORPORA } from '../../hispania/games/corpus.ts';

/** The data that release 0.6.0 has left in a browser are on the first page of this one, under the name of its book. */

const RECORDS = CORPORA.find(({ version }) => version === '0.6.0')?.records;

test('games, reading marks and the theme of 0.6.0 are there, and moved over', async ({ page }) => {
  await page.goto('/404');
  await page.evaluate(
    ([name, stores, records]) =>
      new Promise<void>((done, fail) => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem(
          'read',
          JSON.stringify({ chapters: [1, 6], last: { path: '/hispania/rules/6-combat/', title: '6 Combat' } }),
        );
        const opening = indexedDB.open(name, 1);
        opening.onupgradeneeded = () => {
          for (const store of stores) opening.result.createObjectStore(store);
        };
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(stores, 'readwrite');
          for (const store of stores)
            for (const [key, value] of records?.stores[store] ?? []) tx.objectStore(store).put(value, key as string);
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    [GAMES_BEFORE, STORES, RECORDS] as const,
  );
  await page.goto('/hispania/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('[data-resume]')).toContainText('6 Combat');
  await page.goto('/hispania/play/');
  await expect(page.locator('.games li.game')).toHaveCount(RECORDS?.stores.games.length ?? -1);
  const lies = await page.evaluate(
    async (read) => ({
      texts: [localStorage.getItem('read'), localStorage.getItem(read) !== null],
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }),
    textKey('hispania', 'read'),
  );
  expect(lies.texts).toEqual([null, true]);
  expect(lies.databases).toContain(gamesKey('hispania'));
  // The theme is moved when it is chosen again.
  await page.locator('select.theme:visible').first().selectOption('light');
  expect(await page.evaluate((key) => [localStorage.getItem('theme'), localStorage.getItem(key)], THEME)).toEqual([
    null,
    'light',
  ]);
});
