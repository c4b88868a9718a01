import type { BookOnPage } from '../../../../ui/book.ts';
import { layScene, type SceneOf } from '../../../../ui/scene/lay.tsx';
import { wordsOf } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import type { OfDraco } from '../kinds.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { scenePartsOf } from './parts.tsx';

/** Replaces a scene's figure by the live position. Rejects an id that is not a scene's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layScene(element, page, sceneOf(page));
}

/** The parts of this book for a live scene of a page. */
async function sceneOf(page: BookOnPage): Promise<SceneOf<OfDraco>> {
  const { lang } = page;
  const words = await wordsOf(lang);
  const spoken = spokenIn(lang, words, page);
  return {
    load: async (start, fragment) => (await import('./player.ts')).playerOf(start, { lang, words }, { fragment }),
    parts: scenePartsOf(spoken),
    styles: liveStyle,
    glyphs: TABLE_GLYPHS,
    speaking: (children) => <Speaking {...spoken}>{children}</Speaking>,
  };
}
