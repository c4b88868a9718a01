import { proceed } from '../engine/actions.ts';
import { at, happened } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-attack, example 6: on 3 to 6 the army attacks the praetor, die + 9 against die + 1. */
export const thePraetorAtCapara = {
  id: 'the-praetor-at-capara',
  rules: ['5.2-attack', '5.2-choice'],
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
    armies: [{ at: 'salmantica' }],
    hispanic: { step: 'armies' },
  },
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
