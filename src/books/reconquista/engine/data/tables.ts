import type { ColumnId, EventId, Faith, LocationId, PeriodId, RaisedId, RebellionId, ResultId, UnitId } from './ids.ts';

/** The values of the game, each in one table. `tables.sources.ts` names the lines of each. */

/** Turns of a game (4). */
export const LAST_TURN = 20;

/** The rebellion by the number on the die (8). */
export const REBELLION_TABLE: readonly RebellionId[] = [
  'rebels',
  'rebels',
  'conversion',
  'peasants',
  'governor',
  'revolt',
];

/** The events of the basic game by the sum of two dice, from 2 to 12 (9). */
export const BASIC_EVENTS: readonly EventId[] = [
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
];

/** The events of the advanced tables by the number on one die (17.3). */
export const ADVANCED_EVENTS: { readonly [period in PeriodId]: readonly EventId[] } = {
  umayyad: ['french-in-aragon', 'pilgrims', 'taifas', 'bands', 'famine', 'cid'],
  almoravid: ['crusade', 'tribute', 'jihad', 'bands', 'orders', 'cid'],
  almohad: ['few-mercenaries', 'empire', 'plague', 'bands', 'expulsion', 'cid'],
};

/** The last turn of each period (17.3): reconstructed. With the switch of O4 the first is one turn longer. */
export const PERIOD_ENDS: { readonly [period in PeriodId]: number } = { umayyad: 8, almoravid: 12, almohad: 20 };

/** Where French appear, by the number on the die (9-french). */
export const FRENCH_ENTRY: readonly LocationId[] = [
  'oviedo',
  'pamplona',
  'pamplona',
  'barcelona',
  'barcelona',
  'barcelona',
];

/** Where Bands appear: a column for the first die, 1 to 3 and 4 to 6, and a row for the second (9-bands). */
export const BANDS_ENTRY: readonly (readonly LocationId[])[] = [
  ['pamplona', 'oviedo', 'santiago', 'galicia', 'porto', 'lisbon'],
  ['barcelona', 'tarragona', 'valencia', 'murcia', 'algeciras', 'seville'],
];

/** Points of income: the base, each region with a majority of cities, Santiago (10). */
export const INCOME = { base: 2, region: 1, santiago: 1 } as const;
/** The change of this turn's income by an event. */
export const INCOME_OF_EVENT: { readonly [event in EventId]?: number } = { tribute: 2, pilgrims: 2, expulsion: -2 };

/** Prices in points of income (10), and of two events (9-corruption, 9-mercenaries). */
export const COSTS = { army: 2, garrison: 1, city: 3, fort: 1, convert: 1, corrupt: 2, hire: 1 } as const;

/** The least number with which a die of each kind of unit hits (12-hits). El Cid rolls none. */
export const HITS_FROM: { readonly [unit in UnitId]?: number } = { hired: 4, garrison: 5, rebel: 5, army: 4, order: 3 };

/** The order of losses in battle and siege (12-losses). El Cid leaves with the last of the others. */
export const LOSSES: readonly UnitId[] = ['hired', 'garrison', 'rebel', 'army', 'order'];
/** The order of losses in a famine (9-famine). */
export const FAMINE_LOSSES: readonly UnitId[] = ['army', 'garrison', 'order', 'rebel', 'hired'];

/** What a unit adds to the die of a besieger, and of the besieged (14-values). */
export const SIEGE_ATTACK: { readonly [unit in UnitId]: number } = {
  garrison: 1,
  army: 2,
  hired: 2,
  order: 3,
  cid: 2,
  rebel: 0,
};
export const SIEGE_DEFENCE: { readonly [unit in UnitId]: number } = {
  garrison: 1,
  rebel: 1,
  army: 2,
  hired: 2,
  order: 2,
  cid: 0,
};
/** What a city adds, and the factor of a fort (14-values). */
export const SIEGE_CITY = 1;
export const SIEGE_FORT = 2;

/** The ports of landings by the number on the die (13.6): the set is printed, the numbers are reconstructed. */
export const PORTS: readonly LocationId[] = ['seville', 'algeciras', 'granada', 'murcia', 'valencia', 'tarragona'];

export interface Raised {
  readonly kind: RaisedId;
  readonly n: number;
}

const city: Raised = { kind: 'city', n: 1 };
const fort: Raised = { kind: 'fort', n: 1 };
const garrison: Raised = { kind: 'garrison', n: 1 };
const armies = (n: number): Raised => ({ kind: 'army', n });

/** What the reaction raises, by column, then by the number on the die (13.2). */
export const REACTION: { readonly [column in ColumnId]: readonly Raised[] } = {
  '0': [city, fort, garrison, garrison, armies(1), armies(2)],
  '1': [fort, garrison, garrison, armies(1), armies(2), armies(2)],
  '2': [fort, garrison, armies(1), armies(1), armies(2), armies(3)],
  '3-4': [fort, garrison, armies(1), armies(2), armies(2), armies(3)],
  africa: [armies(1), armies(2), armies(3), armies(4), armies(5), armies(6)],
};

/** Points at the end: each city, each region with a majority of cities, each region without Muslims (16). */
export const POINTS = { city: 1, majority: 2, free: 2 } as const;

/** The least number of points of each result, the best first (16-results). */
export const RESULT_FROM: readonly (readonly [from: number, ResultId])[] = [
  [26, 'ferdinand-and-isabella'],
  [21, 'alfonso'],
  [16, 'el-cid'],
  [11, 'yusuf'],
  [0, 'almanzor'],
];

/** The religion of a side; Rebels and neutrals have none (14-tie). */
export const FAITH_OF: { readonly [side: string]: Faith | undefined } = { christian: 'christian', muslim: 'muslim' };
