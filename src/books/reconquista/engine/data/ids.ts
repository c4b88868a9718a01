/** The ids of the map and of the counters. */

export const REGIONS = ['asturias', 'aragon', 'castile', 'portugal', 'al-andalus'] as const;
export type RegionId = (typeof REGIONS)[number];

/** By region, in number order (2). */
export const LOCATIONS = [
  'santiago',
  'oviedo',
  'leon',
  'galicia',
  'pamplona',
  'barcelona',
  'tarragona',
  'zaragoza',
  'salamanca',
  'la-mancha',
  'valencia',
  'toledo',
  'porto',
  'lisbon',
  'seville',
  'badajoz',
  'algeciras',
  'cordoba',
  'murcia',
  'granada',
] as const;
export type LocationId = (typeof LOCATIONS)[number];

/** The sides of units; a neutral army is on none (3). */
export const SIDES = ['christian', 'muslim', 'rebel', 'neutral'] as const;
export type Side = (typeof SIDES)[number];

/** The religion of a city (3). */
export type Religion = 'christian' | 'muslim';

/** The kinds of units, in the order in which a battle removes them (12-losses), El Cid last. */
export const UNIT_KINDS = ['garrison', 'rebel', 'army', 'order', 'el-cid'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export const REBELLIONS = ['rebels', 'conversion', 'peasants', 'governor', 'revolt'] as const;
export type RebellionId = (typeof REBELLIONS)[number];

/** Events of the basic table and of the three advanced tables. */
export const EVENTS = [
  'french',
  'corruption',
  'mercenaries',
  'bands',
  'orders',
  'famine',
  'el-cid',
  'tribute',
  'jihad',
  'crusade',
  'expulsion',
  'pilgrims',
  'taifas',
  'empire',
  'plague',
] as const;
export type EventId = (typeof EVENTS)[number];

/** The three periods of the advanced events (17.3). */
export const PERIODS = ['umayyad', 'almoravid', 'almohad'] as const;
export type PeriodId = (typeof PERIODS)[number];

/** A face of a die. */
export type Face = 1 | 2 | 3 | 4 | 5 | 6;
