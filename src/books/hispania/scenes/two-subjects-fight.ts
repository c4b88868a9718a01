import { battle, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 9.6-allies: Lusitanians and Suebi, both subject to the Visigoths, fight each other; neither may fight or stay with the overlord. */
export const twoSubjectsFight = {
  id: 'two-subjects-fight',
  rules: ['9.6-allies', '9.6'],
  source: { lines: [1821, 1822] },
  view: ['lusitania', 'alcantara', 'badajoz', 'lisbon', 'salamanca', 'avila', 'sierra-morena', 'algarve'],
  position: {
    turn: 9,
    active: 'lusitanians',
    phase: 'movement',
    units: {
      lusitania: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
      alcantara: [{ owner: 'lusitanians', kind: 'infantry', count: 2 }],
      salamanca: [{ owner: 'suebi', kind: 'infantry' }],
      lisbon: [{ owner: 'suebi', kind: 'infantry' }],
      badajoz: [{ owner: 'visigoths', kind: 'infantry' }],
      'sierra-morena': [{ owner: 'visigoths', kind: 'infantry' }],
      avila: [{ owner: 'visigoths', kind: 'infantry' }],
      toledo: [{ owner: 'visigoths', kind: 'castle' }],
    },
    overlords: { lusitanians: 'visigoths', suebi: 'visigoths' },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('alcantara', 'badajoz', { infantry: 2 }) },
    { action: step('badajoz', 'lisbon', { 'infantry/steps=1/from=alcantara/river=true': 2 }) },
    { action: end() },
    // The book says only that they may fight; the place and the dice are ours.
    { action: battle('lisbon'), dice: [8, 3, 4], ours: [0, 1, 2] },
  ],
  after: [
    happened('battle', { place: 'lisbon' }, 1),
    happened('rolled', { owner: 'lusitanians', needs: 7, dice: [8, 3], hits: 1 }),
    happened('rolled', { owner: 'suebi', needs: 7, dice: [4], hits: 0 }),
    happened('battle-over', { place: 'lisbon', winner: 'lusitanians', rounds: 1 }, 1),
    holds('lisbon', 'lusitanians'),
    holds('badajoz', 'visigoths'),
    not(happened('left')),
    not(happened('freed')),
    not(happened('submitted')),
  ],
  tasks: [
    {
      id: 'salamanca-too',
      at: 2,
      goal: [value('phase', [], 'combat'), stand('salamanca', 'lusitanians', 2), stand('lisbon', 'lusitanians', 2)],
      lost: [value('phase', [], 'combat'), not(stand('salamanca', 'lusitanians', 2))],
      answer: [{ action: step('lusitania', 'salamanca', { infantry: 2 }) }, { action: end() }],
    },
    {
      id: 'on-in-peace',
      at: 1,
      goal: [
        not(value('active', [], 'lusitanians')),
        value('all', ['lusitanians', 'infantry'], 4),
        not(happened('battle')),
        holds('badajoz', 'visigoths'),
      ],
      lost: [any(happened('battle'), happened('left'), happened('removed'), happened('culled'))],
      answer: [
        { action: step('badajoz', 'algarve', { 'infantry/steps=1/from=alcantara/river=true': 2 }) },
        { action: end() },
      ],
    },
  ],
  wrong: [
    {
      id: 'attack-the-overlord',
      at: 0,
      action: step('alcantara', 'avila', { infantry: 2 }),
      code: 'no-way-on',
      rule: '9.6-allies',
    },
    {
      id: 'stop-with-the-overlord',
      at: 1,
      action: step('badajoz', 'sierra-morena', { 'infantry/steps=1/from=alcantara/river=true': 2 }),
      code: 'no-way-on',
      rule: '9.6-allies',
    },
  ],
} as const satisfies HispaniaScene;
