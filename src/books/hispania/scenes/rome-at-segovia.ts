import { battle, retreat, stay } from '../engine/actions.ts';
import { any, happened, holds, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, first example: one elite against two infantry, and a retreat. */
export const romeAtSegovia = {
  id: 'rome-at-segovia',
  rules: ['6.7', '6.2', '6.2b', '6.6'],
  source: { lines: [1278, 1283] },
  view: ['segovia', 'avila', 'calatayud', 'cuenca', 'toledo'],
  position: {
    turn: 3,
    active: 'rome',
    phase: 'combat',
    units: {
      // Not over the Tagus: the printed 7 7 would hit.
      segovia: [
        { owner: 'rome', kind: 'elite', from: 'calatayud' },
        { owner: 'cantabrians', kind: 'infantry', count: 2 },
      ],
      avila: [{ owner: 'cantabrians', kind: 'infantry' }],
    },
    seed: 2,
  },
  seed: 2,
  line: [
    { action: battle('segovia'), dice: [6, 7, 7] },
    { action: stay('attacker') },
    { action: retreat('defender', 'avila', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'elite', target: 'infantry', needs: 6, dice: [6], hits: 1 }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'elite', needs: 8, dice: [7, 7], hits: 0 }),
    happened('destroyed', { owner: 'cantabrians', unit: 'infantry', count: 1 }, 1),
    happened('stays', { owner: 'rome', forced: false }),
    happened('retreated', { owner: 'cantabrians', from: 'segovia', to: 'avila', units: { infantry: 1 } }),
    happened('battle-over', { place: 'segovia', winner: 'rome', rounds: 1 }),
    stand('segovia', 'rome', 1, 'elite'),
    stand('avila', 'cantabrians', 2),
    holds('segovia', 'rome'),
  ],
  tasks: [
    {
      id: 'a-province-of-its-own',
      at: 2,
      goal: [any(holds('toledo', 'cantabrians'), holds('cuenca', 'cantabrians'))],
      lost: [any(happened('retreated', { to: 'avila' }), happened('stays', { side: 'defender' }))],
      answer: [{ action: retreat('defender', 'cuenca', { infantry: 1 }) }],
    },
    {
      id: 'stand-and-hit',
      at: 2,
      goal: [happened('destroyed', { owner: 'rome', unit: 'elite' })],
      lost: [happened('battle-over', { winner: 'rome' })],
      answer: [{ action: stay('defender'), dice: [2, 8] }],
    },
  ],
  wrong: [
    {
      id: 'defender-first',
      at: 1,
      action: retreat('defender', 'avila', { infantry: 1 }),
      code: 'attacker-first',
      rule: '6.6',
    },
    {
      id: 'where-rome-came-from',
      at: 2,
      action: retreat('defender', 'calatayud', { infantry: 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
    {
      id: 'home-to-cantabria',
      at: 2,
      action: retreat('defender', 'cantabria', { infantry: 1 }),
      code: 'retreat-far',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
