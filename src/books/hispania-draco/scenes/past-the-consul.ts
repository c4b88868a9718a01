import { move, sail } from '../engine/actions.ts';
import { at, coins, coinsAtLeast, coinsAtMost, happened } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.1-pass, example 1: a fleet beyond the consul. */
export const pastTheConsul = {
  id: 'past-the-consul',
  rules: ['4.1-pass', '4.1-sea'],
  source: { lines: [186, 186] },
  position: {
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'abula', consul: 'mare-gaditanum' },
    fleets: ['mare-gaditanum', 'mare-atlanticum'],
    roads: [
      ['corduba', 'regina'],
      ['regina', 'emerita'],
    ],
    revolts: { onuba: 1 },
  },
  seed: 1,
  line: [{ action: move('praetor-ulterior', 'mare-atlanticum') }],
  after: [happened('moved', { to: 'mare-atlanticum', cost: 2, over: ['mare-gaditanum'] }), coins(4)],
  tasks: [
    {
      id: 'land-at-talabriga',
      at: 1,
      goal: [at('praetor-ulterior', 'talabriga'), coinsAtLeast(3)],
      lost: [coinsAtMost(2)],
      answer: [{ action: move('praetor-ulterior', 'talabriga') }],
    },
  ],
  wrong: [
    {
      id: 'fleet-onto-fleet',
      at: 0,
      action: sail('mare-gaditanum', 'mare-atlanticum'),
      code: 'fleet-there',
      rule: '1.3-limits',
    },
  ],
} as const satisfies DracoScene;
