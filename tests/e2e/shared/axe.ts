import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands; what it finds is told by rule and place. `within`: only in these parts,
 * where the rest has been looked at before and takes long, like a board with its thousand shapes.
 */
export async function expectAccessible(page: Page, ...within: readonly string[]): Promise<void> {
  await expectNothing(axeOn(page, within));
}

/** The same, first as the page is shown, which is light, then in the dark, where nothing but its colours is other. */
export async function expectAccessibleInBoth(page: Page, ...within: readonly string[]): Promise<void> {
  await expectAccessible(page, ...within);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothing(axeOn(page, within).withRules('color-contrast'));
  await page.emulateMedia({ colorScheme: 'light' });
}

function axeOn(page: Page, within: readonly string[]): AxeBuilder {
  // The newer way opens a page of its own for every look, for the sake of frames: there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const part of within) axe.include(part);
  return axe;
}

async function expectNothing(axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}
