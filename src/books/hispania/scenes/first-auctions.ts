import { bid, chooseMajor, pass } from '../engine/actions.ts';
import { atStart } from './at-start.ts';
import { happened, not } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.2: scenario A begins; player 1 has Carthage and opens for the Galicians, the next player to the left for the Cantabrians. */
export const firstAuctions = {
  id: 'first-auctions',
  rules: ['14.2', '14.1'],
  source: { lines: [3324, 3331] },
  view: ['galicia', 'asturias', 'leon', 'cantabria', 'old-castile'],
  position: {
    turn: 1,
    lastTurn: 13,
    active: null,
    phase: null,
    scenario: 'A',
    mode: 'advanced',
    players: FOUR_PLAYERS,
    units: atStart(1),
    seed: 1,
  },
  seed: 1,
  line: [
    { action: chooseMajor('carthage') },
    { action: chooseMajor('rome') },
    { action: chooseMajor('visigoths') },
    { action: chooseMajor('umayyads'), dice: [9, 6, 4, 7, 2, 5, 8, 3], ours: [0, 1, 2, 3, 4, 5, 6, 7] },
    { action: bid(26) },
    { action: pass() },
    { action: pass() },
    { action: pass() },
    { action: bid(22) },
    { action: pass() },
    { action: pass() },
  ],
  after: [
    happened('awarded', { nation: 'carthage', seat: '1', bid: 22, why: 'major' }, 1),
    happened('threw', { seat: '1', dice: [9, 6] }, 1),
    happened('opens', { seat: '1' }, 1),
    happened('auction', { nation: 'galicians', seats: ['1', '2', '3', '4'] }, 1),
    happened('awarded', { nation: 'galicians', seat: '1', bid: 26 }, 1),
    happened('auction', { nation: 'cantabrians', seats: ['2', '3', '4'] }, 1),
    happened('awarded', { nation: 'cantabrians', seat: '2', bid: 22 }, 1),
    happened('auction', { nation: 'lusitanians', seats: ['3', '4', '1'] }, 1),
  ],
  tasks: [
    {
      id: 'castile-for-the-fourth',
      at: 3,
      goal: [happened('awarded', { nation: 'castile', seat: '4', bid: 78, why: 'major' })],
      lost: [happened('awarded', { nation: 'umayyads', seat: '4' })],
      answer: [{ action: chooseMajor('castile'), dice: [9, 6, 4, 7, 2, 5, 8, 3] }],
    },
    {
      id: 'galicians-for-the-third',
      at: 4,
      goal: [
        happened('awarded', { nation: 'galicians', seat: '3' }),
        happened('auction', { nation: 'cantabrians', seats: ['2', '4', '1'] }),
      ],
      lost: [
        happened('awarded', { nation: 'galicians' }),
        not(happened('awarded', { nation: 'galicians', seat: '3' })),
      ],
      answer: [
        { action: pass() },
        { action: pass() },
        { action: bid(26) },
        { action: pass() },
        { action: pass() },
        { action: pass() },
      ],
    },
  ],
  wrong: [
    { id: 'carthage-twice', at: 1, action: chooseMajor('carthage'), code: 'major-taken', rule: '14.1' },
    { id: 'the-second-first', at: 4, action: bid(26, '2'), code: 'bid-whose', rule: '14.2' },
    { id: 'galicians-and-cantabrians', at: 8, action: bid(30, '1'), code: 'bid-rival', rule: '14.2' },
  ],
} as const satisfies HispaniaScene;
