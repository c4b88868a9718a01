import { move } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { besieging, controls, happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12, third example: a garrison with an army fights, and on equal losses the survivors go inside. */
export const muslimsComeOut = {
  id: 'muslims-come-out',
  rules: ['12', '12-equal', '12-wiped-out'],
  source: { lines: [338, 344] },
  position: {
    turn: 6,
    phase: 'moves',
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, garrison: 1 }) },
      tarragona: { ...M, held: muslim({ army: 1, garrison: 1 }) },
    },
  },
  seed: 1,
  line: [
    {
      action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }),
      dice: [5, 1, 3, 5, 2],
      ours: [0, 1, 2, 3, 4],
    },
  ],
  after: [
    happened('round', { attackersLost: 1, defendersLost: 1 }, 1),
    happened('sheltered', { place: 'tarragona', side: 'muslim', units: { army: 1 } }, 1),
    besieging('tarragona', 'christian', 2),
    held('tarragona', 'muslim', 1, 'army'),
  ],
  tasks: [
    {
      id: 'take-it-at-once',
      at: 0,
      goal: [controls('tarragona', 'christian')],
      lost: [happened('besieged')],
      answer: [{ action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }), dice: [4, 4, 4, 5, 5] }],
    },
  ],
  wrong: [{ id: 'go-on', at: 1, action: move('zaragoza', { 'tarragona army': 2 }), code: 'no-way', rule: '11' }],
} as const satisfies ReconquistaScene;
