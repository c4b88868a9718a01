import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the page of a scene and waits until it can be played. */
export async function openScene(page: Page, id: string, fragment = ''): Promise<Locator> {
  await page.goto(`/hispania/scenes/${id}/${fragment}`);
  const scene = page.locator('section.scene');
  await expect(scene.locator('.live:not(.still)')).toBeVisible();
  return scene;
}

/** Plays the book's line from the current position up to a step of it. */
export async function playLine(scene: Locator, to: number): Promise<void> {
  const played = scene.locator('.marks .on');
  for (let step = await played.count(); step < to; step++) {
    await scene.locator('.linebar .next').click();
    // Sooner than an assertion would look again.
    await played.nth(step).waitFor({ state: 'attached' });
  }
}
