import { accept, aim, engage, hire, retreat, stay } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { any, happened, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: Leon hires him against a castle and three infantry at Badajoz; his last two infantry fall. */
export const cidAtBadajoz = {
  id: 'cid-at-badajoz',
  rules: ['11-el-cid', '11-el-cid-battle', '11-el-cid-pay', '11-el-cid-mission'],
  source: { lines: [2531, 2539] },
  view: ['badajoz', 'lusitania', 'lisbon'],
  position: {
    turn: 17,
    active: 'leon',
    phase: 'mission',
    units: {
      badajoz: [
        { owner: 'badajoz', kind: 'castle' },
        { owner: 'badajoz', kind: 'infantry', count: 3 },
      ],
      lusitania: [{ owner: 'leon', kind: 'infantry', count: 2 }],
      lisbon: [{ owner: 'badajoz', kind: 'infantry' }],
    },
    seats: CID_SEATS,
    capitals: { badajoz: 'badajoz' },
    gold: { leon: 12 },
    band: cidBand(2),
    seed: 17,
  },
  seed: 17,
  line: [
    { action: hire('badajoz', { castle: 1, infantry: 3 }) },
    { action: accept() },
    { action: engage('badajoz', { knight: 3, infantry: 2 }) },
    { action: aim('attacker', { infantry: { infantry: 2 }, knight: { infantry: 1, castle: 2 } }) },
    {
      action: aim('defender', { infantry: { infantry: 3 }, castle: { infantry: 3 } }),
      dice: [5, 5, 3, 4, 3, 7, 7, 2, 6, 1, 4],
      ours: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    },
    { action: stay('attacker'), dice: [9, 6, 4, 7, 3], ours: [0, 1, 2, 3, 4] },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'infantry', dice: [5, 5] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'infantry', dice: [3] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [4, 3] }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'infantry', dice: [7, 7, 2] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'infantry', dice: [6, 1, 4] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [9, 6, 4] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'knight', dice: [7, 3] }),
    happened('destroyed', { owner: 'badajoz', unit: 'infantry', count: 3 }, 1),
    happened('destroyed', { owner: 'el-cid', unit: 'infantry', count: 2 }, 1),
    happened('battle-over', { place: 'badajoz', winner: 'el-cid', rounds: 2 }, 1),
    happened('paid', { hirer: 'leon', gold: 12, points: 12 }, 1),
    value('points', ['el-cid'], 12),
    value('points', ['leon'], 6),
    value('gold', ['leon'], 0),
    value('band', ['infantry'], 0),
    value('band', ['knight'], 3),
    stand('badajoz', 'badajoz', 1, 'ruin'),
  ],
  tasks: [
    {
      id: 'off-the-map',
      at: 5,
      // The castle, which was hit once, is whole again; three infantry are paid.
      goal: [happened('paid', { gold: 6 }), happened('healed', { owner: 'badajoz' }), value('band', ['knight'], 3)],
      lost: [happened('stays', { side: 'attacker' })],
      answer: [{ action: retreat('attacker', 'band', { knight: 3 }, { 'leader:el-cid': 1 }) }],
    },
    {
      id: 'the-castle-alone',
      at: 0,
      goal: [happened('paid', { gold: 6 }, 1), stand('badajoz', 'badajoz', 3, 'infantry')],
      lost: [
        any(happened('mission', { accepted: false }), happened('destroyed', { unit: 'infantry', owner: 'badajoz' })),
      ],
      answer: [
        { action: hire('badajoz', { castle: 1 }) },
        { action: accept() },
        { action: engage('badajoz', { knight: 3, infantry: 2 }) },
        {
          action: aim('defender', { infantry: { infantry: 3 }, castle: { infantry: 3 } }),
          dice: [6, 1, 4, 4, 1, 1, 1, 1, 1, 1, 1],
        },
      ],
    },
  ],
  wrong: [
    {
      id: 'next-door',
      at: 5,
      action: retreat('attacker', 'algarve', { knight: 1 }, {}),
      code: 'retreat-band',
      rule: '11-el-cid-battle',
    },
  ],
} as const satisfies HispaniaScene;
