import { move, sail } from '../engine/actions.ts';
import { at, coins, coinsAtLeast, coinsAtMost, happened, phase } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 4.1, example 1: the prices of moves. */
export const gadesToOlisipo = {
  id: 'gades-to-olisipo',
  rules: ['4.1', '4.1-revolt', '4.1-sea', '4.1-fleet', '4.1-road', '4.1-pass'],
  source: { lines: [186, 186] },
  position: {
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 6,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'abula', consul: 'mare-gaditanum' },
    fleets: ['mare-gaditanum'],
    roads: [
      ['corduba', 'regina'],
      ['regina', 'emerita'],
    ],
    revolts: { onuba: 1 },
  },
  seed: 1,
  line: [
    { action: move('praetor-ulterior', 'emerita') },
    { action: move('praetor-ulterior', 'ebora') },
    { action: move('praetor-ulterior', 'olisipo') },
  ],
  after: [
    happened('moved', { to: 'emerita', cost: 1 }),
    happened('moved', { to: 'ebora', cost: 1 }),
    happened('moved', { to: 'olisipo', cost: 2 }),
    coins(2),
  ],
  tasks: [
    {
      id: 'by-sea',
      at: 0,
      goal: [at('praetor-ulterior', 'olisipo'), coinsAtLeast(4)],
      lost: [coinsAtMost(3)],
      answer: [{ action: move('praetor-ulterior', 'olisipo') }],
    },
    {
      id: 'past-the-praetor',
      at: 1,
      goal: [at('praetor-ulterior', 'salmantica')],
      lost: [phase('hispanic')],
      answer: [{ action: move('praetor-ulterior', 'salmantica') }],
    },
    {
      id: 'the-fleet',
      at: 0,
      goal: [at('consul', 'mare-atlanticum')],
      lost: [phase('hispanic')],
      answer: [{ action: sail('mare-gaditanum', 'mare-atlanticum') }],
    },
  ],
  wrong: [
    { id: 'onuba', at: 0, action: move('praetor-ulterior', 'onuba'), code: 'in-revolt', rule: '4.1-revolt' },
    {
      id: 'on-the-fleet',
      at: 0,
      action: move('praetor-ulterior', 'mare-gaditanum'),
      code: 'occupied',
      rule: '4.1-pass',
    },
    { id: 'no-fleet', at: 0, action: move('praetor-ulterior', 'mare-atlanticum'), code: 'no-fleet', rule: '4.1-sea' },
    { id: 'abula', at: 1, action: move('praetor-ulterior', 'abula'), code: 'occupied', rule: '4.1-pass' },
  ],
} as const satisfies DracoScene;
