import { battle, end, retreat, step } from '../engine/actions.ts';
import { all, any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, below the tables: the same cavalry in the mountains needs 9. From Calatayud it has the choice of ground. */
export const cavalryInTheMountains = {
  id: 'cavalry-in-the-mountains',
  rules: ['6.7', '6.7-attacker', '6.3', '6.2b', '5.1-mountain'],
  source: { lines: [1261, 1262] },
  view: ['avila', 'segovia', 'calatayud'],
  position: {
    turn: 16,
    active: 'seville',
    phase: 'movement',
    units: {
      calatayud: [{ owner: 'seville', kind: 'cavalry', count: 2 }],
      avila: [{ owner: 'castile', kind: 'knight' }],
      segovia: [{ owner: 'castile', kind: 'knight' }],
    },
    seed: 3,
  },
  seed: 3,
  line: [
    { action: step('calatayud', 'avila', { cavalry: 2 }) },
    { action: end() },
    // All dice are ours.
    { action: battle('avila'), dice: [8, 5, 4], ours: [0, 1, 2] },
  ],
  after: [
    happened('rolled', {
      side: 'attacker',
      die: 'cavalry',
      target: 'knight',
      needs: 9,
      dice: [8, 5],
      hits: 0,
      rule: '6.3',
    }),
    happened('rolled', { side: 'defender', die: 'knight', target: 'cavalry', needs: 7, dice: [4], hits: 0 }),
    value('needs', ['attacker', 'cavalry', 'knight'], 9),
    stand('avila', 'castile', 1, 'knight'),
    stand('avila', 'seville', 2, 'cavalry'),
  ],
  tasks: [
    {
      id: 'better-ground',
      at: 0,
      goal: [happened('rolled', { side: 'attacker', die: 'cavalry', target: 'knight', needs: 5 })],
      lost: [any(happened('rolled', { side: 'attacker', needs: 9 }), not(value('active', [], 'seville')))],
      answer: [
        { action: step('calatayud', 'segovia', { cavalry: 2 }) },
        { action: end() },
        { action: battle('segovia'), dice: [3, 5, 1] },
      ],
    },
    {
      id: 'both-kinds-of-ground',
      at: 0,
      goal: [
        happened('rolled', { place: 'avila', side: 'attacker', needs: 9 }),
        happened('rolled', { place: 'segovia', side: 'attacker', needs: 5 }),
      ],
      lost: [
        not(value('active', [], 'seville')),
        not(
          all(
            happened('rolled', { place: 'avila', side: 'attacker' }),
            happened('rolled', { place: 'segovia', side: 'attacker' }),
          ),
        ),
      ],
      answer: [
        { action: step('calatayud', 'avila', { cavalry: 1 }) },
        { action: step('calatayud', 'segovia', { cavalry: 1 }) },
        { action: end() },
        { action: battle('avila'), dice: [3, 5] },
        { action: retreat('attacker', 'calatayud', { 'cavalry/from=calatayud': 1 }) },
        { action: battle('segovia'), dice: [1, 8] },
      ],
    },
  ],
  wrong: [
    {
      id: 'ride-on-over-the-mountains',
      at: 1,
      action: step('avila', 'salamanca', { 'cavalry/steps=1/halt=mountain/from=calatayud': 1 }),
      code: 'halted-mountain',
      rule: '5.1-mountain',
    },
    { id: 'no-battle-in-segovia', at: 2, action: battle('segovia'), code: 'no-battle', rule: '6' },
  ],
} as const satisfies HispaniaScene;
