import { move, place } from '../engine/actions.ts';
import { all, any, coins, effect, not, phase } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 5.1: what the two dice do in a town. */
export const theRollOfRevolt = {
  id: 'the-roll-of-revolt',
  rules: ['5.1', '5.1-held', '5.1-army', '5.1-full'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'where-an-army',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        garrisons: { ebora: ['praetor-ulterior'] },
        revolts: { salduba: 1, numantia: 1, segobriga: 3, regina: 3 },
        armies: [{ at: 'numantia' }],
      },
      look: ['salduba', 'segobriga', 'regina', 'ebora'],
      options: {
        salduba: effect('salduba', 'army'),
        segobriga: effect('segobriga', 'army'),
        regina: effect('regina', 'army'),
        ebora: effect('ebora', 'army'),
        lancia: effect('lancia', 'army'),
      },
      find: 2,
    },
    {
      is: 'ask',
      id: 'three-discs',
      on: 'list',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'emerita', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { numantia: 1, segobriga: 3 },
        armies: [{ at: 'numantia' }],
      },
      look: ['segobriga', 'numantia'],
      options: {
        army: effect('segobriga', 'army'),
        revolt: effect('segobriga', 'revolt'),
        full: effect('segobriga', 'full'),
      },
    },
    {
      is: 'play',
      id: 'two-protected',
      position: {
        turn: 'praetor-citerior',
        phase: 'roman',
        coins: 2,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'bilbilis', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { numantia: 1 },
      },
      look: ['bilbilis', 'segontia'],
      seed: 1,
      reader: ['first'],
      goal: [effect('bilbilis', 'held'), effect('segontia', 'held')],
      lost: [any(phase('hispanic'), all(coins(0), not(all(effect('bilbilis', 'held'), effect('segontia', 'held')))))],
      answer: [{ action: place('praetor-citerior') }, { action: move('praetor-citerior', 'segontia') }],
      others: [],
      poor: [
        {
          id: 'both-in-one',
          line: [{ action: move('praetor-citerior', 'segontia') }, { action: place('praetor-citerior') }],
          signs: [coins(0), effect('bilbilis', 'revolt')],
        },
      ],
      wrong: [],
    },
  ],
} as const satisfies DracoLesson;
