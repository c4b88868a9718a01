import type { Face, LocationId, RegionId } from './ids.ts';

/**
 * The map (2): regions, locations with their dice, mountains, roads, ports. The printed map was not available. What the
 * rulebook does not state is reconstructed, and `reconstructed` names it.
 */
export interface Region {
  readonly numeral: 'I' | 'II' | 'III' | 'IV' | 'V';
  /** The face of a die that names it (8, 13.1). */
  readonly die: Face;
  readonly reconstructed: readonly ('name' | 'number')[];
}

export const REGION_TABLE: { readonly [region in RegionId]: Region } = {
  asturias: { numeral: 'I', die: 1, reconstructed: [] },
  aragon: { numeral: 'II', die: 2, reconstructed: ['number'] },
  castile: { numeral: 'III', die: 3, reconstructed: ['name', 'number'] },
  portugal: { numeral: 'IV', die: 4, reconstructed: [] },
  'al-andalus': { numeral: 'V', die: 5, reconstructed: [] },
};

export interface Location {
  readonly region: RegionId;
  /** The faces of the die that name it within its region. Number order follows them (2). */
  readonly dice: readonly Face[];
  readonly mountain: boolean;
  /** The face of the die that lands a force here (13.6). */
  readonly port?: Face;
  readonly reconstructed: readonly ('dice' | 'mountain' | 'port')[];
}

export const LOCATION_TABLE: { readonly [location in LocationId]: Location } = {
  santiago: { region: 'asturias', dice: [1, 2], mountain: false, reconstructed: [] },
  oviedo: { region: 'asturias', dice: [3], mountain: true, reconstructed: ['mountain'] },
  leon: { region: 'asturias', dice: [4, 5], mountain: false, reconstructed: [] },
  galicia: { region: 'asturias', dice: [6], mountain: false, reconstructed: [] },
  pamplona: { region: 'aragon', dice: [1], mountain: true, reconstructed: ['dice', 'mountain'] },
  barcelona: { region: 'aragon', dice: [2, 3], mountain: false, reconstructed: ['dice'] },
  tarragona: { region: 'aragon', dice: [4], mountain: false, port: 6, reconstructed: ['port'] },
  zaragoza: { region: 'aragon', dice: [5, 6], mountain: false, reconstructed: [] },
  salamanca: { region: 'castile', dice: [1], mountain: false, reconstructed: ['dice'] },
  'la-mancha': { region: 'castile', dice: [2], mountain: false, reconstructed: ['dice'] },
  valencia: { region: 'castile', dice: [3, 4], mountain: false, port: 5, reconstructed: ['dice', 'port'] },
  toledo: { region: 'castile', dice: [5, 6], mountain: false, reconstructed: ['dice'] },
  porto: { region: 'portugal', dice: [1], mountain: false, reconstructed: ['dice'] },
  lisbon: { region: 'portugal', dice: [2, 3], mountain: false, reconstructed: ['dice'] },
  seville: { region: 'portugal', dice: [4, 5], mountain: false, port: 1, reconstructed: ['dice', 'port'] },
  badajoz: { region: 'portugal', dice: [6], mountain: false, reconstructed: ['dice'] },
  algeciras: { region: 'al-andalus', dice: [1], mountain: false, port: 2, reconstructed: ['dice', 'port'] },
  cordoba: { region: 'al-andalus', dice: [2, 3], mountain: false, reconstructed: ['dice'] },
  murcia: { region: 'al-andalus', dice: [4], mountain: false, port: 4, reconstructed: ['dice', 'port'] },
  granada: { region: 'al-andalus', dice: [5, 6], mountain: true, port: 3, reconstructed: ['dice', 'mountain', 'port'] },
};

/** Roads join locations of two regions (2-roads). All of them are reconstructed. */
export const ROADS: readonly (readonly [LocationId, LocationId])[] = [
  ['leon', 'pamplona'],
  ['leon', 'salamanca'],
  ['galicia', 'porto'],
  ['zaragoza', 'toledo'],
  ['tarragona', 'valencia'],
  ['salamanca', 'badajoz'],
  ['toledo', 'cordoba'],
  ['valencia', 'murcia'],
  ['seville', 'cordoba'],
];
