import { battle, end, step } from '../engine/actions.ts';
import { any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

const FROM_BARCELONA = 'infantry/steps=1/from=barcelona/river=true';

/** 6.4: only the last step counts. From Barcelona over the Ebro to Tortosa first, then to Zaragoza: no river. */
export const roundByTortosa = {
  id: 'round-by-tortosa',
  rules: ['6.4', '5', '5.1', '5-corners'],
  source: { lines: [1165, 1169] },
  view: ['zaragoza', 'tortosa', 'barcelona'],
  position: {
    turn: 16,
    active: 'aragon',
    phase: 'movement',
    units: {
      barcelona: [{ owner: 'aragon', kind: 'infantry' }],
      tortosa: [{ owner: 'aragon', kind: 'infantry' }],
      zaragoza: [{ owner: 'zaragoza', kind: 'infantry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('barcelona', 'tortosa', { infantry: 1 }) },
    { action: step('tortosa', 'zaragoza', { infantry: 1, [FROM_BARCELONA]: 1 }) },
    { action: end() },
    // All dice are ours.
    { action: battle('zaragoza'), dice: [8, 4, 6, 5], ours: [0, 1, 2, 3] },
  ],
  after: [
    happened('moved', { from: 'barcelona', to: 'tortosa', river: true }),
    happened('moved', { from: 'tortosa', to: 'zaragoza', units: { infantry: 2 }, river: false }),
    happened('rolled', { side: 'attacker', needs: 7, hits: 1 }),
    happened('rolled', { side: 'defender', target: 'infantry', needs: 7, dice: [6, 5], hits: 0 }),
    happened('rolled', { target: 'infantry~river' }, 0),
    stand('zaragoza', 'aragon', 2),
    stand('zaragoza', 'zaragoza', 1),
  ],
  tasks: [
    {
      id: 'dry-feet',
      at: 0,
      goal: [
        happened('aimed', { side: 'attacker', aims: [{ die: 'infantry', target: 'infantry', count: 2 }] }),
        happened('rolled', { side: 'defender', target: 'infantry', needs: 7 }),
        not(happened('rolled', { target: 'infantry~river' })),
      ],
      lost: [
        any(
          happened('moved', { from: 'barcelona', to: 'zaragoza' }),
          happened('aimed', { side: 'attacker', aims: [{ die: 'infantry', target: 'infantry', count: 1 }] }),
          not(value('active', [], 'aragon')),
        ),
      ],
      answer: [
        { action: step('barcelona', 'tortosa', { infantry: 1 }) },
        { action: step('tortosa', 'zaragoza', { infantry: 1, [FROM_BARCELONA]: 1 }) },
        { action: end() },
        { action: battle('zaragoza'), dice: [8, 6, 6, 1] },
      ],
    },
    {
      id: 'the-short-way',
      at: 0,
      goal: [
        happened('moved', { from: 'barcelona', to: 'zaragoza', river: true }),
        happened('battle', { place: 'zaragoza' }),
      ],
      lost: [not(value('active', [], 'aragon')), not(happened('battle', { place: 'zaragoza' }))],
      answer: [
        { action: step('barcelona', 'zaragoza', { infantry: 1 }) },
        { action: step('tortosa', 'zaragoza', { infantry: 1 }) },
        { action: end() },
        { action: battle('zaragoza') },
      ],
    },
  ],
  wrong: [
    {
      id: 'over-the-corner-to-cuenca',
      at: 1,
      action: step('tortosa', 'cuenca', { infantry: 1 }),
      code: 'corner',
      rule: '5-corners',
    },
    {
      id: 'a-third-province',
      at: 2,
      action: step('zaragoza', 'calatayud', { 'infantry/steps=2/from=tortosa': 1 }),
      code: 'spent',
      rule: '5.1',
    },
    {
      id: 'past-the-garrison',
      at: 2,
      action: step('zaragoza', 'calatayud', { 'infantry/steps=1/from=tortosa': 1 }),
      code: 'stopped',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;
