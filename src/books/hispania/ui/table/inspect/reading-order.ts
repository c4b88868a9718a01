import { PLACES, type PlaceId } from '../../../engine/data/ids.ts';
import { layout } from '../../board/view.ts';

/** Places within this height, in map units, are read as one line. */
const LINE = 90;

const line = (place: PlaceId): number => Math.floor(layout.places[place].stack[1] / LINE);

/** All places as the map is read: from the north to the south, and in a line from the west to the east. */
const READ: readonly PlaceId[] = [...PLACES].sort(
  (a, b) => line(a) - line(b) || layout.places[a].stack[0] - layout.places[b].stack[0],
);

/** The place that is read `by` places after another; after the last comes the first. */
export function readFrom(place: PlaceId, by: number): PlaceId {
  return READ[(READ.indexOf(place) + by + READ.length) % READ.length] ?? place;
}
