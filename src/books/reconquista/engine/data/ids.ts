/** Every id of the game, and its type. Rules and rulings have theirs in `rules.ts`. */

import type { RulingId } from './rules.ts';

/** The regions in the order of their Roman numerals (2). */
export const REGIONS = ['asturias', 'aragon', 'castile', 'portugal', 'al-andalus'] as const;
export type RegionId = (typeof REGIONS)[number];

/** The locations by region, and in a region by number (2). */
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

/** The religions of a city (3). */
export const FAITHS = ['christian', 'muslim'] as const;
export type Faith = (typeof FAITHS)[number];

/** The sides of troops. French and Bands are neutral: hostile to all others. */
export const SIDES = ['christian', 'muslim', 'rebel', 'neutral'] as const;
export type Side = (typeof SIDES)[number];

/**
 * The kinds of units. `hired` are neutral armies in the service of a side: Mercenaries and Crusaders. `cid` is El Cid,
 * who accompanies units and is not one of them.
 */
export const UNITS = ['garrison', 'army', 'order', 'rebel', 'hired', 'cid'] as const;
export type UnitId = (typeof UNITS)[number];

/** The rebellions of the table (8). */
export const REBELLIONS = ['rebels', 'conversion', 'peasants', 'governor', 'revolt'] as const;
export type RebellionId = (typeof REBELLIONS)[number];

/** The events of the basic table (9), then those of the advanced tables alone (17.3). */
export const EVENTS = [
  'french',
  'corruption',
  'mercenaries',
  'bands',
  'orders',
  'famine',
  'cid',
  'tribute',
  'jihad',
  'crusade',
  'expulsion',
  'french-in-aragon',
  'pilgrims',
  'taifas',
  'few-mercenaries',
  'empire',
  'plague',
] as const;
export type EventId = (typeof EVENTS)[number];

/** The advanced tables of events, by period (17.3). */
export const PERIODS = ['umayyad', 'almoravid', 'almohad'] as const;
export type PeriodId = (typeof PERIODS)[number];

/** What the Muslim reaction raises (13.2). */
export const RAISED = ['city', 'fort', 'garrison', 'army'] as const;
export type RaisedId = (typeof RAISED)[number];

/** The columns of the table of the reaction: by cities under Muslim control, and North Africa (13.2). */
export const COLUMNS = ['0', '1', '2', '3-4', 'africa'] as const;
export type ColumnId = (typeof COLUMNS)[number];

/** The pieces that a plague takes, in this order (17-plague). */
export const PLAGUE_PIECES = [
  'christian-army',
  'christian-garrison',
  'muslim-army',
  'muslim-garrison',
  'order',
  'christian-city',
  'muslim-city',
  'fort',
] as const;
export type PlaguePiece = (typeof PLAGUE_PIECES)[number];

/** The final results, from the worst for the player to the best (16-results). */
export const RESULTS = ['almanzor', 'yusuf', 'el-cid', 'alfonso', 'ferdinand-and-isabella'] as const;
export type ResultId = (typeof RESULTS)[number];

/** Why a game ends: no place to raise Muslims, no Christian city, or the last turn (15-early-end, 15). */
export const ENDINGS = ['no-muslims', 'no-christians', 'last-turn'] as const;
export type EndingId = (typeof ENDINGS)[number];

/** The optional rules that change the rules of play (17.1, 17.2); tables of events are chosen apart (17.3). */
export const OPTIONS = ['other-movement', 'caution', 'caution-in-moves'] as const;
export type OptionId = (typeof OPTIONS)[number];

/** Rulings whose other reading, `b`, may be chosen for a game. */
export const SWITCHES = ['R1', 'B1', 'A4', 'A8', 'G1', 'O4', 'O5', 'O7'] as const satisfies readonly RulingId[];
export type SwitchId = (typeof SWITCHES)[number];
