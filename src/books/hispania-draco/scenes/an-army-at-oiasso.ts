import { proceed } from '../engine/actions.ts';
import { armiesLeft, army, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.1-army, example 5: without an army in the province, a revolt becomes one. */
export const anArmyAtOiasso = {
  id: 'an-army-at-oiasso',
  rules: ['5.1-army'],
  source: { lines: [289, 293] },
  position: {
    turn: 'praetor-citerior',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'aracillum' },
    garrisons: { pallantia: ['consul'] },
    revolts: { deobriga: 3, pompaelo: 1, oiasso: 1 },
    armies: [],
  },
  seed: 1,
  line: [{ action: proceed(), dice: [6, 1] }],
  after: [
    happened('army', { place: 'oiasso' }),
    happened('marched', { from: 'oiasso', to: 'flaviobriga' }),
    army('flaviobriga'),
    revolts('oiasso', 1),
    revolts('flaviobriga', 1),
    armiesLeft(2),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
