import { end, move, proceed } from '../engine/actions.ts';
import { C, christian } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.7, example: from the last number a force moves to the first. */
export const granadaToAlgeciras = {
  id: 'granada-to-algeciras',
  rules: ['13.7', '13.6', '13.8'],
  source: { lines: [375, 402] },
  position: {
    turn: 16,
    phase: 'moves',
    moves: { region: 'al-andalus', moved: {}, force: null },
    places: { murcia: { held: christian({ army: 1 }) }, cordoba: C },
  },
  seed: 19,
  line: [{ action: end() }, { action: proceed(), dice: [6, 1, 3], ours: [0, 1, 2] }],
  after: [
    happened('placed', { place: 'granada', side: 'muslim', units: { army: 1 } }, 1),
    happened('moved', { from: 'granada', to: 'algeciras' }, 1),
    happened('moved', { from: 'algeciras', to: 'cordoba' }, 1),
    besieging('cordoba', 'muslim', 1),
    held('murcia', 'christian', 1),
  ],
  tasks: [
    {
      id: 'guard-cordoba',
      at: 0,
      goal: [held('cordoba', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('cordoba', { 'murcia army': 1 }) }],
    },
  ],
  wrong: [{ id: 'no-road', at: 0, action: move('toledo', { 'murcia army': 1 }), code: 'no-way', rule: '2-roads' }],
} as const satisfies ReconquistaScene;
