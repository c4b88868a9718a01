import { attack, move } from '../engine/actions.ts';
import { all, any, happened, noArmy, not, phase, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.4, example 4: the praetor avoids the ambush, (die + 3) x 2 against die + 3. */
export const anAttackFromTheSea = {
  id: 'an-attack-from-the-sea',
  rules: ['4.4', '4.3-double'],
  source: { lines: [259, 261] },
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
  line: [
    { action: move('praetor-ulterior', 'mare-atlanticum') },
    { action: attack('praetor-ulterior', 'bracara', 2), dice: [2, 6], ours: [0, 1] },
  ],
  after: [
    happened('fought', {
      roman: { base: 2, coins: 2, discs: 1, province: 0, doubles: 1, total: 10 },
      hispanic: { base: 6, discs: 3, doubles: 0, total: 9 },
      won: 'roman',
    }),
    noArmy('bracara'),
  ],
  tasks: [
    {
      id: 'for-certain',
      at: 0,
      goal: [happened('fought', { combat: { from: 'mare-atlanticum', to: 'bracara', coins: 3 }, won: 'roman' })],
      lost: [
        any(
          phase('hispanic'),
          all(revolts('bracara', 0), not(happened('fought', { combat: { from: 'mare-atlanticum', coins: 3 } }))),
        ),
      ],
      answer: [
        { action: move('praetor-ulterior', 'mare-atlanticum') },
        { action: attack('praetor-ulterior', 'bracara', 3), dice: [1, 6] },
      ],
    },
  ],
  wrong: [],
} as const satisfies DracoScene;
