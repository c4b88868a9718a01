import type { PuzzleBoardPart, PuzzleParts } from '../../../../ui/puzzle/parts.ts';
import { textOf } from '../../../../ui/speech.ts';
import { LOCATIONS } from '../../engine/data/ids.ts';
import type { PuzzleWords } from '../../words/puzzles.ts';
import { BoardPiece } from '../board/Board.tsx';
import type { Spoken } from '../speech.tsx';
import type { PuzzleStart } from './start.ts';

/** The words and drawings of Reconquista for a puzzle. */
export function puzzlePartsOf(
  { speech }: Spoken,
  { askOf, becauseSaid, besideSaid, optionOf, verdictSaid }: PuzzleWords,
): PuzzleParts<PuzzleStart> {
  return {
    Board,
    ask: ({ asked }) => askOf(asked),
    beside: ({ turn }) => [besideSaid(turn)],
    option: ({ asked }, answer) => optionOf(asked, answer),
    verdict({ asked, verdicts }, answer) {
      const verdict = verdicts[answer];
      const text = verdict && verdictSaid(asked, verdict);
      return text && { text };
    },
    refusedBy: () => undefined,
    because({ because, rule }) {
      const text = becauseSaid(because);
      return text ? [{ text, rule }] : [];
    },
    stands({ seen }, place) {
      const line = seen.told.find(({ params }) => params['place'] === place);
      return line ? textOf(speech, speech.book.line(line)) : '';
    },
  };
}

function Board({ puzzle: { seen, frame }, marks, onPlace }: PuzzleBoardPart<PuzzleStart>) {
  const of = (...wanted: readonly string[]) => LOCATIONS.filter((at) => wanted.includes(marks[at] ?? ''));
  return <BoardPiece seen={seen} may={of('open')} chosen={of('right')} way={[]} frame={frame} onPlace={onPlace} />;
}
