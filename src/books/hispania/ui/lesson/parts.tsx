import type { LessonBoardPart, LessonParts } from '../../../../ui/lesson/parts.ts';
import type { PlaceId } from '../../engine/data/ids.ts';
import type { Words } from '../../words/index.ts';
import type { Mark } from '../board/types.ts';
import { marksFor } from '../deciding/pointing.ts';
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
    stands: (seen, place) => standsThere(words, seen, place as PlaceId),
    tried: (seen, { from }, name) => {
      const place = name as PlaceId;
      const refusal = barredAt(seen, place, from)?.refusal;
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
  const marks: { [place in PlaceId]?: Mark } = pointing ? { ...marksFor(seen, pointing.from) } : {};
  for (const place of look as readonly PlaceId[]) marks[place] ??= { kind: asks ? 'reach' : 'chosen' };
  for (const place of found as readonly PlaceId[]) marks[place] = { kind: 'chosen' };
  if (refused) Object.assign(marks, obstacles(refused));
  return (
    <LessonBoard
      view={asks ? step.view : step.start.scene.view}
      seen={seen}
      land={land}
      nextDoor={nextDoor}
      marks={marks}
      from={pointing?.from}
      last={last}
      moving={pointing !== undefined}
      onPlace={onPlace}
    />
  );
}
