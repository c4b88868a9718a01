import { step } from '../engine/actions.ts';
import { happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.3-castle: with a castle each unit stops only one: a castle and two infantry stop three. */
export const pastACastleAtToledo = {
  id: 'past-a-castle-at-toledo',
  rules: ['5.3-castle', '5.3', '5.1-nation'],
  source: { lines: [895, 898] },
  view: ['segovia', 'avila', 'toledo', 'cordoba'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
      avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      toledo: [
        { owner: 'seville', kind: 'castle' },
        { owner: 'seville', kind: 'infantry', count: 2 },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('segovia', 'toledo', { infantry: 3 }) },
    { action: step('avila', 'toledo', { infantry: 1 }) },
    { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=avila/river=true': 1 }) },
  ],
  after: [
    happened('halted', { place: 'toledo', why: 'pinned', units: { infantry: 3 } }, 1),
    stand('toledo', 'castile', 3),
    stand('cordoba', 'castile', 1),
    holds('cordoba', 'castile'),
  ],
  tasks: [
    {
      id: 'a-second-follows',
      at: 3,
      goal: [stand('sierra-morena', 'castile', 1), stand('toledo', 'castile', 3)],
      lost: [value('active', [], null)],
      answer: [
        { action: step('avila', 'toledo', { infantry: 1 }) },
        { action: step('toledo', 'sierra-morena', { 'infantry/steps=1/from=avila/river=true': 1 }) },
      ],
    },
    {
      id: 'both-from-avila',
      at: 1,
      goal: [stand('cordoba', 'castile', 2), stand('toledo', 'castile', 3)],
      lost: [value('active', [], null)],
      answer: [
        { action: step('avila', 'toledo', { infantry: 2 }) },
        { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=avila/river=true': 2 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'one-of-three',
      at: 1,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }),
      code: 'stopped',
      rule: '5.3-castle',
    },
    {
      id: 'two-of-four',
      at: 2,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 2 }),
      code: 'quota',
      rule: '5.3-castle',
    },
  ],
} as const satisfies HispaniaScene;
