import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Expects that axe finds nothing on the page as it stands; what it finds is told by rule and place. `without`: a part that has
 * been looked at before and takes long, like a board with its thousand shapes.
 */
export async function expectAccessible(page: Page, without?: string): Promise<void> {
  const axe = new AxeBuilder({ page });
  if (without) axe.exclude(without);
  const { violations } = await axe.analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual([]);
}
