import { end, step } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-carthage-narbonne: on turn 2 units that reach Narbonne leave for Italy, and the first nine score. */
export const carthageToItaly = {
  id: 'carthage-to-italy',
  rules: ['11-carthage-narbonne', '11-carthage', '5.4', '5.1'],
  source: { lines: [2296, 2300], own: true },
  view: ['narbonne', 'barcelona', 'eastern-pyrenees', 'tortosa', 'zaragoza', 'huesca'],
  position: {
    turn: 2,
    active: 'carthage',
    phase: 'movement',
    units: {
      barcelona: [{ owner: 'carthage', kind: 'infantry', count: 3 }],
      tortosa: [{ owner: 'carthage', kind: 'infantry', count: 3 }],
      huesca: [{ owner: 'carthage', kind: 'infantry', count: 2 }],
      zaragoza: [{ owner: 'carthage', kind: 'infantry', count: 2 }],
      'eastern-pyrenees': [{ owner: 'basques', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('barcelona', 'narbonne', { infantry: 3 }) },
    { action: step('tortosa', 'barcelona', { infantry: 3 }) },
    { action: step('barcelona', 'narbonne', { 'infantry/steps=1/from=tortosa/river=true': 3 }) },
    { action: end() },
  ],
  after: [
    happened('points', { nation: 'carthage', points: 18, rule: '11-carthage-narbonne' }, 2),
    value('points', ['carthage'], 36),
    value('all', ['carthage', 'infantry'], 4),
    holds('barcelona', null),
    holds('tortosa', null),
    holds('huesca', 'carthage'),
  ],
  tasks: [
    {
      id: 'all-that-scores',
      at: 0,
      goal: [value('points', ['carthage'], 54), value('all', ['carthage', 'infantry'], 1)],
      lost: [any(value('all', ['carthage', 'infantry'], 0), not(value('active', [], 'carthage')))],
      answer: [
        { action: step('barcelona', 'narbonne', { infantry: 3 }) },
        { action: step('tortosa', 'barcelona', { infantry: 3 }) },
        { action: step('barcelona', 'narbonne', { 'infantry/steps=1/from=tortosa/river=true': 3 }) },
        { action: step('zaragoza', 'barcelona', { infantry: 2 }) },
        { action: step('barcelona', 'narbonne', { 'infantry/steps=1/from=zaragoza/river=true': 2 }) },
        { action: step('huesca', 'barcelona', { infantry: 1 }) },
        { action: step('barcelona', 'narbonne', { 'infantry/steps=1/from=huesca': 1 }) },
      ],
    },
    {
      id: 'keep-barcelona',
      at: 0,
      goal: [
        value('points', ['carthage'], 36),
        stand('barcelona', 'carthage', 3),
        not(value('active', [], 'carthage')),
      ],
      lost: [
        any(
          all(not(value('active', [], 'carthage')), not(value('points', ['carthage'], 36))),
          all(not(value('active', [], 'carthage')), not(stand('barcelona', 'carthage', 3))),
          value('points', ['carthage'], 54),
        ),
      ],
      answer: [
        { action: step('tortosa', 'barcelona', { infantry: 3 }) },
        { action: step('barcelona', 'narbonne', { 'infantry/steps=1/from=tortosa/river=true': 3 }) },
        { action: step('barcelona', 'narbonne', { infantry: 3 }) },
        { action: step('zaragoza', 'barcelona', { infantry: 1 }) },
        { action: step('huesca', 'barcelona', { infantry: 2 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    {
      id: 'straight-from-huesca',
      at: 0,
      action: step('huesca', 'narbonne', { infantry: 2 }),
      code: 'no-border',
      rule: '5',
    },
    {
      id: 'back-again',
      at: 1,
      action: step('narbonne', 'barcelona', { infantry: 1 }),
      code: 'nobody-there',
      rule: '5',
    },
  ],
} as const satisfies HispaniaScene;
