import { battle, retreat, stay } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-lusitanians-viriathus: when he retreats before Rome they submit at once, with any number of provinces. */
export const viriathusFallsBack = {
  id: 'viriathus-falls-back',
  rules: ['11-lusitanians-viriathus', '11-rome-viriathus', '9.6-submission'],
  source: { lines: [2722, 2726], own: true },
  view: ['salamanca', 'lusitania', 'alcantara', 'segovia', 'avila', 'porto'],
  position: {
    turn: 5,
    active: 'rome',
    phase: 'combat',
    units: {
      salamanca: [
        { owner: 'rome', kind: 'elite', count: 3, from: 'avila' },
        { owner: 'lusitanians', kind: 'infantry', count: 3 },
        { owner: 'lusitanians', kind: 'leader', leader: 'viriathus' },
      ],
      lusitania: [{ owner: 'lusitanians', kind: 'infantry' }],
      alcantara: [{ owner: 'lusitanians', kind: 'infantry' }],
      porto: [{ owner: 'lusitanians', kind: 'infantry' }],
      badajoz: [{ owner: 'lusitanians', kind: 'infantry' }],
      avila: [{ owner: 'rome', kind: 'fort' }],
      segovia: [
        { owner: 'rome', kind: 'fort' },
        { owner: 'rome', kind: 'elite' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('salamanca'), dice: [7, 3, 6, 5, 7, 2] },
    { action: stay('attacker') },
    { action: retreat('defender', 'lusitania', { infantry: 1 }, { 'leader:viriathus': 1 }) },
  ],
  after: [
    happened('rolled', { owner: 'rome', needs: 6, dice: [7, 3, 6], hits: 2 }, 1),
    happened('rolled', { owner: 'lusitanians', needs: 6, dice: [5, 7, 2], hits: 1 }, 1),
    happened('retreated', { owner: 'lusitanians', to: 'lusitania' }, 1),
    happened('submitted', { nation: 'lusitanians', to: 'rome', must: true, rule: '11-lusitanians-viriathus' }, 1),
    holds('salamanca', 'rome'),
    stand('lusitania', 'lusitanians', 2),
    stand('lusitania', 'lusitanians', 1, 'leader'),
    not(happened('points', { nation: 'lusitanians', rule: '11-lusitanians-viriathus' })),
  ],
  tasks: [
    {
      id: 'free-to-the-end',
      at: 1,
      goal: [
        happened('points', { nation: 'lusitanians', rule: '11-lusitanians-viriathus', points: 10 }),
        not(happened('submitted')),
      ],
      lost: [any(happened('submitted'), happened('leader-killed'))],
      answer: [{ action: retreat('attacker', 'avila', { 'elite/from=avila': 2 }) }],
    },
    {
      id: 'an-end-of-him',
      at: 1,
      goal: [happened('leader-killed', { leader: 'viriathus' }), happened('submitted')],
      lost: [any(happened('retreated'), all(value('active', [], null), not(happened('leader-killed'))))],
      answer: [{ action: stay('attacker') }, { action: stay('defender'), dice: [7, 6, 2] }],
    },
  ],
  wrong: [
    {
      id: 'to-avila',
      at: 2,
      action: retreat('defender', 'avila', { infantry: 1 }, { 'leader:viriathus': 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
