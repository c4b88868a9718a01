import { build, move, place } from '../engine/actions.ts';
import { all, at, coins, garrisons, phase, road } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.1: a road that is laid in play shortens every later move. */
export const aRoadToSalduba = {
  id: 'a-road-to-salduba',
  rules: ['8.1'],
  source: { own: true },
  position: {
    variants: ['ingenivm'],
    turn: 'praetor-citerior',
    phase: 'roman',
    coins: 5,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'dertosa', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    roads: [
      ['basti', 'carthago-nova'],
      ['corduba', 'regina'],
    ],
    kept: 2,
    revolts: { ilerda: 1 },
  },
  seed: 1,
  line: [
    { action: build('praetor-citerior', 'salduba') },
    { action: move('praetor-citerior', 'salduba') },
    { action: place('praetor-citerior') },
  ],
  after: [road('dertosa', 'salduba'), garrisons('salduba', 1), coins(1)],
  tasks: [
    {
      id: 'and-back',
      at: 0,
      goal: [all(garrisons('salduba', 1), at('praetor-citerior', 'corduba'))],
      lost: [phase('hispanic')],
      answer: [
        { action: build('praetor-citerior', 'salduba') },
        { action: move('praetor-citerior', 'salduba') },
        { action: place('praetor-citerior') },
        { action: move('praetor-citerior', 'corduba') },
      ],
    },
  ],
  wrong: [
    { id: 'into-a-capital', at: 2, action: build('praetor-citerior', 'osca'), code: 'ends-badly', rule: '2.6' },
    { id: 'into-a-revolt', at: 2, action: build('praetor-citerior', 'ilerda'), code: 'ends-badly', rule: '2.6' },
  ],
} as const satisfies DracoScene;
