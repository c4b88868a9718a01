import type { BookOnPage } from '../../../../ui/book.ts';
import { type LessonsOf, layLesson } from '../../../../ui/lesson/lay.tsx';
import { wordsOf } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import type { OfDraco } from '../kinds.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { lessonPartsOf } from './parts.tsx';

/** Replaces a lesson's figure by the live lesson. Rejects an id that is not a lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layLesson(element, page, lessonOf(page));
}

/** The parts of this book for a live lesson of a page. */
async function lessonOf(page: BookOnPage): Promise<LessonsOf<OfDraco>> {
  const { lang } = page;
  const words = await wordsOf(lang);
  const spoken = spokenIn(lang, words, page);
  return {
    load: async ({ start }, before) =>
      (await import('../scene/player.ts')).playerOf(start, { lang, words }, before ? { before } : {}),
    parts: lessonPartsOf(spoken),
    say: words.learn,
    styles: liveStyle,
    glyphs: TABLE_GLYPHS,
    speaking: (children) => <Speaking {...spoken}>{children}</Speaking>,
  };
}
