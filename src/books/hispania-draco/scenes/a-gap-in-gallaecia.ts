import { end, proceed, siege } from '../engine/actions.ts';
import { army, happened, revolts } from './claims.ts';
import type { DracoScene } from './scene.ts';

/** 5.2-beyond: one town without a revolt keeps an army in its province. */
export const aGapInGallaecia = {
  id: 'a-gap-in-gallaecia',
  rules: ['5.2-beyond', '5.2-choice'],
  source: { own: true },
  position: {
    turn: 'consul',
    phase: 'roman',
    coins: 1,
    generals: { 'praetor-ulterior': 'conimbriga', 'praetor-citerior': 'valentia', consul: 'mare-cantabricum' },
    fleets: ['mare-cantabricum'],
    revolts: { noega: 1, lancia: 1, asturica: 1, lucus: 1, bracara: 1, brigantium: 1 },
    armies: [{ at: 'lancia' }],
  },
  seed: 3,
  line: [{ action: siege('consul', 'noega', 1), dice: [1] }, { action: end() }, { action: proceed(), dice: [1, 1] }],
  after: [
    happened('fought', { roman: { total: 2 }, hispanic: { total: 1 }, won: 'roman' }),
    happened('marched', { from: 'lancia', to: 'noega', rule: '5.2' }),
    army('noega'),
    revolts('noega', 1),
  ],
  tasks: [],
  wrong: [],
} as const satisfies DracoScene;
