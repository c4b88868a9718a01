import type { LocationId, RegionId } from './ids.ts';

/**
 * Sources of the map, for pages and tests; the engine does not load them. A list of lines of the French text, or
 * `reconstructed`: nothing is printed, since the map is not at hand.
 */
export type Source = string;
export type Confidence = 'printed' | 'high' | 'medium' | 'low';

export interface PlaceSources {
  readonly region: Source;
  readonly order: Source;
  readonly d6: Source;
  readonly mountain: Source;
  /** How sure each value is. */
  readonly sure: { readonly [of in 'region' | 'order' | 'd6' | 'mountain']: Confidence };
}

export const REGION_SOURCES: { readonly [region in RegionId]: { readonly name: Source; readonly number: Source } } = {
  asturias: { name: '40', number: '40' },
  aragon: { name: '534, 576', number: 'reconstructed' },
  castile: { name: 'reconstructed', number: 'reconstructed' },
  portugal: { name: '350', number: '350' },
  'al-andalus': { name: '144, 314', number: '144, 314' },
};

export const PLACE_SOURCES: { readonly [location in LocationId]: PlaceSources } = {
  santiago: {
    region: '40',
    order: '40',
    d6: '40',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'medium' },
  },
  oviedo: {
    region: '40',
    order: '40',
    d6: '40',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'high' },
  },
  leon: {
    region: '40',
    order: '40',
    d6: '40',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'medium' },
  },
  galicia: {
    region: '40',
    order: '40',
    d6: '40',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'medium' },
  },
  pamplona: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'medium', d6: 'medium', mountain: 'medium' },
  },
  barcelona: {
    region: '534',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'medium', d6: 'medium', mountain: 'medium' },
  },
  tarragona: {
    region: '320-326',
    order: '326',
    d6: '326',
    mountain: '322',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'printed' },
  },
  zaragoza: {
    region: '326',
    order: '326',
    d6: '326',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'printed', mountain: 'medium' },
  },
  salamanca: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  'la-mancha': {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  valencia: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  toledo: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  porto: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  lisbon: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  seville: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  badajoz: {
    region: 'reconstructed',
    order: 'reconstructed',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'high', order: 'high', d6: 'low', mountain: 'medium' },
  },
  algeciras: {
    region: '314',
    order: '314, 402',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'low', mountain: 'medium' },
  },
  cordoba: {
    region: '314',
    order: '314',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'low', mountain: 'medium' },
  },
  murcia: {
    region: '314',
    order: '314',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'low', mountain: 'medium' },
  },
  granada: {
    region: '314',
    order: '314, 402',
    d6: 'reconstructed',
    mountain: 'reconstructed',
    sure: { region: 'printed', order: 'printed', d6: 'low', mountain: 'high' },
  },
};

/** Why each road is on the map; all are reconstructed, with middle confidence. */
export const ROAD_SOURCES: readonly { readonly ends: readonly [LocationId, LocationId]; readonly why: string }[] = [
  { ends: ['leon', 'pamplona'], why: 'pilgrim road' },
  { ends: ['leon', 'salamanca'], why: 'Silver Road, northern part' },
  { ends: ['galicia', 'porto'], why: 'Roman road by Braga' },
  { ends: ['zaragoza', 'toledo'], why: 'Roman road up the Jalon' },
  { ends: ['tarragona', 'valencia'], why: 'Via Augusta' },
  { ends: ['salamanca', 'badajoz'], why: 'Silver Road, southern part (Merida)' },
  { ends: ['toledo', 'cordoba'], why: 'the Toledo-Cordoba highway' },
  { ends: ['valencia', 'murcia'], why: 'Via Augusta' },
  { ends: ['seville', 'cordoba'], why: 'Guadalquivir valley' },
];

/** The spellings of the French text that differ from the names used here, by location. */
export const SPELLINGS: readonly { readonly text: string; readonly at: LocationId; readonly lines: Source }[] = [
  { text: 'Pampelona', at: 'pamplona', lines: '190, 202, 546' },
  { text: 'Algeras', at: 'algeciras', lines: '206' },
  { text: 'Algiceras', at: 'algeciras', lines: '550' },
  { text: 'Galicie', at: 'galicia', lines: '830, 842, 854, 870' },
  { text: 'Cordoue', at: 'cordoba', lines: '898, 904' },
];
