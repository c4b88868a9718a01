import { expect, type Page, test } from '@playwright/test';
import { NATIONS, RULE_IDS } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chapter reads: rules, tables, figures and what they show', async ({ page }) => {
    await page.goto('/hispania/rules/6-combat/');
    for (const id of ['r6.1', 'r6.2', 'r6.2b', 'r6.3', 'r6.4', 'r6.6', 'r6.7', 'r6.8']) {
      await expect(page.locator(`[id="${id}"]`)).toBeVisible();
    }
    const scenes = page.locator('section.scene');
    await expect(scenes).toHaveCount(12);
    for (const scene of await scenes.all()) {
      await expect(scene.locator('svg.map')).toBeVisible();
      expect((await scene.locator('.slip.text').textContent())?.length).toBeGreaterThan(80);
    }
    await expect(page.locator('table').first()).toBeVisible();
  });

  test('the map page has its table, and a province its row', async ({ page }) => {
    await page.goto('/hispania/map/#toledo');
    await expect(page.locator('table')).toContainText('Toledo');
    await expect(page.locator('svg.map')).toBeVisible();
  });

  test('a scene has its page with the whole line in words', async ({ page }) => {
    await page.goto('/hispania/scenes/rome-at-segovia/');
    await expect(page.locator('.slip.text ol li')).toHaveCount(3);
  });
});

/** Sheets and chapters with many notes; of the first two it is also known that they have room for them. */
const NOTES = [
  ['/hispania/rules/4-stacking/', 'in the margin'],
  ['/hispania/nations/umayyads/', 'in the margin'],
  ['/hispania/rules/6-combat/', 'anywhere'],
  ['/hispania/nations/visigoths/', 'anywhere'],
] as const;

/** The pieces of sentences that are below a note in their middle. */
const cutByNotes = (page: Page): Promise<readonly string[]> =>
  page.locator('main span.note').evaluateAll((notes) =>
    notes.flatMap((note) => {
      const block = note.parentElement;
      const { bottom } = note.getBoundingClientRect();
      const range = document.createRange();
      return [...(block?.childNodes ?? [])].flatMap((piece) => {
        if (piece instanceof Element && piece.matches('.note, ul, ol, p')) return [];
        range.selectNode(piece);
        const below = [...range.getClientRects()].some((line) => line.height > 0 && line.top >= bottom);
        return below && piece.textContent?.trim() ? [`${note.id}: ${piece.textContent.trim()}`] : [];
      });
    }),
  );

test('no note stands between the words of a sentence, on a screen or on paper; at 1280 they stand in the margin', async ({
  page,
}) => {
  for (const [path, where] of NOTES) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    if (where === 'in the margin') {
      const right = await page.locator('main').evaluate((main) => main.getBoundingClientRect().right);
      const lefts = await page
        .locator('main span.note')
        .evaluateAll((notes) => notes.map((note) => note.getBoundingClientRect().left));
      expect(Math.min(...lefts), path).toBeGreaterThan(right);
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wide, path).toBeLessThanOrEqual(0);
    }
    for (const width of [1440, 1280, 1180, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await cutByNotes(page), `${path} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 700, height: 900 });
    await page.emulateMedia({ media: 'print' });
    expect(await cutByNotes(page), `${path} on paper`).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the chapter prints with its figures, without its buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hispania/rules/6-combat/');
  await expect(page.locator('section.scene svg.map').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Search/ })).toBeHidden();
  await expect(page.locator('.linebar:visible')).toHaveCount(0);
});

test('a French address without a French text leads to the English page, with search and place', async ({ page }) => {
  await page.goto('/fr/tiny/scenes/?x=1#here');
  await expect(page).toHaveURL(/\d\/tiny\/scenes\/\?x=1#here$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // The other language has the nearest page above it, and no place in it.
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\d\/fr\/$/);
});

test('the link to the other language leads to the place that is being read, and is kept', async ({ page }) => {
  await page.goto('/hispania/rules/6-combat/#r6.4');
  await page.locator('[id="r6.6"]').evaluate((heading) => heading.scrollIntoView());
  // A press does not scroll to the head first, as a reader does.
  await page.getByRole('link', { name: 'Français' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\d\/fr\/hispania\/rules\/6-combat\/#r6\.6$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[id="r6.6"]')).toBeInViewport();
  // A heading that is no rule’s has its English anchor too.
  await page.goto('/fr/hispania/rules/key-terms/');
  // A place counts as read when the page has rested there for half a second: by the page's own timers, however late they are.
  await page.locator('#turns').evaluate(
    (heading) =>
      new Promise<void>((rested) => {
        let resting = 0;
        addEventListener('scroll', () => {
          clearTimeout(resting);
          resting = window.setTimeout(rested, 600);
        });
        heading.scrollIntoView();
      }),
  );
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\d\/hispania\/rules\/key-terms\/#turns$/);
  // What the address says of the page itself goes along: a filter, a game.
  await page.goto('/hispania/learn/puzzles/#kind=reach');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(/\d\/fr\/hispania\/learn\/puzzles\/#kind=reach$/);
  await expect(page.getByLabel('Question')).toHaveValue('reach');
  // French is kept: the next English page says that it exists in French, once, but over no table.
  const offer = page.locator('.news');
  await page.goto('/hispania/play/');
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  await expect(offer).toHaveCount(0);
  await page.goto('/hispania/glossary/');
  await expect(offer).toHaveAttribute('lang', 'fr');
  await expect(offer.getByRole('link')).toHaveAttribute('href', /\/fr\/hispania\/glossary\/$/);
  await page.goto('/hispania/map/#toledo');
  await expect(page.locator('#toledo [aria-current]')).toBeVisible();
  await expect(offer).toHaveCount(0);
  // What is chosen on the map goes along, although the text of the page has a row of the same name.
  await page.getByRole('link', { name: 'Français' }).dispatchEvent('click');
  await expect(page).toHaveURL(/\d\/fr\/hispania\/map\/#toledo$/);
});

test.describe('a reader whose browser speaks French', () => {
  test.use({ locale: 'fr-CA' });
  test('is told once that an English page exists in French, and may decline', async ({ page, context }) => {
    await page.goto('/hispania/rules/2-income/');
    const offer = page.locator('.news');
    await expect(offer).toContainText('Cette page existe en français');
    await offer.getByRole('button', { name: 'Fermer' }).click();
    await expect(offer).toHaveCount(0);
    // Another visit: what is kept for one visit alone is gone, and the reader has declined.
    const other = await context.newPage();
    await other.goto('/hispania/rules/2-income/');
    await other.getByRole('link', { name: 'Français' }).waitFor();
    await expect(other.locator('.news')).toHaveCount(0);
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('a French address without a French text leads to the English page', async ({ page }) => {
    await page.goto('/fr/tiny/scenes/');
    await expect(page).toHaveURL(/\d\/tiny\/scenes\/$/);
  });
});

test('the whole book is one page: every chapter and sheet, no anchor twice, each on a page of paper of its own', async ({
  page,
}) => {
  await page.goto('/hispania/rules/whole-book/');
  const titles = await page.locator('main h1').allInnerTexts();
  // Its own title, contents and key terms; after the sheets glossary, tokens, rulings, player aid and index.
  expect(titles).toHaveLength(3 + CHAPTERS.length + NATIONS.length + 5);
  const rules = await page
    .locator('main :is(h2, h3, h4).r')
    .evaluateAll((all) => all.flatMap(({ id }) => /^r(\d.*)$/.exec(id)?.[1] ?? []));
  const wanted = RULE_IDS.filter((id) => !CHAPTERS.some(({ number }) => id === `${number}`));
  expect([...rules].sort()).toEqual([...wanted].sort());
  await page.emulateMedia({ media: 'print' });
  const breaks = await page
    .locator('main > .chap')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakBefore));
  expect(new Set(breaks)).toEqual(new Set(['page']));
});

test('a chapter read to its end is marked in the contents, and the first page leads back to it', async ({ page }) => {
  await page.goto('/hispania/rules/7-population/');
  const item = page.locator('.toc [data-chapter="7"]');
  await expect(item.locator('.done')).toBeHidden();
  await page.locator('.pager').scrollIntoViewIfNeeded();
  await expect(item.locator('.done')).toBeVisible();
  await page.goto('/hispania/');
  await page.getByRole('link', { name: 'Continue reading: 7 Population limit' }).click();
  await expect(page).toHaveURL(/7-population/);
});
