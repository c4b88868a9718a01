import type { PuzzleBoardPart, PuzzleParts } from '../../../../ui/puzzle/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import { PUZZLE_WORDS } from '../../words/en/puzzles.ts';
import type { FactWords } from '../../words/facts.ts';
import type { Words } from '../../words/index.ts';
import type { Mark } from '../board/types.ts';
import { standsThere } from '../deciding/spoken.ts';
import { LessonBoard } from '../lesson/LessonBoard.tsx';
import type { PuzzleStart } from './seen.ts';
import { askOf, becauseOf, besideOf, optionOf, verdictOf } from './told.ts';

/** Hispania's words and drawings for a puzzle. `facts` are the words for facts, if the explanation has facts. */
export function puzzlePartsOf(words: Words, facts: FactWords | undefined): PuzzleParts<PuzzleStart> {
  return {
    Board,
    ask: (puzzle) => askOf(puzzle, PUZZLE_WORDS),
    beside: (puzzle) => besideOf(puzzle, PUZZLE_WORDS),
    option: (puzzle, answer) => optionOf(puzzle, answer, PUZZLE_WORDS),
    verdict: (puzzle, answer) => verdictOf(puzzle, answer, words, PUZZLE_WORDS),
    refusedBy: ({ verdicts }, answer) => verdicts[answer]?.refusal?.rule,
    because: (puzzle) => becauseOf(puzzle, words, PUZZLE_WORDS, facts),
    stands: ({ seen }, place) => standsThere(words, seen, place as PlaceId),
  };
}

const MARKS = { open: 'reach', right: 'chosen', wrong: 'plain' } as const;

function Board({ puzzle: { asked, view, seen, land, nextDoor }, marks, onPlace }: PuzzleBoardPart<PuzzleStart>) {
  const drawn: { [place in PlaceId]?: Mark } = 'from' in asked ? { [asked.from]: { kind: 'plain' } } : {};
  for (const [place, mark] of Object.entries(marks)) drawn[place as PlaceId] = { kind: MARKS[mark] };
  return <LessonBoard view={view} seen={seen} land={land} nextDoor={nextDoor} marks={drawn} onPlace={onPlace} />;
}
