import { bid, pass } from '../engine/actions.ts';
import { atStart } from './at-start.ts';
import { any, happened } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.2: the player of the Galicians may not bid for the Cantabrians, nor later for the Suebi. The bids are ours. */
export const galiciansMayNotBid = {
  id: 'galicians-may-not-bid',
  rules: ['14.2'],
  source: { lines: [3266, 3268] },
  view: ['galicia', 'asturias', 'leon', 'cantabria', 'old-castile'],
  position: {
    turn: 1,
    lastTurn: 13,
    active: null,
    phase: null,
    scenario: 'A',
    mode: 'advanced',
    players: FOUR_PLAYERS,
    seats: { carthage: '1', rome: '2', visigoths: '3', umayyads: '4' },
    bids: { carthage: 22, rome: 82, visigoths: 92, umayyads: 70 },
    tally: { opener: '1' },
    units: atStart(1),
    seed: 1,
  },
  seed: 1,
  line: [
    { action: bid(26) },
    { action: pass() },
    { action: pass() },
    { action: pass() },
    { action: bid(22) },
    { action: pass() },
    { action: pass() },
  ],
  after: [
    happened('auction', { nation: 'galicians', seats: ['1', '2', '3', '4'], least: 26 }, 1),
    happened('awarded', { nation: 'galicians', seat: '1', bid: 26, why: 'bid' }, 1),
    happened('auction', { nation: 'cantabrians', seats: ['2', '3', '4'], least: 22 }, 1),
    happened('awarded', { nation: 'cantabrians', seat: '2', bid: 22, why: 'bid' }, 1),
  ],
  tasks: [
    {
      id: 'cantabrians-for-the-first',
      at: 0,
      goal: [happened('awarded', { nation: 'cantabrians', seat: '1' })],
      lost: [
        any(
          happened('awarded', { nation: 'galicians', seat: '1' }),
          happened('awarded', { nation: 'cantabrians', seat: '2' }),
          happened('awarded', { nation: 'cantabrians', seat: '3' }),
          happened('awarded', { nation: 'cantabrians', seat: '4' }),
        ),
      ],
      answer: [
        { action: pass() },
        { action: bid(26) },
        { action: pass() },
        { action: pass() },
        { action: pass() },
        { action: pass() },
        { action: pass() },
        { action: bid(22) },
        { action: pass() },
        { action: pass() },
      ],
    },
    {
      id: 'nobody-bids',
      at: 4,
      goal: [happened('awarded', { nation: 'cantabrians', bid: 22, why: 'drawn' })],
      lost: [happened('awarded', { nation: 'cantabrians', why: 'bid' })],
      answer: [{ action: pass() }, { action: pass() }, { action: pass(), dice: [2] }],
    },
  ],
  wrong: [
    { id: 'the-first-bids', at: 4, action: bid(30, '1'), code: 'bid-rival', rule: '14.2' },
    { id: 'too-little', at: 4, action: bid(21), code: 'bid-low', rule: '14.2' },
  ],
} as const satisfies HispaniaScene;
