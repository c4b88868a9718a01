import { attack } from '../engine/actions.ts';
import { armiesLeft, happened, noArmy, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.6: the special army doubles its own value. */
export const twiceAsStrong = {
  id: 'twice-as-strong',
  rules: ['8.6'],
  source: { own: true },
  position: {
    variants: ['terror'],
    turn: 'consul',
    phase: 'roman',
    coins: 3,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'bilbilis' },
    garrisons: { bilbilis: ['consul'], salduba: ['consul'] },
    revolts: { numantia: 1 },
    armies: [{ at: 'numantia', special: true }],
  },
  seed: 1,
  line: [{ action: attack('consul', 'numantia', 3), dice: [4, 3] }],
  after: [
    happened('fought', {
      roman: { base: 4, coins: 3, discs: 2, total: 9 },
      hispanic: { base: 3, discs: 1, doubles: 1, total: 8 },
      won: 'roman',
    }),
    noArmy('numantia'),
    revolts('numantia', 0),
    armiesLeft(3),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
