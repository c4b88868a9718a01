import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { look } from './axe-look.ts';

/**
 * Signatures of colours (`axe-look.ts`) that were found good by this process of the runner: all that decides a contrast is in them,
 * so that it is looked at once, on whatever page.
 */
const good = new Set<string>();

/**
 * Expects that axe finds nothing on the page as it stands; what it finds is reported by rule and place. `within`: only in these
 * parts, where the rest has been looked at before and takes long, like a board with its thousand shapes.
 */
export async function expectAccessible(page: Page, ...within: readonly string[]): Promise<void> {
  await expectNothing(page, within, 'all');
}

/** The same, first in the light theme, which is the default, then in the dark one, which differs only in its colours. */
export async function expectAccessibleInBoth(page: Page, ...within: readonly string[]): Promise<void> {
  await expectAccessible(page, ...within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(page, within, 'colours');
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothing(page: Page, within: readonly string[], rules: 'all' | 'colours'): Promise<void> {
  // No page has frames: what runs in the page itself sees all of it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(look, { within, rules, known: [...good] });
  for (const one of found.good) good.add(one);
  expect(found.violations).toEqual([]);
}
