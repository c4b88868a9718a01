import { proceed } from '../engine/actions.ts';
import { happened, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 6, 3.2: the space of the year 18 is covered. */
export const theLastYear = {
  id: 'the-last-year',
  rules: ['6', '3.2'],
  source: { lines: [323, 323] },
  position: {
    round: 11,
    turn: 'consul',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'osca', consul: 'flaviobriga' },
    garrisons: {
      osca: ['praetor-citerior'],
      numantia: ['praetor-citerior'],
      toletum: ['consul'],
      olisipo: ['praetor-ulterior'],
      brigantium: ['consul'],
    },
    revolts: { pompaelo: 1, lancia: 2 },
    time: 10,
  },
  seed: 1,
  line: [{ action: proceed(), dice: [6, 1] }],
  after: [happened('time', { year: 18 }), happened('ended', { ending: 'no-time' }), phase('over')],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
