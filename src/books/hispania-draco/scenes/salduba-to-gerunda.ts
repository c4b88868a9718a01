import { move, place, take } from '../engine/actions.ts';
import { coins, coinsAtLeast, coinsAtMost, garrisons, happened, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.2, example 2: garrisons placed and taken back. */
export const saldubaToGerunda = {
  id: 'salduba-to-gerunda',
  rules: ['4.2'],
  source: { lines: [206, 208] },
  position: {
    turn: 'praetor-citerior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'salduba', consul: 'ilerda' },
    roads: [['dertosa', 'salduba']],
    garrisons: { salduba: ['praetor-citerior'], gerunda: ['consul'] },
    revolts: { beseda: 3 },
  },
  seed: 1,
  line: [
    { action: move('praetor-citerior', 'tarraco') },
    { action: move('praetor-citerior', 'gerunda') },
    { action: place('praetor-citerior') },
  ],
  after: [
    happened('moved', { to: 'tarraco', cost: 1 }),
    happened('moved', { to: 'gerunda', cost: 2 }),
    garrisons('gerunda', 2),
    garrisons('gerunda', 1, 'praetor-citerior'),
    coins(2),
  ],
  tasks: [
    {
      id: 'take-back',
      at: 0,
      goal: [garrisons('salduba', 0)],
      lost: [phase('hispanic')],
      answer: [{ action: take('praetor-citerior') }],
    },
    {
      id: 'calagurris',
      at: 0,
      goal: [garrisons('calagurris', 1, 'praetor-citerior'), coinsAtLeast(4)],
      lost: [coinsAtMost(3)],
      answer: [{ action: move('praetor-citerior', 'calagurris') }, { action: place('praetor-citerior') }],
    },
  ],
  wrong: [
    { id: 'ilerda', at: 0, action: move('praetor-citerior', 'ilerda'), code: 'occupied', rule: '4.1-pass' },
    { id: 'not-his-own', at: 2, action: take('consul'), code: 'no-disc', rule: '4.2' },
  ],
} as const satisfies DracoScene;
