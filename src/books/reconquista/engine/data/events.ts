import type { EventId, Face, LocationId, PeriodId } from './ids.ts';

/** The event of each sum of two dice (9). */
export const EVENT_TABLE: readonly (readonly [sum: number, event: EventId])[] = [
  [2, 'french'],
  [3, 'corruption'],
  [4, 'mercenaries'],
  [5, 'bands'],
  [6, 'orders'],
  [7, 'famine'],
  [8, 'el-cid'],
  [9, 'tribute'],
  [10, 'jihad'],
  [11, 'crusade'],
  [12, 'expulsion'],
];

/** The locations where the French appear (9-french). */
export const FRENCH_ENTRY: { readonly [face in Face]: LocationId } = {
  1: 'oviedo',
  2: 'pamplona',
  3: 'pamplona',
  4: 'barcelona',
  5: 'barcelona',
  6: 'barcelona',
};

/** The locations where Bands appear (9-bands): die b gives the row, die a the column, 1 to 3 or 4 to 6. */
export const BANDS_ENTRY: { readonly [b in Face]: readonly [low: LocationId, high: LocationId] } = {
  1: ['pamplona', 'barcelona'],
  2: ['oviedo', 'tarragona'],
  3: ['santiago', 'valencia'],
  4: ['galicia', 'murcia'],
  5: ['porto', 'algeciras'],
  6: ['lisbon', 'seville'],
};

/** The events of the three periods by one die (17.3). */
export const ADVANCED_TABLES: { readonly [period in PeriodId]: { readonly [face in Face]: EventId } } = {
  umayyad: { 1: 'french', 2: 'pilgrims', 3: 'taifas', 4: 'bands', 5: 'famine', 6: 'el-cid' },
  almoravid: { 1: 'crusade', 2: 'tribute', 3: 'jihad', 4: 'bands', 5: 'orders', 6: 'el-cid' },
  almohad: { 1: 'mercenaries', 2: 'empire', 3: 'plague', 4: 'bands', 5: 'expulsion', 6: 'el-cid' },
};

/** The turns of each period. The rulebook prints none: reconstructed (ruling O4). */
export const PERIOD_TURNS: { readonly [period in PeriodId]: readonly [first: number, last: number] } = {
  umayyad: [1, 8],
  almoravid: [9, 12],
  almohad: [13, 20],
};
