import { aim, battle, retreat } from '../engine/actions.ts';
import { any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.1: both sides name their targets before the dice are rolled; surplus hits are lost. */
export const targetsAtSegovia = {
  id: 'targets-at-segovia',
  rules: ['6.1', '6', '6.2'],
  source: { lines: [1012, 1018] },
  view: ['segovia', 'avila', 'calatayud'],
  position: {
    turn: 13,
    active: 'castile',
    phase: 'combat',
    units: {
      segovia: [
        { owner: 'castile', kind: 'infantry', count: 2, from: 'avila' },
        { owner: 'castile', kind: 'knight', from: 'calatayud' },
        { owner: 'umayyads', kind: 'infantry', count: 2 },
        { owner: 'umayyads', kind: 'cavalry' },
      ],
    },
    seed: 3,
  },
  seed: 3,
  line: [
    { action: battle('segovia') },
    { action: aim('attacker', { infantry: { infantry: 1, cavalry: 1 }, knight: { cavalry: 1 } }) },
    {
      // The book ends before the dice.
      action: aim('defender', { infantry: { infantry: 2 }, cavalry: { knight: 1 } }),
      dice: [4, 7, 9, 5, 3, 6],
      ours: [0, 1, 2, 3, 4, 5],
    },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'infantry', needs: 7, hits: 0 }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'infantry', needs: 7, hits: 0 }),
    happened('rolled', { side: 'defender', die: 'cavalry', target: 'knight', needs: 8, hits: 0 }),
    happened('aimed', {
      side: 'attacker',
      aims: [
        { die: 'infantry', target: 'infantry', count: 1 },
        { die: 'infantry', target: 'cavalry', count: 1 },
        { die: 'knight', target: 'cavalry', count: 1 },
      ],
    }),
    happened('aimed', { side: 'defender', forced: false }),
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'cavalry', needs: 7, hits: 1 }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'cavalry', needs: 5, hits: 1 }),
    happened('wasted', { side: 'attacker', target: 'cavalry', hits: 1 }, 1),
    stand('segovia', 'umayyads', 0, 'cavalry'),
    stand('segovia', 'umayyads', 2, 'infantry'),
    stand('segovia', 'castile', 3),
    value('points', ['castile'], 2),
    value('round', [], 1),
  ],
  tasks: [
    {
      id: 'a-target-for-each',
      at: 0,
      goal: [
        any(
          happened('aimed', {
            side: 'attacker',
            aims: [
              { die: 'infantry', target: 'infantry', count: 2 },
              { die: 'knight', target: 'cavalry', count: 1 },
            ],
          }),
          happened('aimed', {
            side: 'attacker',
            aims: [
              { die: 'infantry', target: 'infantry', count: 1 },
              { die: 'infantry', target: 'cavalry', count: 1 },
              { die: 'knight', target: 'infantry', count: 1 },
            ],
          }),
        ),
      ],
      lost: [happened('rolled')],
      answer: [
        { action: battle('segovia') },
        { action: aim('attacker', { infantry: { infantry: 2 }, knight: { cavalry: 1 } }) },
      ],
    },
    {
      id: 'down-with-the-knight',
      at: 2,
      goal: [happened('destroyed', { owner: 'castile', unit: 'knight' }), not(happened('rolled', { round: 2 }))],
      lost: [happened('rolled'), not(happened('destroyed', { owner: 'castile', unit: 'knight' }))],
      answer: [
        { action: aim('defender', { infantry: { knight: 2 }, cavalry: { knight: 1 } }), dice: [3, 5, 1, 8, 7, 10] },
      ],
    },
  ],
  wrong: [
    {
      id: 'away-before-the-round',
      at: 1,
      action: retreat('attacker', 'avila', { 'infantry/from=avila': 2 }),
      code: 'aim-first',
      rule: '6.1',
    },
    {
      id: 'hold-a-die-back',
      at: 1,
      action: aim('attacker', { infantry: { infantry: 1 }, knight: { cavalry: 1 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
    {
      id: 'aim-again',
      at: 2,
      action: aim('attacker', { infantry: { infantry: 2 }, knight: { cavalry: 1 } }),
      code: 'other-side-aims',
      rule: '6.1',
    },
  ],
} as const satisfies HispaniaScene;
