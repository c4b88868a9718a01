import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from './page.ts';

/** A short walk through the site: the home scene, a lesson, the first turns of a first game, a file out and in, the search. */
export async function walk(page: Page, downloads: string): Promise<void> {
  await page.size(1440, 900);
  await home(page);
  await lesson(page);
  await game(page);
  await files(page, downloads);
  await search(page);
}

async function home(page: Page): Promise<void> {
  await page.open('/hispania/');
  await page.picture('home');
  const played = `document.querySelectorAll('section.scene .marks .on').length`;
  for (let step = 1; step <= 2; step++) {
    await page.press('section.scene .linebar .next');
    await page.until(`${played} >= ${step}`);
  }
  await page.picture('home-played');
  for (const [width, height] of [
    [1024, 768],
    [600, 900],
  ] as const) {
    await page.size(width, height);
    await page.picture(`home-${width}`);
  }
  await page.size(1440, 900);
  await dark(page, true);
  await page.picture('home-dark');
  await dark(page, false);
}

/** The theme that the menu of colours offers. */
async function dark(page: Page, on: boolean): Promise<void> {
  await page.read(
    `(() => { const all = [...document.querySelectorAll('select.theme')]; const value = '${on ? 'dark' : 'light'}'; ` +
      `for (const one of all) { one.value = value; one.dispatchEvent(new Event('change', { bubbles: true })); } })()`,
  );
  await page.until(`document.documentElement.dataset.theme === '${on ? 'dark' : 'light'}'`);
}

async function lesson(page: Page): Promise<void> {
  await page.open('/hispania/learn/the-map/');
  await page.press('.lesson-steps .board [data-place="seville"]');
  await page.until(`document.querySelector('.lesson-steps .outcome')?.textContent.includes('Not that one.')`);
  await page.picture('lesson-wrong');
  await page.press('.lesson-steps .board [data-place="algarve"]');
  await page.until(`document.querySelector('.lesson-steps .outcome')?.textContent.includes('Right.')`);
  await page.press('.lesson-steps button', 'Next');
  await page.size(1024, 768);
  await page.press('.lesson-steps .board [data-place="toledo"]');
  await page.until(`document.querySelector('.lesson-steps .outcome')?.textContent.includes('Right.')`);
  await page.picture('lesson-1024');
  await page.size(1440, 900);
}

/** The number of answers in a first game. */
const ANSWERS = 10;

async function game(page: Page): Promise<void> {
  await page.open('/hispania/play/');
  await page.until(`document.querySelector('.play-home')`);
  await page.picture('play');
  await page.press('.new-game .start .btn.pri');
  await page.until(`document.querySelector('.whole-table section.asked .ask')`);
  await page.picture('table');
  let moved = 0;
  for (let answers = 0; answers < ANSWERS; answers++) {
    // Computers may have to play first.
    await page.until(`document.querySelector('section.asked .ask') && document.querySelector('.answers button')`);
    const before = await page.read(`document.querySelector('.whole-table').textContent`);
    if (moved < 2 && (await page.count('.moves .choices .choice')) > 0) {
      await page.press('.moves .choices .choice');
      await page.until(`document.querySelector('.who-goes')`);
      if (moved++ === 0) await page.picture('table-chosen');
      await page.press('.ways [data-way]');
    } else if ((await page.count('section.asked .acts .btn.pri')) > 0) await page.press('section.asked .acts .btn.pri');
    else await page.press('.answers .btn.pri, .answers button.choice:not([aria-disabled="true"]), .answers .acts .btn');
    await page.until(`document.querySelector('.whole-table').textContent !== ${JSON.stringify(before)}`);
    if (answers === 4) await page.picture('table-later');
  }
  await page.until(`document.querySelector('.saved')?.textContent === 'saved'`);
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [600, 900],
  ] as const) {
    await page.size(width, height);
    await page.picture(`table-${width}`);
  }
  await page.size(1440, 900);
  await dark(page, true);
  await page.picture('table-dark');
  await dark(page, false);
}

async function files(page: Page, downloads: string): Promise<void> {
  await page.open('/hispania/play/');
  await page.until(`document.querySelectorAll('.games li.game').length === 1`);
  await page.press('.games .row-menu button');
  await page.press('.games li.game button', 'Save as a file');
  const file = await arrived(downloads);
  const { scriptorium } = JSON.parse(readFileSync(file, 'utf8')) as { readonly scriptorium?: unknown };
  if (scriptorium !== 1) throw new Error(`${file} is no save`);
  await page.hand('.games input[type="file"]', file);
  await page.until(`document.querySelectorAll('.games li.game').length === 2`);
  await page.picture('games');
}

/** The one file of a folder, once it is whole. */
async function arrived(folder: string): Promise<string> {
  for (let tries = 0; tries < 200; tries++) {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    const [name] = names;
    if (name?.endsWith('.json') && names.length === 1 && readFileSync(join(folder, name)).length > 0)
      return join(folder, name);
    await pause(100);
  }
  throw new Error('the file has not arrived');
}

async function search(page: Page): Promise<void> {
  await page.open('/hispania/rules/5-movement/');
  await page.picture('chapter');
  await page.press('button[data-search]');
  await page.type('dialog input[type="search"]', 'retreat across a river');
  await page.until(`/^\\d+ found$/.test(document.querySelector('dialog [role="status"]')?.textContent ?? '')`);
  await page.picture('search');
  await page.press('dialog ol a');
  await page.until(`location.pathname.startsWith('/hispania/rules/6-combat/')`);
  await page.picture('found');
}
