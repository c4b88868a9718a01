import type { Written } from '../engine/position.ts';

/**
 * Positions for random games that cover what no set-up contains: one or two leaders, castles and ruins, knights,
 * cavalry, Berbers, forts, neutrals, straits, zeal, invasions, and exits from Hispania.
 */
export const POSITIONS: { readonly [name: string]: Written } = {
  'two leaders in an invasion': {
    turn: 8,
    lastTurn: 10,
    active: 'visigoths',
    phase: 'movement',
    seed: 1,
    capitals: { suebi: 'toledo', galicians: 'porto' },
    units: {
      segovia: [
        { owner: 'visigoths', kind: 'infantry', count: 8 },
        { owner: 'visigoths', kind: 'leader', leader: 'alaric-ii' },
      ],
      avila: [
        { owner: 'visigoths', kind: 'infantry', count: 4 },
        { owner: 'visigoths', kind: 'leader', leader: 'euric' },
      ],
      toledo: [{ owner: 'suebi', kind: 'infantry', count: 4 }],
      salamanca: [{ owner: 'suebi', kind: 'infantry', count: 3 }],
      cuenca: [
        { owner: 'hispano-romans', kind: 'infantry', count: 2 },
        { owner: 'hispano-romans', kind: 'fort' },
      ],
      porto: [{ owner: 'galicians', kind: 'infantry', count: 3 }],
      cadiz: [{ owner: 'vandals', kind: 'infantry', count: 3 }],
      gibraltar: [{ owner: 'vandals', kind: 'infantry', count: 2 }],
      pamplona: [{ owner: 'franks', kind: 'infantry', count: 3 }],
      valencia: [{ owner: 'visigoths', kind: 'infantry', count: 2 }],
      majorca: [{ owner: 'visigoths', kind: 'infantry' }],
    },
  },
  'zeal before castles': {
    turn: 11,
    lastTurn: 13,
    active: 'umayyads',
    phase: 'movement',
    seed: 2,
    capitals: { visigoths: 'toledo' },
    units: {
      cordoba: [
        { owner: 'umayyads', kind: 'cavalry', count: 6 },
        { owner: 'umayyads', kind: 'infantry', count: 4 },
        { owner: 'umayyads', kind: 'leader', leader: 'tarik' },
        { owner: 'umayyads', kind: 'leader', leader: 'musa' },
      ],
      toledo: [
        { owner: 'visigoths', kind: 'castle' },
        { owner: 'visigoths', kind: 'infantry', count: 3 },
        { owner: 'visigoths', kind: 'leader', leader: 'roderic' },
      ],
      'sierra-morena': [
        { owner: 'umayyads', kind: 'infantry', count: 2 },
        { owner: 'visigoths', kind: 'ruin' },
      ],
      segovia: [
        { owner: 'visigoths', kind: 'infantry', count: 3 },
        { owner: 'visigoths', kind: 'castle' },
      ],
      badajoz: [{ owner: 'visigoths', kind: 'castle' }],
      cartagena: [{ owner: 'byzantium', kind: 'infantry', count: 3 }],
      barcelona: [
        { owner: 'franks', kind: 'knight', count: 2 },
        { owner: 'franks', kind: 'infantry', count: 2 },
      ],
    },
  },
  'Berbers and neutrals': {
    turn: 14,
    lastTurn: 15,
    active: 'umayyads',
    phase: 'movement',
    seed: 3,
    capitals: { castile: 'leon' },
    units: {
      cordoba: [
        { owner: 'umayyads', kind: 'cavalry', count: 3 },
        { owner: 'umayyads', kind: 'berber', count: 3 },
        { owner: 'umayyads', kind: 'leader', leader: 'al-mansur' },
      ],
      toledo: [
        { owner: 'neutral', kind: 'infantry', count: 2 },
        { owner: 'neutral', kind: 'castle' },
      ],
      segovia: [{ owner: 'neutral', kind: 'infantry', count: 2 }],
      badajoz: [
        { owner: 'badajoz', kind: 'infantry', count: 2 },
        { owner: 'badajoz', kind: 'leader', leader: 'muzaffar' },
      ],
      leon: [
        { owner: 'castile', kind: 'knight' },
        { owner: 'castile', kind: 'infantry', count: 2 },
      ],
      duero: [{ owner: 'castile', kind: 'castle' }],
      zaragoza: [{ owner: 'umayyads', kind: 'infantry', count: 3 }],
      huesca: [
        { owner: 'franks', kind: 'knight' },
        { owner: 'franks', kind: 'infantry', count: 2 },
      ],
    },
  },
  'knights and emirs': {
    turn: 17,
    lastTurn: 19,
    active: 'castile',
    phase: 'movement',
    seed: 4,
    capitals: { castile: 'segovia', seville: 'cordoba' },
    units: {
      segovia: [
        { owner: 'castile', kind: 'knight', count: 2 },
        { owner: 'castile', kind: 'infantry', count: 2 },
        { owner: 'castile', kind: 'leader', leader: 'alfonso-vi' },
      ],
      avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      toledo: [
        { owner: 'seville', kind: 'infantry', count: 3 },
        { owner: 'seville', kind: 'castle' },
      ],
      cordoba: [
        { owner: 'seville', kind: 'cavalry', count: 3 },
        { owner: 'seville', kind: 'infantry', count: 2 },
        { owner: 'seville', kind: 'leader', leader: 'al-mutamid' },
      ],
      salamanca: [
        { owner: 'leon', kind: 'knight', count: 2 },
        { owner: 'leon', kind: 'castle' },
      ],
      cuenca: [
        { owner: 'valencia', kind: 'infantry', count: 2 },
        { owner: 'castile', kind: 'ruin' },
      ],
      valencia: [{ owner: 'valencia', kind: 'infantry', count: 3 }],
      majorca: [{ owner: 'valencia', kind: 'infantry', count: 2 }],
      granada: [
        { owner: 'granada', kind: 'infantry', count: 2 },
        { owner: 'granada', kind: 'castle' },
      ],
      barcelona: [
        { owner: 'aragon', kind: 'knight', count: 2 },
        { owner: 'aragon', kind: 'infantry', count: 2 },
      ],
    },
  },
  'El Cid for hire, and on his way to Valencia': {
    turn: 17,
    lastTurn: 19,
    active: 'aragon',
    phase: 'mission',
    seed: 5,
    seats: { aragon: 'A', leon: 'A', valencia: 'A', badajoz: 'B', zaragoza: 'B', castile: 'C', 'el-cid': 'C' },
    capitals: { badajoz: 'badajoz', valencia: 'valencia' },
    gold: { aragon: 10, leon: 12, valencia: 4, badajoz: 8, zaragoza: 8 },
    units: {
      tortosa: [{ owner: 'aragon', kind: 'infantry', count: 3 }],
      barcelona: [{ owner: 'aragon', kind: 'knight', count: 2 }],
      zaragoza: [
        { owner: 'zaragoza', kind: 'castle' },
        { owner: 'zaragoza', kind: 'infantry', count: 2 },
      ],
      castellon: [{ owner: 'zaragoza', kind: 'infantry', count: 2 }],
      lusitania: [{ owner: 'leon', kind: 'infantry', count: 2 }],
      leon: [{ owner: 'leon', kind: 'knight', count: 2 }],
      badajoz: [
        { owner: 'badajoz', kind: 'castle' },
        { owner: 'badajoz', kind: 'infantry', count: 3 },
      ],
      valencia: [
        { owner: 'valencia', kind: 'castle' },
        { owner: 'valencia', kind: 'infantry', count: 3 },
      ],
      majorca: [{ owner: 'valencia', kind: 'infantry' }],
      segovia: [
        { owner: 'castile', kind: 'knight', count: 2 },
        { owner: 'castile', kind: 'infantry' },
      ],
    },
    band: [
      { owner: 'el-cid', kind: 'infantry', count: 5 },
      { owner: 'el-cid', kind: 'knight', count: 3 },
      { owner: 'el-cid', kind: 'leader', leader: 'el-cid' },
    ],
  },
  'Ramiro’s ardour': {
    turn: 16,
    lastTurn: 17,
    active: 'aragon',
    phase: 'ardour-movement',
    seed: 6,
    capitals: { aragon: 'barcelona' },
    tally: { pile: { place: 'barcelona', leader: 'ramiro' } },
    units: {
      barcelona: [
        { owner: 'aragon', kind: 'knight', count: 2 },
        { owner: 'aragon', kind: 'infantry', count: 4 },
        { owner: 'aragon', kind: 'leader', leader: 'ramiro' },
      ],
      'eastern-pyrenees': [{ owner: 'aragon', kind: 'infantry', count: 2 }],
      huesca: [
        { owner: 'zaragoza', kind: 'castle' },
        { owner: 'zaragoza', kind: 'infantry' },
      ],
      tortosa: [{ owner: 'zaragoza', kind: 'infantry' }],
      zaragoza: [{ owner: 'zaragoza', kind: 'infantry', count: 3 }],
      pamplona: [{ owner: 'navarre', kind: 'infantry', count: 2 }],
    },
  },
};
