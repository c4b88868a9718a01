import { battle, retreat, stay } from '../engine/actions.ts';
import { any, happened, holds, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, second example: infantry against infantry, to the last man of one side. */
export const suebiAtPorto = {
  id: 'suebi-at-porto',
  rules: ['6.7', '6.2', '6.2b'],
  source: { lines: [1285, 1300] },
  view: ['porto', 'galicia', 'duero'],
  position: {
    turn: 7,
    active: 'suebi',
    phase: 'combat',
    units: {
      porto: [
        { owner: 'suebi', kind: 'infantry', count: 2, from: 'duero' },
        { owner: 'galicians', kind: 'infantry', count: 2 },
      ],
      galicia: [{ owner: 'galicians', kind: 'infantry' }],
    },
    seed: 5,
  },
  seed: 5,
  line: [
    { action: battle('porto'), dice: [3, 4, 2, 9] },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [8, 10, 10] },
  ],
  after: [
    happened('rolled', { round: 1, side: 'attacker', needs: 7, dice: [3, 4], hits: 0 }),
    happened('rolled', { round: 1, side: 'defender', needs: 7, dice: [2, 9], hits: 1 }),
    happened('rolled', { round: 2, side: 'attacker', needs: 7, dice: [8], hits: 1 }),
    happened('rolled', { round: 2, side: 'defender', needs: 7, dice: [10, 10], hits: 2 }),
    happened('wasted', { side: 'defender', hits: 1 }, 1),
    happened('destroyed', { owner: 'suebi', count: 1 }, 2),
    happened('destroyed', { owner: 'galicians', count: 1 }, 1),
    happened('battle-over', { winner: 'galicians', rounds: 2 }),
    stand('porto', 'suebi', 0),
    stand('porto', 'galicians', 1),
    holds('porto', 'galicians'),
  ],
  tasks: [
    {
      id: 'home-with-one',
      at: 1,
      goal: [happened('retreated', { owner: 'suebi' }), happened('battle-over', { winner: 'galicians' })],
      lost: [happened('stays', { owner: 'suebi' })],
      answer: [{ action: retreat('attacker', 'duero', { 'infantry/from=duero': 1 }) }],
    },
    {
      id: 'one-against-two',
      at: 1,
      goal: [holds('porto', 'suebi')],
      lost: [any(happened('destroyed', { owner: 'suebi' }), happened('retreated'))],
      answer: [
        { action: stay('attacker') },
        { action: stay('defender'), dice: [9, 1, 2] },
        { action: stay('attacker') },
        { action: stay('defender'), dice: [10, 3] },
      ],
    },
  ],
  wrong: [
    { id: 'second-battle', at: 1, action: battle('porto'), code: 'round-over', rule: '6.2' },
    {
      id: 'over-the-corner',
      at: 1,
      action: retreat('attacker', 'asturias', { 'infantry/from=duero': 1 }),
      code: 'retreat-far',
      rule: '6.6',
    },
    {
      id: 'into-their-hills',
      at: 1,
      action: retreat('attacker', 'galicia', { 'infantry/from=duero': 1 }),
      code: 'retreat-held',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
