import { move, place, siege } from '../engine/actions.ts';
import { any, coins, garrisons, happened, phase, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.3, 4.3-result: the die, the coins and the shield. */
export const aSiege = {
  id: 'a-siege',
  rules: ['4.3', '4.3-result'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'how-likely',
      on: 'list',
      position: {
        turn: 'praetor-citerior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'tarraco', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { ilerda: 1 },
      },
      look: ['tarraco', 'ilerda'],
      options: {
        '5-in-6': value('needs', ['praetor-citerior', 'ilerda', 1], 2),
        '2-in-3': value('needs', ['praetor-citerior', 'ilerda', 1], 3),
        '1-in-2': value('needs', ['praetor-citerior', 'ilerda', 1], 4),
        '1-in-3': value('needs', ['praetor-citerior', 'ilerda', 1], 5),
      },
    },
    {
      is: 'play',
      id: 'no-coin-too-many',
      position: {
        turn: 'praetor-citerior',
        phase: 'roman',
        coins: 3,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'dertosa', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: { dertosa: ['praetor-citerior'] },
        revolts: { salduba: 1 },
      },
      look: ['dertosa', 'salduba'],
      seed: 1,
      reader: ['first'],
      goal: [happened('fought', { combat: { coins: 2 }, won: 'roman' }), coins(1)],
      lost: [any(phase('hispanic'), coins(0), happened('fought', { combat: { coins: 1 } }), garrisons('dertosa', 2))],
      answer: [{ action: siege('praetor-citerior', 'salduba', 2), dice: [1] }],
      others: [],
      poor: [
        {
          id: 'one-coin',
          line: [{ action: siege('praetor-citerior', 'salduba', 1), dice: [1] }],
          signs: [happened('fought', { combat: { coins: 1 } })],
        },
        {
          id: 'three-coins',
          line: [{ action: siege('praetor-citerior', 'salduba', 3), dice: [1] }],
          signs: [happened('fought', { combat: { coins: 3 } })],
        },
      ],
      wrong: [],
      measure: 'chance',
    },
    {
      is: 'play',
      id: 'enter',
      position: {
        turn: 'praetor-citerior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'tarraco', consul: 'osca' },
        garrisons: { tarraco: ['praetor-citerior'] },
        revolts: { ilerda: 1 },
      },
      look: ['tarraco', 'ilerda'],
      seed: 1,
      reader: ['first'],
      goal: [garrisons('ilerda', 1, 'praetor-citerior')],
      lost: [phase('hispanic')],
      answer: [
        { action: siege('praetor-citerior', 'ilerda', 1), dice: [1] },
        { action: move('praetor-citerior', 'ilerda') },
        { action: place('praetor-citerior') },
      ],
      others: [
        {
          id: 'two-coins',
          line: [
            { action: siege('praetor-citerior', 'ilerda', 2), dice: [1] },
            { action: move('praetor-citerior', 'ilerda') },
            { action: place('praetor-citerior') },
          ],
        },
      ],
      poor: [],
      wrong: [
        { id: 'at-once', at: 0, action: move('praetor-citerior', 'ilerda'), code: 'in-revolt', rule: '4.1-revolt' },
      ],
    },
  ],
} as const satisfies DracoLesson;
