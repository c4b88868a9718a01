import { battle, stay, withdraw } from '../engine/actions.ts';
import { all, any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 9.6-submission: after a round without a winner the Basques must submit, and the Visigoths leave their three provinces. */
export const basquesSubmit = {
  id: 'basques-submit',
  rules: ['9.6-submission', '9.6', '6.6'],
  source: { lines: [1767, 1776] },
  view: ['eastern-pyrenees', 'western-pyrenees', 'pamplona', 'barcelona', 'huesca', 'zaragoza'],
  position: {
    turn: 11,
    active: 'visigoths',
    phase: 'combat',
    units: {
      'eastern-pyrenees': [
        { owner: 'visigoths', kind: 'infantry', count: 2, from: 'barcelona' },
        { owner: 'basques', kind: 'infantry', count: 2 },
      ],
      pamplona: [
        { owner: 'visigoths', kind: 'infantry', count: 2, from: 'zaragoza' },
        { owner: 'basques', kind: 'infantry' },
      ],
      'western-pyrenees': [{ owner: 'basques', kind: 'infantry' }],
      barcelona: [{ owner: 'visigoths', kind: 'infantry' }],
      zaragoza: [{ owner: 'visigoths', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    // The book says only that both survive; the dice are ours.
    { action: battle('eastern-pyrenees'), dice: [8, 3, 7, 2], ours: [0, 1, 2, 3] },
    { action: withdraw('pamplona', 'zaragoza', { 'infantry/from=zaragoza/river=true': 2 }) },
    { action: withdraw('eastern-pyrenees', 'barcelona', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { owner: 'visigoths', needs: 8, dice: [8, 3], hits: 1 }),
    happened('rolled', { owner: 'basques', needs: 7, dice: [7, 2], hits: 1 }),
    happened('submitted', { nation: 'basques', to: 'visigoths', must: true }, 1),
    happened('battle', { place: 'eastern-pyrenees' }, 1),
    not(happened('battle', { place: 'pamplona' })),
    happened('battle-over', { place: 'eastern-pyrenees', winner: null, rounds: 1 }, 1),
    happened('withdrew', { owner: 'visigoths', rule: '9.6-submission' }, 2),
    holds('eastern-pyrenees', 'basques'),
    holds('western-pyrenees', 'basques'),
    holds('pamplona', 'basques'),
    stand('zaragoza', 'visigoths', 3),
    stand('barcelona', 'visigoths', 2),
  ],
  tasks: [
    {
      id: 'three-more-lands',
      at: 1,
      goal: [value('mayHave', ['visigoths'], 10), not(happened('removed'))],
      lost: [all(value('active', [], null), not(value('mayHave', ['visigoths'], 10)))],
      answer: [
        { action: withdraw('pamplona', 'basque-country', { 'infantry/from=zaragoza/river=true': 1 }) },
        { action: withdraw('pamplona', 'calatayud', { 'infantry/from=zaragoza/river=true': 1 }) },
        { action: withdraw('eastern-pyrenees', 'huesca', { infantry: 1 }) },
      ],
    },
    {
      id: 'pamplona-first',
      at: 0,
      goal: [happened('submitted', { nation: 'basques' }), holds('pamplona', 'visigoths')],
      lost: [any(value('active', [], null), happened('withdrew', { from: 'pamplona' }))],
      answer: [
        { action: battle('pamplona'), dice: [8, 6, 6] },
        { action: battle('eastern-pyrenees'), dice: [1, 1, 10, 1] },
      ],
    },
  ],
  wrong: [
    {
      id: 'one-more-round',
      at: 1,
      action: stay('attacker'),
      code: 'answer-first',
      rule: '9.6-submission',
    },
    {
      id: 'the-other-battle',
      at: 1,
      action: battle('pamplona'),
      code: 'answer-first',
      rule: '9.6-submission',
    },
    {
      id: 'into-the-next-mountains',
      at: 1,
      action: withdraw('eastern-pyrenees', 'western-pyrenees', { infantry: 1 }),
      code: 'retreat-held',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
