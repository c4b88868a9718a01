import { move, siege } from '../engine/actions.ts';
import { at, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 8.2-consul: the consul pays for the move of a praetor, who then doubles his value. */
export const theConsulCommands = {
  id: 'the-consul-commands',
  rules: ['8.2-consul'],
  source: { own: true },
  position: {
    variants: ['imperivm'],
    turn: 'consul',
    phase: 'roman',
    coins: 4,
    generals: { 'praetor-ulterior': 'baecula', 'praetor-citerior': 'valentia', consul: 'segobriga' },
    revolts: { toletum: 1 },
  },
  seed: 2,
  line: [{ action: move('praetor-ulterior', 'castulo') }, { action: siege('consul', 'toletum', 3), dice: [1] }],
  after: [
    at('praetor-ulterior', 'castulo'),
    happened('fought', { roman: { base: 1, coins: 3, doubles: 1, total: 8 }, hispanic: { total: 6 }, won: 'roman' }),
    revolts('toletum', 0),
  ],
  tasks: [],
  wrong: [
    { id: 'not-the-praetor', at: 1, action: siege('praetor-ulterior', 'toletum', 3), code: 'not-yours', rule: '4' },
  ],
} as const satisfies DracoScene;
