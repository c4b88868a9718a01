import { place, siege } from '../engine/actions.ts';
import { all, happened, not, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.3-support: which garrisons support a general. */
export const twoGroupsOfGarrisons = {
  id: 'two-groups-of-garrisons',
  rules: ['4.3-support'],
  source: { own: true },
  position: {
    level: { coins: 6, garrisons: 5, fleets: 3, roads: 4, armies: 2 },
    turn: 'consul',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'segontia' },
    garrisons: {
      salduba: ['consul'],
      bilbilis: ['consul'],
      cauca: ['consul'],
      olisipo: ['consul'],
      segobriga: ['praetor-citerior'],
    },
    revolts: { numantia: 1 },
  },
  seed: 1,
  line: [{ action: siege('consul', 'numantia', 3), dice: [1] }],
  after: [
    happened('fought', {
      roman: { base: 1, coins: 3, discs: 3, doubles: 0, total: 7 },
      hispanic: { total: 6 },
      won: 'roman',
    }),
    revolts('numantia', 0),
  ],
  tasks: [
    {
      id: 'with-two-coins',
      at: 0,
      goal: [happened('fought', { combat: { coins: 2 }, roman: { discs: 4 }, won: 'roman' })],
      lost: [all(revolts('numantia', 0), not(happened('fought', { combat: { coins: 2 }, roman: { discs: 4 } })))],
      answer: [{ action: place('consul') }, { action: siege('consul', 'numantia', 2), dice: [1] }],
    },
  ],
  wrong: [],
} as const satisfies DracoScene;
