import { readFileSync } from 'node:fs';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { KEY as LIST, ASIDE as LIST_ASIDE } from '../../../src/books/hispania/ui/corrections/kept.ts';
import { TABLE } from '../../../src/books/hispania/words/en/table.ts';
import { EDITOR } from '../../../src/books/hispania/words/en/table-editor.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { gamesKey, textKey } from '../../../src/ui/kept/keys.ts';
import { asked, bring, countAnswers, expectQuestion, inRowMenu, openGame, openHome, row } from '../hispania/table.ts';
import { alone, fileFor, gameAt, question, taken, textFile } from '../hispania/table-game.ts';

/** Presses what hands something out (`handed-out.ts` lists all of it), and opens again what it gave. */

/** The output of a button: the name and the text of a file. */
async function fileBy(page: Page, button: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download');
  await button.click();
  const given: Download = await coming;
  return { name: given.suggestedFilename(), text: readFileSync(await given.path(), 'utf8') };
}

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** A short game, at a question in the middle of a turn. */
const point = () => gameAt('A-standard', ({ decision, at }) => decision.kind === 'buy' && at > 3);

test('the menu of a game gives a file and links, and each brings the game back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { journal } = point();
  const table = taken(journal, alone(journal));
  const decision = question(table);
  if (!decision) throw new Error('nobody is asked');
  await openHome(page);
  await bring(page, fileFor('Ana’s: game', journal, alone(journal)));
  await openGame(page, 'Ana’s: game');
  await expectQuestion(page, decision);
  await page.locator('.bar').getByRole('button', { name: 'Menu' }).click();
  const share = page.locator('.share');
  const said = share.locator('[role="status"]');
  const { position, game, file, report } = TABLE.share;

  const given = await fileBy(page, share.getByRole('button', { name: file }));
  expect(given.name).toBe('anas-game.json');
  const links: string[] = [];
  for (const name of [position, game, report]) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await share.getByRole('button', { name, exact: true }).click();
    await expect(said).toHaveText(name === report ? TABLE.share.reportCopied : TABLE.share.copied);
    await expect.poll(() => copied(page)).not.toBe('');
    links.push(await copied(page));
  }
  const [toPosition = '', toGame = '', reported = ''] = links;
  const [, inReport = ''] = /^Moment: (\S+)$/m.exec(reported) ?? [];
  expect(reported).toContain(`Rule: ${decision.rule}`);

  // The file is a game of its own in the list, with all its answers.
  await openHome(page);
  await bring(page, textFile('again', given.text));
  await expect(row(page, 'Ana’s: game')).toHaveCount(2);
  // Each link leads to the same question; the one to the game brings all answers.
  for (const link of [toGame, toPosition, inReport]) {
    await page.goto('about:blank');
    await page.goto(link);
    if (link !== toGame) await page.locator('.who-plays .btn.pri').click();
    await expectQuestion(page, decision);
    expect(await countAnswers(page)).toBe(link === toGame ? journal.at : 0);
  }
});

test('a game of the list is a file, whole or as it lies there', async ({ page }) => {
  const { journal } = point();
  await openHome(page);
  await bring(page, fileFor('Mine', journal, alone(journal)));
  const given = await fileBy(page, await inRowMenu(row(page, 'Mine'), /^Save as a file/));
  expect(given.name).toBe('mine.json');
  await bring(page, textFile('again', given.text));
  await expect(row(page, 'Mine')).toHaveCount(2);
  await (await inRowMenu(row(page, 'Mine').last(), /^Delete/)).click();
  await expect(row(page, 'Mine')).toHaveCount(1);

  // A damaged one is given unchanged; it is not a game, and the list says so.
  await page.evaluate(
    (database) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const tx = opening.result.transaction(['roots'], 'readwrite');
          tx.objectStore('roots').clear();
          tx.oncomplete = () => {
            opening.result.close();
            done();
          };
        };
      }),
    gamesKey('hispania'),
  );
  await page.reload();
  const raw = await fileBy(page, await inRowMenu(row(page, 'Mine'), /^Save as it is/));
  expect(raw.name).toBe('mine.json');
  expect(JSON.parse(raw.text)).toMatchObject({ scriptorium: 'raw', record: { name: 'Mine' } });
  await bring(page, textFile('raw', raw.text));
  await expect(page.locator('.games [role="alert"]')).toContainText(GAMES.faults['raw-game']());
});

test('the board of the editor is a text and a file, and lies there again', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/hispania/play/#our-table');
  const { keep, situation } = EDITOR;
  const turn = page.getByRole('textbox', { name: situation.turn, exact: true });
  await turn.fill('9');
  await turn.blur();
  await page.getByText(keep.title, { exact: true }).click();
  const fold = page.locator('details.fold').filter({ hasText: keep.title });
  await fold.getByRole('button', { name: keep.copy }).click();
  await expect(fold.getByText(keep.copied)).toBeVisible();
  const text = await copied(page);
  const given = await fileBy(page, fold.getByRole('button', { name: keep.file }));
  expect(given).toEqual({ name: 'hispania-our-table-turn-9.json', text });
  await turn.fill('3');
  await turn.blur();
  await fold.locator('input[type="file"]').setInputFiles(textFile('board', given.text));
  await expect(fold.locator('[role="status"]').last()).toContainText(keep.done);
  await expect(turn).toHaveValue('9');
});

test('the progress of the lessons is a file, and comes back from it', async ({ page }) => {
  const kept =
    '{"format":"scriptorium-lessons","version":1,"done":{"terrain":["plain"]},"skipped":[],"refused":{},"missed":{}}';
  await page.goto('/hispania/learn/');
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key as string, text as string),
    [textKey('hispania', 'lessons'), kept],
  );
  await page.reload();
  const given = await fileBy(page, page.getByRole('button', { name: 'Save it as a file' }));
  expect(given.name).toBe('hispania-lessons.json');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('input[type=file]').setInputFiles(textFile('progress', given.text));
  await expect(page.locator('[data-lesson="terrain"] .stands')).toHaveText('done');
});

test('what could not be read is handed out as it was', async ({ page }) => {
  const [progress, list] = ['{"format":"scri', '{"is":"hispania-corr'];
  await page.goto('/hispania/learn/');
  await page.evaluate(
    (kept) => {
      for (const [key, text] of kept) localStorage.setItem(key as string, text as string);
    },
    [
      [textKey('hispania', 'lessons'), progress],
      [LIST, list],
    ],
  );
  await page.reload();
  const lessons = await fileBy(page, page.getByRole('button', { name: 'Save that text as a file' }));
  expect(lessons).toEqual({ name: 'hispania-lessons-damaged.json', text: progress });
  await page.goto('/hispania/correct/');
  const corrections = await fileBy(page, page.locator('.list [role="alert"]').getByRole('button'));
  expect(corrections).toEqual({ name: 'corrections.corrections.json', text: list });
  expect(await page.evaluate((key) => localStorage.getItem(key), LIST_ASIDE)).toBe(list);
});

test('links that pages of the book hold open at the table', async ({ page }) => {
  for (const from of ['/hispania/nations/alans/', '/hispania/rulings/']) {
    await page.goto(from);
    await page.locator('a[href*="#position="]').first().click();
    // A person takes a seat if the position has seats.
    const sits = page.locator('.who-plays .btn.pri');
    await expect(sits.or(asked(page)).first()).toBeVisible();
    if (await sits.isVisible()) await sits.click();
    await expect(asked(page).locator('.ask')).toBeVisible();
  }
});
