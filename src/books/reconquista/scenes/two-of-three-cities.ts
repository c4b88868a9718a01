import { build, convert, proceed, raise } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { all, any, city, happened, left, leftAtMost, not, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

const TOLEDO = city('toledo', 'christian');
const VALENCIA = city('valencia', 'christian');

/** 10, example: 2 of the 3 cities of a region give its point. */
export const twoOfThreeCities = {
  id: 'two-of-three-cities',
  rules: ['10', '5'],
  source: { lines: [234, 238] },
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
  seed: 5,
  line: [{ action: proceed(), dice: [4, 6], ours: [0, 1] }],
  after: [happened('income', { base: 2, regions: ['castile'], santiago: false, points: 3 }), left(3)],
  tasks: [
    {
      id: 'convert-both',
      at: 1,
      goal: [TOLEDO, VALENCIA],
      lost: [
        any(
          phase('moves'),
          all(leftAtMost(1), not(TOLEDO), not(VALENCIA)),
          all(leftAtMost(0), not(all(TOLEDO, VALENCIA))),
        ),
      ],
      answer: [{ action: convert('toledo') }, { action: convert('valencia') }],
    },
  ],
  wrong: [
    { id: 'army-at-salamanca', at: 1, action: raise('salamanca', 'army', 1), code: 'enemy-there', rule: '10-troops' },
    { id: 'second-city', at: 1, action: build('toledo', 'city'), code: 'has-city', rule: '10-city' },
  ],
} as const satisfies ReconquistaScene;
