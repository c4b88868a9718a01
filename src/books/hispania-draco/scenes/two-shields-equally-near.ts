import { proceed } from '../engine/actions.ts';
import { army, happened } from './claims.ts';
import { ARMIES_OF_THE_WEST } from './examples.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-choice, example 6: on 2 and 4 the army of Gallaecia stays. */
export const twoShieldsEquallyNear = {
  id: 'two-shields-equally-near',
  rules: ['5.2-choice'],
  source: { lines: [303, 313] },
  position: { ...ARMIES_OF_THE_WEST, armies: [{ at: 'lucus' }] },
  seed: 1,
  line: [{ action: proceed(), dice: [4] }],
  after: [happened('nothing', { why: 'tie', place: 'lucus' }), army('lucus')],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
