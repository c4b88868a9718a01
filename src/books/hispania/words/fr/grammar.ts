import { drawnName } from '../../../../kernel/names.ts';
import { isElided } from '../../../../words/fr/elided.ts';
import { half } from '../../../../words/half.ts';
import { list, type Rich, t } from '../../../../words/rich.ts';
import type { LeaderId, Owner, PlaceId, UnitKind } from '../../engine/data/ids.ts';
import { n, p } from '../marks.ts';
import { NAMES } from './names.ts';

/**
 * French names as they stand in a sentence: with their article and their preposition, and what agrees with them. Each helper
 * is called by the French words that it makes.
 */

/** How a name behaves: its article, its gender, and whether a short word before it loses its vowel. */
interface Noun {
  readonly article: '' | 'le' | 'la' | 'les';
  readonly gender: 'm' | 'f';
  readonly elides: boolean;
}

const noun = (article: Noun['article'], gender: Noun['gender'], elides = false): Noun => ({ article, gender, elides });
const LE = noun('le', 'm');
const LE_ELIDED = noun('le', 'm', true);
const LA = noun('la', 'f');
const CITY = noun('', 'f');

const NATIONS: Readonly<Record<Owner, Noun>> = {
  carthage: CITY,
  galicians: LE,
  cantabrians: LE,
  lusitanians: LE,
  basques: LE,
  celts: LE,
  iberians: LE_ELIDED,
  rome: CITY,
  'hispano-romans': LE_ELIDED,
  vandals: LE,
  alans: LE_ELIDED,
  suebi: LE,
  visigoths: LE,
  byzantium: CITY,
  umayyads: LE_ELIDED,
  franks: LE,
  aragon: LE_ELIDED,
  badajoz: LE,
  zaragoza: CITY,
  navarre: LA,
  leon: LE,
  castile: LA,
  seville: CITY,
  valencia: CITY,
  granada: CITY,
  'el-cid': noun('', 'm', true),
  almoravids: LE_ELIDED,
  crusade: LA,
  almohads: LE_ELIDED,
  neutral: noun('les', 'm'),
};

/** A place also has the words that say that something is in it, or comes to it. */
interface Place extends Noun {
  readonly inside: 'à' | 'en' | 'au' | 'dans la' | 'dans les';
}

const place = (inside: Place['inside'], article: Noun['article'], gender: Noun['gender'], elides = false): Place => ({
  ...noun(article, gender, elides),
  inside,
});
const TOWN = place('à', '', 'f');
const TOWN_ELIDED = place('à', '', 'f', true);
const LAND = place('en', 'la', 'f');
const PLURAL = place('dans les', 'les', 'f');

const PLACES: Readonly<Record<PlaceId, Place>> = {
  galicia: LAND,
  porto: TOWN,
  duero: TOWN,
  asturias: PLURAL,
  cantabria: LAND,
  leon: place('au', 'le', 'm'),
  'tierra-de-campos': place('en', '', 'f'),
  'basque-country': place('au', 'le', 'm'),
  'old-castile': LAND,
  pamplona: TOWN,
  lusitania: LAND,
  alcantara: TOWN_ELIDED,
  salamanca: TOWN,
  avila: TOWN_ELIDED,
  segovia: TOWN,
  calatayud: TOWN,
  cuenca: TOWN,
  lisbon: TOWN,
  badajoz: TOWN,
  algarve: place('en', 'le', 'm', true),
  'sierra-morena': LAND,
  seville: TOWN,
  cadiz: TOWN,
  cordoba: TOWN,
  gibraltar: TOWN,
  toledo: TOWN,
  'la-mancha': place('dans la', 'la', 'f'),
  granada: TOWN,
  cartagena: TOWN,
  denia: TOWN,
  valencia: TOWN,
  majorca: TOWN,
  ibiza: TOWN_ELIDED,
  castellon: TOWN,
  tortosa: TOWN,
  zaragoza: TOWN,
  huesca: TOWN_ELIDED,
  barcelona: TOWN,
  'western-pyrenees': PLURAL,
  'eastern-pyrenees': PLURAL,
  narbonne: TOWN,
  gascony: LAND,
  africa: place('en', 'la', 'f', true),
  sea: LAND,
};

/** Names with an article of their own: inside a sentence it may be another, so they are text there and no mark. */
const INSIDE_SENTENCES: { readonly [id in PlaceId]?: string } = { 'la-mancha': 'Mancha', sea: 'mer' };
const called = (id: PlaceId): Rich => [INSIDE_SENTENCES[id] ?? p(id)];

/** A sentence with its first letter large. */
export function large(words: Rich): Rich {
  const [first, ...rest] = words;
  return typeof first === 'string' ? [`${first.charAt(0).toUpperCase()}${first.slice(1)}`, ...rest] : words;
}

const the = ({ article, elides }: Noun, name: Rich): Rich => {
  if (!article) return name;
  return elides ? t`l’${name}` : t`${article} ${name}`;
};

const of = (as: Noun, name: Rich): Rich => {
  const { article, elides } = as;
  if (article === 'les') return t`des ${name}`;
  if (article === 'le' && !elides) return t`du ${name}`;
  return !article && elides ? t`d’${name}` : t`de ${the(as, name)}`;
};

/** The nation: `le Suève`, `l’Ibère`, `Rome`. */
export const le = (id: Owner): Rich => the(NATIONS[id], nu(id));
/** The same at the beginning of a sentence. */
export const Le = (id: Owner): Rich => large(le(id));
/** Of the nation: `du Suève`, `de l’Ibère`, `d’El Cid`. */
export const de = (id: Owner): Rich => of(NATIONS[id], nu(id));
/** To the nation: `au Suève`, `à l’Ibère`. */
export function a(id: Owner): Rich {
  const { article, elides } = NATIONS[id];
  if (article === 'les') return t`aux ${nu(id)}`;
  return article === 'le' && !elides ? t`au ${nu(id)}` : t`à ${le(id)}`;
}
/** That the nation, or than the nation: `que le Suève`, `qu’El Cid`. */
export function que(id: Owner): Rich {
  const { article, elides } = NATIONS[id];
  return !article && elides ? t`qu’${nu(id)}` : t`que ${le(id)}`;
}
/** The pronoun of the nation. */
export function il(id: Owner): string {
  const { article, gender } = NATIONS[id];
  return `${gender === 'f' ? 'elle' : 'il'}${article === 'les' ? 's' : ''}`;
}
/** An adjective as it agrees with the nation: `soumis`, `soumise`. */
export function accord(id: Owner, masculine: string): string {
  const { article, gender } = NATIONS[id];
  if (gender === 'f') return `${masculine}e`;
  return article === 'les' && !/[sx]$/.test(masculine) ? `${masculine}s` : masculine;
}
/** The name of the nation alone: in a title, in a cell, after “en” of what becomes of it. */
export const nu = (id: Owner): Rich => [n(id)];

/** A nation; anyone else is a player, with a name or with a number round the table. */
const isNation = (who: string): who is Owner => Object.hasOwn(NATIONS, who);
const isNumber = (who: string): boolean => /^\d+$/.test(who);

/** A nation or a player: `le Suève`, `le joueur 2`, `Inês`. */
export const leQui = (who: string): Rich => {
  if (isNation(who)) return le(who);
  return [isNumber(who) ? `le joueur\u00a0${who}` : drawnName(who)];
};
/** The same at the beginning of a sentence; the name of a player stays as it is written. */
export const LeQui = (who: string): Rich => (isNation(who) || isNumber(who) ? large(leQui(who)) : leQui(who));
/** Of a nation or a player: `du Suève`, `du joueur 2`, `d’Inês`. */
export const deQui = (who: string): Rich => {
  if (isNation(who)) return de(who);
  if (isNumber(who)) return [`du joueur\u00a0${who}`];
  return [`${isElided(who) ? 'd’' : 'de '}${drawnName(who)}`];
};
/** To a nation or a player: `au Suève`, `au joueur 2`, `à Inês`. */
export const aQui = (who: string): Rich => {
  if (isNation(who)) return a(who);
  return [isNumber(who) ? `au joueur\u00a0${who}` : `à ${drawnName(who)}`];
};
/** The verb of a nation or a player: plural of the neutral Visigoths only. */
export const verbe = (who: string, one: string, many: string): string => (who === 'neutral' ? many : one);

/** The place: `Tolède`, `la Galice`, `les Asturies`. */
export const lieu = (id: PlaceId): Rich => the(PLACES[id], called(id));
/** Of or from the place: `de Tolède`, `d’Avila`, `des Asturies`. */
export const deLieu = (id: PlaceId): Rich => of(PLACES[id], called(id));
/** In or into the place: `à Tolède`, `en Galice`, `dans les Asturies`; off the map where El Cid’s band is. */
export const dans = (id: PlaceId | 'band'): Rich =>
  id === 'band' ? ['hors carte'] : t`${PLACES[id].inside} ${called(id)}`;
/** Towards the place: `vers Tolède`, `vers la Galice`. */
export const vers = (id: PlaceId | 'band'): Rich => (id === 'band' ? ['hors carte'] : t`vers ${lieu(id)}`);
/** From the place, of a way: `depuis Tolède`, `depuis la Galice`. */
export const depuis = (id: PlaceId): Rich => t`depuis ${lieu(id)}`;
/** The name of the place alone: in a title, in a cell, in a list after a colon. */
export const nuLieu = (id: PlaceId): Rich => (id === 'sea' ? lieu(id) : [p(id)]);

const ELIDED_NAME = /^(?:[AEIOUÀÂÉÈÊÎÔÛ]|Hamilcar|Hasdrubal|Hermerich)/;

/** Of a leader: `de Viriathus`, `d’Ataces`. */
export const deChef = (id: LeaderId): string => {
  const name = NAMES.leaders[id];
  return ELIDED_NAME.test(name) ? `d’${name}` : `de ${name}`;
};

/** Parts joined by “et”. */
export const et = (parts: readonly Rich[]): Rich => list(parts, ', ', ' et ');
/** Parts joined by “ou”. */
export const ou = (parts: readonly Rich[]): Rich => list(parts, ', ', ' ou ');
/** Words or numbers joined by “et”. */
export const mots = (words: readonly (string | number)[]): string => et(words.map((word) => [String(word)])).join('');

const INVARIABLE = new Set(['Or', 'PV', 'bonus', 'fois', 'Pays']);
const PLURALS: Readonly<Record<string, string>> = {
  'Château-fort': 'Châteaux-forts',
  'Château-fort gratuit': 'Châteaux-forts gratuits',
  'Fort romain': 'Forts romains',
  'pion événement': 'pions événements',
};

/** The plural begins at two: `0 unité`, `1½ point`, `−2 points`. */
const isMany = (number: number): boolean => Math.abs(number) >= 2;
const formOf = (number: number, one: string): string =>
  !isMany(number) || INVARIABLE.has(one) ? one : (PLURALS[one] ?? `${one}s`);

/** A number of things: `0 unité`, `1 unité`, `3 Châteaux-forts`. */
export const compte = (number: number, one: string): string => `${number}\u00a0${formOf(number, one)}`;
/** Points or gold, counted in halves: `½ point`, `2 points`, `3½ PV`. */
export const demis = (halves: number, one: string): string => `${half(halves)}\u00a0${formOf(halves / 2, one)}`;

const FEMININE: ReadonlySet<UnitKind> = new Set<UnitKind>(['infantry', 'elite', 'cavalry', 'ruin']);
/** Whether the name of a kind of unit is feminine. */
export const isFeminine = (kind: UnitKind): boolean => FEMININE.has(kind);
/** A kind of unit without a number: `Infanterie`, `Infanteries`. */
export const sorte = (kind: UnitKind, number: number): string => NAMES.units[kind][isMany(number) ? 'many' : 'one'];
/** One unit of a kind: `un Chevalier`, `une Élite`. */
export const un = (kind: UnitKind): string => `${isFeminine(kind) ? 'une' : 'un'} ${sorte(kind, 1)}`;
/** All units of a kind: `tous les Chevaliers`, `toutes les Infanteries`. */
export const tout = (kind: UnitKind): string => `${isFeminine(kind) ? 'toutes' : 'tous'} les ${sorte(kind, 2)}`;
/** These units: `ce Chevalier`, `cette Infanterie`, `ces Élites`. */
export function ce(kind: UnitKind, number = 1): string {
  const one = isFeminine(kind) ? 'cette' : 'ce';
  return `${isMany(number) ? 'ces' : one} ${sorte(kind, number)}`;
}
/** Its units: `son Chevalier`, `sa Cavalerie`, `son Infanterie`, `ses Forts romains`. */
export function son(kind: UnitKind, number = 1): string {
  const one = isFeminine(kind) && !/^[IÉ]/.test(sorte(kind, 1)) ? 'sa' : 'son';
  return `${isMany(number) ? 'ses' : one} ${sorte(kind, number)}`;
}
/** No unit of a kind: `aucun Chef`, `aucune Ruine`. */
export const aucun = (kind: UnitKind): string => `${isFeminine(kind) ? 'aucune' : 'aucun'} ${sorte(kind, 1)}`;
/** Which units, after their number: `laquelle`, `lesquelles`. */
export const lequel = (number: number): string => (isMany(number) ? 'lesquelles' : 'laquelle');
/** A participle as it agrees with units of a kind: `touché`, `touchées`. */
export const accordSorte = (kind: UnitKind, number: number, masculine: string): string =>
  `${masculine}${isFeminine(kind) ? 'e' : ''}${isMany(number) ? 's' : ''}`;
/** Units and leaders: `2 Infanteries, 1 Château-fort et Viriathus`; `aucune unité` where there is none. */
export function unites(tally: Readonly<Partial<Record<UnitKind, number>>>, leaders: readonly LeaderId[] = []): string {
  const kinds = (Object.entries(tally) as [UnitKind, number][]).filter(([, number]) => number > 0);
  const parts = [
    ...kinds.map(([kind, number]) => `${number}\u00a0${sorte(kind, number)}`),
    ...leaders.map((id) => NAMES.leaders[id]),
  ];
  return parts.length === 0 ? 'aucune unité' : mots(parts);
}

/** To the place, after an adjective or a verb: `adjacente à Tolède`, `au Léon`, `aux Asturies`. */
export function aLieu(id: PlaceId): Rich {
  const { article, elides } = PLACES[id];
  if (article === 'les') return t`aux ${called(id)}`;
  return article === 'le' && !elides ? t`au ${called(id)}` : t`à ${lieu(id)}`;
}

/** `Un Chevalier`, `Une Élite`, at the beginning of a sentence. */
export const Un = (kind: UnitKind): string => un(kind).replace('u', 'U');
/** `Ce Chevalier`, `Cette Infanterie`. */
export const Ce = (kind: UnitKind): string => ce(kind).replace('c', 'C');
/** Of a kind, after a negation: `de Chevalier`, `d’Infanterie`. */
export const deSorte = (kind: UnitKind): string => `${/^[IÉ]/.test(sorte(kind, 1)) ? 'd’' : 'de '}${sorte(kind, 1)}`;

type Tally = Readonly<Partial<Record<UnitKind, number>>>;
const together = (tally: Tally, leaders: readonly LeaderId[]): number =>
  Object.values(tally).reduce((sum, number) => sum + number, leaders.length);
/** The verb of units and leaders: `quitte`, `quittent`. */
export const verbeDe = (tally: Tally, leaders: readonly LeaderId[], one: string, many: string): string =>
  isMany(together(tally, leaders)) ? many : one;
/** A participle as it agrees with units and leaders: feminine if all are. */
export function accordTous(tally: Tally, leaders: readonly LeaderId[], masculine: string): string {
  const kinds = (Object.entries(tally) as [UnitKind, number][]).filter(([, number]) => number > 0);
  const feminine = leaders.length === 0 && kinds.length > 0 && kinds.every(([kind]) => isFeminine(kind));
  return `${masculine}${feminine ? 'e' : ''}${isMany(together(tally, leaders)) ? 's' : ''}`;
}
