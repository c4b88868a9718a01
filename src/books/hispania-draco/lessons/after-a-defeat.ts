import { move, place, put } from '../engine/actions.ts';
import { coinsOf, garrisons, phase } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 4.4-coin, 3.4: what a general off the board costs, and his return. */
export const afterADefeat = {
  id: 'after-a-defeat',
  rules: ['4.4-coin', '3.4', '3.4-shut'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'coins-next',
      on: 'list',
      position: {
        turn: 'praetor-citerior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': null, 'praetor-citerior': 'valentia', consul: null },
        revolts: { talabriga: 2, bracara: 1 },
        armies: [{ at: 'talabriga' }],
      },
      look: ['valentia'],
      options: {
        '3': coinsOf('praetor-citerior', 3),
        '4': coinsOf('praetor-citerior', 4),
        '5': coinsOf('praetor-citerior', 5),
        '6': coinsOf('praetor-citerior', 6),
      },
    },
    {
      is: 'play',
      id: 'the-way-back',
      position: {
        turn: 'consul',
        phase: 'return',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'mare-balearicum', consul: null },
        fleets: ['mare-balearicum', 'mare-atlanticum', 'mare-cantabricum'],
        revolts: { flaviobriga: 1, brigantium: 2 },
        armies: [{ at: 'brigantium' }],
      },
      look: ['mare-cantabricum', 'oiasso'],
      seed: 1,
      reader: ['first'],
      goal: [garrisons('oiasso', 1)],
      lost: [phase('hispanic')],
      answer: [
        { action: put('consul', 'mare-cantabricum') },
        { action: move('consul', 'oiasso') },
        { action: place('consul') },
      ],
      others: [],
      poor: [],
      wrong: [{ id: 'on-land', at: 0, action: put('consul', 'oiasso'), code: 'not-offered-there', rule: '3.4' }],
    },
  ],
} as const satisfies DracoLesson;
