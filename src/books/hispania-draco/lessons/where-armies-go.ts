import { attack, siege } from '../engine/actions.ts';
import { phase, value } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 5.2, 5.2-choice: the only way, towns without a revolt, the nearest shield. */
export const whereArmiesGo = {
  id: 'where-armies-go',
  rules: ['5.2', '5.2-choice'],
  minutes: 3,
  steps: [
    {
      is: 'ask',
      id: 'without-a-revolt',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { cauca: 1, numantia: 1, segobriga: 1 },
        armies: [{ at: 'cauca' }],
      },
      look: ['cauca', 'numantia', 'segontia'],
      options: {
        numantia: value('goes', ['cauca', 'numantia'], true),
        segontia: value('goes', ['cauca', 'segontia'], true),
        abula: value('goes', ['cauca', 'abula'], true),
        salmantica: value('goes', ['cauca', 'salmantica'], true),
        pallantia: value('goes', ['cauca', 'pallantia'], true),
      },
    },
    {
      is: 'ask',
      id: 'the-nearest-shield',
      on: 'list',
      position: {
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { brigantium: 1 },
        armies: [{ at: 'brigantium' }],
      },
      look: ['brigantium', 'lucus', 'bracara'],
      options: {
        lucus: value('wayOn', ['brigantium', 1], 'lucus'),
        bracara: value('wayOn', ['brigantium', 1], 'bracara'),
        stays: value('wayOn', ['brigantium', 1], null),
      },
    },
    {
      is: 'play',
      id: 'lure-it-away',
      position: {
        turn: 'consul',
        phase: 'roman',
        coins: 1,
        generals: { 'praetor-ulterior': 'conimbriga', 'praetor-citerior': 'valentia', consul: 'mare-cantabricum' },
        fleets: ['mare-cantabricum'],
        revolts: { noega: 1, lancia: 1, asturica: 1, lucus: 1, bracara: 1, brigantium: 1 },
        armies: [{ at: 'lucus' }],
      },
      look: ['lucus', 'noega', 'mare-cantabricum'],
      seed: 1,
      reader: ['first'],
      goal: [value('ways', ['lucus'], ['noega'])],
      lost: [phase('hispanic')],
      answer: [{ action: siege('consul', 'noega', 1), dice: [1] }],
      others: [],
      poor: [],
      wrong: [{ id: 'lucus', at: 0, action: attack('consul', 'lucus', 1), code: 'not-connected', rule: '4.4' }],
    },
  ],
} as const satisfies DracoLesson;
