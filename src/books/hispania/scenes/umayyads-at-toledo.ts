import { aim, battle, rebuild, retreatLeader, stay } from '../engine/actions.ts';
import { any, happened, holds, not, stand } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/**
 * 6.7, third example: leaders, zeal, a castle that falls and is rebuilt. The book shoots at "the 2 cavalry" where 3 attack,
 * and needs 4 where the table gives 8 - 3 = 5 (ruling example-3-castle): the dice it prints give the same.
 */
export const umayyadsAtToledo = {
  id: 'umayyads-at-toledo',
  rules: ['6.7', '6.1', '6.2', '6.2b', '9.3', '9.5'],
  source: { lines: [1302, 1347] },
  view: ['toledo', 'cordoba', 'sierra-morena', 'la-mancha'],
  note: true,
  position: {
    turn: 11,
    active: 'umayyads',
    phase: 'combat',
    units: {
      toledo: [
        { owner: 'umayyads', kind: 'infantry', count: 2, from: 'cordoba' },
        { owner: 'umayyads', kind: 'cavalry', count: 3, from: 'cordoba' },
        { owner: 'umayyads', kind: 'leader', leader: 'tarik', from: 'cordoba' },
        { owner: 'visigoths', kind: 'castle' },
        { owner: 'visigoths', kind: 'infantry', count: 2 },
        { owner: 'visigoths', kind: 'leader', leader: 'roderic' },
      ],
    },
    seed: 2,
  },
  seed: 2,
  line: [
    { action: battle('toledo') },
    { action: aim('attacker', { infantry: { castle: 2 }, cavalry: { infantry: 3 } }) },
    {
      action: aim('defender', { infantry: { infantry: 2 }, castle: { infantry: 1, cavalry: 2 } }),
      dice: [1, 8, 9, 4, 5, 4, 2, 3, 6, 5],
      ours: [5, 6, 7, 8, 9],
    },
    { action: stay('attacker') },
    { action: stay('defender') },
    {
      // The book does not roll for the infantry, because the cavalry has already destroyed the castle.
      action: aim('defender', { castle: { cavalry: 2 } }),
      dice: [3, 4, 1, 2, 10, 6, 7],
      ours: [0, 1],
    },
    { action: rebuild('toledo', 'infantry') },
  ],
  after: [
    happened('rolled', { round: 1, side: 'attacker', die: 'cavalry', target: 'infantry', needs: 2, hits: 3 }),
    happened('wasted', { side: 'attacker', target: 'infantry', hits: 1 }, 1),
    happened('destroyed', { owner: 'visigoths', unit: 'infantry', count: 2 }, 1),
    happened('rolled', { round: 1, side: 'attacker', die: 'infantry', target: 'castle', needs: 5, hits: 1 }),
    happened('wounded', { owner: 'visigoths', unit: 'castle', lives: 2 }),
    happened('rolled', { round: 1, side: 'defender', die: 'castle', target: 'cavalry', needs: 7, hits: 0 }),
    happened('rolled', { round: 1, side: 'defender', die: 'castle', target: 'infantry', needs: 5, hits: 0 }),
    happened('rolled', { round: 1, side: 'defender', die: 'infantry', target: 'infantry', needs: 5, hits: 0 }),
    happened('rolled', { round: 2, side: 'attacker', die: 'infantry', target: 'castle', needs: 5, hits: 0 }),
    happened('rolled', { round: 2, side: 'attacker', die: 'cavalry', target: 'castle', needs: 2, hits: 2 }),
    happened('rolled', { round: 2, side: 'defender', die: 'castle', target: 'cavalry', needs: 7, hits: 1 }),
    happened('ruined', { place: 'toledo', owner: 'visigoths' }),
    happened('destroyed', { owner: 'umayyads', unit: 'cavalry', count: 1 }, 1),
    happened('leader-killed', { owner: 'visigoths', leader: 'roderic' }),
    happened('battle-over', { winner: 'umayyads', rounds: 2 }),
    happened('rebuilt', { nation: 'umayyads', place: 'toledo', gave: 'infantry', taken: null }),
    stand('toledo', 'umayyads', 1, 'castle'),
    stand('toledo', 'umayyads', 1, 'infantry'),
    stand('toledo', 'umayyads', 2, 'cavalry'),
    stand('toledo', 'umayyads', 1, 'leader'),
    stand('toledo', 'visigoths', 0),
    stand('toledo', 'visigoths', 0, 'ruin'),
    holds('toledo', 'umayyads'),
  ],
  tasks: [
    {
      id: 'the-castle-first',
      at: 0,
      goal: [happened('ruined', { owner: 'visigoths' }), not(happened('rolled', { round: 2 }))],
      lost: [
        any(
          happened('rolled', { round: 2 }),
          happened('stays', { side: 'attacker' }),
          happened('battle-over', { winner: 'visigoths' }),
        ),
        not(happened('ruined', { owner: 'visigoths' })),
      ],
      answer: [
        { action: battle('toledo') },
        { action: aim('attacker', { infantry: { infantry: 2 }, cavalry: { castle: 3 } }) },
        {
          action: aim('defender', { infantry: { infantry: 2 }, castle: { infantry: 3 } }),
          dice: [2, 8, 8, 8, 2, 4, 2, 8, 5, 9],
        },
      ],
    },
    {
      id: 'save-roderic',
      at: 4,
      goal: [happened('retreated', { owner: 'visigoths', leaders: ['roderic'] })],
      lost: [any(happened('leader-killed', { leader: 'roderic' }), happened('rolled'))],
      answer: [{ action: retreatLeader('defender', 'la-mancha', { 'leader:roderic': 1 }) }],
    },
  ],
  wrong: [
    {
      id: 'aim-at-roderic',
      at: 1,
      action: {
        kind: 'aim',
        fixed: { side: 'attacker' },
        values: { infantry: { castle: 2 }, cavalry: { infantry: 2, leader: 1 } },
      },
      code: 'no-such-target',
      rule: '6.1',
    },
    {
      id: 'three-dice-still',
      at: 5,
      action: aim('defender', { castle: { cavalry: 3 } }),
      code: 'every-die-aims',
      rule: '6.1',
    },
    {
      id: 'rebuild-for-nothing',
      at: 6,
      action: { kind: 'rebuild', fixed: { place: 'toledo', counter: 'pool' }, values: { units: {} } },
      code: 'rebuild-gives-one',
      rule: '9.5-rebuild',
    },
  ],
} as const satisfies HispaniaScene;
