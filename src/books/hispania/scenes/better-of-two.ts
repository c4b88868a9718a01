import { end, step } from '../engine/actions.ts';
import { happened, not, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.8: on turn 3 the Basques score 2 for the Basque Country by their sheet, Rome 3 for Granada by its income. */
export const betterOfTwo = {
  id: 'better-of-two',
  rules: ['14.8', '14.8-turn-end'],
  source: { lines: [3468, 3472] },
  view: ['basque-country', 'cartagena', 'granada', 'la-mancha'],
  position: {
    turn: 3,
    active: 'rome',
    phase: 'movement',
    options: ['barbarian'],
    units: {
      'basque-country': [{ owner: 'basques', kind: 'infantry' }],
      cartagena: [{ owner: 'rome', kind: 'elite' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: step('cartagena', 'granada', { elite: 1 }) }, { action: end() }],
  after: [
    happened('points', { nation: 'basques', points: 4, reason: 'provinces', places: ['basque-country'] }, 1),
    happened('points', { nation: 'rome', points: 6, reason: 'provinces', places: ['granada'] }, 1),
    value('points', ['basques'], 4),
    value('points', ['rome'], 6),
  ],
  tasks: [
    {
      id: 'la-mancha',
      at: 0,
      goal: [happened('points', { nation: 'rome', points: 4, places: ['la-mancha'] })],
      lost: [
        happened('points', { nation: 'rome' }),
        not(happened('points', { nation: 'rome', places: ['la-mancha'] })),
      ],
      answer: [{ action: step('cartagena', 'la-mancha', { elite: 1 }) }, { action: end() }],
    },
    {
      id: 'cartagena',
      at: 0,
      goal: [happened('points', { nation: 'rome', points: 4, places: ['cartagena'] })],
      lost: [
        happened('points', { nation: 'rome' }),
        not(happened('points', { nation: 'rome', places: ['cartagena'] })),
      ],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    {
      id: 'to-the-basque-country',
      at: 0,
      action: step('cartagena', 'basque-country', { elite: 1 }),
      code: 'no-border',
      rule: '5',
    },
  ],
} as const satisfies HispaniaScene;
