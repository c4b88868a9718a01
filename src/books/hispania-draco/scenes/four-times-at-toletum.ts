import { move, siege } from '../engine/actions.ts';
import { all, happened, not, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.3-double: two generals beside the target make x 4, and one step avoids an ambush. */
export const fourTimesAtToletum = {
  id: 'four-times-at-toletum',
  rules: ['4.3-double'],
  source: { own: true },
  position: {
    turn: 'consul',
    phase: 'roman',
    coins: 5,
    generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'castulo', consul: 'segobriga' },
    revolts: { toletum: 1, puciala: 1 },
    armies: [{ at: 'puciala' }],
  },
  seed: 1,
  line: [{ action: move('consul', 'segontia') }, { action: siege('consul', 'toletum', 1), dice: [1] }],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 1, discs: 0, doubles: 2, total: 8 },
      hispanic: { doubles: 0, total: 6 },
      won: 'roman',
    }),
    revolts('toletum', 0),
  ],
  tasks: [
    {
      id: 'without-moving',
      at: 0,
      goal: [happened('fought', { combat: { from: 'segobriga', coins: 3 }, won: 'roman' })],
      lost: [all(revolts('toletum', 0), not(happened('fought', { combat: { from: 'segobriga', coins: 3 } })))],
      answer: [{ action: siege('consul', 'toletum', 3), dice: [1] }],
    },
  ],
  wrong: [],
} as const satisfies DracoScene;
