import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { regionOf } from '../engine/data/map.ts';
import { CARDS } from '../words/en/cards.ts';
import { NAMES } from '../words/en/names.ts';
import { featuresOf, numbersOf, regionName } from './printed.ts';

/** The HTML of each card: by the `data-card` of its link, and the id at the end of its address (`p:toledo`). */
export type Cards = { readonly [key: string]: string };

/** The cards of all locations. */
export function cards(): Cards {
  return Object.fromEntries(LOCATIONS.map((id) => [`p:${id}`, locationCard(id)]));
}

function locationCard(id: LocationId): string {
  const lines = [regionName(regionOf(id)), [CARDS.dice(numbersOf(id)), featuresOf(id)].filter(Boolean).join(', ')];
  return `<b>${NAMES.locations[id]}</b>${lines.map((line) => `<div>${line}</div>`).join('')}`;
}
