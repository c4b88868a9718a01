import { end, move, place } from '../engine/actions.ts';
import { all, any, at, coins, garrisons, not, phase, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 5.2-beyond, 5.2-siege, 5.2-attack: out of a province that is all in revolt, and into your towns. */
export const beyondTheProvince = {
  id: 'beyond-the-province',
  rules: ['5.2-beyond', '5.2-siege', '5.2-attack'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'out-of-gallaecia',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { noega: 1, lancia: 1, asturica: 1, lucus: 1, bracara: 1, brigantium: 1 },
        armies: [{ at: 'lancia' }],
      },
      look: ['lancia', 'aracillum', 'pallantia'],
      options: {
        noega: value('goes', ['lancia', 'noega'], true),
        asturica: value('goes', ['lancia', 'asturica'], true),
        aracillum: value('goes', ['lancia', 'aracillum'], true),
        pallantia: value('goes', ['lancia', 'pallantia'], true),
      },
      find: 2,
    },
    {
      is: 'ask',
      id: 'cantabria-is-taken',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { noega: 1, lancia: 1, asturica: 1, lucus: 1, bracara: 1, brigantium: 1, deobriga: 1 },
        armies: [{ at: 'lancia' }, { at: 'deobriga' }],
      },
      look: ['lancia', 'deobriga'],
      options: {
        noega: value('goes', ['lancia', 'noega'], true),
        asturica: value('goes', ['lancia', 'asturica'], true),
        aracillum: value('goes', ['lancia', 'aracillum'], true),
        pallantia: value('goes', ['lancia', 'pallantia'], true),
      },
      find: 2,
    },
    {
      is: 'play',
      id: 'leave-a-garrison',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 2,
        generals: { 'praetor-ulterior': 'conimbriga', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { talabriga: 3, bracara: 3, lucus: 2, brigantium: 1 },
        armies: [{ at: 'talabriga' }],
      },
      look: ['conimbriga', 'talabriga', 'olisipo'],
      seed: 1,
      reader: ['first'],
      goal: [garrisons('conimbriga', 1), at('praetor-ulterior', 'olisipo')],
      lost: [
        any(phase('hispanic'), all(coins(0), not(all(garrisons('conimbriga', 1), at('praetor-ulterior', 'olisipo'))))),
      ],
      answer: [{ action: place('praetor-ulterior') }, { action: move('praetor-ulterior', 'olisipo') }],
      others: [],
      poor: [
        {
          id: 'stand',
          line: [{ action: place('praetor-ulterior') }, { action: place('praetor-ulterior') }],
          signs: [garrisons('conimbriga', 2)],
        },
        {
          id: 'flee',
          line: [{ action: move('praetor-ulterior', 'olisipo') }, { action: end() }],
          signs: [at('praetor-ulterior', 'olisipo'), phase('hispanic')],
        },
      ],
      wrong: [],
    },
  ],
} as const satisfies DracoLesson;
