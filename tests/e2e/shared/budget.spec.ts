import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { NATIONS } from '../../../src/books/hispania/engine/data/ids.ts';
import { CHAPTERS } from '../../../src/books/hispania/engine/data/rule-ids.ts';
import { type Loaded, record, sum } from './loads.ts';
import { openSettled, settled } from './settled.ts';

/** Budgets of the design, in kB of gzip, fonts apart. */
const FURNITURE = 20;
const FURNITURE_SCRIPT = 5;
const CHAPTER = 20;
const SCENE = 85;
/**
 * What the first touch of a scene loads on top: the whole engine with its tables, what looks at it, and the words for what
 * happens. The 35 kB that the design allows an engine are for what a scene may load when it comes into view.
 */
const TOUCH = 110;
const SEARCH = 100;
/** A first look through whole texts, on top of that: Pagefind, its index of the words asked for, and the texts shown. */
const TEXTS = 110;
/** The whole table with all that it ever fetches, on top of a scene that is played: engine, board and Preact are there already. */
const TABLE = 150;
/** The page of odds with its script and all code that computes for it, the engine in a worker. */
const ODDS = 175;
/** The further code for a first computer at the table. */
const COMPUTER = 30;
const FONTS = 100;
/** Files of any kind that a scene, a lesson or the table asks for until it has been answered: each is a journey. */
const REQUESTS = 20;

/** The same is said in French by longer words: what is mostly words may be so much larger there. */
const FRENCH = 1.06;

const isWorker = ({ url }: Loaded): boolean => /\/(?:[a-z-]+\.)?worker[.-]/.test(url);

/** Stops scenes from coming into view, so that only what stands on the page is loaded. */
async function blind(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.IntersectionObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });
}

/** A chapter without its text and figures: what an empty rules page loads. */
function emptied(html: string): string {
  return html
    .replace(/<svg class="defs"[\s\S]*?<\/svg>/, '')
    .replace(/(<main[^>]*>)[\s\S]*?(<nav class="pager|<\/main>)/, '$1$2')
    .replace(/<style>astro-island[\s\S]*?<\/style>|<script>\(self\.Astro[\s\S]*?<\/script>/g, '');
}

test('a rules page stays within its budgets', async ({ page }) => {
  await blind(page);
  const loads = record(page);
  await openSettled(page, '/hispania/rules/6-combat/');
  const loaded = await Promise.all(loads);
  const html = await (await page.request.get('/hispania/rules/6-combat/')).text();
  const empty = emptied(html);
  // Data for search engines is no script, and counts with the page.
  const inline = [...empty.matchAll(/<script(?![^>]*(?:src|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map((m) => m[1])
    .join('');
  const shell = loaded.filter(
    ({ url, kind }) =>
      !/\/(scene|board|lookup)/i.test(url) && ['stylesheet', 'script', 'image', 'fetch'].includes(kind),
  );
  const script = sum(shell.filter(({ kind }) => kind === 'script')) + gzipSync(inline, { level: 9 }).length / 1000;
  const furniture = gzipSync(empty, { level: 9 }).length / 1000 + sum(shell);
  const all = sum(loaded.filter(({ kind }) => kind !== 'font'));
  console.log(
    `furniture ${furniture.toFixed(1)} kB, its script ${script.toFixed(1)}, text and figures ${(all - furniture).toFixed(1)}`,
  );
  expect(furniture).toBeLessThanOrEqual(FURNITURE);
  expect(script).toBeLessThanOrEqual(FURNITURE_SCRIPT);
  expect(all - furniture).toBeLessThanOrEqual(CHAPTER);
});

test('the text and figures of every chapter stay within theirs', async ({ request }) => {
  for (const { slug } of CHAPTERS) {
    const html = await (await request.get(`/hispania/rules/${slug}/`)).text();
    const size = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
    const own = size(html) - size(emptied(html));
    console.log(`${slug} ${own.toFixed(1)} kB`);
    expect(own, slug).toBeLessThanOrEqual(CHAPTER);
  }
});

test('the text and figures of every nation’s sheet stay within those of a chapter', async ({ request }) => {
  const sizes: [number, string][] = [];
  for (const nation of NATIONS) {
    const html = await (await request.get(`/hispania/nations/${nation}/`)).text();
    const size = (text: string) => gzipSync(text, { level: 9 }).length / 1000;
    sizes.push([size(html) - size(emptied(html)), nation]);
  }
  const [[most, which] = [0, '']] = sizes.sort(([a], [b]) => b - a);
  console.log(`the largest sheet, ${which}: ${most.toFixed(1)} kB`);
  expect(most, which).toBeLessThanOrEqual(CHAPTER);
});

test('a scene that comes into view, its first touch, and a first search stay within theirs', async ({ page }) => {
  const loads = record(page);
  await openSettled(page, '/hispania/rulings/');
  const furniture = new Set((await Promise.all(loads)).map(({ url }) => url));
  const before = loads.length;
  await openSettled(page, '/hispania/scenes/castile-at-toledo/');
  await expect(page.locator('.live:not(.still)')).toBeVisible();
  await settled(page);
  const scene = (await Promise.all(loads)).filter(
    ({ url, kind }) => ['script', 'fetch'].includes(kind) && !furniture.has(url),
  );
  const atScene = loads.length;
  console.log(`a live scene ${sum(scene).toFixed(1)} kB`);
  expect(sum(scene)).toBeLessThanOrEqual(SCENE);
  await page.getByRole('button', { name: /^Fight in/ }).click();
  await expect(page.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  const touch = (await Promise.all(loads)).slice(atScene).filter(({ kind }) => kind !== 'font');
  const atTouch = loads.length;
  console.log(`a scene and its first answer ask for ${atTouch - before} files`);
  expect(atTouch - before).toBeLessThanOrEqual(REQUESTS);
  console.log(`the first touch of it ${sum(touch).toFixed(1)} kB`);
  expect(sum(touch)).toBeLessThanOrEqual(TOUCH);
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('retreat');
  await expect(page.locator('dialog a').first()).toBeVisible();
  await settled(page);
  const search = (await Promise.all(loads)).slice(atTouch).filter(({ kind }) => kind !== 'font');
  console.log(`a first search ${sum(search).toFixed(1)} kB`);
  expect(sum(search)).toBeLessThanOrEqual(SEARCH);
  const atSearch = loads.length;
  await page.getByRole('button', { name: 'Look through all texts' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/in the texts$/);
  await settled(page);
  const texts = (await Promise.all(loads)).slice(atSearch).filter(({ kind }) => kind !== 'font');
  console.log(`a first look through whole texts ${sum(texts).toFixed(1)} kB`);
  expect(sum(texts)).toBeLessThanOrEqual(TEXTS);
});

test('a lesson stays within the budget of a scene, and one with questions needs no engine', async ({ page }) => {
  const loads = record(page);
  await openSettled(page, '/hispania/rulings/');
  const furniture = new Set((await Promise.all(loads)).map(({ url }) => url));
  for (const id of ['the-map', 'targets']) {
    const before = loads.length;
    await openSettled(page, `/hispania/learn/${id}/`);
    const lesson = page.locator('.lesson-steps');
    await expect(lesson).toBeVisible();
    const own = (await Promise.all(loads))
      .slice(before)
      .filter(({ url, kind }) => ['script', 'fetch'].includes(kind) && !furniture.has(url));
    console.log(`the lesson ${id} ${sum(own).toFixed(1)} kB`);
    expect(sum(own)).toBeLessThanOrEqual(SCENE);
    const engine = async () =>
      (await Promise.all(loads)).slice(before).some(({ url }) => /\/(?:[a-z-]+\.)?player[.-]/.test(url));
    await lesson.locator('.mapsheet').hover();
    // Long enough for whatever else the page may have in mind.
    await page.waitForTimeout(500);
    await expect.poll(engine, { message: id }).toBe(id === 'targets');
    console.log(`the lesson ${id} asks for ${loads.length - before} files`);
    expect(loads.length - before).toBeLessThanOrEqual(REQUESTS);
  }
});

test('the table’s own code stays within its own', async ({ page }) => {
  const loads = record(page);
  await openSettled(page, '/hispania/scenes/castile-at-toledo/');
  await page.getByRole('button', { name: /^Fight in/ }).click();
  await expect(page.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  await settled(page);
  const scene = new Set((await Promise.all(loads)).map(({ url }) => url));
  const own = async () =>
    sum((await Promise.all(loads)).filter(({ url, kind }) => kind === 'script' && !scene.has(url)));
  await openSettled(page, '/hispania/play/');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.locator('.own .rulings summary').click();
  await expect(page.locator('.rulings fieldset').first()).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  await settled(page);
  const game = await own();
  await page.goto('/hispania/play/#our-table');
  await expect(page.locator('.our-table')).toBeVisible();
  const all = await own();
  console.log(`the table ${game.toFixed(1)} kB, with its editor ${all.toFixed(1)}`);
  expect(all).toBeLessThanOrEqual(TABLE);
});

test('the page of odds stays within its own, with what computes for it', async ({ page }) => {
  const loads = record(page);
  await openSettled(page, '/hispania/odds/');
  await expect(page.locator('.odds.full')).toBeVisible();
  const loaded = (await Promise.all(loads)).filter(({ kind }) => kind !== 'font');
  expect(loaded.some(isWorker)).toBe(true);
  console.log(`the page of odds ${sum(loaded).toFixed(1)} kB`);
  expect(sum(loaded)).toBeLessThanOrEqual(ODDS);
});

test('a computer is loaded when it has to play, and then alone: the engine is there', async ({ page }) => {
  const loads = record(page);
  await openSettled(page, '/hispania/play/');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  await settled(page);
  const before = await Promise.all(loads);
  console.log(`the table and its first question ask for ${before.length} files`);
  expect(before.length).toBeLessThanOrEqual(REQUESTS);
  expect(before.some(({ url }) => /worker-bots|answering/.test(url))).toBe(false);
  await page.keyboard.press('p');
  await expect(page.locator('section.asked .ask')).toHaveText('Choose the next battle.');
  const there = new Set(before.map(({ url }) => url));
  const odds = /odds|here|Policy|Later|compute|written/;
  const computer = (await Promise.all(loads)).filter(({ url }) => !there.has(url));
  expect(computer.some(({ url }) => url.includes('worker-bots'))).toBe(true);
  const own = sum(computer.filter(({ url, kind }) => kind === 'script' && !odds.test(url)));
  console.log(`a first computer ${own.toFixed(1)} kB`);
  expect(own).toBeLessThanOrEqual(COMPUTER);
});

test('fonts stay within theirs on any page', async ({ page }) => {
  for (const path of [
    '/hispania/',
    '/hispania/rules/6-combat/',
    '/hispania/map/',
    '/hispania/nations/castile/',
    '/hispania/odds/',
  ]) {
    const loads = record(page);
    await openSettled(page, path);
    const fonts = (await Promise.all(loads)).filter(({ kind }) => kind === 'font');
    expect(sum(fonts), path).toBeLessThanOrEqual(FONTS);
  }
});

test.describe('a French reader', () => {
  test.use({ locale: 'fr-FR' });
  test('asks for no more files, and for words that are only as much longer as French is', async ({ page }) => {
    const loads = record(page);
    const since = async (from: number) => (await Promise.all(loads)).slice(from).filter(({ kind }) => kind !== 'font');
    await openSettled(page, '/fr/hispania/rulings/');
    const furniture = new Set((await Promise.all(loads)).map(({ url }) => url));
    const script = sum((await Promise.all(loads)).filter(({ kind }) => kind === 'script'));
    expect(script).toBeLessThanOrEqual(FURNITURE_SCRIPT);
    for (const [path, part] of [
      ['scenes/castile-at-toledo/', '.live:not(.still)'],
      ['learn/the-map/', '.lesson-steps'],
    ] as const) {
      const before = loads.length;
      await openSettled(page, `/fr/hispania/${path}`);
      await expect(page.locator(part)).toBeVisible();
      const own = (await since(before)).filter(
        ({ url, kind }) => ['script', 'fetch'].includes(kind) && !furniture.has(url),
      );
      console.log(`${path} in French ${sum(own).toFixed(1)} kB in ${loads.length - before} files`);
      expect(sum(own)).toBeLessThanOrEqual(SCENE * FRENCH);
      expect(loads.length - before).toBeLessThanOrEqual(REQUESTS);
    }
    const atPage = loads.length;
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('retraite');
    await expect(page.locator('dialog a').first()).toBeVisible();
    await settled(page);
    const search = sum(await since(atPage));
    console.log(`a first search in French ${search.toFixed(1)} kB`);
    expect(search).toBeLessThanOrEqual(SEARCH * FRENCH);
    const atSearch = loads.length;
    await openSettled(page, '/fr/hispania/play/');
    await page.locator('.new-game .btn.pri').first().click();
    await expect(page.locator('section.asked')).toBeVisible();
    await settled(page);
    expect(new Set((await since(atSearch)).map(({ url }) => url)).size).toBeLessThanOrEqual(REQUESTS);
  });
});
