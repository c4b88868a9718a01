import { move, place, siege } from '../engine/actions.ts';
import { at, coins, garrisons, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.2-capital, example 2: a capital opens when its province is free. */
export const oscaIsShut = {
  id: 'osca-is-shut',
  rules: ['4.2-capital'],
  source: { lines: [200, 202] },
  position: {
    turn: 'praetor-citerior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'salduba', consul: 'ilerda' },
    roads: [['dertosa', 'salduba']],
    garrisons: { salduba: ['praetor-citerior'], gerunda: ['consul'] },
    revolts: { beseda: 3 },
  },
  seed: 1,
  line: [{ action: move('praetor-citerior', 'osca') }],
  after: [at('praetor-citerior', 'osca'), coins(4)],
  tasks: [
    {
      id: 'free-ilergetia',
      at: 0,
      goal: [garrisons('osca', 1, 'praetor-citerior')],
      lost: [phase('hispanic')],
      answer: [
        { action: move('praetor-citerior', 'osca') },
        { action: siege('praetor-citerior', 'beseda', 1), dice: [1] },
        { action: siege('praetor-citerior', 'beseda', 1), dice: [1] },
        { action: siege('praetor-citerior', 'beseda', 1), dice: [1] },
        { action: place('praetor-citerior') },
      ],
    },
  ],
  wrong: [{ id: 'too-soon', at: 1, action: place('praetor-citerior'), code: 'capital-shut', rule: '4.2-capital' }],
} as const satisfies DracoScene;
