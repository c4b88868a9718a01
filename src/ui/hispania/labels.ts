import { isProvince, type PlaceId } from '../../hispania/data/ids.ts';
import { INCOME_LINES } from '../../hispania/data/provinces.sources.ts';
import type { Tables } from '../../hispania/data/sets.ts';
import type { Province } from '../../hispania/data/types.ts';
import { half } from '../../words/half.ts';
import type { PlaceLabel } from './board/types.ts';

/** What a board writes on the places: their names in a language, and of provinces the income and a ringed limit. */
export function labelsOf(
  names: Readonly<Record<PlaceId, string>>,
  { provinces }: Pick<Tables, 'provinces'>,
): Readonly<Record<PlaceId, PlaceLabel>> {
  const label = (place: PlaceId): PlaceLabel => {
    const name = names[place];
    if (!isProvince(place)) return { name };
    const { income, stacking } = provinces[place];
    const own = hasOwnStacking(provinces[place]) ? { stacking } : {};
    return { name, income: half(income), known: INCOME_LINES[place] !== undefined, ...own };
  };
  const labels = (Object.keys(names) as PlaceId[]).map((place) => [place, label(place)]);
  return Object.fromEntries(labels) as Readonly<Record<PlaceId, PlaceLabel>>;
}

/** Whether the stacking limit differs from what the terrain alone would give (rule 4.1): then the map shows it. */
export function hasOwnStacking({ terrain, stacking }: Province): boolean {
  return stacking !== (terrain === 'plain' ? 3 : 2);
}
