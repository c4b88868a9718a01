import { move } from '../engine/actions.ts';
import { christian, M, muslim, neutral } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12, second example: the besiegers of a city are fought first, and equal losses lead to another round. */
export const bandsAtTarragona = {
  id: 'bands-at-tarragona',
  rules: ['12', '12-equal', '11-contact'],
  source: { lines: [328, 336] },
  position: {
    turn: 6,
    phase: 'moves',
    event: { id: 'bands' },
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, garrison: 1 }) },
      tarragona: { ...M, held: muslim({ garrison: 1 }), siege: neutral(2) },
    },
  },
  seed: 1,
  line: [
    {
      action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }),
      dice: [5, 1, 2, 4, 1, 4, 3, 2],
      ours: [0, 1, 2, 3, 4, 5, 6, 7],
    },
  ],
  after: [
    happened('round', { attackersLost: 1, defendersLost: 1 }, 1),
    happened('round', { attackersLost: 0, defendersLost: 1 }, 1),
    happened('fired', { side: 'muslim' }, 0),
    besieging('tarragona', 'christian', 2),
    held('tarragona', 'muslim', 1, 'garrison'),
  ],
  tasks: [
    {
      id: 'armies-alone',
      at: 0,
      goal: [besieging('tarragona', 'neutral', 0), held('barcelona', 'christian', 1, 'garrison')],
      lost: [phase('reaction')],
      answer: [{ action: move('tarragona', { 'barcelona army': 2 }), dice: [4, 4, 4, 5] }],
    },
  ],
  wrong: [{ id: 'go-on', at: 1, action: move('zaragoza', { 'tarragona army': 2 }), code: 'no-way', rule: '11' }],
} as const satisfies ReconquistaScene;
