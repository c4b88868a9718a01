import { aim, battle } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, below the tables: a cavalry that attacks a knight in the plain needs 5. */
export const cavalryAgainstKnight = {
  id: 'cavalry-against-knight',
  rules: ['6.7', '6.7-attacker', '6.7-defender', '6.2b'],
  source: { lines: [1259, 1261] },
  view: ['salamanca', 'alcantara'],
  position: {
    turn: 16,
    active: 'seville',
    phase: 'combat',
    units: {
      salamanca: [
        { owner: 'seville', kind: 'infantry', from: 'alcantara' },
        { owner: 'seville', kind: 'cavalry', from: 'alcantara' },
        { owner: 'castile', kind: 'infantry' },
        { owner: 'castile', kind: 'knight' },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('salamanca') },
    { action: aim('attacker', { infantry: { infantry: 1 }, cavalry: { knight: 1 } }) },
    // All dice are ours.
    {
      action: aim('defender', { infantry: { infantry: 1 }, knight: { cavalry: 1 } }),
      dice: [4, 5, 6, 3],
      ours: [0, 1, 2, 3],
    },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'cavalry', target: 'knight', needs: 5, dice: [5], hits: 1 }),
    happened('rolled', { side: 'defender', die: 'knight', target: 'cavalry', needs: 7, hits: 0 }),
    happened('wounded', { owner: 'castile', unit: 'knight', lives: 1 }, 1),
    value('hits', ['salamanca', 'castile', 'knight'], 1),
    value('needs', ['attacker', 'cavalry', 'knight'], 5),
    stand('salamanca', 'castile', 2),
    stand('salamanca', 'seville', 2),
  ],
  tasks: [
    {
      id: 'a-die-on-four',
      at: 0,
      goal: [happened('rolled', { side: 'attacker', needs: 4 })],
      lost: [happened('rolled'), not(happened('rolled', { side: 'attacker', needs: 4 }))],
      answer: [
        { action: battle('salamanca') },
        { action: aim('attacker', { infantry: { knight: 1 }, cavalry: { infantry: 1 } }) },
        { action: aim('defender', { infantry: { cavalry: 1 }, knight: { infantry: 1 } }), dice: [8, 6, 6, 1] },
      ],
    },
    {
      id: 'both-at-the-cavalry',
      at: 2,
      goal: [
        happened('rolled', { side: 'defender', die: 'infantry', needs: 7 }),
        happened('rolled', { side: 'defender', die: 'knight', needs: 5 }),
      ],
      lost: [
        happened('rolled', { side: 'defender' }),
        not(happened('rolled', { side: 'defender', die: 'knight', needs: 5 })),
      ],
      answer: [{ action: aim('defender', { infantry: { infantry: 1 }, knight: { infantry: 1 } }), dice: [8, 6, 6, 1] }],
    },
  ],
  wrong: [
    {
      id: 'the-knight-alone-replies',
      at: 2,
      action: aim('defender', { knight: { cavalry: 1 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
    {
      id: 'a-knight-rolls-twice',
      at: 2,
      action: aim('defender', { infantry: { infantry: 1 }, knight: { cavalry: 1, infantry: 1 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
  ],
} as const satisfies HispaniaScene;
