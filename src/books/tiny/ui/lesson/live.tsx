import type { BookOnPage } from '../../../../ui/book.ts';
import { GLYPHS } from '../../../../ui/glyphs.ts';
import { type LessonsOf, layLesson } from '../../../../ui/lesson/lay.tsx';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import sceneStyle from '../../../../ui/scene/live.css?inline';
import { Speech } from '../../../../ui/speech.ts';
import { lessonPlayWordsOf } from '../../../../words/lesson.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board.css?inline';
import type { OfTiny } from '../kinds.ts';
import { speechOf } from '../speech.ts';
import { lessonPartsOf } from './parts.tsx';

/** Replaces a lesson's figure by the live lesson. Rejects an id that is not a lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layLesson(element, page, lessonOf(page));
}

async function lessonOf(page: BookOnPage): Promise<LessonsOf<OfTiny>> {
  const { lang } = page;
  const [words, say] = await Promise.all([wordsOf(lang), lessonPlayWordsOf(lang)]);
  const speech = speechOf(lang, words, page);
  return {
    load: async ({ start }, before) =>
      (await import('../scene/player.ts')).playerOf(start, { lang, words }, before ? { before } : {}),
    parts: lessonPartsOf(speech),
    say,
    styles: boardStyle + sceneStyle + lessonStyle,
    glyphs: GLYPHS,
    speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
  };
}
