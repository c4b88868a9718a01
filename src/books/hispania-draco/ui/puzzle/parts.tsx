import type { PuzzleBoardPart, PuzzleParts } from '../../../../ui/puzzle/parts.ts';
import { SPACES } from '../../engine/data/ids.ts';
import type { PuzzleWords } from '../../words/puzzles.ts';
import { BoardPiece } from '../board/Board.tsx';
import { sayingOf } from '../board/saying.ts';
import { type Spoken, useWords } from '../speech.tsx';
import { Weighed } from '../weighing/Weighed.tsx';
import type { PuzzleStart } from './start.ts';

/** The words and drawings of Hispania by Draco Ideas for a puzzle. */
export function puzzlePartsOf(
  { words: { board } }: Spoken,
  { askOf, becauseSaid, besideSaid, optionOf, verdictSaid }: PuzzleWords,
): PuzzleParts<PuzzleStart> {
  return {
    Board,
    ask: ({ asked }) => askOf(asked),
    beside: ({ seen: { state }, armies }) => (state.phase === 'hispanic' ? [besideSaid(armies)] : []),
    option: ({ asked }, answer) => optionOf(asked, answer),
    verdict({ asked, verdicts }, answer) {
      const verdict = verdicts[answer];
      const text = verdict && verdictSaid(asked, verdict);
      return text && { text };
    },
    refusedBy: () => undefined,
    because: ({ because, rule }) => [{ text: becauseSaid(because), rule }],
    Shown,
    stands({ seen: { view } }, place) {
      const at = SPACES.find((one) => one === place);
      const pile = at && view.piles[at];
      return pile ? sayingOf(board, at, pile) : '';
    },
  };
}

/** What counts in the combat of the right answer. The board draws it from the data of the puzzle. */
function Shown({ puzzle: { seen, combat: asked } }: { readonly puzzle: PuzzleStart }) {
  if (!asked) return null;
  const { combat, generals } = asked;
  const state = { ...seen.state, generals };
  return <Weighed>{({ OneCombat }) => <OneCombat state={state} combat={combat} weigh={() => {}} />}</Weighed>;
}

function Board({ puzzle: { seen, frame, combat }, marks, over, onPlace }: PuzzleBoardPart<PuzzleStart>) {
  const { board } = useWords();
  const of = (wanted: string) => SPACES.filter((at) => marks[at] === wanted);
  return (
    <BoardPiece
      view={seen.view}
      words={board}
      frame={frame}
      marks={over && combat ? { fight: combat.fight } : { may: of('open'), chosen: of('right') }}
      onPlace={onPlace}
    />
  );
}
