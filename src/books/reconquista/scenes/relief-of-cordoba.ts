import { end, move, proceed } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { besieging, happened, held } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.11: the Muslims of a besieged city join the battle, and take the survivors in. */
export const reliefOfCordoba = {
  id: 'relief-of-cordoba',
  rules: ['13.11'],
  source: { lines: [390, 392], own: true },
  position: {
    turn: 14,
    phase: 'moves',
    moves: { region: 'portugal', moved: {}, force: null },
    places: {
      seville: { held: christian({ army: 2, order: 1 }) },
      cordoba: { ...M, held: muslim({ garrison: 1 }) },
    },
  },
  seed: 22,
  line: [
    { action: move('cordoba', { 'seville army': 2 }) },
    { action: end() },
    { action: proceed(), dice: [6, 1, 2, 5, 1, 4, 1] },
  ],
  after: [
    happened('battle', { place: 'cordoba', attackers: { garrison: 1, army: 1 } }, 1),
    happened('round', { attackersLost: 1, defendersLost: 1 }, 1),
    held('cordoba', 'muslim', 1, 'army'),
    besieging('cordoba', 'christian', 1),
  ],
  tasks: [
    {
      id: 'with-the-order',
      at: 0,
      goal: [besieging('cordoba', 'christian', 3)],
      lost: [
        besieging('seville', 'christian', 0),
        happened('besieged'),
        { is: 'not', of: besieging('cordoba', 'christian', 3) },
      ],
      answer: [{ action: move('cordoba', { 'seville army': 2, 'seville order': 1 }) }],
    },
  ],
  wrong: [{ id: 'no-road', at: 0, action: move('murcia', { 'seville army': 2 }), code: 'no-way', rule: '2-roads' }],
} as const satisfies ReconquistaScene;
