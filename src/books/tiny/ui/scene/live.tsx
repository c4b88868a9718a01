import type { BookOnPage } from '../../../../ui/book.ts';
import { GLYPHS } from '../../../../ui/glyphs.ts';
import { layScene, type SceneOf } from '../../../../ui/scene/lay.tsx';
import sceneStyle from '../../../../ui/scene/live.css?inline';
import { Speech } from '../../../../ui/speech.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board.css?inline';
import type { OfTiny } from '../kinds.ts';
import { speechOf } from '../speech.ts';
import { scenePartsOf } from './parts.tsx';

/** Replaces a scene's figure by the live position. Rejects an id that is not a scene's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layScene(element, page, sceneOf(page));
}

async function sceneOf(page: BookOnPage): Promise<SceneOf<OfTiny>> {
  const { lang } = page;
  const words = await wordsOf(lang);
  const speech = speechOf(lang, words, page);
  return {
    load: async (start, fragment) => (await import('./player.ts')).playerOf(start, { lang, words }, { fragment }),
    parts: scenePartsOf(speech),
    styles: boardStyle + sceneStyle,
    glyphs: GLYPHS,
    speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
  };
}
