import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the page of a scene and waits until it can be played. */
export async function openScene(page: Page, id: string, fragment = ''): Promise<Locator> {
  await page.goto(`/hispania/scenes/${id}/${fragment}`);
  const scene = page.locator('section.scene');
  await expect(scene.locator('.live:not(.still)')).toBeVisible({ timeout: 15_000 });
  return scene;
}

/** Plays the book's line to its end, step by step. */
export async function playLine(scene: Locator): Promise<void> {
  const next = scene.locator('.linebar .next');
  while ((await next.getAttribute('aria-disabled')) !== 'true') await next.click();
}
