import { end, hire, proceed } from '../engine/actions.ts';
import { C, christian, M, muslim } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 9-mercenaries: the Mercenary that is not hired joins the Muslim force of phase 5. */
export const mercenariesNotHired = {
  id: 'mercenaries-not-hired',
  rules: ['9-mercenaries', '13.6'],
  source: { lines: [194, 196], own: true },
  position: {
    turn: 12,
    phase: 'spending',
    event: { id: 'mercenaries', left: 3 },
    points: 3,
    places: {
      leon: { ...C, held: christian({ garrison: 1 }) },
      lisbon: { ...M, held: muslim({ garrison: 1 }) },
      porto: { ...C, held: christian({ garrison: 1 }) },
    },
  },
  seed: 2,
  line: [{ action: hire('leon', 2) }, { action: end() }, { action: end() }, { action: proceed(), dice: [4, 4, 6] }],
  after: [
    happened('placed', { side: 'muslim', place: 'badajoz', units: { army: 1, hired: 1 } }),
    besieging('porto', 'muslim', 2),
  ],
  tasks: [
    {
      id: 'hire-all',
      at: 0,
      goal: [held('leon', 'christian', 3, 'hired')],
      lost: [phase('moves')],
      answer: [{ action: hire('leon', 3) }],
    },
  ],
  wrong: [
    { id: 'hire-in-the-open', at: 0, action: hire('santiago', 1), code: 'not-controlled', rule: '5' },
    { id: 'hire-too-many', at: 1, action: hire('leon', 2), code: 'bad-count', rule: '9-mercenaries' },
  ],
} as const satisfies ReconquistaScene;
