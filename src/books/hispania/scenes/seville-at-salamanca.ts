import { aim, battle, retreat } from '../engine/actions.ts';
import { any, happened, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.2: two cavalry in the plain against two infantry and a castle, and the units that may retreat afterwards. */
export const sevilleAtSalamanca = {
  id: 'seville-at-salamanca',
  rules: ['6.2', '6.2b', '6.6'],
  source: { lines: [1064, 1086] },
  view: ['salamanca', 'alcantara', 'avila'],
  position: {
    turn: 16,
    active: 'seville',
    phase: 'combat',
    units: {
      salamanca: [
        { owner: 'seville', kind: 'cavalry', count: 2, from: 'alcantara' },
        { owner: 'castile', kind: 'castle' },
        { owner: 'castile', kind: 'infantry', count: 2 },
      ],
      avila: [{ owner: 'castile', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('salamanca') },
    { action: aim('attacker', { cavalry: { infantry: 2 } }), dice: [5, 8, 1, 5, 5, 7, 9] },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'cavalry', target: 'infantry', needs: 4, dice: [5, 8], hits: 2 }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'cavalry', needs: 9, dice: [1, 5], hits: 0 }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'cavalry', needs: 9, dice: [5, 7, 9], hits: 1 }),
    happened('destroyed', { owner: 'castile', unit: 'infantry', count: 2 }, 1),
    happened('destroyed', { owner: 'seville', unit: 'cavalry', count: 1 }, 1),
    stand('salamanca', 'seville', 1, 'cavalry'),
    stand('salamanca', 'castile', 1),
    stand('salamanca', 'castile', 1, 'castle'),
    value('hits', ['salamanca', 'castile', 'castle'], 0),
    value('battle', [], 'salamanca'),
  ],
  tasks: [
    {
      id: 'stop-here',
      at: 2,
      goal: [happened('retreated', { owner: 'seville' }), happened('battle-over', { winner: 'castile', rounds: 1 })],
      lost: [happened('stays', { owner: 'seville' })],
      answer: [{ action: retreat('attacker', 'alcantara', { 'cavalry/from=alcantara': 1 }) }],
    },
    {
      id: 'two-dice-fewer',
      at: 0,
      goal: [happened('wounded', { owner: 'castile', unit: 'castle', lives: 1 })],
      lost: [
        any(
          happened('rolled', { round: 1, target: 'infantry' }),
          happened('rolled', { round: 1, hits: 1, target: 'castle' }),
          happened('rolled', { round: 1, hits: 0, target: 'castle' }),
        ),
      ],
      answer: [
        { action: battle('salamanca') },
        { action: aim('attacker', { cavalry: { castle: 2 } }), dice: [8, 6, 6, 1, 1, 10, 1] },
      ],
    },
  ],
  wrong: [
    {
      id: 'four-dice',
      at: 1,
      action: aim('attacker', { cavalry: { infantry: 2, castle: 2 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
    {
      id: 'the-garrison-leaves',
      at: 2,
      action: retreat('defender', 'avila', { castle: 1 }),
      code: 'attacker-first',
      rule: '6.6',
    },
    {
      id: 'back-to-badajoz',
      at: 2,
      action: retreat('attacker', 'badajoz', { 'cavalry/from=alcantara': 1 }),
      code: 'retreat-far',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
