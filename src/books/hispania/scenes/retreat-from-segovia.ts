import { aim, battle, capital, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.6: one of two survivors finds room in Calatayud; if the capital is there, both do. */
export const retreatFromSegovia = {
  id: 'retreat-from-segovia',
  rules: ['6.6', '4.6', '4.3'],
  source: { lines: [1192, 1208] },
  view: ['segovia', 'calatayud', 'toledo', 'avila', 'cuenca'],
  position: {
    turn: 14,
    active: 'umayyads',
    phase: 'combat',
    units: {
      segovia: [
        { owner: 'umayyads', kind: 'infantry', count: 2, from: 'toledo' },
        { owner: 'umayyads', kind: 'infantry', from: 'cuenca' },
        { owner: 'castile', kind: 'infantry', count: 3 },
      ],
      calatayud: [{ owner: 'castile', kind: 'infantry', count: 2 }],
      cuenca: [{ owner: 'umayyads', kind: 'infantry' }],
      avila: [{ owner: 'leon', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('segovia') },
    // All dice are ours: the book begins after the first round.
    {
      action: aim('defender', { infantry: { 'infantry~river': 3 } }),
      dice: [9, 4, 2, 5, 3, 4],
      ours: [0, 1, 2, 3, 4, 5],
    },
    { action: stay('attacker') },
    { action: retreat('defender', 'calatayud', { infantry: 1 }) },
    { action: capital('calatayud') },
    { action: retreat('defender', 'calatayud', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { owner: 'umayyads', needs: 7, dice: [9, 4, 2], hits: 1 }),
    happened('rolled', { owner: 'castile', target: 'infantry~river', needs: 5, dice: [5, 3, 4], hits: 1 }),
    happened('destroyed', { owner: 'castile', unit: 'infantry', count: 1 }, 1),
    happened('retreated', { owner: 'castile', to: 'calatayud', units: { infantry: 1 } }, 2),
    happened('capital', { nation: 'castile', place: 'calatayud', was: null }),
    happened('battle-over', { place: 'segovia', winner: 'umayyads', rounds: 1 }),
    stand('calatayud', 'castile', 4),
    value('limit', ['castile', 'calatayud'], 3),
    stand('segovia', 'castile', 0),
    holds('segovia', 'umayyads'),
  ],
  tasks: [
    {
      id: 'both-get-away',
      at: 3,
      goal: [stand('calatayud', 'castile', 4)],
      lost: [any(happened('stays', { side: 'defender' }), happened('rolled'))],
      answer: [{ action: capital('calatayud') }, { action: retreat('defender', 'calatayud', { infantry: 2 }) }],
    },
    {
      id: 'back-within-the-limit',
      at: 6,
      goal: [
        happened('phase-skipped', { nation: 'castile', phase: 'stacking' }),
        not(happened('removed', { nation: 'castile' })),
      ],
      lost: [any(happened('removed', { nation: 'castile' }), happened('destroyed', { owner: 'castile' }))],
      answer: [{ action: end() }, { action: step('calatayud', 'old-castile', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'both-without-the-capital',
      at: 3,
      action: retreat('defender', 'calatayud', { infantry: 2 }),
      code: 'retreat-room',
      rule: '4.6',
    },
    {
      id: 'through-the-gap-to-toledo',
      at: 3,
      action: retreat('defender', 'toledo', { infantry: 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
    {
      id: 'to-the-neighbours',
      at: 3,
      action: retreat('defender', 'avila', { infantry: 1 }),
      code: 'retreat-held',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
