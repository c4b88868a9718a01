import { capital, end, remove, step } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-rome-forts: on turns 4 and 5 a fort rises in every place where Rome is or has passed, and counts for stacking at once. */
export const romesForts = {
  id: 'romes-forts',
  rules: ['11-rome-forts', '4.2', '4.5'],
  source: { lines: [2856, 2864], own: true },
  view: ['toledo', 'segovia', 'cuenca', 'valencia', 'la-mancha'],
  position: {
    turn: 5,
    active: 'rome',
    phase: 'movement',
    units: {
      segovia: [{ owner: 'rome', kind: 'elite', count: 2 }],
      toledo: [{ owner: 'rome', kind: 'elite', count: 2 }],
      valencia: [{ owner: 'rome', kind: 'elite' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('toledo', 'segovia', { elite: 1 }) },
    { action: end() },
    { action: remove('segovia', { elite: 1 }) },
  ],
  after: [
    happened('raised', { rule: '11-rome-forts' }, 3),
    happened('removed', { nation: 'rome', place: 'segovia', units: { elite: 1 }, limit: 3, rule: '6.8' }, 1),
    stand('segovia', 'rome', 2, 'elite'),
    stand('segovia', 'rome', 1, 'fort'),
    stand('toledo', 'rome', 1, 'fort'),
    stand('valencia', 'rome', 1, 'fort'),
  ],
  tasks: [
    {
      id: 'all-three-stay',
      at: 2,
      goal: [value('capital', ['rome'], 'segovia'), stand('segovia', 'rome', 4)],
      lost: [happened('removed')],
      answer: [{ action: capital('segovia') }],
    },
    {
      id: 'on-the-way',
      at: 0,
      goal: [stand('cordoba', 'rome', 1), stand('cordoba', 'rome', 1, 'fort'), stand('seville', 'rome', 2)],
      lost: [happened('phase', { phase: 'last-stacking' }), not(stand('cordoba', 'rome', 1, 'fort'))],
      answer: [
        { action: step('toledo', 'cordoba', { elite: 1 }) },
        { action: step('cordoba', 'seville', { 'elite/steps=1/from=toledo': 1 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    { id: 'four-stay', at: 2, action: end(), code: 'remove-first', rule: '6.8' },
    { id: 'two-go', at: 2, action: remove('segovia', { elite: 2 }), code: 'remove-exactly', rule: '6.8' },
  ],
} as const satisfies HispaniaScene;
