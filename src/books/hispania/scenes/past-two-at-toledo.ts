import { step } from '../engine/actions.ts';
import { happened, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.3: two enemies stop four units; the fifth and all later ones go on. */
export const pastTwoAtToledo = {
  id: 'past-two-at-toledo',
  rules: ['5.3', '4.4', '5.1'],
  source: { lines: [888, 889] },
  view: ['segovia', 'avila', 'toledo', 'la-mancha', 'cordoba'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
      avila: [
        { owner: 'castile', kind: 'infantry' },
        { owner: 'castile', kind: 'knight' },
      ],
      'la-mancha': [{ owner: 'castile', kind: 'infantry', count: 2 }],
      toledo: [{ owner: 'seville', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('segovia', 'toledo', { infantry: 3 }) },
    { action: step('avila', 'toledo', { infantry: 1, knight: 1 }) },
    { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
  ],
  after: [
    happened('halted', { place: 'toledo', why: 'pinned', units: { infantry: 3, knight: 1 }, rule: '5.3' }, 1),
    stand('toledo', 'castile', 4),
    stand('cordoba', 'castile', 1),
  ],
  tasks: [
    {
      id: 'two-more-pass',
      at: 3,
      goal: [stand('sierra-morena', 'castile', 2), stand('toledo', 'castile', 4)],
      lost: [value('active', [], null)],
      answer: [
        { action: step('la-mancha', 'toledo', { infantry: 2 }) },
        { action: step('toledo', 'sierra-morena', { 'infantry/steps=1/from=la-mancha': 2 }) },
      ],
    },
    {
      id: 'the-knight-goes-on',
      at: 2,
      goal: [stand('cordoba', 'castile', 1, 'knight')],
      lost: [happened('halted'), stand('cordoba', 'castile', 0, 'knight')],
      answer: [{ action: step('toledo', 'cordoba', { 'knight/steps=1/from=avila/river=true': 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'two-of-five',
      at: 2,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 2 }),
      code: 'quota',
      rule: '5.3',
    },
    {
      id: 'one-of-three',
      at: 1,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }),
      code: 'stopped',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;
