import { cull, end, remove, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 3.2-fill-up: on turn 5 Rome is filled up to 13 elites; with 10 on the map it gets 3, by sea. */
export const romeFilledUp = {
  id: 'rome-filled-up',
  rules: ['3.2-fill-up', '3.2', '3.2-sea', '7'],
  source: { lines: [537, 541] },
  view: ['valencia', 'denia', 'cartagena', 'gibraltar', 'cadiz', 'cordoba', 'sea'],
  position: {
    turn: 4,
    lastTurn: 5,
    active: 'rome',
    phase: 'second-movement',
    units: {
      valencia: [{ owner: 'rome', kind: 'elite', count: 2 }],
      denia: [{ owner: 'rome', kind: 'elite', count: 2 }],
      cartagena: [{ owner: 'rome', kind: 'elite', count: 2 }],
      cordoba: [{ owner: 'rome', kind: 'elite', count: 3 }],
      toledo: [{ owner: 'rome', kind: 'elite', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: end() },
    { action: cull('cordoba', { elite: 1 }) },
    { action: step('sea', 'gibraltar', { elite: 2 }) },
    { action: step('sea', 'cadiz', { elite: 1 }) },
  ],
  after: [
    happened('culled', { nation: 'rome', units: { elite: 1 } }, 1),
    happened('turn', { turn: 5, ends: false }),
    happened('arrived', { nation: 'rome', place: 'sea', units: { elite: 3 } }, 1),
    value('all', ['rome', 'elite'], 13),
    stand('sea', 'rome', 0),
    holds('gibraltar', 'rome'),
  ],
  tasks: [
    {
      id: 'all-eleven',
      at: 0,
      goal: [happened('arrived', { nation: 'rome', place: 'sea', units: { elite: 2 } }), not(happened('culled'))],
      lost: [any(happened('culled'), happened('removed'))],
      answer: [{ action: step('cordoba', 'seville', { elite: 1 }) }, { action: end() }],
    },
    {
      id: 'as-far-as-lisbon',
      at: 2,
      goal: [holds('lisbon', 'rome')],
      lost: [any(happened('left'), value('phase', [], 'last-stacking'))],
      answer: [
        { action: step('sea', 'seville', { elite: 1 }) },
        { action: step('seville', 'badajoz', { 'elite/steps=1/from=sea': 1 }) },
        { action: step('badajoz', 'lisbon', { 'elite/steps=2/from=seville': 1 }) },
      ],
    },
  ],
  wrong: [
    { id: 'land-in-granada', at: 2, action: step('sea', 'granada', { elite: 1 }), code: 'no-anchor', rule: '3.2-sea' },
    {
      id: 'ten-and-three-more',
      at: 3,
      action: step('sea', 'cadiz', { elite: 2 }),
      code: 'nobody-there',
      rule: '5',
    },
    { id: 'over-the-limit', at: 1, action: remove('cordoba', { elite: 1 }), code: 'remove-later', rule: '4.5' },
  ],
} as const satisfies HispaniaScene;
