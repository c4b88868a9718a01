import { convert, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { happened, score } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 16: half of the cities is no majority, and a Muslim city keeps a region from being free. */
export const halfIsNoMajority = {
  id: 'half-is-no-majority',
  rules: ['16', '15'],
  source: { lines: [453, 459], own: true },
  position: {
    turn: 20,
    phase: 'reaction',
    places: {
      leon: { ...C, held: christian({ garrison: 1 }) },
      barcelona: { ...C, held: christian({ army: 1 }) },
      zaragoza: { ...M, held: christian({ garrison: 1 }) },
      toledo: { ...C, held: christian({ army: 1 }) },
      valencia: { ...M, held: muslim({ garrison: 1 }) },
      granada: { ...M, held: muslim({ garrison: 2 }) },
    },
  },
  seed: 27,
  line: [{ action: proceed(), dice: [5, 1] }],
  after: [
    happened(
      'scored',
      { cities: 4, majorities: ['asturias', 'aragon'], free: ['asturias', 'portugal'], points: 12 },
      1,
    ),
    score(12),
  ],
  tasks: [],
  wrong: [{ id: 'convert-now', at: 0, action: convert('zaragoza'), code: 'not-now', rule: '10-conversion' }],
} as const satisfies ReconquistaScene;
