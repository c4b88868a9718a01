import { attack, move, siege } from '../engine/actions.ts';
import { army, at, happened, noArmy, phase, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.4, example 4: the attack of the consul, (die + 4) x 2 against die + 3. */
export const certainAtBracara = {
  id: 'certain-at-bracara',
  rules: ['4.4', '4.4-revolts', '4.4-result'],
  source: { lines: [251, 255] },
  position: {
    turn: 'consul',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'talabriga', 'praetor-citerior': 'asturica', consul: 'lucus' },
    fleets: ['mare-atlanticum'],
    garrisons: { noega: ['consul'], asturica: ['consul'], talabriga: ['praetor-ulterior'] },
    revolts: { bracara: 2, conimbriga: 1 },
    armies: [{ at: 'bracara' }, { at: 'conimbriga' }],
  },
  seed: 1,
  line: [{ action: attack('consul', 'bracara', 2), dice: [1, 6], ours: [0, 1] }],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 2, discs: 2, doubles: 1, total: 10 },
      hispanic: { base: 6, discs: 3, doubles: 0, total: 9 },
      won: 'roman',
    }),
    noArmy('bracara'),
    revolts('bracara', 0),
    army('conimbriga'),
    at('consul', 'lucus'),
  ],
  tasks: [
    {
      id: 'enter-bracara',
      at: 1,
      goal: [at('consul', 'bracara')],
      lost: [phase('hispanic')],
      answer: [{ action: move('consul', 'bracara') }],
    },
  ],
  wrong: [
    { id: 'besiege', at: 0, action: siege('consul', 'bracara', 2), code: 'army-there', rule: '4.3' },
    { id: 'too-far', at: 0, action: attack('consul', 'conimbriga', 2), code: 'not-connected', rule: '4.4' },
  ],
} as const satisfies DracoScene;
