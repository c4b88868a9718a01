import { proceed } from '../engine/actions.ts';
import { army, happened } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-choice, example 6: on 2 and 4 the army of Gallaecia stays. */
export const twoShieldsEquallyNear = {
  id: 'two-shields-equally-near',
  rules: ['5.2-choice'],
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
    armies: [{ at: 'lucus' }],
    hispanic: { step: 'armies' },
  },
  seed: 1,
  line: [{ action: proceed(), dice: [4] }],
  after: [happened('nothing', { why: 'tie', place: 'lucus' }), army('lucus')],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
