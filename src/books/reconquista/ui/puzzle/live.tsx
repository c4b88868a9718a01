import type { BookOnPage } from '../../../../ui/book.ts';
import { layPuzzle } from '../../../../ui/puzzle/lay.tsx';
import { Speech } from '../../../../ui/speech.ts';
import { LESSON } from '../../../../words/en/lesson.ts';
import { PUZZLE } from '../../../../words/en/puzzle.ts';
import { WORDS } from '../../words/index.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import { speechOf } from '../speech.ts';
import liveStyle from './live.css?inline';
import { puzzlePartsOf } from './parts.tsx';
import type { PuzzleStart } from './start.ts';

/** Puts a puzzle in the place of its figure. Rejects an id that is no puzzle's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const speech = speechOf(WORDS, page.home);
  await layPuzzle<PuzzleStart>(
    element,
    page,
    Promise.resolve({
      parts: async () => puzzlePartsOf(speech),
      say: { ...PUZZLE, notKept: LESSON.notKept },
      styles: liveStyle,
      glyphs: TABLE_GLYPHS,
      speaking: (children) => <Speech.Provider value={speech}>{children}</Speech.Provider>,
    }),
  );
}
