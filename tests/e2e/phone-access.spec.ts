import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { openScene } from './scene.ts';
import { asked, openHome } from './table.ts';

/**
 * Whatever can be pressed by a finger in a square of fewer pixels. What lies within a sentence is as high as its line; away from where
 * one plays a small one passes if nothing else lies in its square (WCAG 2.5.8).
 */
const smallerThan = (page: Page, least: number, within = 'body'): Promise<readonly string[]> =>
  page.evaluate(
    ([least, within]) => {
      const pressable = 'a[href], button, input, select, textarea, summary, label:has(> input)';
      const all = [...document.querySelectorAll<HTMLElement>(pressable)].filter((element) => {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        // A radio or a box is pressed by its label.
        return !element.matches('label > input, input[type="file"]') && !element.closest('.vh, [class*="sr-only"]');
      });
      const isInText = (element: HTMLElement): boolean => {
        let around: HTMLElement | null = element;
        while (around && getComputedStyle(around).display === 'inline') around = around.parentElement;
        return around !== element && around?.textContent?.trim() !== element.textContent?.trim();
      };
      const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
      const isLarge = ({ width, height }: DOMRect): boolean => Math.min(width, height) >= least - 0.5;
      /** Whatever is drawn: how far a finger finds it, along and across. */
      const takes = (element: HTMLElement): boolean => {
        element.scrollIntoView({ block: 'center' });
        const [x, y] = middle(element.getBoundingClientRect());
        const reach = (dx: number, dy: number): number => {
          let n = 0;
          while (n < least && element.contains(document.elementFromPoint(x + dx * n, y + dy * n))) n++;
          return n;
        };
        return reach(-1, 0) + reach(1, 0) >= least - 1 && reach(0, -1) + reach(0, 1) >= least - 1;
      };
      const isAlone = (element: HTMLElement): boolean => {
        const [x, y] = middle(element.getBoundingClientRect());
        return all.every((other) => {
          if (other === element || other.contains(element) || element.contains(other)) return true;
          const { left, right, top, bottom } = other.getBoundingClientRect();
          const [dx, dy] = [Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)];
          return Math.hypot(dx, dy) >= least / 2;
        });
      };
      return all
        .filter((element) => element.closest(within) && element.getBoundingClientRect().width > 0 && !isInText(element))
        .filter(
          (element) =>
            !isLarge(element.getBoundingClientRect()) && !(least < 44 && isAlone(element)) && !takes(element),
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          const name = `${element.parentElement?.className} > ${element.tagName}.${element.className}`;
          return `${name} “${element.textContent?.trim().slice(0, 30)}” ${Math.round(width)}×${Math.round(height)}`;
        });
    },
    [least, within] as const,
  );

test.describe('on a phone axe finds nothing, and targets are large enough', () => {
  test('in a battle of a scene @phone', async ({ page }) => {
    const scene = await openScene(page, 'castile-at-toledo');
    await scene.getByRole('button', { name: /^Fight in/ }).tap();
    await expect(scene.getByRole('button', { name: 'Aim like this' })).toBeVisible();
    await expectAccessible(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    expect.soft(await smallerThan(page, 44, '.live:not(.still) .side')).toEqual([]);
  });

  test('in a lesson @phone', async ({ page }) => {
    await page.goto('/hispania/learn/first-battle/');
    await expect(page.locator('.lesson-steps')).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    expect.soft(await smallerThan(page, 44, '.lesson-steps')).toEqual([]);
  });

  test('at the table, and in its menu @phone', async ({ page }) => {
    await openHome(page);
    await expectAccessible(page);
    expect.soft(await smallerThan(page, 24)).toEqual([]);
    await page.getByRole('button', { name: 'Begin a first game' }).tap();
    await expect(asked(page).locator('.ask')).toBeVisible();
    await expectAccessible(page);
    expect.soft(await smallerThan(page, 44, '.whole-table')).toEqual([]);
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.locator('.menu-of-game')).toBeVisible();
    await expectAccessible(page, '.menu-of-game');
    expect.soft(await smallerThan(page, 44, '.menu-of-game')).toEqual([]);
  });

  test('in the search, and in the menu of the book @phone', async ({ page }) => {
    await page.goto('/hispania/rules/6-combat/');
    await page.keyboard.press('/');
    await page.locator('dialog[open] input').first().fill('castle');
    await expect(page.locator('dialog[open] a').first()).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
    expect.soft(await smallerThan(page, 24, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expectAccessible(page, '.top');
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
