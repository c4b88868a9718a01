import { bid, pass } from '../engine/actions.ts';
import { BEFORE_THE_ALANS } from './before-the-alans.ts';
import { happened, not, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 14.2: the Alans earn 30 on average, open at 25, and go to the third player for 29. */
export const alansForTwentyNine = {
  id: 'alans-for-twenty-nine',
  rules: ['14.2'],
  source: { lines: [3310, 3322] },
  view: ['lusitania', 'toledo', 'cartagena', 'gascony'],
  position: BEFORE_THE_ALANS,
  seed: 1,
  line: [
    { action: bid(50) },
    { action: pass() },
    { action: bid(52) },
    { action: pass() },
    { action: bid(56) },
    { action: pass() },
    { action: bid(58) },
    { action: pass() },
    { action: pass() },
    { action: pass() },
  ],
  after: [
    value('average', ['alans'], 60),
    happened('auction', { nation: 'alans', seats: ['1', '2', '3', '4'], least: 50 }, 1),
    happened('bid', { nation: 'alans', seat: '2', bid: null }, 3),
    happened('awarded', { nation: 'alans', seat: '3', bid: 58, why: 'bid' }, 1),
    happened('auction', { nation: 'visigoths', seats: ['4', '1'] }, 1),
  ],
  tasks: [
    {
      id: 'for-the-opening-bid',
      at: 0,
      goal: [happened('awarded', { nation: 'alans', seat: '1', bid: 50 })],
      lost: [
        happened('awarded', { nation: 'alans' }),
        not(happened('awarded', { nation: 'alans', seat: '1', bid: 50 })),
      ],
      answer: [{ action: bid(50) }, { action: pass() }, { action: pass() }, { action: pass() }],
    },
    {
      id: 'for-twenty-eight',
      at: 5,
      goal: [happened('awarded', { nation: 'alans', seat: '1', bid: 56 })],
      lost: [
        happened('awarded', { nation: 'alans' }),
        not(happened('awarded', { nation: 'alans', seat: '1', bid: 56 })),
      ],
      answer: [{ action: pass() }, { action: pass() }, { action: pass() }],
    },
  ],
  wrong: [
    { id: 'below-the-opening-bid', at: 0, action: bid(49), code: 'bid-low', rule: '14.2' },
    { id: 'no-more-than-before', at: 3, action: bid(52), code: 'bid-low', rule: '14.2' },
    { id: 'out-of-turn', at: 1, action: bid(60, '4'), code: 'bid-whose', rule: '14.2' },
  ],
} as const satisfies HispaniaScene;
