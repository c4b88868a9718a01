import { move } from '../engine/actions.ts';
import { C, christian, M, muslim, rebels } from '../engine/pieces.ts';
import { besieging, controls, happened, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 11-contact, examples: an army with another unit fights; rebels never do in a city. */
export const twoCitiesFight = {
  id: 'two-cities-fight',
  rules: ['11-contact', '12-wiped-out'],
  source: { lines: [277, 280] },
  position: {
    turn: 5,
    phase: 'moves',
    moves: { region: 'castile', moved: {}, force: null },
    places: {
      toledo: { held: christian({ army: 7 }) },
      salamanca: { ...C, held: rebels(2) },
      'la-mancha': { ...M, held: muslim({ garrison: 1, army: 1 }) },
      valencia: { ...M, held: muslim({ army: 2 }) },
    },
  },
  seed: 10,
  line: [
    { action: move('salamanca', { 'toledo army': 1 }) },
    { action: move('la-mancha', { 'toledo army': 3 }), dice: [4, 5, 2, 3, 1], ours: [0, 1, 2, 3, 4] },
    { action: move('valencia', { 'toledo army': 3 }), dice: [6, 1, 4, 2, 3], ours: [0, 1, 2, 3, 4] },
  ],
  after: [
    happened('battle', {}, 2),
    besieging('salamanca', 'christian', 1),
    controls('la-mancha', 'christian'),
    controls('valencia', 'christian'),
  ],
  tasks: [
    {
      id: 'take-one',
      at: 0,
      goal: [controls('valencia', 'christian')],
      lost: [phase('reaction')],
      answer: [{ action: move('valencia', { 'toledo army': 7 }), dice: [6, 5, 2, 1, 2, 1, 4, 4, 2] }],
    },
  ],
  wrong: [
    { id: 'out-by-road', at: 0, action: move('zaragoza', { 'toledo army': 1 }), code: 'not-free', rule: '11-roads' },
  ],
} as const satisfies ReconquistaScene;
