import { siege } from '../engine/actions.ts';
import { all, happened, not, revolts } from './claims.ts';
import { AT_TOLETUM } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 4.3-double, example 3: the siege of the consul, (die + 2) x 2 against 6. */
export const theConsulAtToletum = {
  id: 'the-consul-at-toletum',
  rules: ['4.3-double', '4.3-province'],
  source: { lines: [214, 214] },
  position: { ...AT_TOLETUM, turn: 'consul' },
  seed: 1,
  line: [{ action: siege('consul', 'toletum', 1), dice: [2], ours: [0] }],
  after: [
    happened('fought', {
      roman: { base: 2, coins: 1, discs: 1, province: 0, doubles: 1, total: 8 },
      hispanic: { base: 6, doubles: 0, total: 6 },
      won: 'roman',
    }),
    revolts('toletum', 0),
  ],
  tasks: [
    {
      id: 'for-certain',
      at: 0,
      goal: [happened('fought', { combat: { coins: 2 }, won: 'roman' })],
      lost: [all(revolts('toletum', 0), not(happened('fought', { combat: { coins: 2 } })))],
      answer: [{ action: siege('consul', 'toletum', 2), dice: [1] }],
    },
  ],
  wrong: [],
} as const satisfies DracoScene;
