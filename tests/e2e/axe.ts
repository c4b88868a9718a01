import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands; what it finds is told by rule and place. `within`: only in these parts,
 * where the rest has been looked at before and takes long, like a board with its thousand shapes.
 */
export async function expectAccessible(page: Page, ...within: readonly string[]): Promise<void> {
  // The newer way opens a page of its own for every look, for the sake of frames: there are none here.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}
