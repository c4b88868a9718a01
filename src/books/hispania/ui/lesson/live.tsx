import type { BookOnPage } from '../../../../ui/book.ts';
import { layLesson } from '../../../../ui/lesson/lay.tsx';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import { LEARN } from '../../words/en/learn.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import type { OfHispania } from '../kinds.ts';
import sceneStyle from '../scene/live.css?inline';
import { Speaking } from '../speech.tsx';
import { lessonPartsOf } from './parts.tsx';

/** Puts a lesson in the place of its figure. Lessons are in English. Rejects an id that is no lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const { home, written } = page;
  const words = await wordsOf('en');
  await layLesson<OfHispania>(element, page, {
    load: async ({ start }, before) => (await import('../scene/player.ts')).playerOf(start, 'en', undefined, before),
    parts: lessonPartsOf(words),
    say: LEARN,
    styles: boardStyle + sceneStyle + lessonStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang="en" words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  });
}
