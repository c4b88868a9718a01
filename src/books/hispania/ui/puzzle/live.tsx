import type { BookOnPage } from '../../../../ui/book.ts';
import lessonStyle from '../../../../ui/lesson/live.css?inline';
import { layPuzzle } from '../../../../ui/puzzle/lay.tsx';
import puzzleStyle from '../../../../ui/puzzle/live.css?inline';
import { LEARN } from '../../words/en/learn.ts';
import { PUZZLE_WORDS } from '../../words/en/puzzles.ts';
import { wordsOf } from '../../words/index.ts';
import boardStyle from '../board/live.css?inline';
import { GLYPHS } from '../glyphs.ts';
import sceneStyle from '../scene/live.css?inline';
import { Speaking } from '../speech.tsx';
import { puzzlePartsOf } from './parts.tsx';
import type { PuzzleStart } from './seen.ts';

/** Puts a puzzle in the place of its figure. Puzzles are in English. Rejects an id that is no puzzle's. */
export async function play(element: HTMLElement, page: BookOnPage): Promise<void> {
  const { home, written } = page;
  const words = await wordsOf('en');
  await layPuzzle<PuzzleStart>(element, page, {
    parts: async ({ because }) => {
      const facts = because.is === 'facts' ? (await import('../../words/facts.ts')).factWordsOf('en') : undefined;
      return puzzlePartsOf(words, facts);
    },
    say: { ...PUZZLE_WORDS, notKept: LEARN.notKept },
    styles: boardStyle + sceneStyle + lessonStyle + puzzleStyle,
    glyphs: GLYPHS,
    speaking: (children) => (
      <Speaking lang="en" words={words} home={home} written={written}>
        {children}
      </Speaking>
    ),
  });
}
