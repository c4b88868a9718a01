import type { ProvinceId } from './ids.ts';

/**
 * The points (longitude, latitude in degrees) whose Voronoi cells, joined, make each mainland province. Only the script
 * that draws the map reads them; the islands are taken whole from the coastline.
 */
export const CELLS: Readonly<Partial<Record<ProvinceId, readonly (readonly [lon: number, lat: number])[]>>> = {
  galicia: [
    [-8.2, 42.9],
    [-7.9, 43.2],
    [-8.3, 42.3],
    [-7.7, 42.6],
  ],
  porto: [
    [-8.3, 41.5],
    [-7.85, 41.6],
  ],
  duero: [
    [-6.8, 41.6],
    [-6.4, 41.7],
    [-6.75, 42.25],
  ],
  asturias: [
    [-6.4, 43.2],
    [-5.4, 43.2],
  ],
  cantabria: [
    [-4.2, 43.1],
    [-3.6, 43.2],
  ],
  leon: [
    [-5.65, 42.35],
    [-5.4, 41.9],
    [-5.5, 42.6],
  ],
  'tierra-de-campos': [
    [-4.5, 42.1],
    [-4.55, 41.7],
  ],
  'basque-country': [
    [-2.6, 43.1],
    [-2.35, 42.75],
  ],
  'old-castile': [
    [-3.7, 42.3],
    [-3.2, 42.3],
    [-3.2, 41.95],
  ],
  pamplona: [
    [-1.6, 42.75],
    [-1.45, 42.2],
  ],
  lusitania: [
    [-8.2, 40.3],
    [-7.3, 40.65],
    [-7.4, 40.2],
  ],
  alcantara: [
    [-6.7, 39.8],
    [-6.2, 39.7],
  ],
  salamanca: [
    [-6.2, 40.75],
    [-5.5, 40.9],
  ],
  avila: [
    [-4.75, 40.75],
    [-4.2, 41.05],
    [-3.4, 41.25],
  ],
  segovia: [
    [-3.6, 40.4],
    [-3.0, 40.7],
  ],
  calatayud: [
    [-2.3, 41.3],
    [-2.0, 40.95],
    [-2.4, 41.9],
  ],
  cuenca: [
    [-2.0, 40.0],
    [-1.55, 40.25],
  ],
  lisbon: [
    [-9.0, 39.1],
    [-8.5, 38.8],
  ],
  badajoz: [
    [-6.9, 38.7],
    [-7.5, 38.9],
  ],
  algarve: [
    [-8.2, 37.5],
    [-8.1, 37.9],
  ],
  'sierra-morena': [
    [-5.4, 38.5],
    [-5.0, 38.6],
  ],
  seville: [
    [-6.4, 37.5],
    [-6.0, 37.6],
  ],
  cadiz: [[-6.0, 36.7]],
  cordoba: [
    [-4.6, 37.8],
    [-4.2, 37.95],
    [-3.2, 38.0],
  ],
  gibraltar: [
    [-4.95, 36.75],
    [-4.4, 36.95],
  ],
  toledo: [
    [-4.2, 39.4],
    [-3.6, 39.5],
  ],
  'la-mancha': [
    [-2.8, 39.0],
    [-2.4, 39.1],
  ],
  granada: [
    [-3.3, 37.1],
    [-2.8, 37.2],
  ],
  cartagena: [
    [-1.5, 37.9],
    [-1.4, 38.2],
    [-2.2, 38.0],
  ],
  denia: [[-0.7, 38.6]],
  valencia: [[-0.6, 39.4]],
  castellon: [
    [-0.35, 40.15],
    [-0.55, 40.2],
  ],
  tortosa: [
    [0.2, 40.9],
    [-0.2, 40.9],
  ],
  zaragoza: [
    [-1.2, 41.5],
    [-0.5, 41.3],
    [-1.15, 40.95],
  ],
  huesca: [
    [-0.35, 42.1],
    [0.2, 42.1],
  ],
  barcelona: [
    [1.75, 41.65],
    [1.1, 41.6],
    [0.45, 41.6],
  ],
  'western-pyrenees': [
    [-0.8, 42.7],
    [-0.2, 42.6],
    [0.2, 42.62],
  ],
  'eastern-pyrenees': [
    [0.7, 42.55],
    [1.3, 42.35],
    [2.2, 42.3],
  ],
};
