import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../../../src/books/reconquista/words/en/index.ts';
import { SENTINELS as ANY, walk as walked } from '../shared/french.ts';
import { settled } from '../shared/settled.ts';

/** Reconquista in French: what is read, and what is played. */

const SENTINELS = [...ANY, WORDS.own.map, WORDS.learn.lesson.unasked];
const walk = (page: Page, path: string) => walked(page, path, SENTINELS);

test('a whole turn at the French table speaks French, and so do its log and its menu', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/reconquista/play/');
  await expect(page.locator('.play-home')).toBeVisible();
  for (const summary of await page.locator('.new-game summary').all()) await summary.click();
  await page.locator('.starts label').nth(12).click();
  await page.locator('.seed input').fill('seven');
  await here();
  await page.locator('.new-game button[type=submit]').click();
  const turn = page.locator('.turn-line');
  await expect(turn).toContainText('Tour\u00a013');
  // Every question is answered by its usual button, or by the first of its answers.
  for (let answers = 0; answers < 30 && /Tour\s13/.test((await turn.textContent()) ?? ''); answers++) {
    await here();
    const usual = page.locator('.asked .acts .btn.pri').first();
    await ((await usual.count()) > 0 ? usual : page.locator('.answers .choice').first()).click();
    await settled(page);
  }
  await expect(turn).toContainText('Tour\u00a014');
  await page.keyboard.press('h');
  await settled(page);
  await here();
  // The last dice of a game that counts are taken back only after a question.
  await page.keyboard.press('u');
  await expect(page.locator('dialog')).toContainText('cesser de compter');
  await here();
  await end();
});

test('a scene, a lesson and a puzzle speak French', async ({ page }) => {
  const scene = await walk(page, '/fr/reconquista/scenes/battle-at-tarragona/');
  await expect(page.locator('.live:not(.still)')).toBeVisible();
  await page.locator('.linebar .next').click();
  await expect(page.locator('.linebar .next')).toBeDisabled();
  await settled(page);
  await scene.here();
  await scene.end();
  const lesson = await walk(page, '/fr/reconquista/learn/moving/');
  const help = page.locator('.lesson-steps .task .acts .btn');
  for (let presses = 0; presses < 3; presses++) await help.first().click();
  await settled(page);
  await lesson.here();
  await lesson.end();
  const puzzle = await walk(page, '/fr/reconquista/learn/puzzles/landing-at-granada/');
  await page.locator('[data-place]').first().click();
  await puzzle.here();
  await puzzle.end();
});

test('what is read of the book is French: its first page, its par, its rulings', async ({ page }) => {
  for (const path of ['', 'par/', 'rulings/', 'glossary/', 'reaction/', 'player-aid/', 'rules/13-muslim-reaction/']) {
    const { here } = await walk(page, `/fr/reconquista/${path}`);
    await here();
  }
});
