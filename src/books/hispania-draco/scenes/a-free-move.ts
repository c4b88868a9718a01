import { proceed, walk } from '../engine/actions.ts';
import { all, at, not, phase, turn } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.2-ulterior: the praetor of Ulterior moves after his Hispanic phase. */
export const aFreeMove = {
  id: 'a-free-move',
  rules: ['8.2-ulterior'],
  source: { own: true },
  position: {
    variants: ['imperivm'],
    turn: 'praetor-ulterior',
    phase: 'hispanic',
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum', 'mare-gaditanum'],
    revolts: { talabriga: 2 },
  },
  seed: 1,
  line: [{ action: proceed(), dice: [4, 2] }, { action: walk('praetor-ulterior', 'emerita') }],
  after: [at('praetor-ulterior', 'emerita'), turn('praetor-citerior'), phase('roman')],
  tasks: [
    {
      id: 'aboard',
      at: 1,
      goal: [at('praetor-ulterior', 'mare-gaditanum')],
      lost: [all(phase('roman'), not(at('praetor-ulterior', 'mare-gaditanum')))],
      answer: [{ action: walk('praetor-ulterior', 'mare-gaditanum') }],
    },
  ],
  wrong: [
    { id: 'two-connections', at: 1, action: walk('praetor-ulterior', 'olisipo'), code: 'no-way', rule: '8.2-ulterior' },
    { id: 'into-a-revolt', at: 1, action: walk('praetor-ulterior', 'onuba'), code: 'in-revolt', rule: '4.1-revolt' },
  ],
} as const satisfies DracoScene;
