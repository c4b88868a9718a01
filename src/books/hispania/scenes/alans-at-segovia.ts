import { battle, capital, end, remove, step } from '../engine/actions.ts';
import { happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 4.5, second example: four attack where three may stay; after the battle one must leave, or the capital moves there. */
export const alansAtSegovia = {
  id: 'alans-at-segovia',
  rules: ['4.5', '4.4', '4.3', '6.8'],
  source: { lines: [714, 722] },
  view: ['segovia', 'avila', 'calatayud', 'cuenca'],
  position: {
    turn: 7,
    active: 'alans',
    phase: 'movement',
    units: {
      avila: [{ owner: 'alans', kind: 'infantry', count: 2 }],
      calatayud: [{ owner: 'alans', kind: 'infantry', count: 2 }],
      cuenca: [{ owner: 'alans', kind: 'infantry' }],
      segovia: [{ owner: 'hispano-romans', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('avila', 'segovia', { infantry: 2 }) },
    { action: step('calatayud', 'segovia', { infantry: 2 }) },
    { action: end() },
    // All dice are ours.
    { action: battle('segovia'), dice: [8, 7, 3, 2, 4, 6], ours: [0, 1, 2, 3, 4, 5] },
    { action: remove('segovia', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { owner: 'alans', needs: 7, dice: [8, 7, 3, 2], hits: 2 }),
    happened('rolled', { owner: 'hispano-romans', needs: 7, dice: [4, 6], hits: 0 }),
    happened('phase-skipped', { nation: 'alans', phase: 'stacking' }),
    happened('aimed', { owner: 'alans', aims: [{ die: 'infantry', target: 'infantry', count: 4 }] }),
    happened('battle-over', { place: 'segovia', winner: 'alans', rounds: 1 }),
    happened('removed', { nation: 'alans', place: 'segovia', units: { infantry: 1 }, limit: 3, rule: '6.8' }, 1),
    stand('segovia', 'alans', 3),
    stand('cuenca', 'alans', 1),
    holds('segovia', 'alans'),
  ],
  tasks: [
    {
      id: 'a-new-capital',
      at: 4,
      goal: [value('capital', ['alans'], 'segovia'), stand('segovia', 'alans', 4)],
      lost: [happened('removed')],
      answer: [{ action: capital('segovia') }],
    },
    {
      id: 'as-many-as-may',
      at: 0,
      goal: [
        happened('aimed', { owner: 'alans', aims: [{ die: 'infantry', target: 'infantry', count: 4 }] }),
        not(happened('removed', { rule: '4.4' })),
      ],
      lost: [happened('phase'), not(happened('phase-skipped', { nation: 'alans', phase: 'stacking' }))],
      answer: [
        { action: step('avila', 'segovia', { infantry: 1 }) },
        { action: step('calatayud', 'segovia', { infantry: 2 }) },
        { action: step('cuenca', 'segovia', { infantry: 1 }) },
        { action: end() },
        { action: battle('segovia'), dice: [8, 6, 6, 1, 1, 10] },
      ],
    },
  ],
  wrong: [
    { id: 'keep-the-fourth', at: 4, action: end(), code: 'remove-first', rule: '6.8' },
    {
      id: 'remove-before-the-battle',
      at: 3,
      action: remove('segovia', { 'infantry/from=avila': 1 }),
      code: 'remove-later',
      rule: '4.5',
    },
    { id: 'leave-the-enemy-be', at: 3, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaScene;
