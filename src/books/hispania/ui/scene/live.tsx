import type { BookOnPage } from '../../../../ui/book.ts';
import { layScene } from '../../../../ui/scene/lay.tsx';
import { COMPLETE } from '../../../../words/lang.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import type { OfHispania } from '../kinds.ts';
import { Speaking } from '../speech.tsx';
import sceneStyle from './live.css?inline';
import { scenePartsOf } from './parts.tsx';

/** Puts the live position in the place of a scene's figure. Rejects an id that is no scene's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const { lang: wanted, home, written } = page;
  // Scenes are told in a language once it has all their words.
  const lang = COMPLETE.includes(wanted) ? wanted : 'en';
  const words = await wordsOf(lang);
  await layScene<OfHispania>(element, page, {
    load: async (start, fragment) => (await import('./player.ts')).playerOf(start, lang, fragment),
    parts: scenePartsOf(words),
    styles: boardStyle + sceneStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang={lang} words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  });
}
