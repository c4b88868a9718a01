import { move, siege } from '../engine/actions.ts';
import { happened, phase, won } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 3.1: six capitals do not win while a Roman province is in revolt. */
export const aRevoltInUlterior = {
  id: 'a-revolt-in-ulterior',
  rules: ['3.1'],
  source: { own: true },
  position: {
    round: 8,
    turn: 'praetor-ulterior',
    phase: 'roman',
    coins: 4,
    generals: { 'praetor-ulterior': 'gades', 'praetor-citerior': 'osca', consul: 'mare-atlanticum' },
    fleets: ['mare-atlanticum'],
    garrisons: {
      osca: ['praetor-citerior'],
      numantia: ['praetor-citerior'],
      toletum: ['consul'],
      olisipo: ['praetor-ulterior'],
      brigantium: ['consul'],
      flaviobriga: ['consul'],
    },
    revolts: { baecula: 1, lancia: 2 },
    time: 7,
  },
  seed: 2,
  line: [
    { action: move('praetor-ulterior', 'corduba') },
    { action: siege('praetor-ulterior', 'baecula', 1), dice: [1] },
  ],
  after: [happened('fought', { roman: { total: 3 }, hispanic: { total: 2 } }), won, phase('over')],
  tasks: [],
  wrong: [
    { id: 'from-gades', at: 0, action: siege('praetor-ulterior', 'baecula', 1), code: 'not-connected', rule: '4.3' },
  ],
} as const satisfies DracoScene;
