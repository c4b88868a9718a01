import { end, proceed, raise } from '../engine/actions.ts';
import { C, christian } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.12, example: a city with a fort and a garrison holds 3 armies. */
export const threeArmiesStay = {
  id: 'three-armies-stay',
  rules: ['13.12'],
  source: { lines: [396, 396] },
  position: {
    turn: 15,
    phase: 'spending',
    points: 1,
    places: {
      cordoba: { ...C, fort: true, held: christian({ garrison: 1 }) },
      murcia: C,
    },
  },
  seed: 23,
  line: [{ action: end() }, { action: end() }, { action: proceed(), dice: [6, 4, 2], ours: [0, 1, 2] }],
  after: [
    happened('besieged', { place: 'cordoba', side: 'muslim', units: { army: 3 } }, 1),
    besieging('cordoba', 'muslim', 3),
    besieging('murcia', 'muslim', 1),
  ],
  tasks: [
    {
      id: 'hold-a-fourth',
      at: 0,
      goal: [held('cordoba', 'christian', 2)],
      lost: [phase('moves')],
      answer: [{ action: raise('cordoba', 'garrison', 1) }],
    },
  ],
  wrong: [{ id: 'too-dear', at: 0, action: raise('cordoba', 'army', 1), code: 'too-dear', rule: '10-troops' }],
} as const satisfies ReconquistaScene;
