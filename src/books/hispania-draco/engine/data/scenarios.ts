import type { CommanderId, ProvinceId, ScenarioId, SeaId, TownId, VariantId } from './ids.ts';
import type { ParameterId } from './level.ts';

/**
 * The five scenarios (9). What they do not name is set up as usual (line 425). The list of line 432 has lost the kinds of its pieces,
 * and those of the other scenarios the colours: the order of the lists gives them (rulings V39 and V58).
 */
export interface Scenario {
  /** The lines of the French text. */
  readonly lines: readonly [number, number];
  /** The first space of the time track in use, as an index; the spaces before it stay empty. */
  readonly from: number;
  /** Discs that cover a space of the time track. */
  readonly perSpace: 1 | 3;
  /** Discs on the time track at the start. */
  readonly time: number;
  /** The general of the first turn. */
  readonly starts: CommanderId;
  /** The first turn begins with its Hispanic phase. */
  readonly skips?: true;
  /** Generals whose town is fixed. */
  readonly generals: { readonly [general in CommanderId]?: TownId };
  /** Owners of the garrisons on the board. */
  readonly garrisons: { readonly [town in TownId]?: CommanderId };
  readonly revolts: { readonly [town in TownId]?: number };
  /** Armies on the board, which count as starting armies of the level (ruling V45). */
  readonly armies: readonly StartingArmy[];
  /** Fleets on the board; the others of the level are in the first seas that are free. */
  readonly fleets: readonly SeaId[];
  /** Provinces whose starting revolt is rolled. */
  readonly rolled: readonly ProvinceId[];
  /** Towns that alone may have the starting revolt of their province. */
  readonly only: readonly TownId[];
  /** Provinces without a further starting army. */
  readonly noArmy: readonly ProvinceId[];
  /** Values of the level that are allowed; all where a parameter is left out. */
  readonly level: { readonly [parameter in ParameterId]?: readonly number[] };
  readonly variants: readonly VariantId[];
  readonly suggested: readonly VariantId[];
  readonly forbidden: readonly VariantId[];
  /** The rules of its own: of the armies' values, of the river, of the revolt dice. */
  readonly special?: 'power' | 'lethe' | 'guerilla';
}

/** An army in a town, or on a revolt of a province that a die names; which one, if that is fixed. */
export type StartingArmy = (
  | { readonly at: TownId; readonly province?: never }
  | { readonly province: ProvinceId; readonly at?: never }
) & { readonly kind?: 'normal' | 'special' };

export const SCENARIO_TABLE: { readonly [scenario in ScenarioId]: Scenario } = {
  'first-repression': {
    lines: [427, 433],
    from: 0,
    perSpace: 1,
    time: 0,
    starts: 'consul',
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'valentia' },
    garrisons: {},
    revolts: { baecula: 2, gerunda: 3, segobriga: 1, toletum: 1, puciala: 2, castulo: 2 },
    armies: [{ at: 'puciala' }, { at: 'castulo' }],
    fleets: [],
    rolled: ['lusitania', 'gallaecia', 'cantabria'],
    only: [],
    noArmy: [],
    level: { armies: [2, 3] },
    variants: [],
    suggested: [],
    forbidden: [],
    special: 'power',
  },
  'siege-of-numantia': {
    lines: [435, 440],
    from: 0,
    perSpace: 1,
    time: 2,
    starts: 'consul',
    generals: { 'praetor-ulterior': 'regina', 'praetor-citerior': 'salduba', consul: 'toletum' },
    garrisons: { regina: 'praetor-ulterior', osca: 'praetor-citerior', segobriga: 'consul' },
    revolts: { calagurris: 1, numantia: 3 },
    armies: [{ at: 'numantia' }],
    fleets: [],
    rolled: ['carpetania', 'lusitania', 'gallaecia', 'cantabria'],
    only: ['abula', 'capara', 'salmantica'],
    noArmy: ['ilergetia'],
    level: {},
    variants: [],
    suggested: [],
    forbidden: [],
  },
  'terror-of-rome': {
    lines: [442, 448],
    from: 0,
    perSpace: 1,
    time: 3,
    starts: 'praetor-ulterior',
    skips: true,
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'salduba', consul: 'baecula' },
    garrisons: { osca: 'praetor-citerior', segobriga: 'consul' },
    revolts: { calagurris: 1, numantia: 2, abula: 3 },
    armies: [{ at: 'abula', kind: 'special' }],
    fleets: [],
    rolled: ['lusitania', 'gallaecia', 'cantabria'],
    only: [],
    noArmy: ['ilergetia'],
    level: {},
    variants: ['terror'],
    suggested: ['hispano'],
    forbidden: [],
  },
  'river-of-oblivion': {
    lines: [450, 457],
    from: 0,
    perSpace: 1,
    time: 3,
    starts: 'praetor-ulterior',
    generals: { 'praetor-ulterior': 'conimbriga', 'praetor-citerior': 'salduba', consul: 'abula' },
    garrisons: {
      olisipo: 'praetor-ulterior',
      conimbriga: 'praetor-ulterior',
      osca: 'praetor-citerior',
      segobriga: 'consul',
    },
    revolts: { calagurris: 1, numantia: 2, salmantica: 1, talabriga: 1, asturica: 1, pallantia: 2, lucus: 1 },
    armies: [{ at: 'lucus' }],
    fleets: [],
    rolled: [],
    only: [],
    noArmy: ['ilergetia', 'carpetania', 'lusitania'],
    level: { fleets: [4, 3], roads: [4, 3] },
    variants: ['pirates'],
    suggested: [],
    forbidden: [],
    special: 'lethe',
  },
  'new-empire': {
    lines: [459, 468],
    from: 8,
    perSpace: 3,
    time: 3,
    starts: 'consul',
    generals: { 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'deobriga', consul: 'cauca' },
    garrisons: {
      olisipo: 'praetor-ulterior',
      bracara: 'praetor-ulterior',
      osca: 'praetor-citerior',
      pompaelo: 'praetor-citerior',
      toletum: 'consul',
      numantia: 'consul',
    },
    revolts: { asturica: 1, lancia: 1, noega: 1, pallantia: 1, aracillum: 1, flaviobriga: 1 },
    armies: [
      { province: 'gallaecia', kind: 'normal' },
      { province: 'cantabria', kind: 'special' },
    ],
    fleets: ['mare-atlanticum', 'mare-cantabricum'],
    rolled: [],
    only: [],
    noArmy: [],
    level: { roads: [5], armies: [2] },
    variants: ['imperivm', 'legio-hispana', 'terror'],
    suggested: [],
    forbidden: ['pirates'],
    special: 'guerilla',
  },
};

/** The game without a scenario. */
export const BASIC: Scenario = {
  lines: [123, 150],
  from: 0,
  perSpace: 1,
  time: 0,
  starts: 'praetor-ulterior',
  generals: {},
  garrisons: {},
  revolts: {},
  armies: [],
  fleets: [],
  rolled: ['ilergetia', 'celtiberia', 'carpetania', 'lusitania', 'gallaecia', 'cantabria'],
  only: [],
  noArmy: [],
  level: {},
  variants: [],
  suggested: [],
  forbidden: [],
};

/** What the river Durius parts (9.4-lethe, ruling V59). */
export const LETHE: {
  /** Towns that no Roman enters. */
  readonly north: readonly TownId[];
  /** The connections over the river by which the praetor of Ulterior ends it. */
  readonly crossings: readonly (readonly [south: TownId, north: TownId])[];
} = {
  north: ['noega', 'lancia', 'asturica', 'lucus', 'bracara', 'brigantium', 'aracillum', 'pallantia'],
  crossings: [
    ['talabriga', 'bracara'],
    ['conimbriga', 'bracara'],
    ['salmantica', 'asturica'],
    ['capara', 'asturica'],
    ['cauca', 'pallantia'],
  ],
};

/** The province of a revolt roll in the New empire: of an odd result, and of an even one (line 468). */
export const GUERILLA: readonly [odd: ProvinceId, even: ProvinceId] = ['gallaecia', 'cantabria'];
