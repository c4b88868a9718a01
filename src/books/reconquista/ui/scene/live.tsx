import type { BookOnPage } from '../../../../ui/book.ts';
import { layScene } from '../../../../ui/scene/lay.tsx';
import { Speech } from '../../../../ui/speech.ts';
import { WORDS } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import type { OfReconquista } from '../kinds.ts';
import { speechOf } from '../speech.ts';
import liveStyle from './live.css?inline';
import { scenePartsOf } from './parts.tsx';

/** Replaces a scene's figure by the live position. Rejects an id that is not a scene's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const speech = speechOf(WORDS, page.home);
  await layScene<OfReconquista>(
    element,
    page,
    Promise.resolve({
      load: async (start, fragment) => (await import('./player.ts')).playerOf(start, WORDS, fragment),
      parts: scenePartsOf(speech),
      styles: liveStyle,
      glyphs: TABLE_GLYPHS,
      speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
    }),
  );
}
