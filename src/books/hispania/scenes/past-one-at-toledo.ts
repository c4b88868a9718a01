import { battle, end, step } from '../engine/actions.ts';
import { happened, holds, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.3: one enemy stops one unit (5.1-nation), and two at most; the third goes on. */
export const pastOneAtToledo = {
  id: 'past-one-at-toledo',
  rules: ['5.3', '5.1-nation', '5.1'],
  source: { lines: [884, 887] },
  view: ['segovia', 'toledo', 'cordoba'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [{ owner: 'castile', kind: 'infantry', count: 3 }],
      toledo: [{ owner: 'seville', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('segovia', 'toledo', { infantry: 1 }) },
    { action: step('segovia', 'toledo', { infantry: 2 }) },
    { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }) },
  ],
  after: [
    happened('halted', { place: 'toledo', why: 'pinned', units: { infantry: 2 }, rule: '5.3' }, 1),
    stand('toledo', 'castile', 2),
    stand('cordoba', 'castile', 1),
  ],
  tasks: [
    {
      id: 'two-cities',
      at: 3,
      goal: [holds('toledo', 'castile'), holds('cordoba', 'castile')],
      lost: [happened('battle-over', { winner: 'seville' })],
      answer: [{ action: end() }, { action: battle('toledo'), dice: [8, 3, 2] }],
    },
    {
      id: 'all-three-fight',
      at: 2,
      goal: [happened('aimed', { side: 'attacker', aims: [{ die: 'infantry', target: 'infantry', count: 3 }] })],
      lost: [happened('halted')],
      answer: [{ action: end() }, { action: battle('toledo'), dice: [8, 3, 2, 2] }],
    },
  ],
  wrong: [
    {
      id: 'one-alone',
      at: 1,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 1 }),
      code: 'stopped',
      rule: '5.3',
    },
    {
      id: 'two-go-on',
      at: 2,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=segovia/river=true': 2 }),
      code: 'quota',
      rule: '5.3',
    },
    {
      id: 'a-pinned-one-follows',
      at: 3,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/halt=pinned/from=segovia/river=true': 1 }),
      code: 'halted-pinned',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;
