import { bid, pass } from '../engine/actions.ts';
import { BEFORE_THE_ALANS } from './before-the-alans.ts';
import { any, happened } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.7: bids are written down, the two highest are equal, and equal again. The bids and the lot are ours. */
export const sealedAndEqual = {
  id: 'sealed-and-equal',
  rules: ['14.7'],
  source: { lines: [3425, 3429] },
  view: ['lusitania', 'toledo', 'cartagena', 'gascony'],
  position: { ...BEFORE_THE_ALANS, options: ['sealed-bids'] },
  seed: 1,
  line: [
    { action: bid(56, '1') },
    { action: pass('2') },
    { action: bid(56, '3') },
    { action: bid(52, '4') },
    { action: bid(60, '1') },
    { action: bid(60, '3'), dice: [2], ours: [0] },
  ],
  after: [
    happened('auction', { nation: 'alans', seats: ['1', '2', '3', '4'], least: 50, sealed: 1 }, 1),
    happened('auction', { nation: 'alans', seats: ['1', '3'], least: 56, sealed: 2 }, 1),
    happened('lot-drawn', { among: ['1', '3'], drawn: '3' }, 1),
    happened('awarded', { nation: 'alans', seat: '3', bid: 60, why: 'drawn' }, 1),
  ],
  tasks: [
    {
      id: 'without-a-lot',
      at: 4,
      goal: [happened('awarded', { nation: 'alans', seat: '1', why: 'bid' })],
      lost: [
        any(
          happened('awarded', { nation: 'alans', seat: '3' }),
          happened('awarded', { nation: 'alans', why: 'drawn' }),
        ),
      ],
      answer: [{ action: bid(61, '1') }, { action: bid(60, '3') }],
    },
    {
      id: 'nobody-writes',
      at: 0,
      goal: [happened('awarded', { nation: 'alans', bid: 50, why: 'drawn' })],
      lost: [
        any(happened('awarded', { nation: 'alans', why: 'bid' }), happened('auction', { nation: 'alans', sealed: 2 })),
      ],
      answer: [{ action: pass('1') }, { action: pass('2') }, { action: pass('3') }, { action: pass('4'), dice: [1] }],
    },
  ],
  wrong: [
    { id: 'a-second-thought', at: 1, action: bid(58, '1'), code: 'bid-written', rule: '14.7' },
    { id: 'less-than-before', at: 4, action: bid(55, '1'), code: 'bid-low', rule: '14.7' },
    { id: 'out-of-it', at: 4, action: pass('1'), code: 'bid-again', rule: '14.7' },
  ],
} as const satisfies HispaniaScene;
