import { battle, end, refuseSubmission, retreat, stay, step, submit, withdraw } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-celts: with three provinces they may submit to Carthage, and are asked again after each round. */
export const celtsBeforeCarthage = {
  id: 'celts-before-carthage',
  rules: ['11-celts', '9.6-submission', '9.6', '8-kills'],
  source: { lines: [2362, 2364], own: true },
  view: ['sierra-morena', 'badajoz', 'algarve', 'seville', 'cordoba', 'lisbon'],
  position: {
    turn: 2,
    active: 'carthage',
    phase: 'combat',
    units: {
      'sierra-morena': [
        { owner: 'carthage', kind: 'infantry', count: 3, from: 'seville' },
        { owner: 'celts', kind: 'infantry', count: 2 },
      ],
      badajoz: [{ owner: 'celts', kind: 'infantry' }],
      algarve: [{ owner: 'celts', kind: 'infantry', count: 2 }],
      seville: [{ owner: 'carthage', kind: 'infantry' }],
      cadiz: [{ owner: 'carthage', kind: 'infantry' }],
    },
    seed: 2,
  },
  seed: 2,
  line: [
    { action: battle('sierra-morena'), dice: [8, 3, 2, 9, 4] },
    { action: refuseSubmission() },
    { action: stay('attacker') },
    { action: stay('defender'), dice: [2, 6, 5] },
    { action: submit() },
    { action: withdraw('sierra-morena', 'seville', { infantry: 2 }) },
  ],
  after: [
    happened('rolled', { owner: 'carthage', needs: 7, dice: [8, 3, 2], hits: 1 }, 1),
    happened('rolled', { owner: 'celts', needs: 7, dice: [9, 4], hits: 1 }, 1),
    happened('rolled', { owner: 'carthage', dice: [2, 6], hits: 0 }, 1),
    happened('rolled', { owner: 'celts', dice: [5], hits: 0 }, 1),
    happened('refused-submission', {}, 1),
    happened('submitted', { nation: 'celts', to: 'carthage', must: false }, 1),
    holds('sierra-morena', 'celts'),
    stand('seville', 'carthage', 3),
    value('all', ['celts', 'infantry'], 4),
    value('active', [], 'celts'),
  ],
  tasks: [
    {
      id: 'bow-at-once',
      at: 1,
      goal: [happened('submitted'), holds('sierra-morena', 'celts'), not(happened('rolled'))],
      lost: [happened('refused-submission')],
      answer: [{ action: submit() }, { action: withdraw('sierra-morena', 'seville', { infantry: 2 }) }],
    },
    {
      id: 'strike-back',
      at: 1,
      goal: [any(value('points', ['celts'], 6), value('points', ['celts'], 12)), not(happened('submitted'))],
      lost: [any(happened('submitted'), all(value('active', [], null), value('points', ['celts'], 0)))],
      answer: [
        { action: refuseSubmission() },
        { action: stay('attacker') },
        { action: retreat('defender', 'badajoz', { infantry: 1 }) },
        { action: step('badajoz', 'sierra-morena', { infantry: 2 }) },
        { action: step('algarve', 'badajoz', { infantry: 1 }) },
        { action: step('badajoz', 'sierra-morena', { 'infantry/steps=1/from=algarve': 1 }) },
        { action: end() },
        { action: battle('sierra-morena'), dice: [2, 8, 8, 8, 2] },
      ],
    },
  ],
  wrong: [
    { id: 'bow-before-the-fight', at: 0, action: submit(), code: 'not-now', rule: '1' },
    {
      id: 'into-the-next-province',
      at: 5,
      action: withdraw('sierra-morena', 'badajoz', { infantry: 2 }),
      code: 'retreat-held',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
