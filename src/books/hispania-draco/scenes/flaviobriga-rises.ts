import { end, move, place, proceed } from '../engine/actions.ts';
import { all, effect, happened, phase, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.1, example 5: VI-6 is empty, and three towns are protected or can be. */
export const flaviobrigaRises = {
  id: 'flaviobriga-rises',
  rules: ['5.1', '5.1-held'],
  source: { lines: [289, 293] },
  position: {
    turn: 'consul',
    phase: 'roman',
    coins: 3,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'aracillum' },
    garrisons: { pallantia: ['consul'] },
    revolts: { deobriga: 3, pompaelo: 1, oiasso: 1 },
    armies: [{ at: 'pompaelo' }],
  },
  seed: 1,
  line: [{ action: end() }, { action: proceed(), dice: [6, 6, 1], ours: [2] }],
  after: [happened('aimed', { place: 'flaviobriga' }), revolts('flaviobriga', 1)],
  tasks: [
    {
      id: 'protect-three',
      at: 0,
      goal: [all(effect('aracillum', 'held'), effect('pallantia', 'held'), effect('flaviobriga', 'held'))],
      lost: [phase('hispanic')],
      answer: [{ action: place('consul') }, { action: move('consul', 'flaviobriga') }],
    },
  ],
  wrong: [],
} as const satisfies DracoScene;
