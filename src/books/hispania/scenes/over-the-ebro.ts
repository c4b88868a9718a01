import { aim, battle, retreat, stay } from '../engine/actions.ts';
import { happened, not, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** One die at each infantry of Aragon. */
const ONE_AT_EACH = happened('aimed', {
  side: 'defender',
  aims: [
    { die: 'infantry', target: 'infantry', count: 1 },
    { die: 'infantry', target: 'infantry~river', count: 1 },
  ],
});

/** 6.4: one of two attackers came over a river; in round 1 it is a separate and easier target. */
export const overTheEbro = {
  id: 'over-the-ebro',
  rules: ['6.4', '6.1', '6.6'],
  source: { lines: [1158, 1164] },
  view: ['zaragoza', 'pamplona', 'tortosa'],
  position: {
    turn: 16,
    active: 'aragon',
    phase: 'combat',
    units: {
      zaragoza: [
        { owner: 'aragon', kind: 'infantry', from: 'pamplona' },
        { owner: 'aragon', kind: 'infantry', from: 'tortosa' },
        { owner: 'zaragoza', kind: 'infantry', count: 2 },
      ],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: battle('zaragoza') },
    // All dice are ours.
    {
      action: aim('defender', { infantry: { 'infantry~river': 2 } }),
      dice: [4, 6, 3, 5],
      ours: [0, 1, 2, 3],
    },
    { action: stay('attacker') },
  ],
  after: [
    happened('rolled', { side: 'attacker', target: 'infantry', needs: 7, hits: 0 }),
    happened('rolled', { side: 'defender', target: 'infantry~river', needs: 5, dice: [3, 5], hits: 1, rule: '6.4' }),
    happened('destroyed', { owner: 'aragon', unit: 'infantry', count: 1 }, 1),
    stand('zaragoza', 'aragon', 1),
    stand('zaragoza', 'zaragoza', 2),
  ],
  tasks: [
    {
      id: 'neither-is-spared',
      at: 1,
      goal: [ONE_AT_EACH],
      lost: [happened('aimed', { side: 'defender' }), not(ONE_AT_EACH)],
      answer: [{ action: aim('defender', { infantry: { infantry: 1, 'infantry~river': 1 } }), dice: [8, 6, 6, 1] }],
    },
    {
      id: 'once-only',
      at: 3,
      goal: [happened('rolled', { round: 2, side: 'defender', needs: 7 })],
      lost: [happened('battle-over'), not(happened('rolled', { round: 2 }))],
      answer: [{ action: stay('defender'), dice: [8, 6, 6] }],
    },
  ],
  wrong: [
    {
      id: 'only-the-wet-one-may-be-shot',
      at: 1,
      action: aim('defender', { infantry: { 'infantry~river': 1 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
    {
      id: 'into-their-empty-camp',
      at: 3,
      action: retreat('defender', 'pamplona', { infantry: 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
