import { move } from '../engine/actions.ts';
import { christian, muslim } from '../engine/pieces.ts';
import { happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 11-roads: armies leave a region only when it is free of Muslim units. */
export const oneGarrisonBarsTheRoads = {
  id: 'one-garrison-bars-the-roads',
  rules: ['11-roads', '2-roads'],
  source: { lines: [262, 262], own: true },
  position: {
    turn: 2,
    phase: 'moves',
    moves: { region: 'asturias', moved: {}, force: null },
    places: {
      leon: { held: christian({ army: 2, garrison: 1 }) },
      santiago: { held: muslim({ garrison: 1 }) },
    },
  },
  seed: 7,
  line: [
    { action: move('santiago', { 'leon army': 2 }), dice: [4, 2, 3] },
    { action: move('leon', { 'santiago army': 2 }) },
    { action: move('salamanca', { 'leon army': 2 }) },
  ],
  after: [happened('removed', { side: 'muslim', place: 'santiago' }, 1), held('salamanca', 'christian', 2, 'army')],
  tasks: [
    {
      id: 'to-porto',
      at: 1,
      goal: [held('porto', 'christian', 2, 'army')],
      lost: [phase('reaction')],
      answer: [{ action: move('galicia', { 'santiago army': 2 }) }, { action: move('porto', { 'galicia army': 2 }) }],
    },
  ],
  wrong: [
    { id: 'leave-at-once', at: 0, action: move('salamanca', { 'leon army': 1 }), code: 'not-free', rule: '11-roads' },
    {
      id: 'garrison-leaves',
      at: 1,
      action: move('salamanca', { 'leon garrison': 1 }),
      code: 'no-way',
      rule: '11-roads',
    },
    { id: 'no-road', at: 1, action: move('toledo', { 'santiago army': 2 }), code: 'no-way', rule: '2-roads' },
  ],
} as const satisfies ReconquistaScene;
