import { convert, proceed, raise } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { besieging, city, happened, left, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 10, example: Bands besiege one of the 2 cities, and the region gives nothing. */
export const bandsCostAPoint = {
  id: 'bands-cost-a-point',
  rules: ['10', '9-bands'],
  source: { lines: [238, 238] },
  position: {
    turn: 10,
    phase: 'event',
    places: {
      santiago: { held: muslim({ garrison: 1 }) },
      salamanca: { ...M, held: muslim({ garrison: 1 }) },
      valencia: { ...M, held: christian({ army: 1 }) },
      toledo: { ...M, held: christian({ garrison: 1 }) },
    },
  },
  seed: 6,
  line: [{ action: proceed(), dice: [2, 3, 2, 4, 3], ours: [0, 1, 2, 3, 4] }],
  after: [besieging('valencia', 'neutral', 2), happened('income', { regions: [], points: 2 }), left(2)],
  tasks: [
    {
      id: 'convert-under-siege',
      at: 1,
      goal: [city('valencia', 'christian')],
      lost: [phase('moves')],
      answer: [{ action: convert('valencia') }],
    },
  ],
  wrong: [
    { id: 'army-under-siege', at: 1, action: raise('valencia', 'army', 1), code: 'enemy-there', rule: '10-troops' },
  ],
} as const satisfies ReconquistaScene;
