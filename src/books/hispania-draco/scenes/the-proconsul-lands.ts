import { call, move, siege } from '../engine/actions.ts';
import { at, coins, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.3: three coins bring a fourth general. */
export const theProconsulLands = {
  id: 'the-proconsul-lands',
  rules: ['8.3'],
  source: { own: true },
  position: {
    variants: ['proconsvl'],
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'osca' },
    fleets: ['mare-balearicum'],
    garrisons: { tarraco: ['praetor-ulterior'] },
    revolts: { ilerda: 1 },
  },
  seed: 1,
  line: [
    { action: call() },
    { action: move('proconsul', 'tarraco') },
    { action: siege('proconsul', 'ilerda', 2), dice: [1] },
  ],
  after: [
    at('proconsul', 'tarraco'),
    happened('fought', {
      roman: { base: 1, coins: 2, discs: 0, province: 0, doubles: 1, total: 6 },
      hispanic: { total: 5 },
      won: 'roman',
    }),
    revolts('ilerda', 0),
    coins(0),
  ],
  tasks: [],
  wrong: [{ id: 'not-yet-called', at: 0, action: move('proconsul', 'tarraco'), code: 'off-board', rule: '4.4-coin' }],
} as const satisfies DracoScene;
