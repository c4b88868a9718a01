import type { LessonBoardPart, LessonParts } from '../../../../ui/lesson/parts.ts';
import { plainSceneParts } from '../../../../ui/scene/plain/parts.ts';
import { type SpeechOf, textOf } from '../../../../ui/speech.ts';
import { Board } from '../Board.tsx';
import type { OfTiny } from '../kinds.ts';

/** The lessons of the small game: the shared parts, with its board. */
export function lessonPartsOf(speech: SpeechOf): LessonParts<OfTiny> {
  return {
    ...plainSceneParts<OfTiny>(speech),
    Board: LessonBoard,
    stands: ({ told, places }, place) => {
      const line = told.find(({ key, params }) => key === 'place' && params['place'] === place);
      return line && Object.hasOwn(places, place) ? textOf(speech, speech.book.line(line)) : '';
    },
    tried: ({ barred }, { place: from }, to) => {
      const known = barred.find(({ fixed }) => fixed['to'] === to && (from === undefined || fixed['from'] === from));
      return known && { refusal: known.refusal };
    },
  };
}

function LessonBoard({ seen, pointing, look, found, onPlace }: LessonBoardPart<OfTiny>) {
  return (
    <Board
      seen={seen}
      stands={pointing !== undefined}
      place={pointing?.place}
      look={[...look, ...found]}
      onPlace={onPlace}
    />
  );
}
