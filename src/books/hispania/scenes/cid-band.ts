import type { NationId } from '../engine/data/ids.ts';
import type { WrittenCohort } from '../engine/position.ts';

/** The players of the printed example of turn 17, and the rest of El Cid's band, for its scenes. */

/** The player of each nation (11-el-cid-example). */
export const CID_SEATS: Readonly<Partial<Record<NationId, string>>> = {
  aragon: 'A',
  leon: 'A',
  valencia: 'A',
  badajoz: 'B',
  zaragoza: 'B',
  navarre: 'C',
  seville: 'C',
  castile: 'D',
  granada: 'D',
  'el-cid': 'D',
};

/** El Cid, his knights and a number of infantry, off the map. */
export function cidBand(infantry: number): readonly WrittenCohort[] {
  return [
    ...(infantry > 0 ? [{ owner: 'el-cid', kind: 'infantry', count: infantry } as const] : []),
    { owner: 'el-cid', kind: 'knight', count: 3 },
    { owner: 'el-cid', kind: 'leader', leader: 'el-cid' },
  ];
}
