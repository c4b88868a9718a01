import type { Face, UnitKind } from './ids.ts';

/** What a unit of a kind does in a battle (12-hits) and in a siege (14-values). */
export interface Unit {
  /** The lowest face that hits; El Cid rolls no die. */
  readonly hitsFrom?: Face;
  /** Added to the besieger’s die; rebels cannot besiege. */
  readonly besieging?: number;
  /** Added to the die of the besieged. */
  readonly besieged?: number;
  /** Whether it may leave its region by a road (11, 11-roads). */
  readonly leaves: boolean;
}

export const UNITS: { readonly [kind in UnitKind]: Unit } = {
  garrison: { hitsFrom: 5, besieging: 1, besieged: 1, leaves: false },
  rebel: { hitsFrom: 5, besieged: 1, leaves: false },
  army: { hitsFrom: 4, besieging: 2, besieged: 2, leaves: true },
  order: { hitsFrom: 3, besieging: 3, besieged: 2, leaves: true },
  'el-cid': { besieging: 2, leaves: true },
};

/** Added to the die of the besieged for a city; a fort doubles the whole modifier (14-values). */
export const CITY_BESIEGED = 1;
export const FORT_FACTOR = 2;
