import { move } from '../engine/actions.ts';
import { christian, M, muslim } from '../engine/pieces.ts';
import { besieging, happened, held, phase } from './claims.ts';
import type { ReconquistaScene } from './scene.ts';

/** 12, first example: losses, and a retreat to the next number. */
export const battleAtTarragona = {
  id: 'battle-at-tarragona',
  rules: ['12', '12-hits', '12-losses', '12-enemy-loses'],
  source: { lines: [316, 326] },
  position: {
    turn: 6,
    phase: 'moves',
    moves: { region: 'aragon', moved: {}, force: null },
    places: {
      barcelona: { held: christian({ army: 2, garrison: 1 }) },
      tarragona: { held: muslim({ army: 2, garrison: 1 }) },
      zaragoza: M,
    },
  },
  seed: 11,
  line: [{ action: move('tarragona', { 'barcelona army': 2, 'barcelona garrison': 1 }), dice: [5, 3, 4, 4, 6, 3] }],
  after: [
    happened('removed', { side: 'christian', units: { garrison: 1 } }, 1),
    happened('removed', { side: 'muslim', units: { garrison: 1, army: 1 } }, 1),
    happened('retreated', { side: 'muslim', from: 'tarragona', to: 'zaragoza' }, 1),
    held('zaragoza', 'muslim', 1, 'army'),
    held('tarragona', 'christian', 2, 'army'),
  ],
  tasks: [
    {
      id: 'on-to-zaragoza',
      at: 1,
      goal: [besieging('zaragoza', 'christian', 2)],
      lost: [phase('reaction')],
      answer: [{ action: move('zaragoza', { 'tarragona army': 2 }) }],
    },
    {
      id: 'apart',
      at: 1,
      goal: [held('tarragona', 'christian', 1), held('pamplona', 'christian', 1)],
      lost: [phase('reaction')],
      answer: [{ action: move('pamplona', { 'tarragona army': 1 }) }],
    },
  ],
  wrong: [
    { id: 'by-road', at: 1, action: move('valencia', { 'tarragona army': 1 }), code: 'not-free', rule: '11-roads' },
    {
      id: 'straight-to-valencia',
      at: 0,
      action: move('toledo', { 'barcelona army': 1 }),
      code: 'no-way',
      rule: '2-roads',
    },
  ],
} as const satisfies ReconquistaScene;
