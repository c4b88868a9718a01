import type { Lang } from '../../../words/lang.ts';
import { LOCATIONS, type LocationId } from '../engine/data/ids.ts';
import { LOCATION_TABLE, REGION_TABLE } from '../engine/data/map.ts';
import { reconstructed } from '../words/marks.ts';
import { numbersOf, portOf } from './dice.ts';
import { type PageWords, pageWords } from './words.ts';

/** The HTML of each card: by the `data-card` of its link, and the id at the end of its address (`p:toledo`). */
export type Cards = { readonly [key: string]: string };

/** The cards of all locations, in a language. */
export function cards(lang: Lang): Cards {
  const words = pageWords(lang);
  return Object.fromEntries(LOCATIONS.map((id) => [`p:${id}`, locationCard(words, id)]));
}

function locationCard({ CARDS, NAMES }: PageWords, id: LocationId): string {
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
