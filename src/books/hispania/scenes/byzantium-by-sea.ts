import { end, step } from '../engine/actions.ts';
import { happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.6-supremacy, 11-byzantium: on turns 9 and 10 units may wait at sea; on turn 11 they land or are lost. */
export const byzantiumBySea = {
  id: 'byzantium-by-sea',
  rules: ['11-byzantium', '5.6-supremacy', '5.6', '3.2-sea'],
  source: { lines: [2252, 2265], own: true },
  view: ['sea', 'cartagena', 'denia', 'valencia', 'gibraltar', 'cadiz', 'granada'],
  position: {
    turn: 10,
    lastTurn: 11,
    active: 'byzantium',
    phase: 'movement',
    units: {
      sea: [{ owner: 'byzantium', kind: 'infantry', count: 2 }],
      cartagena: [{ owner: 'byzantium', kind: 'infantry', count: 2 }],
      denia: [{ owner: 'byzantium', kind: 'infantry' }],
      valencia: [{ owner: 'byzantium', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('cartagena', 'sea', { infantry: 1 }) },
    { action: end() },
    // Turn 11: units must leave the sea.
    { action: step('sea', 'cadiz', { infantry: 2 }) },
    { action: end() },
  ],
  after: [
    happened('moved', { nation: 'byzantium', to: 'sea', rule: '5.6-supremacy' }, 1),
    happened('halted', { place: 'sea' }, 1),
    happened('turn', { turn: 11, ends: false }),
    happened('left', { nation: 'byzantium', place: 'sea', units: { infantry: 1 }, why: 'must-leave', rule: '5.6' }, 1),
    stand('sea', 'byzantium', 0),
    holds('cadiz', 'byzantium'),
    value('all', ['byzantium', 'infantry'], 5),
  ],
  tasks: [
    {
      id: 'all-ashore',
      at: 2,
      goal: [stand('sea', 'byzantium', 0), value('all', ['byzantium', 'infantry'], 6)],
      lost: [happened('left')],
      answer: [
        { action: step('sea', 'cadiz', { infantry: 2 }) },
        { action: step('sea', 'gibraltar', { infantry: 1 }) },
      ],
    },
    {
      id: 'land-and-go-on',
      at: 0,
      goal: [holds('seville', 'byzantium'), holds('cordoba', 'byzantium')],
      lost: [value('turn', [], 11)],
      answer: [
        { action: step('sea', 'seville', { infantry: 1 }) },
        { action: step('sea', 'gibraltar', { infantry: 1 }) },
        { action: step('gibraltar', 'cordoba', { 'infantry/steps=1/from=sea': 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'land-in-granada',
      at: 0,
      action: step('sea', 'granada', { infantry: 1 }),
      code: 'no-anchor',
      rule: '3.2-sea',
    },
    {
      id: 'back-to-sea',
      at: 3,
      action: step('cadiz', 'sea', { 'infantry/steps=1/from=sea': 2 }),
      code: 'no-supremacy',
      rule: '5.6-supremacy',
    },
  ],
} as const satisfies HispaniaScene;
