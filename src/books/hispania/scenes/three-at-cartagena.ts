import { step } from '../engine/actions.ts';
import { atStart } from './at-start.ts';
import { all, any, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 12, example: in scenarios B and C three elites of Rome begin at Cartagena. */
export const threeAtCartagena = {
  id: 'three-at-cartagena',
  rules: ['12'],
  source: { lines: [3164, 3167] },
  view: ['cartagena', 'denia', 'granada', 'la-mancha', 'sierra-morena', 'toledo'],
  position: { turn: 4, active: 'rome', phase: 'movement', units: atStart(4), seed: 1 },
  seed: 1,
  line: [
    { action: step('cartagena', 'la-mancha', { elite: 1 }) },
    { action: step('cartagena', 'denia', { elite: 1 }) },
  ],
  after: [
    stand('cartagena', 'rome', 1, 'elite'),
    stand('la-mancha', 'rome', 2, 'elite'),
    stand('denia', 'rome', 2, 'elite'),
  ],
  tasks: [
    {
      id: 'all-three-leave',
      at: 0,
      goal: [holds('cartagena', null), stand('granada', 'rome', 3, 'elite')],
      lost: [any(not(value('phase', [], 'movement')), all(not(stand('denia', 'rome', 1)), holds('cartagena', null)))],
      answer: [{ action: step('cartagena', 'granada', { elite: 3 }) }],
    },
    {
      id: 'the-last-stays',
      at: 2,
      goal: [stand('cartagena', 'rome', 2, 'elite'), stand('denia', 'rome', 1, 'elite')],
      lost: [not(value('phase', [], 'movement'))],
      answer: [{ action: step('denia', 'cartagena', { elite: 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'a-fourth',
      at: 0,
      action: step('cartagena', 'la-mancha', { elite: 4 }),
      code: 'nobody-there',
      rule: '5',
    },
    {
      id: 'infantry-of-carthage',
      at: 0,
      action: step('cartagena', 'la-mancha', { infantry: 1 }),
      code: 'nobody-there',
      rule: '5',
    },
  ],
} as const satisfies HispaniaScene;
