import type { PlaceId } from '../engine/data/ids.ts';
import type { PlaceLabel } from './board/types.ts';

/** The text of a board on the provinces beside their names. It is plain data, for pages that have not loaded an engine. */
export type Land = Readonly<Partial<Record<PlaceId, Omit<PlaceLabel, 'name'>>>>;

/** The labels of a board: the names in a language, with the data of the provinces and the capitals of a position. */
export function labelled(
  names: Readonly<Record<PlaceId, string>>,
  land: Land,
  capitals: readonly PlaceId[] = [],
): Readonly<Record<PlaceId, PlaceLabel>> {
  const labels = (Object.keys(names) as PlaceId[]).map((place) => [
    place,
    { name: names[place], ...land[place], ...(capitals.includes(place) ? { capital: true } : {}) },
  ]);
  return Object.fromEntries(labels) as Readonly<Record<PlaceId, PlaceLabel>>;
}
