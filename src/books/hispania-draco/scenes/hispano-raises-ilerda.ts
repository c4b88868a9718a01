import { raise, siege } from '../engine/actions.ts';
import { coins, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.7-raise: the player of Hispano raises the shield of a besieged town. */
export const hispanoRaisesIlerda = {
  id: 'hispano-raises-ilerda',
  rules: ['8.7-raise'],
  source: { own: true },
  position: {
    variants: ['hispano'],
    turn: 'praetor-citerior',
    phase: 'roman',
    coins: 6,
    hispano: 2,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'tarraco', consul: 'mare-ibericum' },
    fleets: ['mare-ibericum'],
    revolts: { ilerda: 1 },
  },
  seed: 1,
  line: [{ action: siege('praetor-citerior', 'ilerda', 3) }, { action: raise(2), dice: [3] }],
  after: [
    happened('raised', { coins: 2, place: 'ilerda' }),
    happened('fought', {
      roman: { base: 3, coins: 3, province: 1, total: 7 },
      hispanic: { base: 5, coins: 2, total: 7 },
      won: null,
    }),
    revolts('ilerda', 1),
    coins(3),
  ],
  tasks: [
    {
      id: 'again',
      at: 2,
      goal: [revolts('ilerda', 0)],
      answer: [{ action: siege('praetor-citerior', 'ilerda', 3), dice: [2] }],
    },
  ],
  wrong: [{ id: 'three-coins', at: 1, action: raise(3), code: 'bad-count', rule: '8.7-raise' }],
} as const satisfies DracoScene;
