import { siege } from '../engine/actions.ts';
import { happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.2-citerior: the praetor of Citerior adds 1 to his die in sieges. */
export const oneMoreInSieges = {
  id: 'one-more-in-sieges',
  rules: ['8.2-citerior'],
  source: { own: true },
  position: {
    variants: ['imperivm'],
    turn: 'praetor-citerior',
    phase: 'roman',
    coins: 2,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'dertosa', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    revolts: { salduba: 1 },
  },
  seed: 1,
  line: [{ action: siege('praetor-citerior', 'salduba', 2), dice: [1] }],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 2, province: 1, bonus: 1, total: 5 },
      hispanic: { total: 4 },
      won: 'roman',
    }),
    revolts('salduba', 0),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
