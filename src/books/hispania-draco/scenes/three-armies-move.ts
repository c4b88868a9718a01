import { proceed } from '../engine/actions.ts';
import { army, garrisons, happened } from './claims.ts';
import { ARMIES_OF_THE_WEST } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 5.2, example 6: Carpetania, Lusitania and Gallaecia in order. */
export const threeArmiesMove = {
  id: 'three-armies-move',
  rules: ['5.2', '5.2-choice', '5.2-siege'],
  source: { lines: [303, 313] },
  position: { ...ARMIES_OF_THE_WEST, armies: [{ at: 'salmantica' }, { at: 'talabriga' }, { at: 'lucus' }] },
  seed: 1,
  line: [{ action: proceed(), dice: [1, 1, 1, 3], ours: [0, 1, 2, 3] }],
  after: [
    happened('fought', {
      combat: { to: 'abula' },
      hispanic: { discs: 9, doubles: 0 },
      roman: { base: 1, doubles: 1, total: 2 },
    }),
    happened('fought', { combat: { to: 'conimbriga' }, hispanic: { discs: 9 }, roman: { total: 4 } }),
    garrisons('abula', 0),
    garrisons('conimbriga', 0),
    army('salmantica'),
    army('talabriga'),
    army('asturica'),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
