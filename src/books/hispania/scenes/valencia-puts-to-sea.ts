import { arrive, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.6-supremacy: the Umayyads put to sea on turn 12 and stay there; on 13 they must land. */
export const valenciaPutsToSea = {
  id: 'valencia-puts-to-sea',
  rules: ['5.6-supremacy', '5.6', '3.2-sea'],
  source: { lines: [961, 967] },
  view: ['valencia', 'sea', 'denia', 'cartagena', 'la-mancha'],
  position: {
    turn: 12,
    lastTurn: 13,
    active: 'umayyads',
    phase: 'movement',
    units: {
      valencia: [{ owner: 'umayyads', kind: 'infantry', count: 2 }],
      'la-mancha': [{ owner: 'umayyads', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('valencia', 'sea', { infantry: 1 }) },
    { action: end() },
    { action: arrive('valencia', undefined, { 'abd-ar-rahman': 1 }) },
    { action: step('sea', 'cartagena', { infantry: 1 }) },
    { action: end() },
  ],
  after: [
    happened('moved', { from: 'valencia', to: 'sea', rule: '5.6-supremacy' }, 1),
    happened('halted', { place: 'sea', why: 'sea', rule: '5.6-supremacy' }, 1),
    happened('turn', { turn: 13, ends: false }),
    happened('moved', { from: 'sea', to: 'cartagena', rule: '5.6' }, 1),
    not(happened('left')),
    stand('sea', 'umayyads', 0),
    holds('cartagena', 'umayyads'),
  ],
  tasks: [
    {
      id: 'from-la-mancha',
      at: 0,
      goal: [stand('sea', 'umayyads', 1), holds('la-mancha', null)],
      lost: [value('turn', [], 13)],
      answer: [
        { action: step('la-mancha', 'valencia', { infantry: 1 }) },
        { action: step('valencia', 'sea', { 'infantry/steps=1/from=la-mancha': 1 }) },
      ],
    },
    {
      id: 'land-and-march',
      at: 3,
      goal: [holds('cordoba', 'umayyads')],
      lost: [any(happened('left'), value('active', [], null))],
      answer: [
        { action: step('sea', 'cartagena', { infantry: 1 }) },
        { action: step('cartagena', 'cordoba', { 'infantry/steps=1/from=sea': 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'back-to-land',
      at: 1,
      action: step('sea', 'denia', { 'infantry/steps=1/halt=sea/from=valencia': 1 }),
      code: 'halted-sea',
      rule: '5.6-supremacy',
    },
    {
      id: 'to-sea-again',
      at: 3,
      action: step('valencia', 'sea', { infantry: 1 }),
      code: 'no-supremacy',
      rule: '5.6-supremacy',
    },
    {
      id: 'land-at-castellon',
      at: 3,
      action: step('sea', 'castellon', { infantry: 1 }),
      code: 'no-anchor',
      rule: '3.2-sea',
    },
  ],
} as const satisfies HispaniaScene;
