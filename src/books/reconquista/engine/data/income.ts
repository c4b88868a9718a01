/** Income and prices in income points (10). */

/** The income of any turn, for the majority of a region’s cities, and for Santiago (10, 10-santiago). */
export const INCOME = { base: 2, region: 1, santiago: 1 } as const;

/** Prices (10-troops, 10-city, 10-fort, 10-conversion), and of what events offer (9-corruption, 9-mercenaries). */
export const PRICES = {
  army: 2,
  garrison: 1,
  city: 3,
  fort: 1,
  conversion: 1,
  corruption: 2,
  mercenary: 1,
} as const;
export type Purchase = keyof typeof PRICES;

/** Income points that an event adds in phase 3 (9-tribute, 9-expulsion, 17.3). */
export const EVENT_INCOME = { tribute: 2, pilgrims: 2, expulsion: -2 } as const;
