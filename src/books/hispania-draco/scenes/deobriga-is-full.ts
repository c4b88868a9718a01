import { end, proceed } from '../engine/actions.ts';
import { army, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.1-full, example 5: the army of Cantabria is there, so that discs are piled up. */
export const deobrigaIsFull = {
  id: 'deobriga-is-full',
  rules: ['5.1-full', '5.1-held'],
  source: { lines: [289, 293] },
  position: {
    turn: 'praetor-ulterior',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'aracillum' },
    garrisons: { pallantia: ['consul'] },
    revolts: { deobriga: 3, pompaelo: 1, oiasso: 1 },
    armies: [{ at: 'pompaelo' }],
  },
  seed: 1,
  line: [{ action: proceed(), dice: [6, 2, 1], ours: [2] }, { action: end() }, { action: proceed(), dice: [6, 5] }],
  after: [
    happened('nothing', { why: 'full', place: 'deobriga' }),
    revolts('deobriga', 3),
    revolts('pompaelo', 2),
    army('flaviobriga'),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
