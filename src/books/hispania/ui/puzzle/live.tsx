import type { BookOnPage } from '../../../../ui/book.ts';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import { layPuzzle, type PuzzlesOf } from '../../../../ui/puzzle/lay.tsx';
import puzzleStyle from '../../../../ui/puzzle/live.css?inline';
import { factWordsOf } from '../../words/facts.ts';
import { wordsOf } from '../../words/index.ts';
import { puzzleWordsOf } from '../../words/puzzles.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import sceneStyle from '../scene/live.css?inline';
import { Speaking } from '../speech.tsx';
import { puzzlePartsOf } from './parts.tsx';
import type { PuzzleStart } from './seen.ts';

/** Puts a puzzle in the place of its figure. Rejects an id that is no puzzle's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  await layPuzzle(element, page, puzzleOf(page));
}

/** The parts of this book for a puzzle of a page. */
async function puzzleOf({ lang, home, written }: BookOnPage): Promise<PuzzlesOf<PuzzleStart>> {
  const [words, say] = await Promise.all([wordsOf(lang), puzzleWordsOf(lang)]);
  return {
    parts: async ({ because }) =>
      puzzlePartsOf({ words, say, facts: because.is === 'facts' ? await factWordsOf(lang) : undefined }),
    say: { ...say, notKept: words.learn.notKept },
    styles: boardStyle + sceneStyle + lessonStyle + puzzleStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang={lang} words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  };
}
