import type { NationId, OptionId, ProvinceId, RuleId, ScenarioId } from './ids.ts';
import type { Quota } from './types.ts';

/** Units by nation and province at the start of a game. */
export type SetUp = Readonly<Partial<Record<NationId, Readonly<Partial<Record<ProvinceId, Quota>>>>>>;

export const MODES = ['standard', 'advanced'] as const;
export type Mode = (typeof MODES)[number];

export interface Scenario {
  /** Its section of the rulebook. */
  readonly rule: RuleId;
  readonly turns: readonly [first: number, last: number];
  readonly modes: readonly Mode[];
  /** The number of nations of one player in the advanced game. */
  readonly nations: readonly [least: number, most: number];
  /** The bonus in half points for the player of a nation's group, in the standard game. */
  readonly bonus: Readonly<Partial<Record<NationId, number>>>;
}

/** The scenarios (rule 16). */
export const SCENARIO_TABLE: Readonly<Record<ScenarioId, Scenario>> = {
  A: {
    rule: '16.1',
    turns: [1, 13],
    modes: ['standard', 'advanced'],
    nations: [3, 6],
    bonus: { rome: 6, carthage: 32, galicians: 16, cantabrians: 0 },
  },
  B: { rule: '16.2', turns: [4, 15], modes: ['advanced'], nations: [3, 6], bonus: {} },
  C: { rule: '16.3', turns: [4, 19], modes: ['standard', 'advanced'], nations: [4, 8], bonus: {} },
  D: { rule: '16.4', turns: [1, 19], modes: ['standard', 'advanced'], nations: [4, 8], bonus: {} },
  E: { rule: '16.5', turns: [1, 21], modes: ['advanced'], nations: [4, 8], bonus: {} },
};

/** The numbers of players of each mode (13, 14). */
export const PLAYERS: Readonly<Record<Mode, readonly number[]>> = { standard: [4], advanced: [4, 5] };

/** The four groups of the standard game by the nation that names each in a bid, in their order (rule 10.1). */
export const STANDARD_LOTS: readonly NationId[] = ['carthage', 'umayyads', 'visigoths', 'rome'];

/**
 * The optional rules, with the versions of the game they may be added to (rules 10, 14.7, 14.8). In the advanced game 10.1 is for
 * the major nations, if the players cannot agree on them (14.1).
 */
export const OPTION_TABLE: Readonly<Record<OptionId, { readonly rule: RuleId; readonly modes: readonly Mode[] }>> = {
  'group-auction': { rule: '10.1', modes: ['standard', 'advanced'] },
  'sign-of-god': { rule: '10.2', modes: ['standard', 'advanced'] },
  tokens: { rule: '10.3', modes: ['standard', 'advanced'] },
  'all-submission': { rule: '10.4', modes: ['standard', 'advanced'] },
  'sealed-bids': { rule: '14.7', modes: ['advanced'] },
  barbarian: { rule: '14.8', modes: ['advanced'] },
};

/** Nations that cannot submit under 10.4. */
export const NEVER_SUBMIT: readonly NationId[] = [
  'carthage',
  'visigoths',
  'valencia',
  'granada',
  'el-cid',
  'almoravids',
];

/** Units at the start of turn 1 (scenarios A, D, E). Reconstructed, except Cartagena. */
export const SET_UP_TURN_1: SetUp = {
  carthage: {
    cadiz: { infantry: 2 },
    gibraltar: { infantry: 1 },
    cartagena: { infantry: 1 },
    denia: { infantry: 1 },
    ibiza: { infantry: 1 },
    majorca: { infantry: 1 },
  },
  galicians: { galicia: { infantry: 2 }, asturias: { infantry: 1 }, porto: { infantry: 1 }, duero: { infantry: 1 } },
  cantabrians: {
    cantabria: { infantry: 2 },
    leon: { infantry: 1 },
    'tierra-de-campos': { infantry: 1 },
    'old-castile': { infantry: 2 },
  },
  lusitanians: { lusitania: { infantry: 2 }, alcantara: { infantry: 2 }, salamanca: { infantry: 2 } },
  basques: {
    'basque-country': { infantry: 2 },
    pamplona: { infantry: 2 },
    huesca: { infantry: 1 },
    zaragoza: { infantry: 1 },
    'western-pyrenees': { infantry: 1 },
    'eastern-pyrenees': { infantry: 1 },
  },
  celts: {
    algarve: { infantry: 2 },
    lisbon: { infantry: 1 },
    badajoz: { infantry: 2 },
    'sierra-morena': { infantry: 1 },
  },
  iberians: {
    segovia: { infantry: 2 },
    avila: { infantry: 1 },
    calatayud: { infantry: 1 },
    cuenca: { infantry: 1 },
    toledo: { infantry: 2 },
    'la-mancha': { infantry: 1 },
    cordoba: { infantry: 2 },
    seville: { infantry: 2 },
    granada: { infantry: 1 },
    valencia: { infantry: 2 },
    castellon: { infantry: 1 },
    tortosa: { infantry: 1 },
    barcelona: { infantry: 2 },
  },
};

/** Units at the start of turn 4 (scenarios B, C). Reconstructed, except Cartagena. */
export const SET_UP_TURN_4: SetUp = {
  carthage: {
    cadiz: { infantry: 2 },
    gibraltar: { infantry: 1 },
    granada: { infantry: 1 },
    seville: { infantry: 1 },
    ibiza: { infantry: 1 },
    majorca: { infantry: 1 },
  },
  galicians: { galicia: { infantry: 2 }, asturias: { infantry: 2 }, porto: { infantry: 1 }, duero: { infantry: 1 } },
  cantabrians: {
    cantabria: { infantry: 2 },
    leon: { infantry: 2 },
    'tierra-de-campos': { infantry: 1 },
    'old-castile': { infantry: 2 },
  },
  lusitanians: { lusitania: { infantry: 2 }, alcantara: { infantry: 2 }, salamanca: { infantry: 2 } },
  basques: {
    'basque-country': { infantry: 2 },
    pamplona: { infantry: 2 },
    huesca: { infantry: 2 },
    zaragoza: { infantry: 1 },
    'western-pyrenees': { infantry: 1 },
    'eastern-pyrenees': { infantry: 1 },
  },
  celts: {
    algarve: { infantry: 2 },
    lisbon: { infantry: 2 },
    badajoz: { infantry: 2 },
    'sierra-morena': { infantry: 1 },
  },
  rome: {
    cartagena: { elite: 3 },
    denia: { elite: 1 },
    valencia: { elite: 2 },
    castellon: { elite: 1 },
    tortosa: { elite: 2 },
    barcelona: { elite: 2 },
    toledo: { elite: 2 },
    'la-mancha': { elite: 1 },
    cordoba: { elite: 2 },
    cuenca: { elite: 1 },
    segovia: { elite: 1 },
    calatayud: { elite: 1 },
    avila: { elite: 1 },
  },
};
