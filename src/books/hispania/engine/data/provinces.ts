import type { ProvinceId } from './ids.ts';
import type { Province } from './types.ts';

/**
 * The printed values of each province: zone, terrain, stacking limit (units), income (half gold) and the anchor on its
 * coast. `provinces.sources.ts` lists the known incomes and coasts; the others are reconstructed.
 */
export const PROVINCE_TABLE: Readonly<Record<ProvinceId, Province>> = {
  galicia: { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'crossed-anchor' },
  porto: { zone: 'north', terrain: 'plain', stacking: 3, income: 3, coast: 'no-landing' },
  duero: { zone: 'north', terrain: 'plain', stacking: 3, income: 2, coast: 'none' },
  asturias: { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'crossed-anchor' },
  cantabria: { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'crossed-anchor' },
  leon: { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  'tierra-de-campos': { zone: 'north', terrain: 'plain', stacking: 3, income: 1, coast: 'none' },
  'basque-country': { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'crossed-anchor' },
  'old-castile': { zone: 'north', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  pamplona: { zone: 'north', terrain: 'plain', stacking: 3, income: 2, coast: 'none' },
  lusitania: { zone: 'centre', terrain: 'mountain', stacking: 2, income: 2, coast: 'no-landing' },
  alcantara: { zone: 'centre', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  salamanca: { zone: 'centre', terrain: 'plain', stacking: 3, income: 3, coast: 'none' },
  avila: { zone: 'centre', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  segovia: { zone: 'centre', terrain: 'plain', stacking: 3, income: 4, coast: 'none' },
  calatayud: { zone: 'centre', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  cuenca: { zone: 'centre', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  lisbon: { zone: 'south', terrain: 'plain', stacking: 3, income: 4, coast: 'no-landing' },
  badajoz: { zone: 'south', terrain: 'plain', stacking: 3, income: 4, coast: 'none' },
  algarve: { zone: 'south', terrain: 'mountain', stacking: 2, income: 2, coast: 'no-landing' },
  'sierra-morena': { zone: 'south', terrain: 'plain', stacking: 2, income: 2, coast: 'none' },
  seville: { zone: 'south', terrain: 'plain', stacking: 4, income: 6, coast: 'landing' },
  cadiz: { zone: 'south', terrain: 'plain', stacking: 3, income: 4, coast: 'landing' },
  cordoba: { zone: 'south', terrain: 'plain', stacking: 4, income: 6, coast: 'none' },
  gibraltar: { zone: 'south', terrain: 'plain', stacking: 3, income: 3, coast: 'landing' },
  toledo: { zone: 'south', terrain: 'plain', stacking: 4, income: 6, coast: 'none' },
  'la-mancha': { zone: 'south', terrain: 'plain', stacking: 2, income: 1, coast: 'none' },
  granada: { zone: 'south', terrain: 'mountain', stacking: 3, income: 6, coast: 'no-landing' },
  cartagena: { zone: 'east', terrain: 'plain', stacking: 3, income: 4, coast: 'landing' },
  denia: { zone: 'east', terrain: 'plain', stacking: 3, income: 3, coast: 'landing' },
  valencia: { zone: 'east', terrain: 'plain', stacking: 3, income: 4, coast: 'landing' },
  majorca: { zone: 'east', terrain: 'plain', stacking: 2, income: 2, coast: 'landing' },
  ibiza: { zone: 'east', terrain: 'plain', stacking: 1, income: 1, coast: 'landing' },
  castellon: { zone: 'east', terrain: 'mountain', stacking: 2, income: 2, coast: 'no-landing' },
  tortosa: { zone: 'east', terrain: 'plain', stacking: 3, income: 3, coast: 'no-landing' },
  zaragoza: { zone: 'east', terrain: 'plain', stacking: 3, income: 4, coast: 'none' },
  huesca: { zone: 'east', terrain: 'plain', stacking: 3, income: 2, coast: 'none' },
  barcelona: { zone: 'east', terrain: 'plain', stacking: 3, income: 4, coast: 'no-landing' },
  'western-pyrenees': { zone: 'east', terrain: 'mountain', stacking: 2, income: 2, coast: 'none' },
  'eastern-pyrenees': { zone: 'east', terrain: 'mountain', stacking: 2, income: 2, coast: 'no-landing' },
};
