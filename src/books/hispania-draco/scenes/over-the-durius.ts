import { move } from '../engine/actions.ts';
import { at, coins, happened } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 9.4-lethe: the praetor of Ulterior crosses the river, and the Romans can follow. */
export const overTheDurius = {
  id: 'over-the-durius',
  rules: ['9.4-lethe'],
  source: { own: true },
  position: {
    scenario: 'river-of-oblivion',
    variants: ['pirates'],
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'salduba', consul: 'mare-gaditanum' },
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum'],
    garrisons: { olisipo: ['praetor-ulterior'], conimbriga: ['praetor-ulterior'] },
    revolts: { asturica: 1, lucus: 1, 'mare-atlanticum': 1, 'mare-cantabricum': 1 },
    armies: [{ at: 'lucus' }],
    time: 3,
    round: 4,
    lethe: true,
  },
  seed: 1,
  line: [{ action: move('praetor-ulterior', 'bracara') }],
  after: [
    at('praetor-ulterior', 'bracara'),
    happened('crossed', { general: 'praetor-ulterior' }),
    { is: 'value', of: 'river', args: [], equals: false },
    coins(4),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
