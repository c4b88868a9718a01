import type { BookOnPage } from '../../../../ui/book.ts';
import { type LessonsOf, layLesson } from '../../../../ui/lesson/lay.tsx';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import type { OfHispania } from '../kinds.ts';
import sceneStyle from '../scene/live.css?inline';
import { playerIn } from '../scene/player-in.ts';
import { Speaking } from '../speech.tsx';
import { lessonPartsOf } from './parts.tsx';

/** Puts a lesson in the place of its figure. Rejects an id that is no lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layLesson(element, page, lessonOf(page));
}

/** The parts of this book for a live lesson of a page. */
async function lessonOf({ lang, home, written }: BookOnPage): Promise<LessonsOf<OfHispania>> {
  const words = await wordsOf(lang);
  return {
    load: ({ start }, before) => playerIn(lang, start, undefined, before),
    parts: lessonPartsOf(words),
    say: words.learn,
    styles: boardStyle + sceneStyle + lessonStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang={lang} words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  };
}
