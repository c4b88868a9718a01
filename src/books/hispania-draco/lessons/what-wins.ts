import { move, place } from '../engine/actions.ts';
import { any, garrisons, phase, revoltsLeft, value, won } from '../scenes/claims.ts';
import type { DracoLesson } from './lesson.ts';

/** 3.1, 3.2, 4.2-capital: what wins, what loses, and which capitals can be taken. */
export const whatWins = {
  id: 'what-wins',
  rules: ['3.1', '3.2', '4.2-capital'],
  minutes: 2,
  steps: [
    {
      is: 'ask',
      id: 'open-capitals',
      on: 'board',
      position: {
        turn: 'praetor-ulterior',
        phase: 'roman',
        coins: 6,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { beseda: 1, segontia: 2, brigantium: 1 },
        armies: [{ at: 'segontia' }],
      },
      look: ['beseda', 'segontia', 'brigantium'],
      options: {
        osca: value('quiet', ['ilergetia'], true),
        numantia: value('quiet', ['celtiberia'], true),
        toletum: value('quiet', ['carpetania'], true),
        olisipo: value('quiet', ['lusitania'], true),
        brigantium: value('quiet', ['gallaecia'], true),
        flaviobriga: value('quiet', ['cantabria'], true),
      },
      find: 3,
    },
    {
      is: 'play',
      id: 'the-sixth-capital',
      position: {
        round: 8,
        time: 7,
        turn: 'consul',
        phase: 'roman',
        coins: 2,
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'deobriga' },
        garrisons: {
          osca: ['praetor-citerior'],
          numantia: ['praetor-citerior'],
          toletum: ['praetor-ulterior'],
          olisipo: ['praetor-ulterior'],
          brigantium: ['consul'],
        },
        revolts: { lancia: 2, salduba: 1 },
        armies: [{ at: 'lancia' }],
      },
      look: ['deobriga', 'flaviobriga'],
      seed: 1,
      reader: ['first'],
      goal: [won],
      lost: [any(phase('hispanic'), garrisons('deobriga', 1))],
      answer: [{ action: move('consul', 'flaviobriga') }, { action: place('consul') }],
      others: [],
      poor: [{ id: 'at-deobriga', line: [{ action: place('consul') }], signs: [garrisons('deobriga', 1)] }],
      wrong: [],
    },
    {
      is: 'ask',
      id: 'the-reserve',
      on: 'list',
      position: {
        round: 5,
        time: 4,
        turn: 'praetor-ulterior',
        phase: 'hispanic',
        generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'valentia', consul: 'mare-ibericum' },
        fleets: ['mare-ibericum'],
        revolts: { osca: 3, beseda: 1, numantia: 3, toletum: 2, ebora: 1, lucus: 2, bracara: 3 },
        armies: [{ at: 'numantia' }],
      },
      look: ['osca', 'numantia', 'bracara'],
      options: { '0': revoltsLeft(0), '3': revoltsLeft(3), '7': revoltsLeft(7), '11': revoltsLeft(11) },
    },
  ],
} as const satisfies DracoLesson;
