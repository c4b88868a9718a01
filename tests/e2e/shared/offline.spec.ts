import { expect, type Page, test as plain } from '@playwright/test';
import { playLine } from '../hispania/scene.ts';
import { answer, bring, countAnswers, expectQuestion, openGame } from '../hispania/table.ts';
import { alone, answered, fileFor, gameAt, question, taken } from '../hispania/table-game.ts';
import { expectAccessible } from './axe.ts';
import { cut, kept, Site, visit } from './offline-site.ts';
import { settled } from './settled.ts';

/** Each test has a site of its own: what one keeps no other knows. */
const test = plain.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern
  site: async ({}, use) => {
    const site = await Site.open();
    await use(site);
    await site.cut();
  },
  baseURL: async ({ site }, use) => use(site.origin),
});
test.use({ serviceWorkers: 'allow' });

/** Opens a game as a page with one does (`ui/table/busy.ts`), until it is closed. */
async function holdGame(page: Page): Promise<void> {
  await page.evaluate(() => {
    const closed = new Promise<void>((resolve) => Object.assign(globalThis, { closeGame: resolve }));
    void navigator.locks.request('scriptorium:game-open', { mode: 'shared' }, () => closed);
  });
}
const closeGame = (page: Page) => page.evaluate(() => (globalThis as unknown as { closeGame(): void }).closeGame());

test('what was visited works without a connection, its scenes play too', async ({ page, site }) => {
  await visit(page, '/hispania/rules/6-combat/', /\/_astro\/(?:[a-z-]+\.)?player\./);
  await cut(page, site);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Combat');
  // Nothing of this has been touched before: the engine comes from what is kept.
  const scene = page.locator('section.scene', { has: page.locator('[data-id="castile-at-toledo"]') });
  await scene.scrollIntoViewIfNeeded();
  await expect(scene.locator('.live:not(.still)')).toBeVisible();
  await playLine(scene, 1);
  const nation = page.locator('main a[data-card^="n:"]').first();
  await nation.hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a game goes on without a connection, from the middle of a battle', async ({ page, site }) => {
  const { journal } = gameAt(
    'C-standard',
    ({ decision }) => decision.kind === 'retreat' && decision.params['round'] === 2,
  );
  const table = taken(journal, alone(journal));
  const decision = question(table);
  if (!decision?.preset) throw new Error('nothing is asked in the battle');
  await visit(
    page,
    '/hispania/play/',
    /\/_astro\/(?:[a-z-]+\.)?OurTable\./,
    /\/_astro\/(?:[a-z-]+\.)?worker-bots\./,
    /\/_astro\/(?:[a-z-]+\.)?answering\./,
  );
  await bring(page, fileFor('A battle', journal, alone(journal)));
  await openGame(page, 'A battle');
  await expectQuestion(page, decision);
  await cut(page, site);
  await page.reload();
  await expectQuestion(page, decision);
  await answer(page, decision, decision.preset);
  await expect(page.locator('.saved')).toHaveText('saved');
  const after = answered(table, decision.preset);
  // The rule beside the board is kept with the table.
  await page.locator('.asked a.rid').last().click();
  await expect(page.getByRole('complementary').locator('.cut')).toContainText(/\w/);
  await page.reload();
  expect(await countAnswers(page)).toBe(after.journal.at);
  // The code of computer players is kept with it, too, although it has not been used before.
  await expect(page.locator('.asked .ask')).toBeVisible();
  // The page that was loaded anew has to get hold of its game again; until then its keys do nothing. And a worker starts, and reads
  // the engine: on a busy machine that takes its time.
  await expect(async () => {
    await page.keyboard.press('p');
    await expect.poll(() => countAnswers(page), { timeout: 3000 }).toBeGreaterThan(after.journal.at);
  }).toPass();
});

test('what is not kept says so, and lists what is', async ({ page, site }) => {
  await visit(page, '/hispania/map/', /\/hispania\/map\//);
  // A network that does not answer is like none: what is kept does.
  site.delay = Number.POSITIVE_INFINITY;
  await page.goto('/hispania/map/');
  site.delay = 0;
  await cut(page, site);
  // The search is kept before anything is visited.
  await page.goto('/hispania/map/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('retreat');
  await expect(page.locator('dialog a').first()).toBeVisible();
  await page.goto('/fr/hispania/nations/rome/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pas de connexion');
  await page.goto('/hispania/nations/rome/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await expectAccessible(page);
  await page.goto('/hispania/nowhere/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('No connection');
  await page.goto('/hispania/nations/rome/');
  await page.locator('main').getByRole('link', { name: 'The map' }).click();
  await expect(page.locator('svg.map').first()).toBeVisible();
  // An address without its slash is led to the page, as a server does.
  await page.goto('/hispania/map');
  await expect(page).toHaveURL(/\/hispania\/map\/$/);
  // It comes by itself when there is a connection again.
  await page.goto('/hispania/nations/rome/');
  await site.connect();
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rome');
});

test.describe('a whole book', () => {
  const control = (page: Page) => page.locator('.keep');
  const press = (page: Page, name: string) => control(page).getByRole('button', { name }).click();
  const ask = async (page: Page) => {
    await page.goto('/hispania/');
    await press(page, 'Keep this book');
    await expect(control(page)).toContainText(/takes [\d.]+ MB on this device\. [\d.]+ MB of it is missing/);
  };

  test('is kept once its size has been said, and works; then it is removed', async ({ page, site }) => {
    await ask(page);
    await expectAccessible(page);
    site.broken = /nations\/granada/;
    await press(page, 'Download');
    await expect(control(page)).toContainText('2 files could not be downloaded.');
    site.broken = undefined;
    await press(page, 'Try again');
    await press(page, 'Download');
    await expect(control(page)).toContainText('This book is kept');
    await page.reload();
    await press(page, 'Keep this book');
    await expect(control(page)).toContainText('This book is kept');
    await cut(page, site);
    for (const [path, title] of [
      ['/hispania/rules/7-population/', 'Population'],
      ['/fr/hispania/nations/', 'nations'],
      ['/hispania/map/', 'map'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    }
    await page.goto('/hispania/scenes/umayyads-at-toledo/');
    await expect(page.locator('section.scene .live:not(.still)')).toBeVisible();
    await playLine(page.locator('section.scene'), 1);
    await page.keyboard.press('/');
    await page.getByRole('searchbox').fill('retreat');
    await expect(page.getByRole('dialog').locator('ol a').first()).toContainText('Retreat');
    await page.goto('/hispania/');
    await press(page, 'Keep this book');
    await press(page, 'Remove what is kept');
    await expect(control(page)).toContainText('Removed');
    await page.goto('/hispania/map/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
    // Open pages stay.
    await page.goto('/hispania/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hispania');
  });

  test('can be stopped, and goes on where it stood', async ({ page, site }) => {
    await ask(page);
    site.delay = 40;
    await press(page, 'Download');
    await expect(control(page).getByRole('progressbar')).not.toHaveAttribute('value', '0');
    await press(page, 'Stop');
    await expect(control(page)).toContainText('Stopped.');
    const sizes = async () => {
      const text = (await control(page).getByRole('status').textContent()) ?? '';
      return Number(/([\d.]+) MB (?:of it is|is still) missing/.exec(text)?.[1]);
    };
    const left = await sizes();
    expect(left).toBeGreaterThan(0);
    site.delay = 0;
    await press(page, 'Try again');
    await expect(control(page)).toContainText('of it is missing');
    // Visited pages are kept as well, and may have arrived meanwhile.
    const rest = await sizes();
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThanOrEqual(left);
    await press(page, 'Download');
    await expect(control(page)).toContainText(`of ${rest} MB downloaded`);
    await expect(control(page).getByRole('progressbar')).not.toHaveAttribute('value', '0');
  });

  test('says why it cannot be had: no connection, no room', async ({ page, site }) => {
    await ask(page);
    site.delay = 40;
    await press(page, 'Download');
    await expect(control(page).getByRole('progressbar')).not.toHaveAttribute('value', '0');
    await site.cut();
    await expect(control(page)).toContainText('The connection was lost.');
    await site.connect();
    site.delay = 0;
    const devtools = await page.context().newCDPSession(page);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: site.origin });
    await devtools.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: usage + 500_000 });
    // Chromium tells pages of its usual room only.
    await page.evaluate(() => {
      navigator.storage.estimate = async () => ({ quota: 600_000, usage: 100_000 });
    });
    await press(page, 'Try again');
    await expect(control(page)).toContainText(/This device has space for only [\d.]+ MB/);
    await press(page, 'Download');
    await expect(control(page)).toContainText('No space is left on this device.');
  });
});

test.describe('a new version', () => {
  const news = (page: Page) => page.locator('.news');
  const second = (page: Page) => page.locator('.second');

  test('waits while a game is open, comes when none is, and no open page mixes the two', async ({ page, site }) => {
    await visit(page, '/hispania/rules/6-combat/', /\/_astro\/(?:[a-z-]+\.)?player\./);
    await page.reload();
    await holdGame(page);
    await site.publishNext();

    // Another tab of the same page: as it was, and it says why.
    const other = await page.context().newPage();
    await other.goto('/hispania/rules/6-combat/');
    await expect(second(other)).toHaveCount(0);
    await expect(news(other)).toContainText('It loads when no game is open');
    await expect(news(other).getByRole('button', { name: 'Now' })).toBeHidden();
    await expectAccessible(other);
    await other.reload();
    await expect(second(other)).toHaveCount(0);
    await expect(news(other)).toContainText('It loads when no game is open');

    await closeGame(page);
    await expect(news(other).getByRole('button', { name: 'Now' })).toBeVisible();
    await expect(news(other)).not.toContainText('game');
    await news(other).getByRole('button', { name: 'Now' }).click();
    await expect(second(other)).toHaveCount(1);
    await expect(news(other)).toHaveCount(0);

    // The page that was open all the time is still the first version: its cards, its scripts, its engine.
    const told = (path: string) =>
      page.evaluate((address) => fetch(address).then((answer) => answer.text()), path).catch(() => 'nothing');
    expect(await told('/hispania/cards/en.json')).not.toContain('Toletum');
    expect(await told('/hispania/cards/en.json')).toContain('Toledo');
    const scene = page.locator('section.scene', { has: page.locator('[data-id="castile-at-toledo"]') });
    await scene.scrollIntoViewIfNeeded();
    await playLine(scene, 1);
    // Pages that it has not kept are gone with its version; unchanged ones are still available.
    expect(await told('/hispania/rules/fragments/9.4.html')).toBe('nothing');
    expect(await told('/hispania/scenes/roland-leaves.start.json')).toContain('{');

    // The new one: its own cards; and what was kept of the old one is kept of it.
    const tells = await other.evaluate(() => fetch('/hispania/cards/en.json').then((answer) => answer.text()));
    expect(tells).toContain('Toletum');
    await expect.poll(async () => (await kept(other)).some((url) => /player\..*-2\.js/.test(url))).toBe(true);
    await page.close();
    // No page belongs to the old one any more: it is removed.
    await expect(async () => {
      await other.reload();
      await other.waitForTimeout(2500);
      expect((await kept(other)).filter((url) => /player\.[^/]*(?<!-2)\.js/.test(url))).toEqual([]);
    }).toPass();
    await cut(other, site);
    await other.reload();
    await expect(second(other)).toHaveCount(1);
  });

  test('brings again what was visited before it came, and until then the old is shown whole', async ({
    page,
    site,
  }) => {
    await visit(page, '/hispania/map/', /MapExplorer/);
    await visit(page, '/hispania/rules/6-combat/', /\/_astro\/(?:[a-z-]+\.)?player\./);
    await page.goto('/hispania/');
    await site.publishNext();
    // The new version arrives, but the server gives no visited page for now.
    site.broken = /^hispania\/(map|rules)\/|MapExplorer/;
    await page.reload();
    await expect(news(page)).toContainText('A new version is ready.');
    await page.goto('/hispania/scenes/');
    await site.cut();
    await page.context().setOffline(true);
    await page.goto('/hispania/map/');
    await expect(second(page)).toHaveCount(0);
    await settled(page);
    await page.locator('.board [data-place="toledo"]').click();
    await expect(page.locator('.place-slip')).toContainText('Toledo');
    site.broken = undefined;
    await site.connect();
    await page.context().setOffline(false);
    await page.goto('/hispania/scenes/');
    const fresh = /\/hispania\/map\/\?/;
    await expect
      .poll(async () => (await kept(page)).filter((url) => fresh.test(url) || /MapExplorer.*-2/.test(url)).length)
      .toBeGreaterThan(1);
  });

  test('that cannot be installed leaves the site as it is', async ({ page, site }) => {
    await visit(page, '/hispania/map/', /MapExplorer/);
    await site.publishNext();
    site.broken = /^offline\.json$/;
    await page.goto('/hispania/');
    await expect(second(page)).toHaveCount(1);
    await page.waitForTimeout(2500);
    await expect(news(page)).toHaveCount(0);
    await cut(page, site);
    await page.goto('/hispania/map/');
    await expect(second(page)).toHaveCount(0);
    await expect(page.locator('svg.map').first()).toBeVisible();
  });
});

test('a site whose worker cannot be installed works as it does without one', async ({ page, site }) => {
  site.broken = /^offline\.json$/;
  await page.goto('/hispania/map/');
  await page.waitForTimeout(2000);
  await page.goto('/hispania/rules/6-combat/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Combat');
  await page.goto('/hispania/');
  await page.locator('.keep').getByRole('button', { name: 'Keep this book' }).click();
  await expect(page.locator('.keep')).toContainText('does not let the site keep anything');
});
