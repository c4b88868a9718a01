import { proceed } from '../engine/actions.ts';
import { army, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-beyond, example 6: all of Gallaecia is in revolt, and Cantabria has no army. */
export const lanciaLooksBeyond = {
  id: 'lancia-looks-beyond',
  rules: ['5.2-beyond', '5.2-enter'],
  source: { lines: [303, 313] },
  position: {
    turn: 'consul',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'capara', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    garrisons: { conimbriga: ['praetor-ulterior'], abula: ['consul'] },
    revolts: {
      noega: 1,
      lancia: 1,
      asturica: 1,
      lucus: 2,
      bracara: 1,
      brigantium: 1,
      talabriga: 1,
      salmantica: 1,
    },
    armies: [{ at: 'lancia' }],
    hispanic: { step: 'armies' },
  },
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
