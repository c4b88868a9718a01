import type { Face, UnitKind } from '../engine/data/ids.ts';
import { UNITS } from '../engine/data/units.ts';

/** The faces with which a unit hits; none for El Cid, who rolls no die. */
export function hitFaces(kind: UnitKind): readonly Face[] {
  const { hitsFrom } = UNITS[kind];
  return hitsFrom === undefined ? [] : ([1, 2, 3, 4, 5, 6] as const).filter((face) => face >= hitsFrom);
}
