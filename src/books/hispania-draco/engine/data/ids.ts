/** The ids of the board and of the pieces. */

/** In the order in which armies move: the Hispanic provinces I to VI, then the Roman ones (1.3, 5.2). */
export const PROVINCES = [
  'ilergetia',
  'celtiberia',
  'carpetania',
  'lusitania',
  'gallaecia',
  'cantabria',
  'ulterior',
  'citerior',
] as const;
export type ProvinceId = (typeof PROVINCES)[number];

/** By province and shield. */
export const TOWNS = [
  'beseda',
  'gerunda',
  'calagurris',
  'salduba',
  'ilerda',
  'osca',
  'puciala',
  'cauca',
  'segontia',
  'bilbilis',
  'segobriga',
  'numantia',
  'abula',
  'regina',
  'capara',
  'castulo',
  'salmantica',
  'toletum',
  'talabriga',
  'onuba',
  'ebora',
  'conimbriga',
  'emerita',
  'olisipo',
  'noega',
  'lancia',
  'asturica',
  'lucus',
  'bracara',
  'brigantium',
  'oiasso',
  'deobriga',
  'aracillum',
  'pallantia',
  'pompaelo',
  'flaviobriga',
  'basti',
  'baecula',
  'corduba',
  'gades',
  'dertosa',
  'valentia',
  'tarraco',
  'carthago-nova',
] as const;
export type TownId = (typeof TOWNS)[number];

/** By number (1.3). */
export const SEAS = [
  'mare-balearicum',
  'mare-ibericum',
  'mare-gaditanum',
  'mare-atlanticum',
  'mare-cantabricum',
] as const;
export type SeaId = (typeof SEAS)[number];

export const SPACES = [...TOWNS, ...SEAS] as const;
export type SpaceId = (typeof SPACES)[number];

/** The generals in the order of their turns (3.3); the fourth has no turn (8.3). */
export const GENERALS = ['praetor-ulterior', 'praetor-citerior', 'consul', 'proconsul'] as const;
export type GeneralId = (typeof GENERALS)[number];

/** The generals who have turns and garrisons (2.1). */
export const COMMANDERS = ['praetor-ulterior', 'praetor-citerior', 'consul'] as const satisfies readonly GeneralId[];
export type CommanderId = (typeof COMMANDERS)[number];

/** A garrison: of the colour of a general, or the Legio Hispana (8.4). */
export const DISCS = [...COMMANDERS, 'legio'] as const;
export type DiscId = (typeof DISCS)[number];

/** The variants in the order of the book: the first make the game easier, the last harder (8). */
export const VARIANTS = ['ingenivm', 'imperivm', 'proconsvl', 'legio-hispana', 'pirates', 'terror', 'hispano'] as const;
export type VariantId = (typeof VARIANTS)[number];

export const SCENARIOS = [
  'first-repression',
  'siege-of-numantia',
  'terror-of-rome',
  'river-of-oblivion',
  'new-empire',
] as const;
export type ScenarioId = (typeof SCENARIOS)[number];

/** The seats: one to three Romans, and the player of the variant Hispano (2.1, 8.7). */
export const ROMANS = ['first', 'second', 'third'] as const;
export type RomanSeat = (typeof ROMANS)[number];
export const HISPANO = 'hispano';
export type SeatId = RomanSeat | typeof HISPANO;

/** A face of a die. The faces of the Roman die are printed I to VI (1.2). */
export const FACES = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof FACES)[number];

/** The white die of the Romans and the black one of the Hispanics (1.2). */
export type DieId = 'roman' | 'hispanic';
