import { aim, battle, end, enter, rebuild, retreat, stay } from '../engine/actions.ts';
import { CID_SEATS, cidBand } from './cid-band.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11, El Cid: his own turn 17. He comes to Valencia with his knights, takes it and rebuilds its castle. */
export const cidTakesValencia = {
  id: 'cid-takes-valencia',
  rules: ['11-el-cid-valencia', '11-el-cid', '9.5-rebuild'],
  source: { lines: [2558, 2566] },
  view: ['valencia', 'castellon', 'cuenca', 'la-mancha', 'denia'],
  position: {
    turn: 17,
    active: 'el-cid',
    phase: 'entry',
    units: {
      valencia: [
        { owner: 'valencia', kind: 'castle' },
        { owner: 'valencia', kind: 'infantry', count: 3 },
      ],
    },
    seats: CID_SEATS,
    capitals: { valencia: 'valencia' },
    // 18 points as a mercenary.
    points: { 'el-cid': 36 },
    band: cidBand(0),
    seed: 17,
  },
  seed: 17,
  line: [
    { action: enter('valencia', { knight: 3 }, { 'leader:el-cid': 1 }) },
    { action: battle('valencia') },
    {
      action: aim('attacker', { knight: { infantry: 3 } }),
      dice: [3, 3, 3, 6, 7, 7, 8, 1, 1],
      ours: [0, 1, 2, 3, 4, 5, 6, 7, 8],
    },
    { action: stay('attacker'), dice: [4, 4, 4, 8, 7, 7], ours: [0, 1, 2, 3, 4, 5] },
    { action: rebuild('valencia', 'knight') },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'knight', target: 'infantry', dice: [3, 3, 3] }),
    happened('rolled', { side: 'defender', die: 'infantry', target: 'knight', dice: [6, 7, 7] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'knight', dice: [8, 1, 1] }),
    happened('rolled', { side: 'attacker', die: 'knight', target: 'castle', dice: [4, 4, 4] }),
    happened('rolled', { side: 'defender', die: 'castle', target: 'knight', dice: [8, 7, 7] }),
    happened('destroyed', { owner: 'el-cid', unit: 'knight', count: 1 }, 1),
    happened('rebuilt', { nation: 'el-cid', place: 'valencia', gave: 'knight' }, 1),
    happened('points', { nation: 'el-cid', points: 10, reason: 'takes-province' }, 1),
    value('points', ['el-cid'], 46),
    holds('valencia', 'el-cid'),
    stand('valencia', 'el-cid', 1, 'castle'),
    stand('valencia', 'el-cid', 1, 'knight'),
    stand('valencia', 'el-cid', 1, 'leader'),
  ],
  tasks: [
    {
      id: 'saves-his-knights',
      at: 3,
      goal: [value('band', ['knight'], 2)],
      lost: [any(happened('stays', { side: 'attacker' }), happened('retreated', { to: 'denia' }))],
      answer: [{ action: retreat('attacker', 'band', { knight: 2 }, {}) }],
    },
    {
      id: 'comes-with-one',
      at: 0,
      goal: [value('phase', [], 'combat'), value('band', ['knight'], 2)],
      lost: [value('phase', [], 'combat'), not(value('band', ['knight'], 2))],
      answer: [{ action: enter('valencia', { knight: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'to-denia',
      at: 0,
      action: enter('denia', { knight: 3 }, { 'leader:el-cid': 1 }),
      code: 'enter-not-here',
      rule: '11-el-cid-valencia',
    },
    { id: 'stays-away', at: 0, action: end(), code: 'must-enter', rule: '11-el-cid-valencia' },
    { id: 'no-way-round', at: 1, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaScene;
