import { move } from '../engine/actions.ts';
import { christian, M, neutral } from '../engine/pieces.ts';
import { besieging, happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12-we-lose: Christians inside join the battle, and a beaten relief goes into their city. */
export const beatenIntoTarragona = {
  id: 'beaten-into-tarragona',
  rules: ['12-we-lose', '12'],
  source: { lines: [296, 302], own: true },
  position: {
    turn: 6,
    phase: 'moves',
    event: { id: 'bands' },
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, garrison: 1 }) },
      tarragona: { ...M, held: christian({ garrison: 1 }), siege: neutral(2) },
    },
  },
  seed: 16,
  line: [{ action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }), dice: [1, 2, 3, 1, 4, 2] }],
  after: [
    happened('battle', { attackers: { garrison: 2, army: 2 } }, 1),
    happened('sheltered', { place: 'tarragona', side: 'christian', rule: '12-we-lose' }, 1),
    held('tarragona', 'christian', 3),
    besieging('tarragona', 'neutral', 2),
  ],
  tasks: [
    {
      id: 'relieve-it',
      at: 0,
      goal: [held('tarragona', 'christian', 4), besieging('tarragona', 'neutral', 0)],
      lost: [happened('removed', { side: 'christian' })],
      answer: [
        { action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }), dice: [2, 1, 5, 2, 1, 3] },
      ],
    },
  ],
  wrong: [{ id: 'walk-away', at: 1, action: move('barcelona', { 'tarragona army': 1 }), code: 'no-way', rule: '11' }],
} as const satisfies ReconquistaScene;
