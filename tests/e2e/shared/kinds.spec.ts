import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './axe.ts';
import { offPaper, PAPER_WIDTH } from './paper.ts';
import { openSettled } from './settled.ts';

/**
 * One page of every kind, the widest that is known of it, opened once on a wide screen and once on a phone: everything that is
 * expected of any page is looked at there.
 */

/** Pages that axe looks at, too. */
const LOOKED_AT = [
  '/hispania/',
  '/hispania/rules/6-combat/',
  '/hispania/rules/11-nations/',
  '/hispania/rules/key-terms/',
  '/hispania/rules/a-to-z/',
  '/hispania/map/',
  '/hispania/nations/',
  '/hispania/nations/umayyads/',
  '/hispania/rulings/',
  '/hispania/combat-tables/',
  '/hispania/odds/',
  '/hispania/scenes/',
  '/hispania/learn/',
  '/hispania/learn/review/',
  '/hispania/learn/other-games/',
  '/hispania/player-aid/',
  '/hispania/often-missed/',
  '/hispania/glossary/',
  '/hispania/tokens/',
  '/hispania/leaders/',
  '/hispania/timeline/',
  '/hispania/scenarios/',
  '/hispania/coverage/',
  '/hispania/changes/',
  '/hispania/about-data/',
  '/reconquista/',
  '/reconquista/rules/13-muslim-reaction/',
  '/reconquista/reaction/',
  '/reconquista/map/',
  '/reconquista/starts/',
  '/reconquista/player-aid/',
  '/reconquista/scenes/',
  '/reconquista/learn/',
  '/hispania-draco/',
  '/hispania-draco/rules/4-roman-phase/',
  '/hispania-draco/map/',
  '/hispania-draco/spaces/',
  '/hispania-draco/player-aid/',
  '/fr/hispania-draco/rulings/',
  '/no-such-page/',
  '/fr/hispania/',
  '/fr/hispania/nations/',
  '/fr/hispania/combat-tables/',
  '/fr/hispania/rules/6-combat/',
  '/fr/hispania/nations/umayyads/',
  '/fr/hispania/glossary/',
];

/** Pages that axe looks at while something is done on them, or that are like those above. */
const OTHERS = [
  '/hispania/rules/whole-book/',
  '/hispania/nations/rome/',
  '/hispania/nations/castile/',
  '/hispania/scenes/castile-at-toledo/',
  '/hispania/learn/targets/',
  '/hispania/learn/the-map/',
  '/hispania/learn/teach/',
  '/hispania/learn/puzzles/',
  '/hispania/learn/puzzles/best-navarre-huesca/',
  '/hispania/play/',
  '/hispania/correct/',
  '/reconquista/play/',
  '/reconquista/assistant/',
  '/reconquista/scenes/battle-at-tarragona/',
  '/reconquista/learn/who-holds-what/',
  '/reconquista/learn/puzzles/',
  '/reconquista/learn/puzzles/landing-at-granada/',
  '/hispania-draco/play/',
  '/hispania-draco/teach/',
  '/fr/hispania-draco/glossary/',
  '/offline/',
];

/** Pages with tables that are wide, and entries on a phone. */
const TABLES = ['/hispania/tokens/', '/hispania/leaders/', '/hispania/scenarios/', '/hispania/coverage/'];
const TIMELINE = '/hispania/timeline/';

/** The maximum layout shift of a page while it loads, by the browser's measure. */
const SHIFT = 0.05;
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The screen that axe looks at a page on. */
const MIDDLE = { width: 1280, height: 720 };

interface Seen {
  /** The total layout shift while the page loaded, and the elements that moved. */
  moved: number;
  readonly movements: string[];
  /** The violations of the page's policy. */
  readonly refused: string[];
}

/** Watches what happens on each page from its first moment on. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { moved: 0, movements: [], refused: [] };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: readonly { node?: Node }[] };
        seen.moved += value;
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : 'text',
        );
        seen.movements.push(`${value.toFixed(3)}: ${names.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      seen.refused.push(`${violatedDirective}, ${blockedURI}`),
    );
  });
}

/** Opens a page, and expects that it stays in its place until all has come that comes by itself. */
async function open(page: Page, path: string): Promise<void> {
  await openSettled(page, path);
  await page.evaluate(() => document.fonts.ready);
  const { moved, movements, refused } = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
  expect.soft(moved, `${path}: ${movements.join('; ')}`).toBeLessThan(SHIFT);
  expect.soft(refused, path).toEqual([]);
}

const tooWide = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The tables that are cut off, by name. */
const cutTables = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .locator('.tabwrap')
    .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.ariaLabel));

/** Shapes that figures refer to and that are missing, and anchors that stand there twice. */
const wrongAnchors = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const all = new Set(ids);
    const meant = [...document.querySelectorAll('use')].map((use) => (use.getAttribute('href') ?? '').slice(1));
    const seen = new Set<string>();
    const isSecond = (id: string): boolean => seen.has(id) || !seen.add(id);
    return { missing: [...new Set(meant.filter((id) => !all.has(id)))], twice: ids.filter(isSecond) };
  });

async function onWideScreen(page: Page, path: string): Promise<void> {
  await page.setViewportSize(WIDE);
  await open(page, path);
  // A lesson draws the ground of the step that is asked.
  if (!path.startsWith('/hispania/learn/'))
    expect.soft(await wrongAnchors(page), path).toEqual({ missing: [], twice: [] });
  for (const width of TABLES.includes(path) ? [1440, 1280, 1180, 1024] : []) {
    await page.setViewportSize({ width, height: WIDE.height });
    expect.soft(await cutTables(page), `${path} at ${width}`).toEqual([]);
  }
  if (LOOKED_AT.includes(path)) {
    await page.setViewportSize(MIDDLE);
    await expectAccessibleInBoth(page);
  }
  if (path === TIMELINE) {
    const grid = page.getByRole('region', { name: 'Nation by turn' });
    expect.soft(await grid.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  }
  // A page in French is printed as its English one is.
  if (path.startsWith('/fr/')) return;
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  expect.soft(await offPaper(page), path).toEqual([]);
  await page.emulateMedia({ media: 'screen' });
}

async function onPhone(page: Page, path: string): Promise<void> {
  await open(page, path);
  expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0);
  if (!TABLES.includes(path)) return;
  // No result of the search is out of sight.
  const frame = page.locator('.tabwrap', { has: page.locator('table.entries') }).first();
  expect.soft(await frame.evaluate((one) => one.scrollWidth - one.clientWidth), path).toBeLessThanOrEqual(0);
  if (path === TABLES.at(-1)) await expectAccessible(page);
}

/** The number in one test: two processes share them. */
const AT_ONCE = 6;
const KINDS = [...LOOKED_AT, ...OTHERS];
for (let from = 0; from < KINDS.length; from += AT_ONCE) {
  const some = KINDS.slice(from, from + AT_ONCE);
  test(`pages stay in their place, can be read by all, and print whole: kinds from ${from + 1}`, async ({ page }) => {
    await watch(page);
    for (const path of some) await test.step(path, () => onWideScreen(page, path));
  });
  test(`pages stay in their place, and fit a phone: kinds from ${from + 1} @phone`, async ({ page }) => {
    await watch(page);
    await page.setViewportSize(PHONE);
    for (const path of some) await test.step(path, () => onPhone(page, path));
  });
}
