import type { BookOnPage } from '../../../../ui/book.ts';
import { layPuzzle } from '../../../../ui/puzzle/lay.tsx';
import { LESSON } from '../../../../words/en/lesson.ts';
import { PUZZLE } from '../../../../words/en/puzzle.ts';
import { wordsOf } from '../../words/index.ts';
import { puzzleWordsOf } from '../../words/puzzles.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { puzzlePartsOf } from './parts.tsx';
import type { PuzzleStart } from './start.ts';

/** Puts a puzzle in the place of its figure. Rejects an id that is no puzzle's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const words = await wordsOf(page.lang);
  const puzzles = await puzzleWordsOf(page.lang);
  const spoken = spokenIn(page.lang, words, page);
  await layPuzzle<PuzzleStart>(element, page, {
    parts: async () => puzzlePartsOf(spoken, puzzles),
    say: { ...PUZZLE, notKept: LESSON.notKept },
    styles: liveStyle,
    glyphs: TABLE_GLYPHS,
    speaking: (children) => <Speaking {...spoken}>{children}</Speaking>,
  });
}
