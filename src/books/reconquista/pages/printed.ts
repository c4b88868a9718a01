import type { LocationId, RegionId } from '../engine/data/ids.ts';
import { PLACE_SOURCES, REGION_SOURCES } from '../engine/data/map.sources.ts';
import { MAP } from '../engine/data/map.ts';
import { PORTS } from '../engine/data/tables.ts';
import type { Face } from '../ui/board/die.ts';
import { CARDS } from '../words/en/cards.ts';
import { NAMES } from '../words/en/names.ts';
import { reconstructed } from '../words/en/tables.ts';

/** The values of the map as pages show them: in angle marks if the rulebook does not print them. */

const marked = (text: string, source: string): string => (source === 'reconstructed' ? reconstructed(text) : text);

/** The faces of the die that mean a location. */
export const facesOf = (id: LocationId): readonly Face[] => MAP[id].d6 as readonly Face[];

/** Whether the die numbers of a location are reconstructed. */
export const hasOwnDice = (id: LocationId): boolean => PLACE_SOURCES[id].d6 === 'reconstructed';

/** The die numbers of a location as text: `‹2, 3›`. */
export const numbersOf = (id: LocationId): string => marked(facesOf(id).join(', '), PLACE_SOURCES[id].d6);

/** The face of the die that lands a force at a location; undefined if it is no port. */
export function portOf(id: LocationId): Face | undefined {
  const i = PORTS.indexOf(id);
  return i < 0 ? undefined : ((i + 1) as Face);
}

/** Mountains and port of a location as text; an empty text if it has neither. */
export function featuresOf(id: LocationId): string {
  const port = portOf(id);
  return [
    ...(MAP[id].mountain ? [marked(CARDS.mountains, PLACE_SOURCES[id].mountain)] : []),
    ...(port === undefined ? [] : [CARDS.port(reconstructed(`${port}`))]),
  ].join(', ');
}

/** The numeral and the name of a region: `‹II› Aragon`. */
export function regionName(id: RegionId): string {
  const { name, number } = REGION_SOURCES[id];
  return `${marked(NAMES.numerals[id], number)} ${marked(NAMES.regions[id], name)}`;
}
