import type { BookOnPage } from '../../../../ui/book.ts';
import { layPuzzle, type PuzzlesOf } from '../../../../ui/puzzle/lay.tsx';
import { wordsOf } from '../../words/index.ts';
import { puzzleWordsOf } from '../../words/puzzles.ts';
import { TABLE_GLYPHS } from '../glyphs.ts';
import { Speaking, spokenIn } from '../speech.tsx';
import liveStyle from './live.css?inline';
import { puzzlePartsOf } from './parts.tsx';
import type { PuzzleStart } from './start.ts';

/** Puts a puzzle in the place of its figure. Rejects an id that is no puzzle's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layPuzzle(element, page, puzzleOf(page));
}

/** The parts of this book for a puzzle of a page. */
async function puzzleOf(page: BookOnPage): Promise<PuzzlesOf<PuzzleStart>> {
  const { lang } = page;
  const [words, puzzles] = await Promise.all([wordsOf(lang), puzzleWordsOf(lang)]);
  const spoken = spokenIn(lang, words, page);
  return {
    parts: async () => puzzlePartsOf(spoken, puzzles),
    say: { ...puzzles.PUZZLE, notKept: words.learn.notKept },
    styles: liveStyle,
    glyphs: TABLE_GLYPHS,
    speaking: (children) => <Speaking {...spoken}>{children}</Speaking>,
  };
}
