import type { DieId, Face, ProvinceId, SeaId, TownId, VariantId } from '../engine/data/ids.ts';

/** Names and numerals that are Latin in every language. */

const TOWNS = {
  beseda: 'Beseda',
  gerunda: 'Gerunda',
  calagurris: 'Calagurris',
  salduba: 'Salduba',
  ilerda: 'Ilerda',
  osca: 'Osca',
  puciala: 'Puciala',
  cauca: 'Cauca',
  segontia: 'Segontia',
  bilbilis: 'Bilbilis',
  segobriga: 'Segobriga',
  numantia: 'Numantia',
  abula: 'Abula',
  regina: 'Regina',
  capara: 'Capara',
  castulo: 'Castulo',
  salmantica: 'Salmantica',
  toletum: 'Toletum',
  talabriga: 'Talabriga',
  onuba: 'Onuba',
  ebora: 'Ebora',
  conimbriga: 'Conimbriga',
  emerita: 'Emerita',
  olisipo: 'Olisipo',
  noega: 'Noega',
  lancia: 'Lancia',
  asturica: 'Asturica',
  lucus: 'Lucus',
  bracara: 'Bracara',
  brigantium: 'Brigantium',
  oiasso: 'Oiasso',
  deobriga: 'Deobriga',
  aracillum: 'Aracillum',
  pallantia: 'Pallantia',
  pompaelo: 'Pompaelo',
  flaviobriga: 'Flaviobriga',
  basti: 'Basti',
  baecula: 'Baecula',
  corduba: 'Corduba',
  gades: 'Gades',
  dertosa: 'Dertosa',
  valentia: 'Valentia',
  tarraco: 'Tarraco',
  'carthago-nova': 'Carthago Nova',
} satisfies Record<TownId, string>;

const SEAS = {
  'mare-balearicum': 'Mare Balearicum',
  'mare-ibericum': 'Mare Ibericum',
  'mare-gaditanum': 'Mare Gaditanum',
  'mare-atlanticum': 'Mare Atlanticum',
  'mare-cantabricum': 'Mare Cantabricum',
} satisfies Record<SeaId, string>;

export const LATIN = {
  title: 'Hispania',
  spaces: { ...TOWNS, ...SEAS },
  provinces: {
    ilergetia: 'Ilergetia',
    celtiberia: 'Celtiberia',
    carpetania: 'Carpetania',
    lusitania: 'Lusitania',
    gallaecia: 'Gallaecia',
    cantabria: 'Cantabria',
    ulterior: 'Ulterior',
    citerior: 'Citerior',
  } satisfies Record<ProvinceId, string>,
  legio: 'Legio Hispana',
  variants: {
    ingenivm: 'Ingenivm',
    imperivm: 'Imperivm',
    proconsvl: 'Proconsvl',
    'legio-hispana': 'Legio Hispana',
    pirates: 'Pirates',
    terror: 'Terror',
    hispano: 'Hispano',
  } satisfies Record<VariantId, string>,
};

/** The rivers whose names stand on the map. */
export const RIVERS = { iberus: 'Iberus', durius: 'Durius', tagus: 'Tagus', anas: 'Anas' };
export type RiverId = keyof typeof RIVERS;

const NUMERALS: { readonly [face in Face]: string } = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV', 5: 'V', 6: 'VI' };
/** The number of a province, as the board prints it. */
export const numeral = (number: Face): string => NUMERALS[number];

/** A result as the die prints it: `IV` on the Roman one, `4` on the Hispanic one. */
export const face = (die: DieId, result: Face): string => (die === 'roman' ? NUMERALS[result] : `${result}`);
