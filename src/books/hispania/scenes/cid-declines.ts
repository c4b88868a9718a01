import { accept, decline, end, engage, hire } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { any, happened, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: Badajoz offers him Lusitania; he refuses, and Badajoz plays on without him. */
export const cidDeclines = {
  id: 'cid-declines',
  rules: ['11-el-cid', '11-el-cid-hire'],
  source: { lines: [2512, 2515] },
  view: ['lusitania', 'badajoz', 'lisbon'],
  position: {
    turn: 17,
    active: 'badajoz',
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
    gold: { badajoz: 4 },
    band: cidBand(4),
    seed: 17,
  },
  seed: 17,
  line: [{ action: hire('lusitania', { infantry: 2 }) }, { action: decline() }],
  after: [
    happened('mission', { hirer: 'badajoz', place: 'lusitania', accepted: false }, 1),
    not(happened('paid')),
    value('gold', ['badajoz'], 4),
    value('band', [], 7),
    value('phase', [], 'movement'),
    stand('lusitania', 'leon', 2),
  ],
  tasks: [
    {
      id: 'as-many-as-may-go',
      at: 1,
      goal: [stand('lusitania', 'el-cid', 4), value('band', [], 3)],
      lost: [any(happened('mission', { accepted: false }), happened('battle-over'))],
      answer: [{ action: accept() }, { action: engage('lusitania', { knight: 3, infantry: 1 }) }],
    },
    {
      id: 'nobody-is-hired',
      at: 0,
      goal: [value('phase', [], 'movement'), value('gold', ['badajoz'], 4), value('band', [], 7)],
      lost: [happened('mission')],
      answer: [{ action: end() }],
    },
  ],
  wrong: [
    {
      id: 'no-third-infantry',
      at: 0,
      action: hire('lusitania', { infantry: 3 }),
      code: 'hire-not-there',
      rule: '11-el-cid-mission',
    },
    { id: 'accepting-too-late', at: 2, action: accept(), code: 'not-now', rule: '1' },
    {
      id: 'a-second-offer',
      at: 2,
      action: hire('lusitania', { infantry: 1 }),
      code: 'hire-once',
      rule: '11-el-cid-hire',
    },
  ],
} as const satisfies HispaniaScene;
