import type { BookOnPage } from '../../../../ui/book.ts';
import { layScene } from '../../../../ui/scene/lay.tsx';
import { sceneOf } from './brings.tsx';

/** Puts the live position in the place of a scene's figure. Rejects an id that is no scene's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layScene(element, page, sceneOf(page));
}
