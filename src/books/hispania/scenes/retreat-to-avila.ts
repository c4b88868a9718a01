import { battle, capital, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 4.6: one unit may retreat into a full province, and must leave it by the nation's next movement. */
export const retreatToAvila = {
  id: 'retreat-to-avila',
  rules: ['4.6', '4.3', '6.6'],
  source: { lines: [724, 742] },
  view: ['avila', 'salamanca', 'tierra-de-campos'],
  position: {
    turn: 17,
    // The rule includes Castile's own next movement, which is one turn later.
    lastTurn: 18,
    active: 'seville',
    phase: 'combat',
    units: {
      salamanca: [
        { owner: 'seville', kind: 'infantry', count: 3, from: 'alcantara' },
        { owner: 'castile', kind: 'infantry', count: 3 },
      ],
      avila: [{ owner: 'castile', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    // All dice are ours.
    { action: battle('salamanca'), dice: [8, 5, 2, 9, 4, 1], ours: [0, 1, 2, 3, 4, 5] },
    { action: stay('attacker') },
    { action: retreat('defender', 'avila', { infantry: 1 }) },
    { action: retreat('defender', 'tierra-de-campos', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { owner: 'seville', needs: 7, dice: [8, 5, 2], hits: 1 }),
    happened('rolled', { owner: 'castile', needs: 7, dice: [9, 4, 1], hits: 1 }),
    happened('retreated', { owner: 'castile', to: 'avila', units: { infantry: 1 } }, 1),
    happened('retreated', { owner: 'castile', to: 'tierra-de-campos', units: { infantry: 1 } }, 1),
    happened('battle-over', { place: 'salamanca', winner: 'seville', rounds: 1 }),
    stand('avila', 'castile', 3),
    value('limit', ['castile', 'avila'], 2),
    stand('tierra-de-campos', 'castile', 1),
    holds('salamanca', 'seville'),
    value('active', [], 'castile'),
    value('phase', [], 'movement'),
  ],
  tasks: [
    {
      id: 'two-into-avila',
      at: 2,
      goal: [stand('avila', 'castile', 4)],
      lost: [any(happened('rolled'), happened('retreated', { to: 'tierra-de-campos' }))],
      answer: [{ action: capital('avila') }, { action: retreat('defender', 'avila', { infantry: 2 }) }],
    },
    {
      id: 'out-of-avila-again',
      at: 4,
      goal: [
        happened('phase-skipped', { nation: 'castile', phase: 'stacking' }),
        not(happened('removed', { nation: 'castile' })),
      ],
      lost: [any(happened('removed', { nation: 'castile' }), happened('destroyed', { owner: 'castile' }))],
      answer: [{ action: step('avila', 'segovia', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'two-at-a-time',
      at: 2,
      action: retreat('defender', 'avila', { infantry: 2 }),
      code: 'retreat-room',
      rule: '4.6',
    },
    {
      id: 'one-after-the-other',
      at: 3,
      action: retreat('defender', 'avila', { infantry: 1 }),
      code: 'retreat-room',
      rule: '4.6',
    },
  ],
} as const satisfies HispaniaScene;
