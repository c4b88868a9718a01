import { end, move, proceed } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.7: a garrison ends the phase, and armies that stand beside an enemy do not move. */
export const theReactionStays = {
  id: 'the-reaction-stays',
  rules: ['13.7', '13.5'],
  source: { lines: [365, 373], own: true },
  position: {
    turn: 7,
    phase: 'moves',
    moves: { region: 'portugal', moved: {}, force: null },
    places: {
      porto: { held: christian({ garrison: 1 }) },
      lisbon: { ...M, held: muslim({ army: 3 }) },
    },
  },
  seed: 18,
  line: [{ action: end() }, { action: proceed(), dice: [4, 2] }],
  after: [
    happened('reaction', { region: 'portugal', raised: 'garrison', count: 1 }, 1),
    happened('moved', {}, 0),
    held('lisbon', 'muslim', 1, 'garrison'),
    held('lisbon', 'muslim', 3, 'army'),
  ],
  tasks: [
    {
      id: 'stay-out-of-reach',
      at: 0,
      goal: [held('badajoz', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('badajoz', { 'porto garrison': 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'leave-portugal',
      at: 0,
      action: move('galicia', { 'porto garrison': 1 }),
      code: 'not-free',
      rule: '11-roads',
    },
  ],
} as const satisfies ReconquistaScene;
