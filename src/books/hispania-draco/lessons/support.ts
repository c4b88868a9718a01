import { place, siege } from '../engine/actions.ts';
import { any, garrisons, happened, not, phase, revolts, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.3-support, 4.3-province: which garrisons count. */
export const support = {
  id: 'support',
  rules: ['4.3-support', '4.3-province'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'which-count',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: {
          regina: ['praetor-ulterior'],
          castulo: ['praetor-ulterior'],
          ebora: ['praetor-ulterior'],
          bracara: ['praetor-ulterior'],
          abula: ['consul'],
        },
        revolts: { toletum: 1 },
      },
      look: ['emerita', 'regina', 'ebora'],
      options: {
        regina: value('supports', ['praetor-ulterior', 'regina'], true),
        castulo: value('supports', ['praetor-ulterior', 'castulo'], true),
        ebora: value('supports', ['praetor-ulterior', 'ebora'], true),
        bracara: value('supports', ['praetor-ulterior', 'bracara'], true),
        abula: value('supports', ['praetor-ulterior', 'abula'], true),
      },
      find: 3,
    },
    {
      is: 'ask',
      id: 'which-result',
      on: 'list',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: { regina: ['praetor-ulterior'], ebora: ['praetor-ulterior'] },
        revolts: { toletum: 1 },
      },
      look: ['regina', 'ebora', 'toletum'],
      options: {
        '2': value('needs', ['praetor-ulterior', 'toletum', 1], 2),
        '3': value('needs', ['praetor-ulterior', 'toletum', 1], 3),
        '4': value('needs', ['praetor-ulterior', 'toletum', 1], 4),
        '5': value('needs', ['praetor-ulterior', 'toletum', 1], 5),
      },
    },
    {
      is: 'play',
      id: 'a-disc-for-two-sieges',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 5,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'segobriga' },
        revolts: { segontia: 2 },
      },
      look: ['segobriga', 'segontia'],
      seed: 1,
      reader: ['first'],
      goal: [revolts('segontia', 0), garrisons('segobriga', 1), not(happened('fought', { combat: { coins: 1 } }))],
      lost: [
        any(
          phase('hispanic'),
          happened('fought', { combat: { coins: 1 } }),
          happened('fought', { roman: { discs: 0 } }),
          happened('fought', { combat: { coins: 3 } }),
        ),
      ],
      answer: [
        { action: place('consul') },
        { action: siege('consul', 'segontia', 2), dice: [1] },
        { action: siege('consul', 'segontia', 2), dice: [1] },
      ],
      others: [],
      poor: [
        {
          id: 'coins-only',
          line: [
            { action: siege('consul', 'segontia', 3), dice: [1] },
            { action: siege('consul', 'segontia', 2), dice: [1] },
          ],
          signs: [happened('fought', { combat: { coins: 3 } })],
        },
      ],
      wrong: [],
      measure: 'chance',
    },
  ],
} as const satisfies DracoLesson;
