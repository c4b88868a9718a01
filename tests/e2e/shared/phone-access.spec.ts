import { expect, test } from '@playwright/test';
import { openScene } from '../hispania/scene.ts';
import { asked, openHome } from '../hispania/table.ts';
import { expectAccessibleInBoth } from './axe.ts';
import { smallerThan } from './targets.ts';

test.describe('on a phone axe finds nothing, and targets are large enough', () => {
  test('in a battle of a scene @phone', async ({ page }) => {
    const scene = await openScene(page, 'castile-at-toledo');
    await scene.getByRole('button', { name: /^Fight in/ }).tap();
    await expect(scene.getByRole('button', { name: 'Confirm targets' })).toBeVisible();
    await expectAccessibleInBoth(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    expect.soft(await smallerThan(page, 44, '.live:not(.still) .side')).toEqual([]);
  });

  test('in a lesson @phone', async ({ page }) => {
    await page.goto('/hispania/learn/first-battle/');
    await expect(page.locator('.lesson-steps')).toBeVisible();
    await expectAccessibleInBoth(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    expect.soft(await smallerThan(page, 44, '.lesson-steps')).toEqual([]);
  });

  test('at the table, and in its menu @phone', async ({ page }) => {
    await openHome(page);
    await expectAccessibleInBoth(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    await page.getByRole('button', { name: 'Begin', exact: true }).tap();
    await expect(asked(page).locator('.ask')).toBeVisible();
    await expectAccessibleInBoth(page);
    expect.soft(await smallerThan(page, 44, '.whole-table')).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.locator('.menu-of-game')).toBeVisible();
    await expectAccessibleInBoth(page, '.menu-of-game');
    expect.soft(await smallerThan(page, 44, '.menu-of-game')).toEqual([]);
  });

  test('in the search, and in the menu of the book @phone', async ({ page }) => {
    await page.goto('/hispania/rules/6-combat/');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').first().fill('castle');
    await expect(page.locator('dialog[open] a').first()).toBeVisible();
    await expectAccessibleInBoth(page, 'dialog[open]');
    expect.soft(await smallerThan(page, 24, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expectAccessibleInBoth(page, '.top');
    expect.soft(await smallerThan(page, 24)).toEqual([]);
  });
});

for (const [what, path, id, name] of [
  ['the menu of the book', '/hispania/nations/', 'menu', 'Menu'],
  ['the contents of a chapter', '/hispania/rules/7-population/', 'contents', 'Chapters'],
] as const)
  test(`the focus stays in ${what}, and comes back to its button @phone`, async ({ page }) => {
    await page.goto(path);
    const button = page.getByRole('button', { name, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const where = () =>
      page.evaluate((id) => {
        const { activeElement } = document;
        if (document.getElementById(id)?.contains(activeElement)) return 'within';
        // Behind the last of them comes the browser's own bar, which is no part of the page.
        return activeElement === document.body || activeElement?.matches(`[popovertarget="${id}"]`) ? 'button' : 'page';
      }, id);
    await expect.poll(where).toBe('within');
    const stops = new Set<string>();
    for (let n = 0; n < 60; n++) {
      await page.keyboard.press(n < 50 ? 'Tab' : 'Shift+Tab');
      expect(await where()).not.toBe('page');
      stops.add(await page.evaluate(() => document.activeElement?.outerHTML ?? ''));
    }
    expect(stops.size).toBeGreaterThan(8);
    await page.keyboard.press('Escape');
    await expect(page.locator(`#${id}`)).toBeHidden();
    await expect(button).toBeFocused();
  });
