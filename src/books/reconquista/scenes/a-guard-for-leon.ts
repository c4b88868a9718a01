import { convert, end, move, region } from '../engine/actions.ts';
import { christian, M } from '../engine/pieces.ts';
import { held, not, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 11-roads, 5: a Muslim city of the region needs a guard while armies leave; a converted one does not. */
export const aGuardForLeon = {
  id: 'a-guard-for-leon',
  rules: ['11-roads', '5', '10-conversion'],
  source: { lines: [262, 262], own: true },
  position: { turn: 3, phase: 'spending', points: 1, places: { leon: { ...M, held: christian({ army: 2 }) } } },
  seed: 8,
  line: [{ action: end() }, { action: region('asturias') }, { action: move('salamanca', { 'leon army': 1 }) }],
  after: [held('salamanca', 'christian', 1), held('leon', 'christian', 1)],
  tasks: [
    {
      id: 'both-armies',
      at: 0,
      goal: [held('salamanca', 'christian', 2)],
      lost: [phase('moves'), not({ is: 'value', of: 'city', args: ['leon'], equals: 'christian' })],
      answer: [
        { action: convert('leon') },
        { action: end() },
        { action: region('asturias') },
        { action: move('salamanca', { 'leon army': 2 }) },
      ],
    },
  ],
  wrong: [
    { id: 'all-leave', at: 2, action: move('salamanca', { 'leon army': 2 }), code: 'bad-count', rule: '11-force' },
  ],
} as const satisfies ReconquistaScene;
