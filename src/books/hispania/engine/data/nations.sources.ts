import type { CombatKind, NationId, ProvinceId } from './ids.ts';
import type { Source } from './sources.ts';
import { known, reconstructed } from './sources.ts';

/** Sources of a nation's kind of income and of its first turn. */
export const INCOME_SOURCES: Readonly<Record<NationId, Source>> = {
  carthage: known(381),
  galicians: reconstructed('sheet-not-public'),
  cantabrians: reconstructed('sheet-not-public'),
  lusitanians: reconstructed('sheet-not-public'),
  basques: reconstructed('sheet-not-public'),
  celts: reconstructed('sheet-not-public'),
  iberians: reconstructed('sheet-not-public'),
  rome: known(381),
  'hispano-romans': known(2657),
  vandals: known(381),
  alans: known(2089),
  suebi: reconstructed('sheet-not-public'),
  visigoths: known(388, 3073),
  byzantium: reconstructed('sheet-not-public'),
  umayyads: reconstructed('sheet-not-public'),
  franks: { kind: 'errata' },
  aragon: reconstructed('sheet-not-public'),
  badajoz: reconstructed('sheet-not-public'),
  zaragoza: reconstructed('sheet-not-public'),
  navarre: reconstructed('sheet-not-public'),
  leon: reconstructed('sheet-not-public'),
  castile: reconstructed('sheet-not-public'),
  seville: reconstructed('sheet-not-public'),
  valencia: reconstructed('sheet-not-public'),
  granada: reconstructed('sheet-not-public'),
  'el-cid': reconstructed('sheet-not-public'),
  almoravids: known(381, 2151),
  crusade: reconstructed('sheet-not-public'),
  almohads: known(381),
};

/** Counter limits that the rulebook states. The others are reconstructed. */
export const POOL_LINES: Readonly<Partial<Record<NationId, Readonly<Partial<Record<CombatKind, number>>>>>> = {
  galicians: { infantry: 439 },
  vandals: { infantry: 3020 },
  umayyads: { berber: 2816 },
  aragon: { knight: 2179 },
  castile: { knight: 2343 },
  crusade: { infantry: 2378, knight: 2378 },
  almohads: { elite: 2103 },
};

/** Province points that the rulebook states, by nation and scoring turn: one line for the whole table of the turn, or lines of single provinces. */
export const POINT_LINES: Readonly<
  Partial<Record<NationId, Readonly<Partial<Record<number, number | Readonly<Partial<Record<ProvinceId, number>>>>>>>>
> = {
  galicians: { 10: { galicia: 1479, asturias: 1479, porto: 1479 } },
  basques: { 3: { 'basque-country': 3468 } },
  rome: { 3: { granada: 3470 } },
  aragon: { 21: 3571 },
  castile: { 21: 3564 },
};

/**
 * Nations whose points for destroyed units are stated in chapter 11. The other printed sheets may have points that we
 * do not know.
 */
export const KILL_POINTS_KNOWN: readonly NationId[] = [
  'carthage',
  'cantabrians',
  'basques',
  'celts',
  'iberians',
  'hispano-romans',
  'vandals',
  'alans',
  'byzantium',
  'umayyads',
  'franks',
  'aragon',
  'badajoz',
  'zaragoza',
  'navarre',
  'leon',
  'castile',
  'seville',
  'almoravids',
  'crusade',
  'almohads',
];

/** Clauses of submission whose threshold is not printed. */
export const RECONSTRUCTED_SUBMISSIONS: readonly NationId[] = ['badajoz'];

/**
 * Auction averages that the rulebook states. The others are printed on a player aid that is not public. Ours are
 * provisional, estimated from the sheets until games have measured them (`tests/hispania/data/averages.test.ts`
 * computes them):
 * - a nation controls one province for every two fighting counters (7), on each scoring turn up to 19 the most valuable
 *   ones of its sheet; it keeps three quarters of them from one scoring to the next;
 * - it scores half of the special points of its sheet, for a leader, a city, or units in Africa;
 * - it scores at least a point for each unit that arrives, for destroyed units;
 * - rounded to whole points. For the Alans this makes the 30 that are printed.
 */
export const AVERAGE_LINES: Readonly<Partial<Record<NationId, number>>> = { alans: 3310 };
