import { expect, type Page, test } from '@playwright/test';
import { openHome } from '../hispania/table.ts';
import { openSettled } from './settled.ts';

/** Nothing that a page does goes against its Content-Security-Policy: what stands in the pages is tested without a
 * browser, and that nothing is refused on pages that are only opened, in kinds.spec.ts. */

test.use({ serviceWorkers: 'allow' });

/** The violations on any page since, each as directive and source. */
async function violations(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await page.exposeFunction('violated', (said: string) => found.push(said));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
      (globalThis as unknown as { violated(said: string): void }).violated(
        `${location.pathname}: ${violatedDirective}, ${blockedURI} ${sourceFile}`,
      ),
    );
  });
  return found;
}

test('pages of every kind keep to their policy', async ({ page }) => {
  const found = await violations(page);
  await page.goto('/hispania/rules/6-combat/');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('retreat');
  await expect(page.locator('dialog ol a').first()).toBeVisible();
  await page.getByRole('button', { name: 'Look through all texts' }).click();
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/in the texts$/);

  await page.goto('/hispania/scenes/castile-at-toledo/');
  await page.getByRole('button', { name: /^Fight in/ }).click();
  await expect(page.getByRole('button', { name: 'Confirm targets' })).toBeVisible();

  await page.goto('/hispania/learn/targets/');
  await page.locator('.lesson-steps .mapsheet').hover();
  await page.goto('/hispania/odds/');
  await expect(page.locator('.odds.full')).toBeVisible();

  await openHome(page);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.locator('section.asked')).toBeVisible();
  // A captain plays, out of a worker.
  await page.keyboard.press('p');
  await expect(page.locator('section.asked .ask')).toHaveText('Choose the next battle.');

  await page.goto('/');
  await page.getByRole('button', { name: 'Roll round 2' }).click();
  await expect(page.getByRole('list', { name: 'Dice of round 2' })).toBeVisible();
  await openSettled(page, '/fr/');
  await page.emulateMedia({ media: 'print' });
  await openSettled(page, '/hispania/player-aid/');
  expect(found).toEqual([]);

  // Code that the build has not written is refused, and the refusal is recorded here.
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'globalThis.ran = true' }));
  });
  await expect.poll(() => found.length).toBe(1);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});
