import { accept, end, engage, hire, rebuild, step } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { all, any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: Seville hires him against the castle that Leon has rebuilt at Badajoz, and takes the city: 8 points in all. */
export const cidAtBadajozAgain = {
  id: 'cid-at-badajoz-again',
  rules: ['11-el-cid', '11-el-cid-hire', '11-el-cid-after', '11-el-cid-pay', '11-seville-cities'],
  source: { lines: [2542, 2553] },
  view: ['badajoz', 'seville', 'lusitania'],
  position: {
    turn: 17,
    active: 'seville',
    phase: 'mission',
    units: {
      badajoz: [{ owner: 'leon', kind: 'castle' }],
      lusitania: [{ owner: 'leon', kind: 'infantry' }],
      seville: [{ owner: 'seville', kind: 'infantry', count: 3 }],
    },
    seats: CID_SEATS,
    gold: { seville: 6 },
    band: cidBand(0),
    seed: 1,
  },
  seed: 1,
  line: [
    { action: hire('badajoz', { castle: 1 }) },
    { action: accept() },
    { action: engage('badajoz', { knight: 3 }), dice: [4, 5, 6, 8, 2, 3], ours: [0, 1, 2, 3, 4, 5] },
    { action: step('seville', 'badajoz', { infantry: 2 }) },
    { action: end() },
    { action: rebuild('badajoz', 'infantry/from=seville') },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [4, 5, 6] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'knight', dice: [8, 2, 3] }),
    happened('wounded', { owner: 'el-cid', unit: 'knight', lives: 1 }, 1),
    happened('healed', { owner: 'el-cid', units: { knight: 1 } }, 1),
    happened('scored', { nation: 'seville', points: 6 }, 1),
    happened('paid', { hirer: 'seville', gold: 6, points: 6 }, 1),
    happened('points', { nation: 'seville', points: 10, reason: 'city' }, 1),
    value('points', ['seville'], 16),
    value('points', ['el-cid'], 6),
    value('band', ['knight'], 3),
    holds('badajoz', 'seville'),
    stand('badajoz', 'seville', 1, 'castle'),
  ],
  tasks: [
    {
      id: 'one-knight-stays-behind',
      at: 2,
      goal: [stand('badajoz', 'el-cid', 2, 'knight'), value('band', ['knight'], 1)],
      lost: [
        any(
          happened('from-band', { units: { knight: 3 } }),
          happened('from-band', { units: { knight: 1 } }),
          happened('destroyed', { owner: 'el-cid' }),
        ),
      ],
      answer: [{ action: engage('badajoz', { knight: 2 }), dice: [4, 1, 1, 1, 1] }],
    },
    {
      id: 'leaves-the-ruin',
      at: 3,
      goal: [
        happened('phase', { nation: 'seville', phase: 'last-stacking' }),
        stand('badajoz', 'seville', 2, 'infantry'),
      ],
      lost: [
        any(
          happened('rebuilt'),
          all(
            happened('phase', { nation: 'seville', phase: 'combat' }),
            not(stand('badajoz', 'seville', 2, 'infantry')),
          ),
        ),
      ],
      answer: [{ action: step('seville', 'badajoz', { infantry: 2 }) }, { action: end() }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'nobody-else-there',
      at: 0,
      action: hire('badajoz', { castle: 1, infantry: 1 }),
      code: 'hire-not-there',
      rule: '11-el-cid-mission',
    },
    { id: 'without-units', at: 2, action: engage('badajoz', {}), code: 'nobody-there', rule: '11-el-cid-battle' },
  ],
} as const satisfies HispaniaScene;
