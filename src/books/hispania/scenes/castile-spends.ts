import { buy, end, place } from '../engine/actions.ts';
import { happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 2.3, last example: seven provinces bring 8 gold, 2½ were saved; five ways to spend 10½, and a sixth that loses 2½. */
export const castileSpends = {
  id: 'castile-spends',
  rules: ['2.3', '2.1', '2.4', '3.1'],
  source: { lines: [443, 454] },
  view: ['old-castile', 'leon', 'avila', 'tierra-de-campos', 'salamanca', 'alcantara', 'segovia'],
  position: {
    turn: 15,
    active: 'castile',
    phase: 'income',
    begins: true,
    units: {
      'old-castile': [{ owner: 'castile', kind: 'infantry' }],
      leon: [{ owner: 'castile', kind: 'infantry' }],
      avila: [{ owner: 'castile', kind: 'infantry' }],
      'tierra-de-campos': [{ owner: 'castile', kind: 'infantry' }],
      salamanca: [{ owner: 'castile', kind: 'infantry' }],
      alcantara: [{ owner: 'castile', kind: 'infantry' }],
      segovia: [{ owner: 'castile', kind: 'infantry' }],
    },
    // Half gold: 2½.
    gold: { castile: 5 },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: buy('knight') },
    { action: buy('infantry') },
    { action: place('segovia', 'knight') },
    { action: place('salamanca', 'infantry') },
  ],
  after: [
    happened('income', { nation: 'castile', gold: 16, purse: 21 }, 1),
    happened('bought', { unit: 'knight', cost: 12 }, 1),
    happened('bought', { unit: 'infantry', cost: 8 }, 1),
    not(happened('gold-lost')),
    value('gold', ['castile'], 1),
    stand('segovia', 'castile', 1, 'knight'),
    stand('salamanca', 'castile', 2, 'infantry'),
  ],
  tasks: [
    {
      id: 'a-castle',
      at: 0,
      goal: [stand('segovia', 'castile', 1, 'castle'), value('gold', ['castile'], 5)],
      lost: [value('phase', [], 'movement'), not(stand('segovia', 'castile', 1, 'castle'))],
      answer: [{ action: buy('castle') }, { action: place('segovia', 'castle') }],
    },
    {
      id: 'a-knight-alone',
      at: 0,
      goal: [happened('bought', { unit: 'knight' }), value('phase', [], 'placement'), value('gold', ['castile'], 9)],
      lost: [value('phase', [], 'placement'), not(value('gold', ['castile'], 9))],
      answer: [{ action: buy('knight') }, { action: end() }],
    },
    {
      id: 'an-infantry-alone',
      at: 0,
      goal: [
        happened('bought', { unit: 'infantry' }, 1),
        value('phase', [], 'placement'),
        value('gold', ['castile'], 13),
      ],
      lost: [value('phase', [], 'placement'), not(value('gold', ['castile'], 13))],
      answer: [{ action: buy('infantry') }, { action: end() }],
    },
    {
      id: 'two-infantry',
      at: 0,
      goal: [happened('bought', { unit: 'infantry' }, 2), value('gold', ['castile'], 5)],
      lost: [value('phase', [], 'placement'), not(value('gold', ['castile'], 5))],
      answer: [{ action: buy('infantry') }, { action: buy('infantry') }],
    },
    {
      id: 'nothing-at-all',
      at: 0,
      goal: [happened('gold-lost', { nation: 'castile', gold: 5, limit: 16 }), value('gold', ['castile'], 16)],
      lost: [happened('bought')],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    { id: 'a-castle-too', at: 1, action: buy('castle'), code: 'no-gold', rule: '2.3' },
    { id: 'a-second-knight', at: 1, action: buy('knight'), code: 'no-gold', rule: '2.3' },
    { id: 'together', at: 3, action: place('segovia', 'infantry'), code: 'place-one-each', rule: '3.1' },
  ],
} as const satisfies HispaniaScene;
