import { move, place, put } from '../engine/actions.ts';
import { at, coins, coinsOf, garrisons, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 3.4 and 4.4-coin: where a general returns, and the coin that is still blocked. */
export const theReturnOfAPraetor = {
  id: 'the-return-of-a-praetor',
  rules: ['3.4', '4.4-coin'],
  source: { own: true },
  position: {
    turn: 'praetor-citerior',
    phase: 'return',
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': null, consul: null },
    fleets: ['mare-balearicum'],
    revolts: { 'carthago-nova': 1, salduba: 2 },
    armies: [{ at: 'salduba' }],
  },
  seed: 1,
  line: [{ action: put('praetor-citerior', 'dertosa') }],
  after: [at('praetor-citerior', 'dertosa'), coins(5), coinsOf('consul', 6)],
  tasks: [
    {
      id: 'gerunda',
      at: 0,
      goal: [garrisons('gerunda', 1, 'praetor-citerior')],
      lost: [phase('hispanic')],
      answer: [
        { action: put('praetor-citerior', 'tarraco') },
        { action: move('praetor-citerior', 'gerunda') },
        { action: place('praetor-citerior') },
      ],
    },
  ],
  wrong: [
    {
      id: 'in-revolt',
      at: 0,
      action: put('praetor-citerior', 'carthago-nova'),
      code: 'not-offered-there',
      rule: '3.4',
    },
    { id: 'not-his', at: 0, action: put('praetor-citerior', 'gades'), code: 'not-offered-there', rule: '3.4' },
  ],
} as const satisfies DracoScene;
