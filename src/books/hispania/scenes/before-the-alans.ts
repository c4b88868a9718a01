import type { Written } from '../engine/position.ts';
import { FOUR_PLAYERS } from './four-players.ts';

/**
 * Turn 6 of a game of four players is about to begin, and all four may bid for the Alans: no player has the Visigoths,
 * who are auctioned after them (ruling fifth-major). The owners of the other nations and the opening player are ours.
 */
export const BEFORE_THE_ALANS = {
  turn: 6,
  lastTurn: 19,
  active: null,
  phase: null,
  scenario: 'D',
  mode: 'advanced',
  players: FOUR_PLAYERS,
  seats: {
    rome: '1',
    umayyads: '2',
    castile: '3',
    carthage: '4',
    'hispano-romans': '1',
    vandals: '2',
    lusitanians: '3',
    suebi: '4',
  },
  tally: { opener: '1' },
  units: {
    lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
    toledo: [{ owner: 'hispano-romans', kind: 'infantry', count: 2 }],
    cartagena: [{ owner: 'hispano-romans', kind: 'infantry', count: 2 }],
  },
  seed: 1,
} as const satisfies Written;
