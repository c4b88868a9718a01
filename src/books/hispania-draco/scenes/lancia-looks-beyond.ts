import { proceed } from '../engine/actions.ts';
import { army, happened, revolts } from './claims.ts';
import { ARMIES_OF_THE_WEST } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-beyond, example 6: all of Gallaecia is in revolt, and Cantabria has no army. */
export const lanciaLooksBeyond = {
  id: 'lancia-looks-beyond',
  rules: ['5.2-beyond', '5.2-enter'],
  source: { lines: [303, 313] },
  position: { ...ARMIES_OF_THE_WEST, armies: [{ at: 'lancia' }] },
  seed: 1,
  line: [{ action: proceed(), dice: [5], ours: [0] }],
  after: [
    happened('marched', { from: 'lancia', to: 'pallantia', rule: '5.2-beyond' }),
    army('pallantia'),
    revolts('pallantia', 1),
    revolts('lancia', 1),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
