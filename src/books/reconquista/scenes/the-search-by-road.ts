import { end, move, proceed } from '../engine/actions.ts';
import { C, christian } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 13.9: without a target in its region a force looks for a road to one, up the numbers (ruling A9). */
export const theSearchByRoad = {
  id: 'the-search-by-road',
  rules: ['13.9', '13.8'],
  source: { lines: [384, 384], own: true },
  position: {
    turn: 15,
    phase: 'moves',
    moves: { region: 'castile', moved: {}, force: null },
    places: { toledo: C, salamanca: { held: christian({ army: 1 }) }, lisbon: C },
  },
  seed: 20,
  line: [{ action: end() }, { action: proceed(), dice: [6, 1, 2] }],
  after: [
    happened('moved', { from: 'algeciras', to: 'cordoba' }, 1),
    happened('moved', { from: 'cordoba', to: 'toledo', rule: '13.9' }, 1),
    besieging('toledo', 'muslim', 1),
  ],
  tasks: [
    {
      id: 'defend-toledo',
      at: 0,
      goal: [held('toledo', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('toledo', { 'salamanca army': 1 }) }],
    },
  ],
  wrong: [{ id: 'no-road', at: 0, action: move('lisbon', { 'salamanca army': 1 }), code: 'no-way', rule: '2-roads' }],
} as const satisfies ReconquistaScene;
