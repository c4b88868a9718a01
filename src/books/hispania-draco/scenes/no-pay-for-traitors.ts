import { attack, murder } from '../engine/actions.ts';
import { happened, noArmy } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.6-murder: the one attempt, and the army that follows. */
export const noPayForTraitors = {
  id: 'no-pay-for-traitors',
  rules: ['8.6-murder'],
  source: { own: true },
  position: {
    variants: ['terror'],
    murder: true,
    turn: 'consul',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'bilbilis' },
    garrisons: { bilbilis: ['consul'], salduba: ['consul'] },
    revolts: { numantia: 1 },
    armies: [{ at: 'numantia', special: true }],
  },
  seed: 1,
  line: [
    { action: murder('consul', 3), dice: [3] },
    { action: attack('consul', 'numantia', 3), dice: [2, 5] },
  ],
  after: [
    happened('murder', { killed: true }),
    happened('replaced', { place: 'numantia' }),
    happened('fought', {
      roman: { base: 2, coins: 3, discs: 2, total: 7 },
      hispanic: { base: 5, discs: 1, doubles: 0, total: 6 },
      won: 'roman',
    }),
    noArmy('numantia'),
  ],
  tasks: [],
  wrong: [{ id: 'again', at: 1, action: murder('consul', 3), code: 'spent', rule: '8.6-murder' }],
} as const satisfies DracoScene;
