import { end, step } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** 15: bought for 29, the Alans win their player 4 with 33 points and cost 2 with 27. The provinces of the last 6 points are ours. */
export const alansPayOff = {
  id: 'alans-pay-off',
  rules: ['15', '14.2'],
  source: { lines: [3482, 3486] },
  view: ['lusitania', 'lisbon', 'porto', 'duero'],
  position: {
    turn: 10,
    active: 'alans',
    phase: 'movement',
    players: FOUR_PLAYERS,
    seats: { alans: '3' },
    bids: { alans: 58 },
    points: { alans: 54 },
    units: { lusitania: [{ owner: 'alans', kind: 'infantry', count: 2 }] },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('lusitania', 'lisbon', { infantry: 1 }) }, { action: end() }],
  after: [
    happened('points', { nation: 'alans', points: 12, places: ['lusitania', 'lisbon'] }, 1),
    value('points', ['alans'], 66),
    value('score', ['3'], 8),
    happened('final', { seat: '3', points: 8, wins: true }, 1),
  ],
  tasks: [
    {
      id: 'minus-two',
      at: 0,
      goal: [value('points', ['alans'], 54), happened('final', { seat: '3', points: -4, wins: false })],
      lost: [happened('over'), not(value('points', ['alans'], 54))],
      answer: [{ action: step('lusitania', 'porto', { infantry: 2 }) }, { action: end() }],
    },
    {
      id: 'one-more-than-paid',
      at: 0,
      goal: [happened('final', { seat: '3', points: 2 }), stand('lusitania', 'alans', 2)],
      lost: [happened('over'), not(happened('final', { seat: '3', points: 2 }))],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    {
      id: 'a-second-step',
      at: 1,
      action: step('lisbon', 'lusitania', { infantry: 2 }),
      code: 'nobody-there',
      rule: '5',
    },
  ],
} as const satisfies HispaniaScene;
