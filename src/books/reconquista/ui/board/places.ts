import type { LocationId } from '../../engine/data/ids.ts';

/** The box of the map, and the centres of its locations: what a table needs of the drawing to put pieces on it. */
export const BOX = { width: 1112, height: 914 } as const;

/** A point in the box. */
export type Point = readonly [x: number, y: number];

/** The centres of the plates on which counters are placed. */
export const PLACES: { readonly [location in LocationId]: Point } = {
  santiago: [112, 130],
  oviedo: [318, 110],
  leon: [372, 214],
  galicia: [196, 238],
  pamplona: [632, 168],
  barcelona: [936, 280],
  tarragona: [836, 372],
  zaragoza: [704, 296],
  salamanca: [338, 354],
  'la-mancha': [640, 428],
  valencia: [744, 490],
  toledo: [486, 478],
  porto: [126, 340],
  lisbon: [86, 566],
  seville: [292, 708],
  badajoz: [250, 550],
  algeciras: [352, 792],
  cordoba: [432, 636],
  murcia: [676, 632],
  granada: [536, 728],
};
