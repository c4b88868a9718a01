import type { LessonBoardPart, LessonParts } from '../../../../ui/lesson/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Words } from '../../words/index.ts';
import type { Mark } from '../board/types.ts';
import { handMarks } from '../deciding/moving.ts';
import { Slip } from '../deciding/Slip.tsx';
import { standsThere } from '../deciding/spoken.ts';
import type { OfHispania } from '../kinds.ts';
import { scenePartsOf } from '../scene/parts.tsx';
import { Came } from './Came.tsx';
import { Cost } from './Cost.tsx';
import { GoOn } from './GoOn.tsx';
import { LessonBoard } from './LessonBoard.tsx';
import { barredAt, elsewhere, obstacles } from './obstacles.ts';

/** Hispania's drawings for a live lesson. */
export function lessonPartsOf(words: Words): LessonParts<OfHispania> {
  return {
    ...scenePartsOf(words),
    Board,
    // The reason why a place is out of reach is told with the result, and counted there.
    Slip: ({ last, ...slip }) => <Slip {...slip} facts={last} stops={false} />,
    stands: (seen, place) => standsThere(words, seen, place as PlaceId),
    tried: (seen, { hand }, name) => {
      const place = name as PlaceId;
      const from = hand.stack?.from;
      const refusal = hand.whyNot(place)?.refusal ?? barredAt(seen, place, from)?.refusal;
      if (refusal) return { refusal };
      const action = elsewhere(seen, from, place);
      return action && { action };
    },
    Cost,
    Came,
    goesOn: ({ opening }) => opening && GoOn,
  };
}

/** The board with the marks of a step: the places found or pointed at, the places to look at, and the obstacles. */
function Board({ step, seen, last, pointing, look, found, refused, onPlace }: LessonBoardPart<OfHispania>) {
  const asks = step.is === 'ask';
  const { land, nextDoor } = asks ? step : step.start;
  const marks: { [place in PlaceId]?: Mark } = pointing
    ? { ...handMarks(seen, pointing.hand.stack, pointing.hand.prospects) }
    : {};
  for (const place of look as readonly PlaceId[]) marks[place] ??= { kind: asks ? 'reach' : 'chosen', shown: true };
  for (const place of found as readonly PlaceId[]) marks[place] = { kind: 'chosen' };
  if (refused) Object.assign(marks, obstacles(refused));
  return (
    <LessonBoard
      view={asks ? step.view : step.start.scene.view}
      seen={seen}
      land={land}
      nextDoor={nextDoor}
      marks={marks}
      hand={pointing?.hand}
      last={last}
      onPlace={onPlace}
    />
  );
}
