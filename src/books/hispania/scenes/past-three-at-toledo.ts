import { aim, battle, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 5.3: three enemies stop six units, and six find room at Toledo only with a leader. */
export const pastThreeAtToledo = {
  id: 'past-three-at-toledo',
  rules: ['5.3', '4.4', '4.1'],
  source: { lines: [890, 894] },
  view: ['segovia', 'avila', 'toledo', 'la-mancha', 'cordoba'],
  position: {
    turn: 17,
    active: 'castile',
    phase: 'movement',
    units: {
      segovia: [
        { owner: 'castile', kind: 'infantry', count: 3 },
        { owner: 'castile', kind: 'leader', leader: 'alfonso-vi' },
      ],
      avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      'la-mancha': [{ owner: 'castile', kind: 'infantry', count: 2 }],
      toledo: [{ owner: 'seville', kind: 'infantry', count: 3 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('la-mancha', 'toledo', { infantry: 2 }) },
    { action: step('avila', 'toledo', { infantry: 2 }) },
    { action: step('segovia', 'toledo', { infantry: 3 }) },
    { action: step('segovia', 'toledo', {}, { 'leader:alfonso-vi': 1 }) },
    { action: step('toledo', 'cordoba', { 'infantry/steps=1/from=la-mancha': 1 }) },
    { action: end() },
  ],
  after: [
    happened('halted', { place: 'toledo', why: 'pinned', units: { infantry: 6 }, rule: '5.3' }, 1),
    not(happened('removed')),
    stand('toledo', 'castile', 6),
    stand('cordoba', 'castile', 1),
    value('phase', [], 'combat'),
  ],
  tasks: [
    {
      id: 'toledo-falls',
      at: 6,
      goal: [holds('toledo', 'castile')],
      lost: [any(happened('battle-over', { winner: 'seville' }), happened('retreated', { owner: 'castile' }))],
      answer: [
        { action: battle('toledo') },
        { action: aim('defender', { infantry: { 'infantry~river': 3 } }), dice: [8, 8, 8, 2, 2, 2, 2, 2, 2] },
      ],
    },
    {
      id: 'without-the-king',
      at: 2,
      goal: [value('phase', [], 'combat'), stand('toledo', 'castile', 5), stand('segovia', 'castile', 1, 'leader')],
      lost: [any(happened('removed'), happened('moved', { leaders: ['alfonso-vi'] }), happened('rolled'))],
      answer: [{ action: step('segovia', 'toledo', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'six-without-him',
      at: 3,
      action: step('toledo', 'cordoba', { 'infantry/steps=1/from=la-mancha': 1 }),
      code: 'quota',
      rule: '5.3',
    },
    {
      id: 'he-goes-on',
      at: 4,
      action: step('toledo', 'cordoba', {}, { 'leader:alfonso-vi/steps=1/reach=3/from=segovia/river=true': 1 }),
      code: 'quota',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;
