import { move } from '../engine/actions.ts';
import { christian, muslim } from '../engine/pieces.ts';
import { happened, held, not, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12-enemy-loses, example: a retreat in number order, to Murcia and then to Granada. */
export const retreatFromCordoba = {
  id: 'retreat-from-cordoba',
  rules: ['12-enemy-loses', '12-first-fire'],
  source: { lines: [304, 314] },
  position: {
    turn: 14,
    phase: 'moves',
    moves: { region: 'castile', moved: {}, force: null },
    places: { toledo: { held: christian({ army: 4 }) }, cordoba: { held: muslim({ army: 3 }) } },
  },
  seed: 12,
  line: [
    { action: move('cordoba', { 'toledo army': 4 }), dice: [4, 1, 2, 3, 1, 2, 3], ours: [0, 1, 2, 3, 4, 5, 6] },
    { action: move('murcia', { 'cordoba army': 4 }), dice: [5, 2, 1, 3, 3, 2], ours: [0, 1, 2, 3, 4, 5] },
  ],
  after: [
    happened('retreated', { from: 'cordoba', to: 'murcia' }, 1),
    happened('retreated', { from: 'murcia', to: 'granada' }, 1),
    held('granada', 'muslim', 1, 'army'),
    held('murcia', 'christian', 4, 'army'),
  ],
  tasks: [
    {
      id: 'granada-too',
      at: 2,
      goal: [held('granada', 'muslim', 0), not(held('granada', 'christian', 0))],
      lost: [phase('reaction')],
      answer: [{ action: move('granada', { 'murcia army': 4 }), dice: [4, 4, 6, 2] }],
    },
  ],
  wrong: [{ id: 'no-road', at: 0, action: move('granada', { 'toledo army': 4 }), code: 'no-way', rule: '2-roads' }],
} as const satisfies ReconquistaScene;
