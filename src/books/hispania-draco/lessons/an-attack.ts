import { attack, siege } from '../engine/actions.ts';
import { any, garrisons, happened, noArmy, not, phase, revolts, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.4, 4.4-revolts, 4.4-result: two dice, and what a defeat takes. */
export const anAttack = {
  id: 'an-attack',
  rules: ['4.4', '4.4-revolts', '4.4-result'],
  minutes: 4,
  steps: [
    {
      is: 'ask',
      id: 'fewest-coins',
      on: 'list',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'deobriga', consul: 'cauca' },
        garrisons: { cauca: ['consul'] },
        revolts: { pallantia: 1 },
        armies: [{ at: 'pallantia' }],
      },
      look: ['cauca', 'pallantia', 'deobriga'],
      options: {
        '1': value('certainWith', ['consul', 'pallantia'], 1),
        '2': value('certainWith', ['consul', 'pallantia'], 2),
        '3': value('certainWith', ['consul', 'pallantia'], 3),
        never: value('certainWith', ['consul', 'pallantia'], null),
      },
    },
    {
      is: 'play',
      id: 'all-or-nothing',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 3,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'deobriga', consul: 'cauca' },
        revolts: { pallantia: 1 },
        armies: [{ at: 'pallantia' }],
      },
      look: ['cauca', 'pallantia'],
      seed: 1,
      reader: ['first'],
      goal: [happened('fought', { combat: { coins: 3 }, won: 'roman' })],
      lost: [
        any(
          phase('hispanic'),
          happened('fought', { combat: { coins: 1 } }),
          happened('fought', { combat: { coins: 2 } }),
          garrisons('cauca', 1),
        ),
      ],
      answer: [{ action: attack('consul', 'pallantia', 3), dice: [1, 6] }],
      others: [],
      poor: [
        {
          id: 'two-coins',
          line: [{ action: attack('consul', 'pallantia', 2), dice: [1, 6] }],
          signs: [happened('fought', { combat: { coins: 2 } })],
        },
        {
          id: 'one-coin',
          line: [{ action: attack('consul', 'pallantia', 1), dice: [1, 6] }],
          signs: [happened('fought', { combat: { coins: 1 } })],
        },
      ],
      wrong: [{ id: 'besiege', at: 0, action: siege('consul', 'pallantia', 3), code: 'army-there', rule: '4.3' }],
      measure: 'chance',
    },
    {
      is: 'play',
      id: 'cut-the-group',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 3,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'pallantia', consul: 'aracillum' },
        garrisons: { aracillum: ['consul'] },
        revolts: { lancia: 1, noega: 1, lucus: 3 },
        armies: [{ at: 'lancia' }],
      },
      look: ['noega', 'lancia', 'lucus'],
      seed: 1,
      reader: ['first'],
      goal: [revolts('noega', 0), noArmy('lancia'), not(happened('fought', { combat: { kind: 'attack', coins: 1 } }))],
      lost: [
        any(
          phase('hispanic'),
          happened('fought', { combat: { coins: 3 } }),
          happened('fought', { combat: { kind: 'siege', coins: 2 } }),
          happened('fought', { combat: { kind: 'attack', coins: 1 } }),
        ),
      ],
      answer: [
        { action: siege('consul', 'noega', 1), dice: [1] },
        { action: attack('consul', 'lancia', 2), dice: [1, 6] },
      ],
      others: [],
      poor: [
        {
          id: 'at-once',
          line: [{ action: attack('consul', 'lancia', 3), dice: [1, 6] }],
          signs: [happened('fought', { combat: { kind: 'attack', coins: 3 } })],
        },
      ],
      wrong: [],
      measure: 'chance',
    },
  ],
} as const satisfies DracoLesson;
