import type { NationId } from '../../../engine/data/ids.ts';

/**
 * The half points that a nation scores on average in a game between Captains, on the published data set: the means of
 * `engine/data/scores`, of which a page of the table needs only these (a test compares them).
 */
export const PAR: Readonly<Partial<Record<NationId, number>>> = {
  carthage: 23.4,
  galicians: 48.2,
  cantabrians: 24,
  lusitanians: 25.2,
  basques: 36.4,
  celts: 51.2,
  iberians: 49.8,
  rome: 87.7,
  'hispano-romans': 24.8,
  vandals: 39.8,
  alans: 60.9,
  suebi: 21.5,
  visigoths: 93.5,
  byzantium: 42.1,
  umayyads: 72.3,
  franks: 26.1,
  aragon: 22.7,
  badajoz: 61.2,
  zaragoza: 21.3,
  navarre: 22.5,
  leon: 8.4,
  castile: 76.4,
  seville: 35.4,
  valencia: 10.2,
  granada: 5.6,
  'el-cid': 11,
  almoravids: 22.3,
  crusade: 17.1,
  almohads: 39.5,
};
