import { step } from '../engine/actions.ts';
import { happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.1: infantry enters two provinces, and one if that is a mountain. */
export const segoviaToCordoba = {
  id: 'segovia-to-cordoba',
  rules: ['5.1', '5.1-mountain', '5.1-nation'],
  source: { lines: [809, 815] },
  view: ['segovia', 'toledo', 'cordoba', 'avila'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('segovia', 'toledo', { infantry: 1 }) },
    { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
    { action: step('segovia', 'avila', { infantry: 1 }) },
  ],
  after: [
    happened('moved', { from: 'toledo', to: 'cordoba', units: { infantry: 1 } }),
    happened('halted', { place: 'avila', why: 'mountain', rule: '5.1-mountain' }, 1),
    stand('cordoba', 'castile', 1),
    stand('avila', 'castile', 1),
  ],
  tasks: [
    {
      id: 'to-sierra-morena',
      at: 3,
      goal: [holds('sierra-morena', 'castile')],
      lost: [value('active', [], null)],
      answer: [
        { action: step('segovia', 'toledo', { infantry: 1 }) },
        { action: step('toledo', 'sierra-morena', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
      ],
    },
    {
      id: 'there-and-back',
      at: 3,
      goal: [happened('moved', { to: 'segovia' }), holds('segovia', 'castile')],
      lost: [value('active', [], null)],
      answer: [
        { action: step('segovia', 'toledo', { infantry: 1 }) },
        { action: step('toledo', 'segovia', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'on-to-gibraltar',
      at: 2,
      action: step('cordoba', 'gibraltar', { 'infantry/steps=2/from=toledo': 1 }),
      code: 'spent',
      rule: '5.1',
    },
    {
      id: 'on-from-avila',
      at: 3,
      action: step('avila', 'salamanca', { 'infantry/steps=1/halt=mountain/from=segovia': 1 }),
      code: 'halted-mountain',
      rule: '5.1-mountain',
    },
  ],
} as const satisfies HispaniaScene;
