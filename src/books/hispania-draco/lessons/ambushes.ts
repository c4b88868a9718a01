import { move, siege } from '../engine/actions.ts';
import { any, happened, phase, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.3-double: figures double a value if they are connected with the enemy. */
export const ambushes = {
  id: 'ambushes',
  rules: ['4.3-double'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'how-often',
      on: 'list',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'castulo', 'praetor-citerior': 'segontia', consul: 'abula' },
        revolts: { toletum: 1, puciala: 1, numantia: 1 },
        armies: [{ at: 'puciala' }],
      },
      look: ['castulo', 'toletum', 'puciala'],
      options: {
        'twice-once': value('doubles', ['praetor-ulterior', 'toletum'], [2, 1]),
        'once-once': value('doubles', ['praetor-ulterior', 'toletum'], [1, 1]),
        'twice-never': value('doubles', ['praetor-ulterior', 'toletum'], [2, 0]),
        'twice-twice': value('doubles', ['praetor-ulterior', 'toletum'], [2, 2]),
      },
    },
    {
      is: 'ask',
      id: 'where-to-stand',
      on: 'board',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { toletum: 1, puciala: 1, capara: 1 },
        armies: [{ at: 'puciala' }, { at: 'capara' }],
      },
      look: ['toletum', 'puciala', 'capara'],
      options: {
        segontia: value('ambushes', ['segontia'], 0),
        segobriga: value('ambushes', ['segobriga'], 0),
        castulo: value('ambushes', ['castulo'], 0),
        abula: value('ambushes', ['abula'], 0),
        emerita: value('ambushes', ['emerita'], 0),
      },
      find: 2,
    },
    {
      is: 'play',
      id: 'step-aside',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 5,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'cauca', consul: 'bilbilis' },
        revolts: { numantia: 1, segobriga: 1 },
        armies: [{ at: 'segobriga' }],
      },
      look: ['bilbilis', 'calagurris', 'numantia'],
      seed: 1,
      reader: ['first'],
      goal: [happened('fought', { combat: { from: 'calagurris', coins: 3 }, won: 'roman' })],
      lost: [
        any(
          phase('hispanic'),
          happened('fought', { combat: { coins: 1 } }),
          happened('fought', { combat: { coins: 2 } }),
          happened('fought', { combat: { from: 'bilbilis' } }),
        ),
      ],
      answer: [
        { action: move('consul', 'salduba') },
        { action: move('consul', 'calagurris') },
        { action: siege('consul', 'numantia', 3), dice: [1] },
      ],
      others: [],
      poor: [
        {
          id: 'ambushed',
          line: [{ action: siege('consul', 'numantia', 3), dice: [3] }],
          signs: [happened('fought', { combat: { from: 'bilbilis' } })],
        },
        {
          id: 'two-coins',
          line: [
            { action: move('consul', 'salduba') },
            { action: move('consul', 'calagurris') },
            { action: siege('consul', 'numantia', 2), dice: [1] },
          ],
          signs: [happened('fought', { combat: { from: 'calagurris', coins: 2 } })],
        },
      ],
      wrong: [],
      measure: 'chance',
    },
  ],
} as const satisfies DracoLesson;
