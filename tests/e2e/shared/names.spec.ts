import { expect, type Page, test } from '@playwright/test';
import { hispania } from '../../../src/books/hispania/engine/game.ts';
import type { Options } from '../../../src/books/hispania/engine/setup.ts';
import { GAMES } from '../../../src/books/hispania/words/en/table-games.ts';
import { answer, tempered } from '../../../src/kernel/check/player.ts';
import { roller } from '../../../src/kernel/dice.ts';
import { begin, now, play } from '../../../src/kernel/journal.ts';
import type { Sitting } from '../../../src/ui/table/sitting.ts';
import { bring, openHome } from '../hispania/table.ts';
import { fileFor } from '../hispania/table-game.ts';

/** Names out of a file that would turn what stands around them, or push it off the page. */

const TURNED = 'Ann \u202egnorw eht\u202c \u2066';
const RIGHT_TO_LEFT = 'שלום \u202bבית\u200f';
const ENDLESS = 'W'.repeat(80);
const NAMES = [TURNED, RIGHT_TO_LEFT, ENDLESS, 'Zoë'];
/** The seats are as a game of ours may have them: of others no answer would be played again. */
const seats = NAMES.map((name) => name.replace(/\p{Bidi_Control}/gu, ''));
const sittings = seats.map((seat, i): Sitting => ({ seat, name: NAMES[i] ?? '', is: 'person' }));

/** A game in which players with such names have bid, won and lost. */
function hostileGame() {
  const options: Options = { scenario: 'B', mode: 'advanced', options: ['tokens'], seats };
  const dice = roller(7);
  const player = tempered(dice);
  let { journal } = begin(hispania, { is: 'game', options, seed: 7 });
  for (let i = 0; journal && i < 60; i++) {
    const decision = hispania.decision(now(journal));
    if (!decision) break;
    journal = play(hispania, journal, answer(player, decision, dice)).journal ?? journal;
  }
  if (!journal) throw new Error('no game');
  return journal;
}

/** All that is read on the page, by the eye or the ear: texts, labels, titles, values. */
const allTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'label', 'aria-description']) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    return texts.filter((text) => text.trim() !== '');
  });

async function expectTame(page: Page, where: string): Promise<void> {
  for (const text of await allTexts(page)) {
    // Only whole isolates, as we draw them ourselves.
    expect(text.replace(/\u2068[^\u2066-\u2069]*\u2069/gu, ''), where).not.toMatch(/\p{Bidi_Control}/u);
    for (const [word] of text.matchAll(/W{20,}/g)) expect(word.length, where).toBeLessThan(61);
    for (const { index } of text.matchAll(/שלום/g))
      expect(text.slice(0, index), `${where}: ${text}`).toMatch(/\u2068[^\u2069]*$/u);
  }
  // By the overflowing element, so that a failure shows its place.
  const outside = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(outside, where).toEqual([]);
}

test('names of a file turn nothing, and push nothing off the page, wherever they are drawn', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const name = `${TURNED} ${'Sunday'.repeat(15)}`;
  await bring(page, fileFor(name, hostileGame(), sittings));
  await expect(page.locator('.games li.game')).toHaveCount(1);
  await expectTame(page, 'the list');
  expect(await page.locator('.games li.game').textContent()).toContain('Ann gnorw eht');
  await page.locator('.games li.game').getByRole('button', { name: GAMES.goOn }).click();
  await expect(page.locator('.whole-table')).toBeVisible();
  await expectTame(page, 'the table');
  const tabs = page.getByRole('tab');
  expect(await tabs.count()).toBeGreaterThan(3);
  for (let i = 0; i < (await tabs.count()); i++) {
    await tabs.nth(i).click();
    await expectTame(page, `tab ${i}`);
    for (const fold of await page.locator('.leaf summary').all()) if (await fold.isVisible()) await fold.click();
    await expectTame(page, `tab ${i}, unfolded`);
  }
});
