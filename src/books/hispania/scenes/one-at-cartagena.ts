import { step } from '../engine/actions.ts';
import { atStart } from './at-start.ts';
import { holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 12, example: in scenarios A and D Carthage begins with one infantry at Cartagena, and no other unit. */
export const oneAtCartagena = {
  id: 'one-at-cartagena',
  rules: ['12'],
  source: { lines: [3164, 3167] },
  view: ['cartagena', 'denia'],
  position: { turn: 1, active: 'carthage', phase: 'movement', units: atStart(1), seed: 1 },
  seed: 1,
  line: [{ action: step('cartagena', 'denia', { infantry: 1 }) }],
  after: [holds('cartagena', null), stand('denia', 'carthage', 2, 'infantry')],
  tasks: [
    {
      id: 'two-at-cartagena',
      at: 0,
      goal: [stand('cartagena', 'carthage', 2), holds('denia', null)],
      lost: [not(value('phase', [], 'movement'))],
      answer: [{ action: step('denia', 'cartagena', { infantry: 1 }) }],
    },
    {
      id: 'two-at-gibraltar',
      at: 0,
      goal: [stand('gibraltar', 'carthage', 2), stand('cartagena', 'carthage', 1)],
      lost: [not(value('phase', [], 'movement'))],
      answer: [{ action: step('cadiz', 'gibraltar', { infantry: 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'two-of-one',
      at: 0,
      action: step('cartagena', 'denia', { infantry: 2 }),
      code: 'nobody-there',
      rule: '5',
    },
    { id: 'elites-of-rome', at: 0, action: step('cartagena', 'denia', { elite: 1 }), code: 'nobody-there', rule: '5' },
  ],
} as const satisfies HispaniaScene;
