import { move, ride } from '../engine/actions.ts';
import { christian, muslim } from '../engine/pieces.ts';
import { happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 9-el-cid, 12-first-fire: first fire for the side with El Cid, in mountains too (ruling E8). */
export const elCidFiresFirst = {
  id: 'el-cid-fires-first',
  rules: ['9-el-cid', '12-first-fire'],
  source: { lines: [215, 218], own: true },
  position: {
    turn: 10,
    phase: 'moves',
    event: { id: 'el-cid' },
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, 'el-cid': 1 }) },
      pamplona: { held: muslim({ garrison: 2 }) },
    },
  },
  seed: 4,
  line: [{ action: ride('barcelona', 'pamplona', { 'barcelona army': 2 }), dice: [4, 5] }],
  after: [
    happened('first-fire', { side: 'christian', by: 'el-cid' }, 1),
    happened('fired', { side: 'muslim' }, 0),
    held('pamplona', 'christian', 2, 'army'),
  ],
  tasks: [
    {
      id: 'without-him',
      at: 0,
      goal: [happened('first-fire', { by: 'mountain' })],
      lost: [happened('first-fire', { by: 'el-cid' })],
      answer: [{ action: move('pamplona', { 'barcelona army': 1 }), dice: [4, 3, 4] }],
    },
  ],
  wrong: [
    { id: 'him-alone', at: 0, action: ride('barcelona', 'pamplona', {}), code: 'bad-count', rule: '11-force' },
    { id: 'not-with-him', at: 0, action: ride('zaragoza', 'pamplona', {}), code: 'no-cid', rule: '9-el-cid' },
  ],
} as const satisfies ReconquistaScene;
