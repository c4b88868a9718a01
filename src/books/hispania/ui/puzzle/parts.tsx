import type { PuzzleBoardPart, PuzzleParts } from '../../../../ui/puzzle/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { FactWords } from '../../words/facts.ts';
import type { Words } from '../../words/index.ts';
import type { PuzzleWords } from '../../words/puzzles.ts';
import type { Mark } from '../board/types.ts';
import { standsThere } from '../deciding/spoken.ts';
import { LessonBoard } from '../lesson/LessonBoard.tsx';
import type { PuzzleStart } from './seen.ts';
import { askOf, becauseOf, besideOf, optionOf, verdictOf } from './told.ts';

interface Said {
  readonly words: Words;
  readonly say: PuzzleWords;
  /** The words for facts, if the explanation has facts. */
  readonly facts: FactWords | undefined;
}

/** Hispania's words and drawings for a puzzle. */
export function puzzlePartsOf({ words, say, facts }: Said): PuzzleParts<PuzzleStart> {
  return {
    Board,
    ask: (puzzle) => askOf(puzzle, say),
    beside: (puzzle) => besideOf(puzzle, say),
    option: (puzzle, answer) => optionOf(puzzle, answer, say),
    verdict: (puzzle, answer) => verdictOf(puzzle, answer, words, say),
    refusedBy: ({ verdicts }, answer) => verdicts[answer]?.refusal?.rule,
    because: (puzzle) => becauseOf(puzzle, words, say, facts),
    stands: ({ seen }, place) => standsThere(words, seen, place as PlaceId),
  };
}

const MARKS = { open: 'reach', right: 'chosen', wrong: 'plain' } as const;

function Board({ puzzle: { asked, view, seen, land, nextDoor }, marks, onPlace }: PuzzleBoardPart<PuzzleStart>) {
  const drawn: { [place in PlaceId]?: Mark } = 'from' in asked ? { [asked.from]: { kind: 'plain' } } : {};
  for (const [place, mark] of Object.entries(marks)) drawn[place as PlaceId] = { kind: MARKS[mark] };
  return <LessonBoard view={view} seen={seen} land={land} nextDoor={nextDoor} marks={drawn} onPlace={onPlace} />;
}
