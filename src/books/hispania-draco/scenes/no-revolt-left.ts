import { proceed } from '../engine/actions.ts';
import { happened, phase, revoltsLeft } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-enter, 3.2: an army would need a revolt, and the reserve is empty. */
export const noRevoltLeft = {
  id: 'no-revolt-left',
  rules: ['5.2-enter', '3.2'],
  source: { lines: [283, 283] },
  position: {
    round: 6,
    turn: 'praetor-citerior',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    revolts: {
      osca: 3,
      ilerda: 3,
      numantia: 3,
      toletum: 3,
      brigantium: 3,
      talabriga: 2,
    },
    armies: [{ at: 'talabriga' }],
    time: 5,
    hispanic: { step: 'armies' },
  },
  seed: 1,
  line: [{ action: proceed() }],
  after: [revoltsLeft(0), happened('ended', { ending: 'no-revolts' }), phase('over')],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
