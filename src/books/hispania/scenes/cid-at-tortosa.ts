import { accept, aim, end, engage, hire } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: Saragossa hires him against the two infantry at Tortosa; none of his falls, and Saragossa pays 2 gold. */
export const cidAtTortosa = {
  id: 'cid-at-tortosa',
  rules: ['11-el-cid', '11-el-cid-hire', '11-el-cid-battle', '11-el-cid-pay'],
  source: { lines: [2516, 2521] },
  view: ['tortosa', 'castellon', 'zaragoza'],
  position: {
    turn: 17,
    active: 'zaragoza',
    phase: 'mission',
    units: {
      tortosa: [{ owner: 'aragon', kind: 'infantry', count: 2 }],
      castellon: [{ owner: 'zaragoza', kind: 'infantry' }],
      zaragoza: [
        { owner: 'aragon', kind: 'castle' },
        { owner: 'aragon', kind: 'infantry' },
      ],
    },
    seats: CID_SEATS,
    gold: { zaragoza: 4 },
    band: cidBand(4),
    seed: 17,
  },
  seed: 17,
  line: [
    { action: hire('tortosa', { infantry: 2 }) },
    { action: accept() },
    { action: engage('tortosa', { knight: 3, infantry: 2 }) },
    {
      action: aim('defender', { infantry: { infantry: 2 } }),
      dice: [5, 2, 3, 1, 2, 1, 6],
      ours: [0, 1, 2, 3, 4, 5, 6],
    },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'infantry', dice: [5, 2] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'infantry', dice: [3, 1, 2] }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'infantry', dice: [1, 6] }),
    happened('destroyed', { owner: 'aragon', unit: 'infantry', count: 2 }, 1),
    not(happened('destroyed', { owner: 'el-cid' })),
    happened('paid', { hirer: 'zaragoza', gold: 4, points: 4 }, 1),
    value('points', ['el-cid'], 4),
    value('points', ['zaragoza'], 0),
    value('gold', ['zaragoza'], 0),
    value('band', [], 7),
    stand('tortosa', 'aragon', 0),
  ],
  tasks: [
    {
      id: 'one-of-the-two',
      at: 0,
      goal: [happened('paid', { gold: 2 }), stand('tortosa', 'aragon', 1)],
      lost: [any(happened('mission', { accepted: false }), happened('paid', { gold: 4 }))],
      answer: [
        { action: hire('tortosa', { infantry: 1 }) },
        { action: accept() },
        { action: engage('tortosa', { knight: 3, infantry: 2 }) },
        { action: aim('defender', { infantry: { infantry: 2 } }), dice: [5, 5, 3, 3, 3, 1, 1] },
      ],
    },
    {
      id: 'keeps-its-gold',
      at: 0,
      goal: [value('phase', [], 'movement'), value('gold', ['zaragoza'], 4), stand('tortosa', 'aragon', 2)],
      lost: [happened('mission', { accepted: true })],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    // Saragossa is not next to Castellon: four provinces meet there in a point.
    {
      id: 'across-the-corner',
      at: 0,
      action: hire('zaragoza', { infantry: 1 }),
      code: 'hire-not-next',
      rule: '11-el-cid-hire',
    },
  ],
} as const satisfies HispaniaScene;
