import { isAsked } from '../../../../ui/lesson/kinds.ts';
import type { LessonBoardPart, LessonParts } from '../../../../ui/lesson/parts.ts';
import { SPACES, type SpaceId } from '../../engine/data/ids.ts';
import { BoardPiece } from '../board/Board.tsx';
import { sayingOf } from '../board/saying.ts';
import type { OfDraco } from '../kinds.ts';
import { foughtFor, mayBeChosen, scenePartsOf } from '../scene/parts.tsx';
import { type Spoken, useWords } from '../speech.tsx';
import { Cost } from './Cost.tsx';
import { GoOn } from './GoOn.tsx';

/** The lessons of Hispania by Draco Ideas: the parts of its scenes, the cost of a miss, and the way from the first round into the game. */
export function lessonPartsOf(spoken: Spoken): LessonParts<OfDraco> {
  const { board } = spoken.words;
  return {
    ...scenePartsOf(spoken),
    Board,
    stands: ({ view }, place) => {
      const at = SPACES.find((one) => one === place);
      const pile = at && view.piles[at];
      return pile ? sayingOf(board, at, pile) : '';
    },
    tried: ({ barred }, _, to) => {
      const known = barred.find(({ fixed }) => fixed['to'] === to || fixed['place'] === to);
      return known && { refusal: known.refusal };
    },
    Cost,
    goesOn: ({ opening }) => (opening ? GoOn : undefined),
  };
}

function Board({ step, seen, last, pointing, look, found, onPlace }: LessonBoardPart<OfDraco>) {
  const { board } = useWords();
  const isQuestion = isAsked<OfDraco>(step);
  const { frame } = isQuestion ? step : step.start;
  const of = (names: readonly (string | undefined)[]): readonly SpaceId[] => SPACES.filter((at) => names.includes(at));
  return (
    <BoardPiece
      view={seen.view}
      words={board}
      frame={frame}
      marks={
        pointing?.fight
          ? { fight: pointing.fight }
          : {
              may: isQuestion || !pointing ? [] : mayBeChosen(seen),
              chosen: of([...found, pointing?.place]),
              shown: of(look).filter((at) => !found.includes(at)),
              attacked: foughtFor(last),
            }
      }
      onPlace={onPlace}
    />
  );
}
