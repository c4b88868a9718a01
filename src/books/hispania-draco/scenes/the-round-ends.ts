import { proceed } from '../engine/actions.ts';
import { happened, phase, revoltsLeft, round, turn } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 6: a revolt of the reserve covers the next year. */
export const theRoundEnds = {
  id: 'the-round-ends',
  rules: ['6', '3.3'],
  source: { lines: [315, 317] },
  position: {
    turn: 'consul',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'dertosa', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    garrisons: { salduba: ['praetor-citerior'] },
    revolts: { segobriga: 2, regina: 1 },
  },
  seed: 1,
  line: [{ action: proceed(), dice: [1, 4] }],
  after: [
    happened('nothing', { why: 'held', place: 'salduba' }),
    happened('time', { year: 198 }),
    revoltsLeft(18),
    round(2),
    turn('praetor-ulterior'),
    phase('roman'),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
