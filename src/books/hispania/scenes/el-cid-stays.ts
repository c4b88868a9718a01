import { aim, battle, end, step } from '../engine/actions.ts';
import { happened, holds, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/**
 * 3.3: El Cid comes on turn 17 for two turns, and is removed at the start of his nation's turn on 19. The nation's own
 * section says 18; the scene plays by this example's reading (ruling cid-leader-leaves).
 */
export const elCidStays = {
  id: 'el-cid-stays',
  rules: ['3.3', '5.2', '4.4'],
  source: { lines: [605, 607] },
  view: ['valencia', 'castellon', 'tortosa', 'cuenca'],
  note: true,
  position: {
    rulings: { 'cid-leader-leaves': 'b' },
    turn: 18,
    lastTurn: 19,
    active: 'el-cid',
    phase: 'movement',
    units: {
      valencia: [
        { owner: 'el-cid', kind: 'infantry', count: 2 },
        { owner: 'el-cid', kind: 'knight' },
        { owner: 'el-cid', kind: 'leader', leader: 'el-cid' },
      ],
      castellon: [{ owner: 'zaragoza', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('valencia', 'castellon', { knight: 1, infantry: 1 }, { 'leader:el-cid': 1 }) },
    { action: end() },
    { action: battle('castellon') },
    // All dice are ours.
    { action: aim('defender', { infantry: { infantry: 1 } }), dice: [9, 8, 5], ours: [0, 1, 2] },
  ],
  after: [
    happened('rolled', { side: 'attacker', die: 'infantry', dice: [9], hits: 1 }),
    happened('rolled', { side: 'attacker', die: 'knight', dice: [8], hits: 1 }),
    happened('rolled', { side: 'defender', dice: [5], hits: 0 }),
    happened('turn', { turn: 19, ends: false }),
    happened('leader-gone', { nation: 'el-cid', leader: 'el-cid', rule: '3.3' }, 1),
    stand('castellon', 'el-cid', 2),
    stand('castellon', 'el-cid', 0, 'leader'),
  ],
  tasks: [
    {
      id: 'to-zaragoza-with-him',
      at: 0,
      goal: [holds('zaragoza', 'el-cid')],
      lost: [value('turn', [], 19)],
      answer: [
        { action: step('valencia', 'cuenca', { infantry: 1 }, { 'leader:el-cid': 1 }) },
        {
          action: step(
            'cuenca',
            'zaragoza',
            { 'infantry/steps=1/led=true/from=valencia': 1 },
            { 'leader:el-cid/steps=1/reach=3/from=valencia': 1 },
          ),
        },
      ],
    },
    {
      id: 'to-zaragoza-without-him',
      at: 4,
      goal: [holds('zaragoza', 'el-cid')],
      lost: [value('active', [], null)],
      answer: [
        { action: step('castellon', 'tortosa', { infantry: 1 }) },
        { action: step('tortosa', 'zaragoza', { 'infantry/steps=1/from=castellon': 1 }) },
      ],
    },
  ],
  wrong: [
    {
      id: 'he-leads-on',
      at: 4,
      action: step('castellon', 'tortosa', { infantry: 1 }, { 'leader:el-cid': 1 }),
      code: 'nobody-there',
      rule: '5',
    },
    {
      id: 'past-castellon',
      at: 1,
      action: step(
        'castellon',
        'tortosa',
        { 'knight/steps=1/led=true/from=valencia': 1 },
        { 'leader:el-cid/steps=1/reach=3/from=valencia': 1 },
      ),
      code: 'stopped',
      rule: '5.3',
    },
  ],
} as const satisfies HispaniaScene;
