import { battle, retreat, stay } from '../actions.ts';
import type { HispaniaScene } from './scene.ts';

/** 6.7, first example: one elite against two infantry, and a retreat. */
export const romeAtSegovia: HispaniaScene = {
  id: 'rome-at-segovia',
  rules: ['6.7', '6.2', '6.2b', '6.6'],
  source: { lines: [1278, 1283] },
  view: ['segovia', 'toledo', 'avila'],
  position: {
    turn: 3,
    active: 'rome',
    phase: 'combat',
    units: {
      segovia: [
        { owner: 'rome', kind: 'elite', from: 'toledo' },
        { owner: 'cantabrians', kind: 'infantry', count: 2 },
      ],
      avila: [{ owner: 'cantabrians', kind: 'infantry' }],
    },
    seed: 3,
  },
  line: [
    // Rome came over the Tagus: in round 1 the Cantabrians hit an elite on 8 less 2.
    { action: battle('segovia'), dice: [6, 5, 5], ours: [1, 2] },
    { action: stay('attacker') },
    { action: retreat('defender', 'avila', { infantry: 1 }) },
  ],
  after: [
    { is: 'value', of: 'units', args: ['segovia', 'rome'], equals: 1 },
    { is: 'value', of: 'units', args: ['avila', 'cantabrians'], equals: 2 },
    { is: 'value', of: 'holder', args: ['segovia'], equals: 'rome' },
  ],
  tasks: [],
  wrong: [],
};
