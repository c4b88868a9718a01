import type { SpaceId } from '../../engine/data/ids.ts';

/** The box of the map, and the middles of its spaces: what a table needs of the drawing to put pieces on it. */
export const BOX = { width: 1120, height: 921 } as const;

/** A point in the box. */
export type Point = readonly [x: number, y: number];

/**
 * The middles of the rings. The towns are where they lie on the earth, stretched, then pushed apart, and off the connections of others.
 */
export const PLACES: { readonly [space in SpaceId]: Point } = {
  beseda: [1000.8, 280.6],
  gerunda: [1062, 346],
  calagurris: [710.8, 320.4],
  salduba: [795.8, 378.2],
  ilerda: [900.9, 367.7],
  osca: [838, 307.2],
  puciala: [716.6, 615.9],
  cauca: [524.9, 409.1],
  segontia: [635.3, 455.1],
  bilbilis: [726.2, 430.4],
  segobriga: [653.4, 537],
  numantia: [640.6, 368],
  abula: [481.5, 486.5],
  regina: [415.4, 676.1],
  capara: [379, 507.6],
  castulo: [548.3, 646.5],
  salmantica: [411.5, 420.4],
  toletum: [559.9, 545.8],
  talabriga: [181.3, 450.6],
  onuba: [317.3, 761.2],
  ebora: [261.1, 646],
  conimbriga: [232.7, 515.5],
  emerita: [375, 606.6],
  olisipo: [166.4, 632.2],
  noega: [403.5, 197.9],
  lancia: [454.3, 287.9],
  asturica: [369.6, 314.5],
  lucus: [295.8, 258.5],
  bracara: [220.5, 378],
  brigantium: [208.5, 189],
  oiasso: [719.3, 204.2],
  deobriga: [619.1, 280],
  aracillum: [530.3, 242],
  pallantia: [525.1, 333],
  pompaelo: [761.6, 264.6],
  flaviobriga: [610, 200.6],
  basti: [672.4, 763.7],
  baecula: [615.3, 700.5],
  corduba: [497.5, 713.7],
  gades: [378.1, 822.1],
  dertosa: [884.3, 460.7],
  valentia: [823.5, 564.4],
  tarraco: [968.4, 425.7],
  'carthago-nova': [755.6, 726.9],
  'mare-balearicum': [1012, 556],
  'mare-ibericum': [690, 872],
  'mare-gaditanum': [150, 836],
  'mare-atlanticum': [66, 320],
  'mare-cantabricum': [452, 62],
};

/** The points towards which connections bend that would else lead over land. */
export const BOWS: readonly (readonly [a: SpaceId, b: SpaceId, towards: Point])[] = [
  ['mare-ibericum', 'mare-gaditanum', [420, 958]],
  ['gades', 'mare-ibericum', [530, 922]],
  ['mare-atlanticum', 'mare-cantabricum', [92, 96]],
  ['mare-gaditanum', 'mare-atlanticum', [34, 560]],
  ['mare-balearicum', 'mare-ibericum', [850, 640]],
];
