import type { BookOnPage } from '../../../../ui/book.ts';
import { GLYPHS } from '../../../../ui/glyphs.ts';
import { layLesson } from '../../../../ui/lesson/lay.tsx';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import sceneStyle from '../../../../ui/scene/live.css?inline';
import { Speech } from '../../../../ui/speech.ts';
import { LESSON } from '../../../../words/en/lesson.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board.css?inline';
import type { OfTiny } from '../kinds.ts';
import { speechOf } from '../speech.ts';
import { lessonPartsOf } from './parts.tsx';

/** Replaces a lesson's figure by the live lesson. Rejects an id that is not a lesson's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const words = await wordsOf('en');
  const speech = speechOf('en', words, page);
  await layLesson<OfTiny>(element, page, {
    load: async ({ start }, before) => (await import('../scene/player.ts')).playerOf(start, words, undefined, before),
    parts: lessonPartsOf(speech),
    say: LESSON,
    styles: boardStyle + sceneStyle + lessonStyle,
    glyphs: GLYPHS,
    speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
  });
}
