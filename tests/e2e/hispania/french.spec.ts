import { expect, type Page, test } from '@playwright/test';
import { WORDS } from '../../../src/books/hispania/words/en/index.ts';
import { PLAY } from '../../../src/words/en/play.ts';
import { record } from '../shared/loads.ts';
import { openSettled, settled } from '../shared/settled.ts';

/** A French page speaks French in all that it shows, and loads no words of another language. */

/** Common English words that no French text has. */
const ENGLISH =
  /(?<![\p{L}’'-])(?:the|of|and|with|you|your|this|that|are|has|have|from|which|when|where|each|turn|move|for|not|all|by|at|to|is|it|no|yes|more|again|back|open|save|games?|players?|battle|units?|castle|next|show|close|undo)(?![\p{L}’'-])/giu;
/** A name, and the letters of a nation on its counters. */
const NAMES = /SIL Open Font|\bBY\b/g;
/** Texts of English words that every live part of the page would load. */
const SENTINELS = [PLAY.guard.remedy, PLAY.stop.dice, WORDS.learn.lesson.computing];

/** Everything that a reader sees, hears, or sees at a pointer: texts, labels, titles, placeholders. */
async function said(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts = [document.title];
    const skipped = 'script, style, template, noscript, body [lang="en"]';
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest(skipped)) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-roledescription'])
        parts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    }
    return parts
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n');
  });
}

/** The lines with an English word. */
function english(text: string): readonly string[] {
  const lines = [...new Set(text.split('\n'))];
  return lines.flatMap((line) => {
    const found = [...line.replace(NAMES, '').matchAll(ENGLISH)].map(([word]) => word);
    return found.length > 0 ? [`${found.join(', ')}: ${line}`] : [];
  });
}

/** A French page whose words are watched: what it says at each place of a walk, and what it has loaded at the end. */
async function walk(
  page: Page,
  path: string,
): Promise<{ readonly here: () => Promise<void>; readonly end: () => Promise<void> }> {
  const scripts: Promise<readonly [url: string, code: string]>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js'))
      scripts.push(
        response.text().then(
          (code) => [response.url(), code],
          () => ['', ''],
        ),
      );
  });
  await openSettled(page, path);
  return {
    here: async () => expect.soft(english(await said(page)), path).toEqual([]),
    end: async () => {
      const wrong = (await Promise.all(scripts)).filter(([, code]) => SENTINELS.some((text) => code.includes(text)));
      expect(
        wrong.map(([url]) => url),
        path,
      ).toEqual([]);
    },
  };
}

test('a walk finds English words and English scripts', async ({ page }) => {
  expect(english('Le tour\nThe turn of Rome')).toEqual(['The, turn, of: The turn of Rome']);
  const loads = record(page);
  await openSettled(page, '/hispania/scenes/castile-at-toledo/');
  const urls = (await Promise.all(loads)).map(({ url }) => url).filter((url) => url.endsWith('.js'));
  const codes = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  for (const text of SENTINELS)
    expect(
      codes.some((code) => code.includes(text)),
      text,
    ).toBe(true);
  expect(english(await said(page)).length).toBeGreaterThan(5);
});

test('a scene is French, played on and talked about', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/scenes/castile-at-toledo/');
  const scene = page.locator('section.scene');
  await expect(scene.locator('.live:not(.still)')).toBeVisible();
  await here();
  await scene.locator('.linebar .next').click();
  await expect(scene.locator('.marks .on')).toHaveCount(1);
  await here();
  await scene.locator('.linebar .next').click();
  await settled(page);
  await here();
  await end();
});

test('a lesson is French, with its hints and its outcome', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/learn/first-battle/');
  const lesson = page.locator('.lesson-steps');
  await expect(lesson).toBeVisible();
  await here();
  const help = lesson.locator('.task .acts .btn');
  for (let presses = 0; presses < 3; presses++) await help.click();
  await expect(lesson.locator('.outcome')).not.toBeEmpty();
  await settled(page);
  await here();
  await end();
});

test('the table is French: a new game, its first answers, its log and its menu', async ({ page }) => {
  const { here, end } = await walk(page, '/fr/hispania/play/');
  await expect(page.locator('.play-home')).toBeVisible();
  await here();
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  await settled(page);
  await here();
  // The rest of the phase is played by a captain.
  await page.keyboard.press('p');
  await settled(page);
  await here();
  await page.keyboard.press('?');
  await here();
  await page.keyboard.press('Escape');
  await page.keyboard.press('h');
  await settled(page);
  await here();
  await end();
});

test('a puzzle and the odds are French', async ({ page }) => {
  const puzzle = await walk(page, '/fr/hispania/learn/puzzles/best-navarre-huesca/');
  await page.getByRole('button', { name: 'Montrer la réponse' }).click();
  await puzzle.here();
  await puzzle.end();
  const odds = await walk(page, '/fr/hispania/odds/');
  await expect(page.locator('.odds.full')).toBeVisible();
  await odds.here();
  await odds.end();
});
