import { move } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { besieging, happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12-enemy-loses: a beaten enemy goes into its city, not along the numbers (ruling B2). */
export const muslimsTakeRefuge = {
  id: 'muslims-take-refuge',
  rules: ['12-enemy-loses'],
  source: { lines: [304, 306], own: true },
  position: {
    turn: 6,
    phase: 'moves',
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, garrison: 1 }) },
      tarragona: { ...M, held: muslim({ army: 3 }) },
    },
  },
  seed: 15,
  line: [{ action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }), dice: [5, 4, 1, 4, 1, 2] }],
  after: [
    happened('sheltered', { place: 'tarragona', side: 'muslim', units: { army: 1 }, rule: '12-enemy-loses' }, 1),
    happened('retreated', {}, 0),
    held('tarragona', 'muslim', 1, 'army'),
    besieging('tarragona', 'christian', 2),
  ],
  tasks: [
    {
      id: 'keep-barcelona',
      at: 0,
      goal: [happened('battle'), held('barcelona', 'christian', 1, 'garrison')],
      answer: [{ action: move('tarragona', { 'barcelona army': 2 }), dice: [6, 6, 6, 1, 4] }],
    },
  ],
  wrong: [{ id: 'go-on', at: 1, action: move('zaragoza', { 'tarragona army': 2 }), code: 'no-way', rule: '11' }],
} as const satisfies ReconquistaScene;
