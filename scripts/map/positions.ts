import type { PlaceId, ProvinceId, RiverId } from '../../src/books/hispania/engine/data/ids.ts';

/**
 * The position of a name: the middle of its first line's baseline, name and income together. `turn` in degrees; `wrap`:
 * the name takes two lines; `under`: the income is on a line of its own. `stack` is the middle of the place's counters.
 */
export interface Position {
  readonly at: readonly [x: number, y: number];
  readonly stack: readonly [x: number, y: number];
  readonly size?: number;
  readonly turn?: number;
  readonly wrap?: true;
  readonly under?: true;
}

export const SIZE = 15;

/** One line per province: to move a label, change its line and look. */
// biome-ignore format: a table is read by its columns
export const POSITIONS: Readonly<Record<ProvinceId, Position>> = {
  galicia:            { at: [150, 132], stack: [152, 168] },
  porto:              { at: [143, 270], stack: [143, 305] },
  duero:              { at: [262, 236], stack: [260, 274] },
  asturias:           { at: [298, 108], stack: [298, 140], turn: 2 },
  cantabria:          { at: [456, 114], stack: [456, 148] },
  leon:               { at: [341, 183], stack: [342, 221] },
  'tierra-de-campos': { at: [424, 219], stack: [420, 268], size: 14.5, wrap: true },
  'basque-country':   { at: [570, 126], stack: [570, 172], size: 14.5, wrap: true },
  'old-castile':      { at: [500, 200], stack: [504, 238] },
  pamplona:           { at: [643, 182], stack: [648, 226], size: 14.5, under: true },
  lusitania:          { at: [160, 394], stack: [160, 432] },
  alcantara:          { at: [280, 442], stack: [274, 480], turn: 6 },
  salamanca:          { at: [312, 345], stack: [312, 383] },
  avila:              { at: [428, 334], stack: [402, 378] },
  segovia:            { at: [514, 376], stack: [508, 412] },
  calatayud:          { at: [584, 258], stack: [590, 306], size: 14.5, under: true },
  cuenca:             { at: [622, 418], stack: [618, 458] },
  lisbon:             { at: [106, 518], stack: [114, 562] },
  badajoz:            { at: [232, 545], stack: [228, 584] },
  algarve:            { at: [146, 640], stack: [142, 682] },
  'sierra-morena':    { at: [364, 578], stack: [350, 608], size: 13.5 },
  seville:            { at: [286, 648], stack: [276, 688] },
  cadiz:              { at: [310, 748], stack: [312, 790], size: 14.5, under: true },
  cordoba:            { at: [464, 606], stack: [452, 654] },
  gibraltar:          { at: [406, 726], stack: [392, 762] },
  toledo:             { at: [436, 478], stack: [430, 518] },
  'la-mancha':        { at: [580, 514], stack: [568, 550], size: 14.5 },
  granada:            { at: [545, 704], stack: [540, 740] },
  cartagena:          { at: [634, 618], stack: [622, 656] },
  denia:              { at: [706, 556], stack: [720, 586] },
  valencia:           { at: [706, 482], stack: [708, 513], size: 14 },
  majorca:            { at: [1000, 430], stack: [988, 474] },
  ibiza:              { at: [914, 596], stack: [918, 556] },
  castellon:          { at: [738, 402], stack: [734, 432], size: 14 },
  tortosa:            { at: [772, 340], stack: [772, 372] },
  zaragoza:           { at: [690, 303], stack: [684, 342] },
  huesca:             { at: [757, 216], stack: [757, 246], size: 14.5 },
  barcelona:          { at: [868, 268], stack: [858, 300], turn: -8 },
  'western-pyrenees': { at: [752, 134], stack: [738, 178], size: 14, turn: 10 },
  'eastern-pyrenees': { at: [928, 158], stack: [902, 214], size: 14, turn: 9 },
};

/** Trays for units off the map: boxes x, y, width, height. */
export const TRAYS: Readonly<Record<Exclude<PlaceId, ProvinceId>, readonly [number, number, number, number]>> = {
  gascony: [690, 40, 148, 62],
  narbonne: [884, 40, 148, 62],
  africa: [448, 812, 148, 62],
  sea: [848, 636, 200, 84],
};

/** River names: middle of the baseline and turn. */
export const RIVER_NAMES: Readonly<Record<RiverId, readonly [x: number, y: number, turn: number]>> = {
  ebro: [722, 276, 10],
  douro: [355, 319, 8],
  tagus: [112, 484, 18],
};

/** Anchors at sea beside their province: upper left corner of an 18-unit box. */
export const ANCHORS: Readonly<Partial<Record<ProvinceId, readonly [x: number, y: number]>>> = {
  valencia: [758, 488],
  denia: [790, 572],
  cartagena: [716, 664],
  gibraltar: [414, 796],
  cadiz: [246, 772],
  seville: [226, 748],
  majorca: [1044, 490],
  ibiza: [832, 528],
  galicia: [40, 82],
  asturias: [292, 44],
  cantabria: [443, 56],
  'basque-country': [565, 58],
};

/** Straits as curves from the first place to the second: start, control point, end. */
export const STRAIT_BOWS: readonly {
  readonly between: readonly [PlaceId, PlaceId];
  readonly bow: readonly [number, number, number, number, number, number];
}[] = [
  { between: ['africa', 'cadiz'], bow: [301, 859, 295, 842, 303, 826] },
  { between: ['africa', 'gibraltar'], bow: [367, 846, 376, 829, 365, 813] },
  { between: ['valencia', 'majorca'], bow: [764, 468, 846, 478, 932, 456] },
  { between: ['majorca', 'ibiza'], bow: [950, 502, 920, 508, 894, 528] },
  { between: ['ibiza', 'denia'], bow: [846, 552, 822, 554, 794, 566] },
];
