import { UNITS, type UnitId } from '../engine/data/ids.ts';
import { HITS_FROM } from '../engine/data/tables.ts';
import { FACES, type Face } from '../ui/board/die.ts';

/** A kind of unit with a row of its own in tables: hired units are armies there. */
export type ShownUnit = Exclude<UnitId, 'hired'>;
export const SHOWN_UNITS = UNITS.filter((id): id is ShownUnit => id !== 'hired');

/** The faces with which a unit hits; none for El Cid, who rolls no die. */
export function hitFaces(id: UnitId): readonly Face[] {
  const from = HITS_FROM[id];
  return from === undefined ? [] : FACES.filter((face) => face >= from);
}
