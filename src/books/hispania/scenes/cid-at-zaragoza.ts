import { accept, aim, decline, end, engage, hire, rebuild, step } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { any, happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid, first mission: Aragon hires him for Saragossa, pays 4 gold and walks into the empty province. */
export const cidAtZaragoza = {
  id: 'cid-at-zaragoza',
  rules: [
    '11-el-cid',
    '11-el-cid-hire',
    '11-el-cid-mission',
    '11-el-cid-battle',
    '11-el-cid-pay',
    '11-el-cid-after',
    '9.5-rebuild',
  ],
  source: { lines: [2489, 2511] },
  view: ['zaragoza', 'tortosa', 'barcelona', 'huesca'],
  position: {
    turn: 17,
    active: 'aragon',
    phase: 'mission',
    units: {
      zaragoza: [
        { owner: 'zaragoza', kind: 'castle' },
        { owner: 'zaragoza', kind: 'infantry' },
      ],
      tortosa: [{ owner: 'aragon', kind: 'infantry', count: 2 }],
      // Aragon comes from here, so that Tortosa stays unchanged for the next mission.
      barcelona: [{ owner: 'aragon', kind: 'infantry', count: 2 }],
    },
    seats: CID_SEATS,
    gold: { aragon: 8 },
    band: cidBand(5),
    seed: 17,
  },
  seed: 17,
  line: [
    { action: hire('zaragoza', { castle: 1, infantry: 1 }) },
    { action: accept() },
    { action: engage('zaragoza', { knight: 3, infantry: 2 }) },
    { action: aim('attacker', { infantry: { infantry: 2 }, knight: { castle: 3 } }) },
    {
      action: aim('defender', { infantry: { infantry: 1 }, castle: { infantry: 3 } }),
      dice: [5, 2, 4, 7, 9, 7, 3, 4, 2],
      ours: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    },
    { action: step('barcelona', 'zaragoza', { infantry: 2 }) },
    { action: end() },
    { action: rebuild('zaragoza', 'infantry/from=barcelona/river=true') },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', target: 'infantry', dice: [5, 2] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [4, 7, 9] }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'infantry', dice: [7] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'infantry', dice: [3, 4, 2] }),
    happened('mission', { hirer: 'aragon', place: 'zaragoza', accepted: true }, 1),
    happened('destroyed', { owner: 'el-cid', unit: 'infantry', count: 1 }, 1),
    happened('ruined', { place: 'zaragoza', owner: 'zaragoza' }, 1),
    happened('paid', { hirer: 'aragon', gold: 8, points: 8 }, 1),
    happened('rebuilt', { nation: 'aragon', place: 'zaragoza', gave: 'infantry' }, 1),
    value('points', ['el-cid'], 8),
    value('points', ['aragon'], 6),
    value('gold', ['el-cid'], 0),
    value('band', ['infantry'], 4),
    holds('zaragoza', 'aragon'),
    stand('zaragoza', 'aragon', 1, 'castle'),
  ],
  tasks: [
    {
      id: 'the-infantry-alone',
      at: 0,
      goal: [happened('paid', { gold: 2 }), stand('zaragoza', 'zaragoza', 1, 'castle')],
      lost: [
        any(happened('mission', { accepted: false }), happened('paid', { gold: 6 }), happened('paid', { gold: 8 })),
      ],
      answer: [
        { action: hire('zaragoza', { infantry: 1 }) },
        { action: accept() },
        { action: engage('zaragoza', { knight: 3, infantry: 2 }) },
        {
          action: aim('defender', { infantry: { infantry: 1 }, castle: { infantry: 3 } }),
          dice: [5, 5, 3, 3, 3, 1, 1, 1, 1],
        },
      ],
    },
    {
      id: 'he-declines',
      at: 1,
      goal: [happened('mission', { accepted: false }), value('gold', ['aragon'], 8), value('band', [], 8)],
      lost: [happened('mission', { accepted: true })],
      answer: [{ action: decline() }],
    },
  ],
  wrong: [
    {
      id: 'against-nobody',
      at: 0,
      action: hire('huesca', { infantry: 1 }),
      code: 'hire-nobody',
      rule: '11-el-cid-mission',
    },
    {
      id: 'six-units',
      at: 2,
      action: engage('zaragoza', { knight: 3, infantry: 3 }),
      code: 'engage-most',
      rule: '11-el-cid-battle',
    },
    {
      id: 'another-mission',
      at: 5,
      action: hire('zaragoza', { infantry: 1 }),
      code: 'hire-once',
      rule: '11-el-cid-hire',
    },
    { id: 'too-late', at: 2, action: decline(), code: 'answer-first', rule: '11-el-cid-hire' },
  ],
} as const satisfies HispaniaScene;
