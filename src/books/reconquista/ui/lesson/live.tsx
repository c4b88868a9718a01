import type { BookOnPage } from '../../../../ui/book.ts';
import { layLesson } from '../../../../ui/lesson/lay.tsx';
import { LESSON } from '../../../../words/en/lesson.ts';
import { goOnWordsOf } from '../../words/go-on.ts';
import { wordsOf } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import type { OfReconquista } from '../kinds.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { lessonPartsOf } from './parts.tsx';

/** Replaces a lesson's figure by the live lesson. Rejects an id that is not a lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const words = await wordsOf(page.lang);
  const goOn = await goOnWordsOf(page.lang);
  const spoken = spokenIn(page.lang, words, page);
  await layLesson<OfReconquista>(element, page, {
    load: async ({ start }, before) => (await import('../scene/player.ts')).playerOf(start, words, undefined, before),
    parts: lessonPartsOf(spoken, goOn),
    say: LESSON,
    styles: liveStyle,
    glyphs: TABLE_GLYPHS,
    speaking: (children) => <Speaking {...spoken}>{children}</Speaking>,
  });
}
