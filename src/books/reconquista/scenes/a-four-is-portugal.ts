import { end, move, proceed } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.1, 13.2, example: a 4 is Portugal; one Muslim city there gives the column 1. */
export const aFourIsPortugal = {
  id: 'a-four-is-portugal',
  rules: ['13.1', '13.2', '13.6'],
  source: { lines: [348, 359] },
  position: {
    turn: 7,
    phase: 'moves',
    moves: { region: 'portugal', moved: {}, force: null },
    places: {
      porto: { held: christian({ garrison: 1 }) },
      seville: { held: christian({ army: 1 }) },
      lisbon: { ...M, held: muslim({ garrison: 1 }) },
    },
  },
  seed: 17,
  line: [{ action: end() }, { action: proceed(), dice: [4, 4, 6, 2, 5], ours: [1, 2, 3, 4] }],
  after: [
    happened('reaction', { region: 'portugal', raised: 'army', count: 1 }, 1),
    happened('placed', { place: 'badajoz', side: 'muslim', units: { army: 1 } }, 1),
    happened('moved', { from: 'badajoz', to: 'porto' }, 1),
    held('porto', 'christian', 1),
  ],
  tasks: [
    {
      id: 'two-at-porto',
      at: 0,
      goal: [held('porto', 'christian', 2)],
      lost: [phase('reaction')],
      answer: [{ action: move('porto', { 'seville army': 1 }) }],
    },
  ],
  wrong: [{ id: 'too-soon', at: 0, action: proceed(), code: 'not-now', rule: '7' }],
} as const satisfies ReconquistaScene;
