import type { PlaceId } from '../engine/data/ids.ts';
import type { PlaceLabel } from './board/types.ts';

/** What a board writes on the provinces beside their names. Plain data: a page that plays no engine yet is given it. */
export type Land = Readonly<Partial<Record<PlaceId, Omit<PlaceLabel, 'name'>>>>;

/** The labels of a board: the names in a language, and of provinces what stands with them. */
export function labelled(names: Readonly<Record<PlaceId, string>>, land: Land): Readonly<Record<PlaceId, PlaceLabel>> {
  const labels = (Object.keys(names) as PlaceId[]).map((place) => [place, { name: names[place], ...land[place] }]);
  return Object.fromEntries(labels) as Readonly<Record<PlaceId, PlaceLabel>>;
}
