import { move, place, siege } from '../engine/actions.ts';
import { all, any, coins, garrisons, happened, not, phase, revolts } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.2, 4.2-capital: what a garrison costs, whose it is, and when a capital opens. */
export const garrisonsAndCapitals = {
  id: 'garrisons-and-capitals',
  rules: ['4.2', '4.2-capital'],
  minutes: 3,
  steps: [
    {
      is: 'play',
      id: 'two-towns',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 4,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'ilerda' },
        revolts: { beseda: 1 },
      },
      look: ['ilerda', 'salduba'],
      seed: 1,
      reader: ['first'],
      goal: [all(garrisons('ilerda', 1), garrisons('salduba', 1))],
      lost: [any(phase('hispanic'), garrisons('ilerda', 2), all(coins(0), not(garrisons('salduba', 1))))],
      answer: [{ action: place('consul') }, { action: move('consul', 'salduba') }, { action: place('consul') }],
      others: [],
      poor: [
        {
          id: 'two-in-one',
          line: [{ action: place('consul') }, { action: place('consul') }],
          signs: [garrisons('ilerda', 2)],
        },
      ],
      wrong: [
        { id: 'into-the-revolt', at: 0, action: move('consul', 'beseda'), code: 'in-revolt', rule: '4.1-revolt' },
      ],
    },
    {
      is: 'ask',
      id: 'whose-disc',
      on: 'list',
      position: {
        turn: 'praetor-citerior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'salduba', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: { salduba: ['praetor-citerior', 'consul', 'praetor-citerior'] },
      },
      look: ['salduba'],
      options: {
        '1': garrisons('salduba', 1, 'praetor-citerior'),
        '2': garrisons('salduba', 2, 'praetor-citerior'),
        '3': garrisons('salduba', 3, 'praetor-citerior'),
      },
    },
    {
      is: 'play',
      id: 'open-olisipo',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 5,
        generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: { emerita: ['praetor-ulterior'] },
        revolts: { ebora: 1, castulo: 2 },
      },
      look: ['ebora', 'olisipo'],
      seed: 1,
      reader: ['first'],
      goal: [garrisons('olisipo', 1)],
      lost: [
        any(
          phase('hispanic'),
          all(revolts('ebora', 0), happened('fought', { combat: { coins: 2 } })),
          happened('fought', { combat: { coins: 3 } }),
        ),
      ],
      answer: [
        { action: siege('praetor-ulterior', 'ebora', 1), dice: [1] },
        { action: move('praetor-ulterior', 'ebora') },
        { action: move('praetor-ulterior', 'olisipo') },
        { action: place('praetor-ulterior') },
      ],
      others: [],
      poor: [
        {
          id: 'too-many-coins',
          line: [{ action: siege('praetor-ulterior', 'ebora', 3), dice: [2] }],
          signs: [happened('fought', { combat: { coins: 3 } })],
        },
      ],
      wrong: [
        {
          id: 'past-the-revolt',
          at: 0,
          action: move('praetor-ulterior', 'ebora'),
          code: 'in-revolt',
          rule: '4.1-revolt',
        },
      ],
    },
  ],
} as const satisfies DracoLesson;
