import { list, type Piece, type Rich, t } from '../../../../words/rich.ts';
import type { LocationId, RegionId, Side } from '../../engine/data/ids.ts';
import { l, locationIn } from '../marks.ts';
import { NAMES } from './names.ts';

/**
 * French names as they stand in a sentence: with their preposition, and the verb of a side. Each helper is called by the
 * French words that it makes. No location has an article, and no sentence needs the gender of one.
 */

const ELIDED: ReadonlySet<LocationId> = new Set<LocationId>(['oviedo', 'algeciras']);

/** In or into the location, and to it from another: `à Leon`, `en Galicia`. */
export const dans = (id: LocationId): Rich => t`${id === 'galicia' ? 'en' : 'à'} ${l(id)}`;
/** The same at the beginning of a sentence. */
export const Dans = (id: LocationId): Rich => large(dans(id));
/** Of or from the location: `de Leon`, `d’Oviedo`. */
export const deLieu = (id: LocationId): Rich => t`${ELIDED.has(id) ? 'd’' : 'de '}${l(id)}`;
/** Towards the location: `vers Leon`. */
export const vers = (id: LocationId): Rich => t`vers ${l(id)}`;

/** The location that a mark names. Throws if it names none, which is an error of the page. */
export function lieuDe(mark: Piece): LocationId {
  const id = locationIn(mark);
  if (!id) throw new RangeError('this mark names no location');
  return id;
}

const REGIONS: { readonly [region in RegionId]: readonly [inside: string, of: string] } = {
  asturias: ['en', 'd’'],
  aragon: ['en', 'd’'],
  castile: ['en', 'de '],
  portugal: ['au', 'du '],
  'al-andalus': ['en', 'd’'],
};
/** In the region: `en Aragon`, `au Portugal`. */
export const enRegion = (id: RegionId): string => `${REGIONS[id][0]} ${NAMES.regions[id]}`;
/** Of or from the region: `d’Aragon`, `de Castille`, `du Portugal`. */
export const deRegion = (id: RegionId): string => `${REGIONS[id][1]}${NAMES.regions[id]}`;

/** A side as a subject or an object. The player is “vous”, who are the Christians. */
export const CAMPS: { readonly [side in Side]: string } = {
  christian: 'vous',
  muslim: 'les Musulmans',
  rebel: 'les Rebelles',
  neutral: 'les Neutres',
};
/** A side at the beginning of a sentence: `Vous`, `Les Musulmans`. */
export const Camp = (side: Side): string => grand(CAMPS[side]);
/** To a side: `à vous`, `aux Musulmans`. */
export const aCamp = (side: Side): string =>
  side === 'christian' ? `à ${CAMPS[side]}` : CAMPS[side].replace('les', 'aux');
/** The verb of a side: `perdez`, `perdent`. */
export const verbe = (side: Side, yours: string, theirs: string): string => (side === 'christian' ? yours : theirs);

/** A whole number: `20 000`. */
export const milliers = (n: number): string => n.toLocaleString('fr').replaceAll('\u202f', '\u00a0');

/** The plural begins at two: `0 unité`, `1 unité`, `2 unités`. */
export const isMany = (n: number): boolean => Math.abs(n) >= 2;
/** A number of things: `1 Armée`, `2 Armées`, `0 point de victoire`. */
export const compte = (n: number, one: string, many = `${one}s`): string =>
  `${milliers(n)}\u00a0${isMany(n) ? many : one}`;

/** Parts joined by “et”. */
export const et = (parts: readonly Rich[]): Rich => list(parts, ', ', ' et ');
/** Words joined by “et”. */
export const mots = (parts: readonly string[]): string => et(parts.map((part) => [part])).join('');

/** Words with their first letter large. */
export const grand = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
/** Words after a colon, with their first letter small. */
export const petit = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
/** A sentence with its first letter large. */
export function large(words: Rich): Rich {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [grand(first), ...rest] : words;
}
