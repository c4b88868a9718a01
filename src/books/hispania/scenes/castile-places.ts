import { buy, capital, end, place, remove, step } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 3.1: of two bought units one is placed in the full capital and one elsewhere; none is placed in Ávila, which is over its limit. */
export const castilePlaces = {
  id: 'castile-places',
  rules: ['3.1', '4.1', '4.3', '4.6'],
  source: { lines: [507, 518] },
  view: ['old-castile', 'avila', 'tierra-de-campos', 'segovia'],
  position: {
    turn: 15,
    active: 'castile',
    phase: 'income',
    begins: true,
    units: {
      'old-castile': [{ owner: 'castile', kind: 'infantry', count: 3 }],
      avila: [{ owner: 'castile', kind: 'infantry', count: 3 }],
      'tierra-de-campos': [{ owner: 'castile', kind: 'infantry', count: 2 }],
      segovia: [{ owner: 'castile', kind: 'infantry' }],
    },
    capitals: { castile: 'old-castile' },
    // Half gold: 4½, so that only two infantry can be paid.
    gold: { castile: 9 },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: buy('infantry') },
    { action: buy('infantry') },
    { action: place('old-castile', 'infantry') },
    { action: place('segovia', 'infantry') },
  ],
  after: [
    happened('arrived', { nation: 'castile', place: 'old-castile', units: { infantry: 1 }, rule: '3.1' }, 1),
    happened('arrived', { nation: 'castile', place: 'segovia', units: { infantry: 1 }, rule: '3.1' }, 1),
    value('limit', ['castile', 'old-castile'], 3),
    value('limit', ['castile', 'avila'], 2),
    stand('old-castile', 'castile', 4),
    stand('avila', 'castile', 3),
    stand('segovia', 'castile', 2),
    value('phase', [], 'movement'),
  ],
  tasks: [
    {
      id: 'nobody-too-many',
      at: 4,
      goal: [happened('phase-skipped', { nation: 'castile', phase: 'stacking' }), not(happened('removed'))],
      lost: [happened('removed')],
      answer: [
        { action: step('old-castile', 'tierra-de-campos', { infantry: 1 }) },
        { action: step('avila', 'segovia', { infantry: 1 }) },
        { action: end() },
      ],
    },
    {
      id: 'avila-after-all',
      at: 2,
      goal: [happened('arrived', { nation: 'castile', place: 'avila' })],
      lost: [value('phase', [], 'movement')],
      answer: [
        { action: capital('avila') },
        { action: remove('old-castile', { infantry: 1 }) },
        { action: place('avila', 'infantry') },
      ],
    },
  ],
  wrong: [
    { id: 'into-avila', at: 2, action: place('avila', 'infantry'), code: 'place-full', rule: '3.1' },
    { id: 'both-in-the-capital', at: 3, action: place('old-castile', 'infantry'), code: 'place-one-each', rule: '3.1' },
    { id: 'into-salamanca', at: 3, action: place('salamanca', 'infantry'), code: 'place-not-held', rule: '3.1' },
  ],
} as const satisfies HispaniaScene;
