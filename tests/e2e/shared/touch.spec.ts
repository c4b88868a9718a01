import { expect, type Page, test } from '@playwright/test';
import { openScene } from '../hispania/scene.ts';

/** The engine, which plays a scene. It is fetched when the reader first touches one. */
const PLAYER = /\/_astro\/(?:[\w-]+\.)?player\.[^/]*\.js$/;

// A scene that is touched for the first time moves as it does for most readers.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/**
 * The requests for the engine, as far as they have come. The import that follows takes the file from the browser's cache, and is
 * told as a request, too, by a browser that is busy.
 */
function asked(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (PLAYER.test(request.url()) && request.resourceType() === 'fetch') requests.push(request.url());
  });
  return requests;
}

test('a scene is shown without the engine, and fetches it at the first touch', async ({ page }) => {
  const requests = asked(page);
  const scene = await openScene(page, 'castile-at-toledo');
  await expect(scene.locator('.prompt')).toContainText('Fight in Toledo');
  await expect(scene.locator('.choice[aria-disabled="true"]').first()).toContainText('Every battle must be fought');
  await expect(scene.locator('[data-place="toledo"]')).toHaveAttribute('aria-label', /Toledo.*Castile.*Seville/);
  // Long enough for whatever else the page may have in mind.
  await page.waitForTimeout(500);
  expect(requests).toEqual([]);
  await scene.locator('.live:not(.still) .mapsheet').hover();
  await expect.poll(() => requests).toHaveLength(1);
});

test('a scene is played by keys from the page’s load, and the focus stays where it is while the engine comes', async ({
  page,
}) => {
  const requests = asked(page);
  let come = (): void => undefined;
  const may = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(PLAYER, async (route) => {
    await may;
    await route.continue();
  });
  const scene = await openScene(page, 'too-many-at-segovia');
  // A stack is taken, and its target pointed at on the board, before there is an engine.
  const start = scene.locator('.moves .choice').first();
  await start.focus();
  await expect.poll(() => requests).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(scene.locator('.prompt .ask')).toContainText('Choose where to move 2 infantry');
  const target = scene.locator('.board [data-place="segovia"]');
  await target.focus();
  await page.keyboard.press('Enter');
  const arrived = page.waitForResponse(PLAYER);
  come();
  await (await arrived).finished();
  // It goes there as soon as the engine has come, and the focus stays.
  await expect(target).toHaveAttribute('aria-label', /4 infantry/);
  await expect(target).toBeFocused();
  await expect(scene.locator('.logbook summary small')).not.toHaveText('0');
});

test('an answer waits for an engine that is long in coming, with a word', async ({ page }) => {
  let come = (): void => undefined;
  const may = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(PLAYER, async (route) => {
    await may;
    await route.continue();
  });
  const scene = await openScene(page, 'castile-at-toledo');
  await scene.getByRole('button', { name: /^Fight in/ }).click();
  await expect(scene.getByRole('status').filter({ hasText: 'One moment' })).toBeVisible();
  // Pressed again it is still one answer.
  await scene.getByRole('button', { name: /^Fight in/ }).click();
  come();
  await expect(scene.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  await expect(scene.getByText('One moment')).toHaveCount(0);
  await expect(scene.locator('.refused')).toHaveCount(0);
});

test('an engine that cannot be fetched is tried again, and what was chosen is kept', async ({ page }) => {
  await page.route(PLAYER, (route) => route.abort());
  const scene = await openScene(page, 'castile-at-toledo');
  const fight = scene.getByRole('button', { name: /^Fight in/ });
  await fight.focus();
  await page.keyboard.press('Enter');
  const alert = scene.getByRole('alert');
  await expect(alert).toContainText('could not be loaded');
  await expect(fight).toBeFocused();
  await expect(scene.locator('.linebar')).toContainText('step 0 of');
  const again = alert.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(alert).toContainText('could not be loaded');
  await expect(again).toBeFocused();
  await page.unroute(PLAYER);
  await page.keyboard.press('Enter');
  await expect(scene.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
  await expect(alert).toHaveCount(0);
  // The button is gone: the keyboard goes on at the question.
  await expect(scene.locator('.prompt')).toBeFocused();
});

test('a link whose engine cannot be fetched says so, and leads on once it can', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const scene = await openScene(page, 'suebi-at-porto');
  await scene.locator('.linebar .next').click();
  await scene.getByRole('button', { name: 'Copy a link to this position' }).click();
  await expect(scene.locator('.link')).toContainText('Copied.');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto('about:blank');
  await page.route(PLAYER, (route) => route.abort());
  const again = await openScene(page, 'suebi-at-porto', link.hash);
  await expect(again.getByRole('alert')).toContainText('could not be loaded');
  await page.unroute(PLAYER);
  await again.getByRole('button', { name: 'Try again' }).click();
  await expect(again.locator('.linebar')).toContainText('step 1 of');
});

for (const [path, script] of [
  ['/hispania/scenes/castile-at-toledo/', 'SceneScript'],
  ['/hispania/learn/first-battle/', 'LearnScript'],
  ['/hispania/rules/6-combat/', 'LiveScript'],
] as const) {
  test(`a page whose ${script} cannot be fetched keeps its figure, and says so`, async ({ page }) => {
    await page.route(new RegExp(`/_astro/${script}\\.`), (route) => route.abort());
    await page.goto(path);
    const part = page.locator('[data-live]').first();
    await expect(part.getByRole('alert')).toContainText('could not be loaded');
    await expect(part.locator('.mapsheet, svg').first()).toBeVisible();
  });
}

test('a page that one part fills says that its script cannot be fetched, and waits no longer', async ({ page }) => {
  for (const [path, script] of [
    ['/hispania/play/', 'play'],
    ['/fr/hispania/odds/', 'odds'],
    ['/hispania/correct/', 'correct'],
    ['/reconquista/play/', 'play'],
    ['/hispania-draco/play/', 'play'],
  ] as const) {
    await page.route(new RegExp(`/_astro/${script}\\.astro`), (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('[data-live]').getByRole('alert'), path).toContainText(/could not be loaded|pas pu être/);
    await expect(page.locator('[data-live] > .coming'), path).toBeHidden();
  }
});
