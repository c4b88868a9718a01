import { buy, disband, end, place, renounce } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 2.1, second example: 1 + 1 + 1 + ½ gold, and 2 saved: 5½. */
export const galiciansCollect = {
  id: 'galicians-collect',
  rules: ['2.1', '2.3', '2.4'],
  source: { lines: [371, 375] },
  view: ['galicia', 'asturias', 'leon', 'tierra-de-campos'],
  position: {
    turn: 4,
    active: 'galicians',
    phase: 'income',
    begins: true,
    units: {
      galicia: [{ owner: 'galicians', kind: 'infantry', count: 2 }],
      asturias: [{ owner: 'galicians', kind: 'infantry' }],
      leon: [{ owner: 'galicians', kind: 'infantry' }],
      'tierra-de-campos': [{ owner: 'galicians', kind: 'infantry' }],
    },
    // Half gold: 2.
    gold: { galicians: 4 },
    seed: 1,
  },
  seed: 1,
  line: [{ action: buy('infantry') }, { action: place('tierra-de-campos', 'infantry') }],
  after: [
    happened('income', { nation: 'galicians', gold: 7, from: null, purse: 11, rule: '2.1' }, 1),
    happened('bought', { nation: 'galicians', unit: 'infantry', cost: 8 }, 1),
    value('gold', ['galicians'], 3),
    stand('tierra-de-campos', 'galicians', 2),
  ],
  tasks: [
    {
      id: 'what-is-kept',
      at: 0,
      goal: [happened('gold-lost', { nation: 'galicians', gold: 3, limit: 8 }), value('gold', ['galicians'], 8)],
      lost: [happened('bought')],
      answer: [{ action: end() }],
    },
    {
      id: 'leave-the-surplus',
      at: 0,
      goal: [value('gold', ['galicians'], 8), value('phase', [], 'movement'), not(happened('gold-lost'))],
      lost: [happened('gold-lost')],
      answer: [{ action: renounce(3) }, { action: end() }],
    },
  ],
  wrong: [
    { id: 'a-knight', at: 0, action: buy('knight'), code: 'not-sold', rule: '2.3' },
    { id: 'rebuild-too-early', at: 0, action: disband('galicia', 'infantry'), code: 'disband-no-need', rule: '2.3' },
  ],
} as const satisfies HispaniaScene;
