import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE } from '../engine/data/map.ts';
import { CARDS } from '../words/en/cards.ts';
import { NAMES } from '../words/en/names.ts';
import { reconstructed } from '../words/en/tables.ts';
import { numbersOf, portOf } from './dice.ts';

/** The HTML of each card: by the `data-card` of its link, and the id at the end of its address (`p:toledo`). */
export type Cards = { readonly [key: string]: string };

/** The cards of all locations. */
export function cards(): Cards {
  return Object.fromEntries(LOCATIONS.map((id) => [`p:${id}`, locationCard(id)]));
}

function locationCard(id: LocationId): string {
  const { region, mountain } = LOCATION_TABLE[id];
  const port = portOf(id);
  const features = [
    CARDS.dice(numbersOf(id)),
    ...(mountain ? [reconstructed(CARDS.mountains)] : []),
    ...(port ? [CARDS.port(port)] : []),
  ];
  const lines = [CARDS.region(REGION_TABLE[region].numeral, NAMES.regions[region]), features.join(', ')];
  return `<b>${NAMES.locations[id]}</b>${lines.map((line) => `<div>${line}</div>`).join('')}`;
}
