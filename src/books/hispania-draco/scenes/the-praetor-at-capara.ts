import { proceed } from '../engine/actions.ts';
import { at, happened } from './claims.ts';
import { ARMIES_OF_THE_WEST } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-attack, example 6: on 3 to 6 the army attacks the praetor, die + 9 against die + 1. */
export const thePraetorAtCapara = {
  id: 'the-praetor-at-capara',
  rules: ['5.2-attack', '5.2-choice'],
  source: { lines: [303, 313] },
  position: { ...ARMIES_OF_THE_WEST, armies: [{ at: 'salmantica' }] },
  seed: 1,
  line: [{ action: proceed(), dice: [5, 6, 1], ours: [0, 1, 2] }],
  after: [
    happened('fought', {
      combat: { to: 'capara' },
      hispanic: { base: 1, discs: 9, total: 10 },
      roman: { base: 6, discs: 1, total: 7 },
    }),
    at('praetor-ulterior', null),
    happened('blocked', { general: 'praetor-ulterior' }),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
