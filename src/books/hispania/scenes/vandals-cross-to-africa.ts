import { battle, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-vandals-africa: units that cross on turns 7 to 9 score and are removed; units that retreat there are removed without points. */
export const vandalsCrossToAfrica = {
  id: 'vandals-cross-to-africa',
  rules: ['11-vandals-africa', '5.5', '6.6'],
  source: { lines: [3042, 3048], own: true },
  view: ['africa', 'cadiz', 'gibraltar', 'seville', 'cordoba'],
  position: {
    turn: 7,
    active: 'vandals',
    phase: 'movement',
    units: {
      gibraltar: [{ owner: 'vandals', kind: 'infantry', count: 2 }],
      cadiz: [{ owner: 'vandals', kind: 'infantry', count: 2 }],
      cordoba: [{ owner: 'vandals', kind: 'infantry' }],
      seville: [{ owner: 'alans', kind: 'infantry', count: 3 }],
      badajoz: [{ owner: 'alans', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('gibraltar', 'africa', { infantry: 2 }) },
    { action: end() },
    // The Alans' turn.
    { action: step('seville', 'cadiz', { infantry: 3 }) },
    { action: end() },
    { action: battle('cadiz'), dice: [3, 5, 2, 4, 6] },
    { action: stay('attacker') },
    { action: retreat('defender', 'africa', { infantry: 2 }) },
  ],
  after: [
    // Half points: 1 for each of the first two.
    happened('points', { nation: 'vandals', points: 4, rule: '11-vandals-africa' }, 1),
    happened('rolled', { side: 'attacker', needs: 7, dice: [3, 5, 2], hits: 0 }),
    happened('rolled', { side: 'defender', needs: 7, dice: [4, 6], hits: 0 }),
    happened('retreated', { owner: 'vandals', to: 'africa', units: { infantry: 2 }, leaves: true }, 1),
    happened('battle-over', { place: 'cadiz', winner: 'alans', rounds: 1 }),
    value('all', ['vandals', 'infantry'], 1),
    holds('cadiz', 'alans'),
  ],
  tasks: [
    {
      id: 'all-four-cross',
      at: 0,
      goal: [value('points', ['vandals'], 8), value('all', ['vandals', 'infantry'], 1)],
      lost: [not(value('active', [], 'vandals'))],
      answer: [
        { action: step('gibraltar', 'africa', { infantry: 2 }) },
        { action: step('cadiz', 'africa', { infantry: 2 }) },
      ],
    },
    {
      id: 'stay-in-the-game',
      at: 6,
      goal: [stand('gibraltar', 'vandals', 2), value('all', ['vandals', 'infantry'], 3)],
      lost: [any(happened('retreated', { to: 'africa' }), happened('stays', { side: 'defender' }))],
      answer: [{ action: retreat('defender', 'gibraltar', { infantry: 2 }) }],
    },
  ],
  wrong: [
    {
      id: 'from-cordoba',
      at: 0,
      action: step('cordoba', 'africa', { infantry: 1 }),
      code: 'no-border',
      rule: '5',
    },
    {
      id: 'the-alans-too',
      at: 2,
      action: step('seville', 'africa', { infantry: 3 }),
      code: 'no-entry-off-map',
      rule: '5.4',
    },
    {
      id: 'against-the-alans',
      at: 6,
      action: retreat('defender', 'seville', { infantry: 2 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
