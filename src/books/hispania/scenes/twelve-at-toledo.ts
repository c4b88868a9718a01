import { aim, battle, end, remove, step } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 9.3: with zeal there are no limits before the first combat, and twelve Umayyads attack Toledo at once, each with +1. */
export const twelveAtToledo = {
  id: 'twelve-at-toledo',
  rules: ['9.3', '4.4', '4.5', '6.2'],
  source: { lines: [1627, 1629] },
  view: ['africa', 'gibraltar', 'cordoba', 'toledo'],
  position: {
    turn: 11,
    active: 'umayyads',
    phase: 'movement',
    units: {
      africa: [
        { owner: 'umayyads', kind: 'infantry', count: 8 },
        { owner: 'umayyads', kind: 'cavalry', count: 4 },
        { owner: 'umayyads', kind: 'leader', leader: 'tarik' },
      ],
      toledo: [{ owner: 'visigoths', kind: 'infantry', count: 4 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('africa', 'gibraltar', { infantry: 8, cavalry: 4 }, { 'leader:tarik': 1 }) },
    {
      action: step(
        'gibraltar',
        'cordoba',
        { 'infantry/steps=1/led=true/from=africa': 8, 'cavalry/steps=1/led=true/from=africa': 4 },
        { 'leader:tarik/steps=1/reach=5/from=africa': 1 },
      ),
    },
    {
      action: step(
        'cordoba',
        'toledo',
        { 'infantry/steps=2/led=true/from=gibraltar': 8, 'cavalry/steps=2/led=true/from=gibraltar': 4 },
        { 'leader:tarik/steps=2/reach=5/from=gibraltar': 1 },
      ),
    },
    { action: end() },
    { action: battle('toledo') },
    {
      // All dice are ours.
      action: aim('defender', { infantry: { infantry: 3, cavalry: 1 } }),
      dice: [4, 3, 2, 1, 3, 2, 9, 3, 2, 1, 3, 1, 6, 7, 3, 8],
      ours: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
    },
  ],
  after: [
    happened('phase-skipped', { nation: 'umayyads', phase: 'stacking', rule: '9.3' }, 1),
    not(happened('removed')),
    // 7 and 4 in the table, minus 1 for zeal and 2 for Tarik; a 1 always misses.
    happened('rolled', { side: 'attacker', die: 'infantry', needs: 4, dice: [4, 3, 2, 1, 3, 2, 9, 3], hits: 2 }),
    happened('rolled', { side: 'attacker', die: 'cavalry', needs: 2, dice: [2, 1, 3, 1], hits: 2 }),
    happened('rolled', { side: 'defender', target: 'infantry', needs: 7, dice: [6, 7, 3], hits: 1 }),
    happened('rolled', { side: 'defender', target: 'cavalry', needs: 9, dice: [8], hits: 0 }),
    happened('battle-over', { place: 'toledo', winner: 'umayyads', rounds: 1 }),
    stand('toledo', 'umayyads', 11),
    value('limit', ['umayyads', 'toledo'], 4),
    value('phase', [], 'second-movement'),
  ],
  tasks: [
    {
      id: 'room-for-all',
      at: 6,
      goal: [
        happened('phase-skipped', { nation: 'umayyads', phase: 'second-stacking' }),
        value('all', ['umayyads', 'infantry'], 7),
        value('all', ['umayyads', 'cavalry'], 4),
      ],
      lost: [happened('removed')],
      answer: [
        { action: step('toledo', 'cordoba', { infantry: 4 }) },
        { action: step('toledo', 'sierra-morena', { infantry: 2 }) },
        { action: step('toledo', 'la-mancha', { infantry: 1 }) },
        { action: end() },
      ],
    },
    {
      id: 'at-the-horsemen',
      at: 5,
      goal: [happened('destroyed', { owner: 'umayyads', unit: 'cavalry' })],
      lost: [happened('battle-over'), not(happened('destroyed', { owner: 'umayyads', unit: 'cavalry' }))],
      answer: [
        {
          action: aim('defender', { infantry: { cavalry: 4 } }),
          dice: [4, 3, 2, 1, 3, 2, 9, 3, 2, 1, 3, 1, 9, 7, 3, 8],
        },
      ],
    },
  ],
  wrong: [
    { id: 'eight-too-many', at: 4, action: remove('toledo', { infantry: 8 }), code: 'remove-later', rule: '4.5' },
    { id: 'no-battle', at: 4, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaScene;
