import type { BookOnPage } from '../../../../ui/book.ts';
import { layLesson } from '../../../../ui/lesson/lay.tsx';
import { Speech } from '../../../../ui/speech.ts';
import { LESSON } from '../../../../words/en/lesson.ts';
import { WORDS } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import type { OfReconquista } from '../kinds.ts';
import { speechOf } from '../speech.ts';
import liveStyle from './live.css?inline';
import { lessonPartsOf } from './parts.tsx';

/** Replaces a lesson's figure by the live lesson. Rejects an id that is not a lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const speech = speechOf(WORDS, page.home);
  await layLesson<OfReconquista>(
    element,
    page,
    Promise.resolve({
      load: async ({ start }, before) => (await import('../scene/player.ts')).playerOf(start, WORDS, undefined, before),
      parts: lessonPartsOf(speech),
      say: LESSON,
      styles: liveStyle,
      glyphs: TABLE_GLYPHS,
      speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
    }),
  );
}
