import type { Owner } from '../engine/data/ids.ts';

/** The look of an owner's counters: two letters, a ground, and the ink on it. It is the same in both themes. */
export interface Colours {
  readonly code: string;
  readonly colour: string;
  readonly ink: 'dark' | 'light';
}

export const COLOURS: Readonly<Record<Owner, Colours>> = {
  carthage: { code: 'CA', colour: '#550748', ink: 'light' },
  galicians: { code: 'GA', colour: '#76ddfa', ink: 'dark' },
  cantabrians: { code: 'CN', colour: '#0f1715', ink: 'light' },
  lusitanians: { code: 'LU', colour: '#4a9077', ink: 'dark' },
  basques: { code: 'BA', colour: '#4e371e', ink: 'light' },
  celts: { code: 'CE', colour: '#4562c6', ink: 'light' },
  iberians: { code: 'IB', colour: '#e3e0c0', ink: 'dark' },
  rome: { code: 'RO', colour: '#ba2f0c', ink: 'light' },
  'hispano-romans': { code: 'HR', colour: '#c87347', ink: 'dark' },
  vandals: { code: 'VA', colour: '#f2dd87', ink: 'dark' },
  alans: { code: 'AL', colour: '#9db5b4', ink: 'dark' },
  suebi: { code: 'SU', colour: '#a3b637', ink: 'dark' },
  visigoths: { code: 'VI', colour: '#8e1146', ink: 'light' },
  byzantium: { code: 'BY', colour: '#883787', ink: 'light' },
  umayyads: { code: 'UM', colour: '#eef3ee', ink: 'dark' },
  franks: { code: 'FR', colour: '#0c2263', ink: 'light' },
  aragon: { code: 'AR', colour: '#ede082', ink: 'dark' },
  badajoz: { code: 'BZ', colour: '#666001', ink: 'light' },
  zaragoza: { code: 'ZA', colour: '#1f99a4', ink: 'dark' },
  navarre: { code: 'NA', colour: '#4c031f', ink: 'light' },
  leon: { code: 'LE', colour: '#bf89db', ink: 'dark' },
  castile: { code: 'CS', colour: '#bf434a', ink: 'light' },
  seville: { code: 'SE', colour: '#f69635', ink: 'dark' },
  valencia: { code: 'VL', colour: '#7ab382', ink: 'dark' },
  granada: { code: 'GR', colour: '#feb9b8', ink: 'dark' },
  'el-cid': { code: 'EC', colour: '#737380', ink: 'light' },
  almoravids: { code: 'AV', colour: '#12065f', ink: 'light' },
  crusade: { code: 'CR', colour: '#46300c', ink: 'light' },
  almohads: { code: 'AD', colour: '#efeff2', ink: 'dark' },
  neutral: { code: 'VI', colour: '#4b4d51', ink: 'light' },
};

const INKS = { dark: '#1b1714', light: '#fffdf8' } as const;

/** The ink of letters and glyphs on an owner's colour. */
export const inkOf = (owner: Owner): string => INKS[COLOURS[owner].ink];

/** The same colours, for use beside a name. */
export function chipOf(owner: Owner): { readonly colour: string; readonly ink: string; readonly code: string } {
  const { colour, code } = COLOURS[owner];
  return { colour, ink: inkOf(owner), code };
}
