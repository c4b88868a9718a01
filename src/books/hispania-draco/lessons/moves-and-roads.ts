import { move, sail } from '../engine/actions.ts';
import { all, any, at, coins, not, phase, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.1: segments, roads, fleets. */
export const movesAndRoads = {
  id: 'moves-and-roads',
  rules: ['4.1', '4.1-road', '4.1-sea', '4.1-fleet'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'for-one-coin',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        roads: [['corduba', 'regina']],
        revolts: { castulo: 1 },
      },
      look: ['corduba', 'regina', 'castulo'],
      options: {
        gades: value('cost', ['praetor-ulterior', 'gades'], 1),
        basti: value('cost', ['praetor-ulterior', 'basti'], 1),
        regina: value('cost', ['praetor-ulterior', 'regina'], 1),
        castulo: value('cost', ['praetor-ulterior', 'castulo'], 1),
        emerita: value('cost', ['praetor-ulterior', 'emerita'], 1),
        'carthago-nova': value('cost', ['praetor-ulterior', 'carthago-nova'], 1),
      },
      find: 3,
    },
    {
      is: 'play',
      id: 'by-sea',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 3,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-gaditanum' },
        fleets: ['mare-gaditanum', 'mare-atlanticum'],
      },
      look: ['gades', 'mare-atlanticum', 'brigantium'],
      seed: 1,
      reader: ['first'],
      goal: [at('praetor-ulterior', 'brigantium')],
      lost: [
        any(
          phase('hispanic'),
          at('praetor-ulterior', 'emerita'),
          all(coins(0), not(at('praetor-ulterior', 'brigantium'))),
        ),
      ],
      answer: [
        { action: move('praetor-ulterior', 'mare-atlanticum') },
        { action: move('praetor-ulterior', 'brigantium') },
      ],
      others: [],
      poor: [
        {
          id: 'by-land',
          line: [{ action: move('praetor-ulterior', 'emerita') }],
          signs: [at('praetor-ulterior', 'emerita')],
        },
      ],
      wrong: [
        {
          id: 'onto-the-consul',
          at: 0,
          action: move('praetor-ulterior', 'mare-gaditanum'),
          code: 'occupied',
          rule: '4.1-pass',
        },
      ],
    },
    {
      is: 'play',
      id: 'with-the-fleet',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 2,
        generals: { 'praetor-ulterior': 'corduba', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { emerita: 1 },
      },
      look: ['mare-ibericum', 'mare-gaditanum', 'onuba'],
      seed: 1,
      reader: ['first'],
      goal: [at('consul', 'onuba')],
      lost: [any(phase('hispanic'), all(coins(0), not(at('consul', 'onuba'))))],
      answer: [{ action: sail('mare-ibericum', 'mare-gaditanum') }, { action: move('consul', 'onuba') }],
      others: [{ id: 'by-gades', line: [{ action: move('consul', 'gades') }, { action: move('consul', 'onuba') }] }],
      poor: [],
      wrong: [
        { id: 'without-the-fleet', at: 0, action: move('consul', 'mare-gaditanum'), code: 'no-fleet', rule: '4.1-sea' },
      ],
    },
  ],
} as const satisfies DracoLesson;
