import type { BookOnPage } from '../../../../ui/book.ts';
import type { SceneOf } from '../../../../ui/scene/lay.tsx';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import type { OfHispania } from '../kinds.ts';
import { Speaking } from '../speech.tsx';
import sceneStyle from './live.css?inline';
import { scenePartsOf } from './parts.tsx';
import { playerIn } from './player-in.ts';

/** The parts of this book for a live scene of a page. */
export async function sceneOf({ lang, home, written }: BookOnPage): Promise<SceneOf<OfHispania>> {
  const words = await wordsOf(lang);
  return {
    load: (start, fragment) => playerIn(lang, start, fragment),
    parts: scenePartsOf(words),
    styles: boardStyle + sceneStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang={lang} words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  };
}
