import { half } from '../../../words/half.ts';
import { type PlaceId, PROVINCES } from '../engine/data/ids.ts';
import { INCOME_LINES } from '../engine/data/provinces.sources.ts';
import type { Tables } from '../engine/data/sets.ts';
import type { Province } from '../engine/data/types.ts';
import type { PlaceLabel } from './board/types.ts';
import { type Land, labelled } from './land.ts';

/** The text of a board on its places: their names in a language, and for provinces the income and a ringed limit. */
export function labelsOf(
  names: Readonly<Record<PlaceId, string>>,
  tables: Pick<Tables, 'provinces'>,
  capitals?: readonly PlaceId[],
): Readonly<Record<PlaceId, PlaceLabel>> {
  return labelled(names, landOf(tables), capitals);
}

/** For each province its income, whether that is known, its terrain, and its stacking limit if the map shows it. */
export function landOf({ provinces }: Pick<Tables, 'provinces'>): Land {
  const land = PROVINCES.map((id) => {
    const { income, stacking, terrain } = provinces[id];
    const own = hasOwnStacking(provinces[id]) ? { stacking } : {};
    return [id, { income: half(income), known: INCOME_LINES[id] !== undefined, terrain, ...own }];
  });
  return Object.fromEntries(land) as Land;
}

/** Whether the stacking limit differs from that of the terrain (rule 4.1): then the map shows it. */
export function hasOwnStacking({ terrain, stacking }: Province): boolean {
  return stacking !== (terrain === 'plain' ? 3 : 2);
}
