import type { ProvinceId } from './ids.ts';

interface BorderSource {
  readonly between: readonly [ProvinceId, ProvinceId];
  readonly line: number;
}

/** Borders that an example of the rulebook moves, retreats or attacks across. The others are reconstructed. */
export const PROVEN_BORDERS: readonly BorderSource[] = [
  { between: ['avila', 'old-castile'], line: 834 },
  { between: ['avila', 'segovia'], line: 812 },
  { between: ['badajoz', 'lisbon'], line: 850 },
  { between: ['badajoz', 'sierra-morena'], line: 849 },
  { between: ['barcelona', 'huesca'], line: 1604 },
  { between: ['barcelona', 'tortosa'], line: 1165 },
  { between: ['barcelona', 'zaragoza'], line: 1605 },
  { between: ['calatayud', 'segovia'], line: 1200 },
  { between: ['cantabria', 'old-castile'], line: 834 },
  { between: ['cordoba', 'gibraltar'], line: 831 },
  { between: ['cordoba', 'granada'], line: 1471 },
  { between: ['cordoba', 'toledo'], line: 810 },
  { between: ['denia', 'la-mancha'], line: 845 },
  { between: ['eastern-pyrenees', 'huesca'], line: 1599 },
  { between: ['la-mancha', 'toledo'], line: 848 },
  { between: ['pamplona', 'zaragoza'], line: 1158 },
  { between: ['segovia', 'toledo'], line: 809 },
  { between: ['sierra-morena', 'toledo'], line: 849 },
  { between: ['tortosa', 'zaragoza'], line: 1160 },
];

/** Borders for which the rulebook states whether a river runs along them. */
export const PROVEN_RIVERS: readonly (BorderSource & { readonly river: boolean })[] = [
  { between: ['barcelona', 'tortosa'], river: true, line: 1166 },
  { between: ['barcelona', 'zaragoza'], river: true, line: 1607 },
  { between: ['pamplona', 'zaragoza'], river: true, line: 1159 },
  { between: ['segovia', 'toledo'], river: true, line: 1357 },
  { between: ['tortosa', 'zaragoza'], river: false, line: 1160 },
];

/** Provinces that touch at a point only, as the rulebook names them. */
export const PROVEN_DIAGONALS: readonly BorderSource[] = [
  { between: ['cuenca', 'tortosa'], line: 753 },
  { between: ['duero', 'galicia'], line: 754 },
];

/** The lines that list the straits. */
export const STRAIT_LINES = [69, 71] as const;
