import { buy, end, place, renounce } from '../engine/actions.ts';
import { happened, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 2.1: a province yields its printed income, 2 in Valencia, 1 in Majorca, ½ in Ibiza, regardless of the number of units there. */
export const valenciaAndTheIsles = {
  id: 'valencia-and-the-isles',
  rules: ['2.1', '2.3', '2.4'],
  source: { lines: [360, 361] },
  view: ['valencia', 'majorca', 'ibiza'],
  position: {
    turn: 16,
    active: 'valencia',
    phase: 'income',
    begins: true,
    units: {
      valencia: [
        { owner: 'valencia', kind: 'castle' },
        { owner: 'valencia', kind: 'infantry', count: 2 },
      ],
      majorca: [{ owner: 'valencia', kind: 'infantry' }],
      ibiza: [{ owner: 'valencia', kind: 'infantry' }],
    },
    // Half gold: 2.
    gold: { valencia: 4 },
    seed: 1,
  },
  seed: 1,
  line: [{ action: buy('infantry') }, { action: place('majorca', 'infantry') }],
  after: [
    happened('income', { nation: 'valencia', gold: 7, purse: 11, rule: '2.1' }, 1),
    happened('bought', { nation: 'valencia', unit: 'infantry', cost: 8 }, 1),
    value('gold', ['valencia'], 3),
    stand('majorca', 'valencia', 2),
    value('phase', [], 'movement'),
  ],
  tasks: [
    {
      id: 'save-it-all',
      at: 0,
      goal: [value('gold', ['valencia'], 11), value('phase', [], 'movement')],
      lost: [happened('bought')],
      answer: [{ action: end() }],
    },
    {
      id: 'do-without',
      at: 0,
      goal: [happened('renounced', { nation: 'valencia', gold: 7 }), value('gold', ['valencia'], 4)],
      lost: [happened('bought')],
      answer: [{ action: renounce(7) }],
    },
  ],
  wrong: [
    { id: 'a-castle', at: 0, action: buy('castle'), code: 'no-gold', rule: '2.3' },
    { id: 'renounce-savings', at: 0, action: renounce(8), code: 'renounce-most', rule: '2.1' },
  ],
} as const satisfies HispaniaScene;
