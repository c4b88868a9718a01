import { battle, capital, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-granada-founding: its seven infantry were placed over any limit; from turn 15 stacking and population hold. */
export const granadaFeedsSeven = {
  id: 'granada-feeds-seven',
  rules: ['11-granada-founding', '11-granada', '7', '4.1', '4.3'],
  source: { lines: [2629, 2634], own: true },
  view: ['granada', 'gibraltar', 'cadiz', 'cartagena', 'cordoba', 'la-mancha'],
  position: {
    turn: 15,
    active: 'granada',
    phase: 'movement',
    units: {
      granada: [
        { owner: 'granada', kind: 'castle' },
        { owner: 'granada', kind: 'infantry', count: 5 },
      ],
      gibraltar: [{ owner: 'granada', kind: 'infantry' }],
      cartagena: [{ owner: 'granada', kind: 'infantry' }],
      cadiz: [{ owner: 'seville', kind: 'infantry' }],
      cordoba: [{ owner: 'seville', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('granada', 'gibraltar', { infantry: 2 }) },
    { action: step('gibraltar', 'cadiz', { 'infantry/steps=1/from=granada': 2 }) },
    { action: end() },
    { action: capital('granada') },
    { action: battle('cadiz'), dice: [8, 3, 5] },
  ],
  after: [
    happened('capital', { nation: 'granada', place: 'granada' }, 1),
    happened('rolled', { owner: 'granada', needs: 7, dice: [8, 3], hits: 1 }, 1),
    happened('rolled', { owner: 'seville', needs: 7, dice: [5], hits: 0 }, 1),
    not(happened('removed')),
    stand('granada', 'granada', 4),
    holds('cadiz', 'granada'),
    value('all', ['granada', 'infantry'], 7),
    value('active', [], null),
  ],
  tasks: [
    {
      id: 'without-a-fight',
      at: 0,
      goal: [value('all', ['granada', 'infantry'], 7), value('active', [], null), not(happened('battle'))],
      lost: [any(happened('battle'), not(value('all', ['granada', 'infantry'], 7)))],
      answer: [
        { action: step('cartagena', 'la-mancha', { infantry: 1 }) },
        { action: step('granada', 'cartagena', { infantry: 2 }) },
        { action: end() },
        { action: capital('granada') },
      ],
    },
    {
      id: 'no-capital',
      at: 0,
      goal: [value('all', ['granada', 'infantry'], 7), value('active', [], null), not(happened('capital'))],
      lost: [any(happened('capital'), not(value('all', ['granada', 'infantry'], 7)))],
      answer: [
        { action: step('cartagena', 'la-mancha', { infantry: 1 }) },
        { action: step('granada', 'cartagena', { infantry: 3 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    {
      id: 'the-castle-walks',
      at: 0,
      action: step('granada', 'gibraltar', { castle: 1 }),
      code: 'works-stay',
      rule: '5.1',
    },
    { id: 'cadiz-for-a-capital', at: 3, action: capital('cadiz'), code: 'capital-not-held', rule: '4.3' },
    { id: 'fight-first', at: 3, action: battle('cadiz'), code: 'fight-later', rule: '6' },
  ],
} as const satisfies HispaniaScene;
