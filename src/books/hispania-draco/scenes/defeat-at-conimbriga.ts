import { attack } from '../engine/actions.ts';
import { at, coinsOf, garrisons, happened, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.4-result, example 4: the attack on Conimbriga, die + 3 against (die + 3) x 2, and what a defeat costs. */
export const defeatAtConimbriga = {
  id: 'defeat-at-conimbriga',
  rules: ['4.4-result', '4.4-coin'],
  source: { lines: [263, 263] },
  position: {
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'asturica', consul: 'lucus' },
    fleets: ['mare-atlanticum'],
    garrisons: { noega: ['consul'], asturica: ['consul'], talabriga: ['praetor-ulterior'] },
    revolts: { bracara: 2, conimbriga: 1 },
    armies: [{ at: 'bracara' }, { at: 'conimbriga' }],
  },
  seed: 1,
  line: [{ action: attack('praetor-ulterior', 'conimbriga', 2), dice: [4, 2], ours: [0, 1] }],
  after: [
    happened('fought', {
      roman: { base: 4, coins: 2, discs: 1, doubles: 0, total: 7 },
      hispanic: { base: 2, discs: 3, doubles: 1, total: 10 },
      won: 'hispanic',
    }),
    at('praetor-ulterior', null),
    garrisons('talabriga', 0),
    happened('blocked', { general: 'praetor-ulterior' }),
    phase('hispanic'),
    coinsOf('praetor-citerior', 5),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
