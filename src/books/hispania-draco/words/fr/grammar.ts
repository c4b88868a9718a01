import { list, type Rich, t } from '../../../../words/rich.ts';
import { isSea } from '../../engine/data/geography.ts';
import type { GeneralId, ProvinceId, SpaceId } from '../../engine/data/ids.ts';
import { s } from '../marks.ts';
import { NAMES } from './names.ts';

/** French names as they stand in a sentence: with their preposition. Towns and seas have no article. */

const ELIDED: ReadonlySet<SpaceId> = new Set<SpaceId>([
  'osca',
  'ilerda',
  'abula',
  'onuba',
  'ebora',
  'emerita',
  'olisipo',
  'asturica',
  'oiasso',
  'aracillum',
]);

/** In or into the space, and to it from another: `à Lucus`, `en Mare Ibericum`. */
export const dans = (id: SpaceId): Rich => t`${isSea(id) ? 'en' : 'à'} ${s(id)}`;
/** The same at the beginning of a sentence. */
export const Dans = (id: SpaceId): Rich => t`${isSea(id) ? 'En' : 'À'} ${s(id)}`;
/** Of or from the space: `de Lucus`, `d’Osca`. */
export const deLieu = (id: SpaceId): Rich => t`${ELIDED.has(id) ? 'd’' : 'de '}${s(id)}`;
/** Towards the space: `vers Lucus`. */
export const vers = (id: SpaceId): Rich => t`vers ${s(id)}`;

/** In the province: `en Lusitania`. */
export const enProvince = (id: ProvinceId): string => `en ${NAMES.provinces[id]}`;

/** A general as a subject or an object, at the beginning of a sentence, and with “de”. */
export const le = (id: GeneralId): string => `le ${NAMES.generals[id]}`;
export const Le = (id: GeneralId): string => `Le ${NAMES.generals[id]}`;
export const du = (id: GeneralId): string => `du ${NAMES.generals[id]}`;

/** The plural begins at two: `0 denier`, `1 denier`, `2 deniers`. */
export const isMany = (n: number): boolean => Math.abs(n) >= 2;
/** A number of things: `1 voie`, `2 voies`. */
export const compte = (n: number, one: string, many = `${one}s`): string => `${n}\u00a0${isMany(n) ? many : one}`;
export const deniers = (n: number): string => compte(n, 'denier');
export const revoltes = (n: number): string => compte(n, 'révolte');

/** Parts joined by “et”. */
export const et = (parts: readonly Rich[]): Rich => list(parts, ', ', ' et ');
