import { end, step } from '../engine/actions.ts';
import { happened, not, value } from './claims.ts';
import { FOUR_PLAYERS } from './four-players.ts';
import type { HispaniaScene } from './scene.ts';

/** 15: a major nation costs its fixed score: the Visigoths win 55 − 46 = 9. The provinces of the last 5 points are ours. */
export const visigothsPayOff = {
  id: 'visigoths-pay-off',
  rules: ['15', '14.1'],
  source: { lines: [3488, 3489] },
  view: ['toledo', 'tortosa', 'segovia', 'avila'],
  position: {
    turn: 10,
    active: 'visigoths',
    phase: 'movement',
    players: FOUR_PLAYERS,
    seats: { visigoths: '1' },
    bids: { visigoths: 92 },
    points: { visigoths: 100 },
    units: {
      toledo: [
        { owner: 'visigoths', kind: 'castle' },
        { owner: 'visigoths', kind: 'infantry', count: 2 },
      ],
      tortosa: [{ owner: 'visigoths', kind: 'castle' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('toledo', 'segovia', { infantry: 1 }) }, { action: end() }],
  after: [
    value('points', ['visigoths'], 110),
    value('score', ['1'], 18),
    happened('final', { seat: '1', points: 18, wins: true }, 1),
  ],
  tasks: [
    {
      id: 'half-a-point-more',
      at: 1,
      goal: [happened('final', { seat: '1', points: 19 })],
      lost: [happened('over'), not(happened('final', { points: 19 }))],
      answer: [{ action: step('toledo', 'avila', { infantry: 1 }) }, { action: end() }],
    },
    {
      id: 'castles-alone',
      at: 0,
      goal: [happened('final', { seat: '1', points: 17 })],
      lost: [happened('over'), not(happened('final', { points: 17 }))],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    {
      id: 'move-the-castle',
      at: 0,
      action: step('toledo', 'segovia', { castle: 1 }),
      code: 'works-stay',
      rule: '5.1',
    },
  ],
} as const satisfies HispaniaScene;
