import { lay, proceed, put } from '../engine/actions.ts';
import { all, armiesLeft, army, coins, phase, revolts, revoltsLeft, road, turn } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 2, the example of the set-up (2.4 to 2.7). */
export const setUpAt64342 = {
  id: 'set-up-at-6-4-3-4-2',
  rules: ['2.4', '2.5', '2.6', '2.7'],
  source: { lines: [156, 156] },
  position: {
    phase: 'starting',
    generals: {},
    fleets: ['mare-balearicum', 'mare-ibericum', 'mare-gaditanum'],
    starting: {
      step: 'begin',
      provinces: ['ilergetia', 'celtiberia', 'carpetania', 'lusitania', 'gallaecia', 'cantabria'],
      die: null,
      named: 0,
      armies: 2,
      roads: 4,
    },
  },
  seed: 1,
  line: [
    { action: proceed(), dice: [4, 5, 2, 4, 3, 6, 2, 5] },
    { action: lay('gades', 'emerita') },
    { action: lay('emerita', 'capara') },
    { action: lay('tarraco', 'ilerda') },
    { action: lay('basti', 'carthago-nova') },
    { action: put('praetor-ulterior', 'gades') },
    { action: put('praetor-citerior', 'valentia') },
    { action: put('consul', 'mare-ibericum') },
  ],
  after: [
    revolts('salduba', 2),
    revolts('segobriga', 1),
    revolts('regina', 3),
    revolts('conimbriga', 2),
    revolts('asturica', 2),
    revolts('flaviobriga', 1),
    revoltsLeft(11),
    army('segobriga'),
    army('asturica'),
    armiesLeft(1),
    phase('roman'),
    turn('praetor-ulterior'),
    coins(6),
  ],
  tasks: [
    {
      id: 'to-the-west',
      at: 1,
      goal: [all(road('gades', 'emerita'), road('emerita', 'ebora'))],
      lost: [phase('roman')],
      answer: [{ action: lay('gades', 'emerita') }, { action: lay('emerita', 'ebora') }],
    },
  ],
  wrong: [
    { id: 'into-a-revolt', at: 1, action: lay('corduba', 'regina'), code: 'no-road-there', rule: '2.6' },
    { id: 'away-from-all-roads', at: 1, action: lay('capara', 'salmantica'), code: 'no-road-there', rule: '2.6' },
    { id: 'into-a-capital', at: 2, action: lay('emerita', 'toletum'), code: 'no-road-there', rule: '2.6' },
  ],
} as const satisfies DracoScene;
