import type { Face } from './ids.ts';

/** The result of the second die of the Muslim reaction (13.2). */
export interface Raised {
  readonly kind: 'city' | 'fort' | 'garrison' | 'army';
  readonly count: number;
}

/** The columns: Muslim-controlled cities in the region, or a landing from North Africa. */
export const REACTION_COLUMNS = ['0', '1', '2', '3-4', 'africa'] as const;
export type ReactionColumn = (typeof REACTION_COLUMNS)[number];

export const REACTION_TABLE: { readonly [face in Face]: { readonly [column in ReactionColumn]: Raised } } = {
  1: {
    '0': { kind: 'city', count: 1 },
    '1': { kind: 'fort', count: 1 },
    '2': { kind: 'fort', count: 1 },
    '3-4': { kind: 'fort', count: 1 },
    africa: { kind: 'army', count: 1 },
  },
  2: {
    '0': { kind: 'fort', count: 1 },
    '1': { kind: 'garrison', count: 1 },
    '2': { kind: 'garrison', count: 1 },
    '3-4': { kind: 'garrison', count: 1 },
    africa: { kind: 'army', count: 2 },
  },
  3: {
    '0': { kind: 'garrison', count: 1 },
    '1': { kind: 'garrison', count: 1 },
    '2': { kind: 'army', count: 1 },
    '3-4': { kind: 'army', count: 1 },
    africa: { kind: 'army', count: 3 },
  },
  4: {
    '0': { kind: 'garrison', count: 1 },
    '1': { kind: 'army', count: 1 },
    '2': { kind: 'army', count: 1 },
    '3-4': { kind: 'army', count: 2 },
    africa: { kind: 'army', count: 4 },
  },
  5: {
    '0': { kind: 'army', count: 1 },
    '1': { kind: 'army', count: 2 },
    '2': { kind: 'army', count: 2 },
    '3-4': { kind: 'army', count: 2 },
    africa: { kind: 'army', count: 5 },
  },
  6: {
    '0': { kind: 'army', count: 2 },
    '1': { kind: 'army', count: 2 },
    '2': { kind: 'army', count: 3 },
    '3-4': { kind: 'army', count: 3 },
    africa: { kind: 'army', count: 6 },
  },
};
