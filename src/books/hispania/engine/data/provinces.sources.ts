import type { ProvinceId } from './ids.ts';

/** Lines that list the zones, the mountains, the stacking limits and the anchors; these are known for every province. */
export const ZONE_LINES = [94, 104] as const;
export const TERRAIN_LINES = [53, 57] as const;
export const STACKING_LINES = [619, 630] as const;
export const COAST_LINES = [576, 582] as const;

/** Incomes that the rulebook states, with the line. The others are reconstructed. */
export const INCOME_LINES: Readonly<Partial<Record<ProvinceId, number>>> = {
  galicia: 372,
  asturias: 372,
  leon: 372,
  'tierra-de-campos': 373,
  'basque-country': 3468,
  seville: 2137,
  granada: 3470,
  valencia: 360,
  majorca: 360,
  ibiza: 361,
};

/** Provinces whose total income is stated by one example: the half gold that a nation with all of them collects. */
export const INCOME_SUM = {
  provinces: ['old-castile', 'leon', 'avila', 'tierra-de-campos', 'salamanca', 'alcantara', 'segovia'],
  total: 16,
  line: 443,
} as const satisfies { provinces: readonly ProvinceId[]; total: number; line: number };

/** Coastal provinces without any evidence about an anchor. */
export const RECONSTRUCTED_COASTS: readonly ProvinceId[] = [
  'porto',
  'lusitania',
  'lisbon',
  'tortosa',
  'barcelona',
  'eastern-pyrenees',
];
