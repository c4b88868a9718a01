import { siege } from '../engine/actions.ts';
import { all, happened, not, revolts } from './claims.ts';
import { AT_TOLETUM } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 4.3, example 3: the siege of the praetor, (die + 4) x 2 against 12. */
export const thePraetorAtToletum = {
  id: 'the-praetor-at-toletum',
  rules: ['4.3', '4.3-support', '4.3-province', '4.3-double'],
  source: { lines: [214, 214] },
  position: { ...AT_TOLETUM, turn: 'praetor-citerior' },
  seed: 1,
  line: [{ action: siege('praetor-citerior', 'toletum', 1), dice: [3], ours: [0] }],
  after: [
    happened('fought', {
      roman: { base: 3, coins: 1, discs: 2, province: 1, doubles: 1, total: 14 },
      hispanic: { base: 6, doubles: 1, total: 12 },
      won: 'roman',
    }),
    revolts('toletum', 0),
  ],
  tasks: [
    {
      id: 'for-certain',
      at: 0,
      goal: [happened('fought', { combat: { coins: 3 }, won: 'roman' })],
      lost: [all(revolts('toletum', 0), not(happened('fought', { combat: { coins: 3 } })))],
      answer: [{ action: siege('praetor-citerior', 'toletum', 3), dice: [1] }],
    },
  ],
  wrong: [
    {
      id: 'an-army-is-there',
      at: 0,
      action: siege('praetor-citerior', 'numantia', 1),
      code: 'army-there',
      rule: '4.3',
    },
  ],
} as const satisfies DracoScene;
