import { isAsked } from '../../../../ui/lesson/kinds.ts';
import type { LessonBoardPart, LessonParts } from '../../../../ui/lesson/parts.ts';
import { textOf } from '../../../../ui/speech.ts';
import { LOCATIONS } from '../../engine/data/ids.ts';
import { BoardPiece } from '../board/Board.tsx';
import { marchOf } from '../board/march.ts';
import type { OfReconquista } from '../kinds.ts';
import { chosenIn, scenePartsOf } from '../scene/parts.tsx';
import type { Spoken } from '../speech.tsx';
import { GoOn } from './GoOn.tsx';

/** The lessons of Reconquista: the parts of its scenes, and the way from the first turn into the game. */
export function lessonPartsOf(spoken: Spoken): LessonParts<OfReconquista> {
  const { speech } = spoken;
  return {
    ...scenePartsOf(spoken),
    Board,
    stands: ({ told }, place) => {
      const line = told.find(({ params }) => params['place'] === place);
      const isEmpty = !line || !(line.params['city'] || line.params['held'] || line.params['siege']);
      return isEmpty ? '' : textOf(speech, speech.book.line(line));
    },
    tried: ({ barred }, { from }, to) => {
      const known = from === undefined ? undefined : barred.find(({ fixed }) => fixed['to'] === to);
      return known && { refusal: known.refusal };
    },
    goesOn: ({ opening }) => (opening ? GoOn : undefined),
  };
}

function Board({ step, seen, last, pointing, look, found, onPlace }: LessonBoardPart<OfReconquista>) {
  const { frame } = isAsked<OfReconquista>(step) ? step : step.start;
  const marked = [...look, ...found];
  const marks = LOCATIONS.filter((at) => marked.includes(at));
  return (
    <BoardPiece
      seen={seen}
      may={isAsked<OfReconquista>(step) ? [] : (pointing?.may ?? [])}
      chosen={[...marks, ...(pointing ? chosenIn(pointing) : [])]}
      shown={marks.filter((at) => !found.includes(at))}
      way={marchOf(last)}
      frame={frame}
      onPlace={onPlace}
    />
  );
}
