import { aim, battle, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** All dice of Seville at the easiest target. */
const EVERY_DIE_ON_FIVE = happened('aimed', {
  side: 'defender',
  aims: [
    { die: 'infantry', target: 'infantry~river', count: 3 },
    { die: 'cavalry', target: 'infantry~river', count: 1 },
  ],
});

/** 6.7, fourth example: over the Tagus, a knight wounded and lost, and a retreat into a full capital. */
export const castileAtToledo = {
  id: 'castile-at-toledo',
  rules: ['6.7', '6.1', '6.2', '6.4', '6.6', '4.6'],
  source: { lines: [1349, 1395] },
  view: ['toledo', 'segovia', 'cordoba'],
  position: {
    turn: 16,
    active: 'castile',
    phase: 'combat',
    units: {
      toledo: [
        { owner: 'castile', kind: 'knight', from: 'segovia' },
        { owner: 'castile', kind: 'infantry', count: 2, from: 'segovia' },
        { owner: 'seville', kind: 'infantry', count: 3 },
        { owner: 'seville', kind: 'cavalry' },
      ],
      cordoba: [{ owner: 'seville', kind: 'infantry', count: 5 }],
    },
    capitals: { seville: 'cordoba' },
    seed: 2,
  },
  seed: 2,
  line: [
    { action: battle('toledo') },
    { action: aim('attacker', { infantry: { infantry: 2 }, knight: { infantry: 1 } }) },
    {
      action: aim('defender', { infantry: { 'knight~river': 3 }, cavalry: { 'infantry~river': 1 } }),
      dice: [8, 1, 7, 9, 5, 5, 1],
    },
    { action: stay('attacker') },
    { action: stay('defender') },
    { action: aim('attacker', { infantry: { infantry: 2 }, knight: { cavalry: 1 } }) },
    { action: aim('defender', { infantry: { knight: 1 }, cavalry: { knight: 1 } }), dice: [6, 2, 5, 9, 3] },
    { action: stay('attacker') },
    { action: retreat('defender', 'cordoba', { infantry: 1 }) },
  ],
  after: [
    happened('rolled', { round: 1, side: 'attacker', die: 'infantry', needs: 7, dice: [8, 1], hits: 1 }),
    happened('rolled', { round: 1, side: 'attacker', die: 'knight', needs: 5, dice: [7], hits: 1 }),
    happened('rolled', { round: 1, side: 'defender', die: 'infantry', needs: 6, dice: [9, 5, 5], hits: 1 }),
    happened('rolled', { round: 1, side: 'defender', die: 'cavalry', needs: 5, dice: [1], hits: 0 }),
    happened('destroyed', { owner: 'seville', unit: 'infantry', count: 2 }, 1),
    happened('wounded', { owner: 'castile', unit: 'knight', lives: 1 }, 1),
    happened('rolled', { round: 2, side: 'attacker', die: 'knight', target: 'cavalry', needs: 5, dice: [5], hits: 1 }),
    happened('rolled', { round: 2, side: 'attacker', die: 'infantry', target: 'infantry', dice: [6, 2], hits: 0 }),
    happened('rolled', { round: 2, side: 'defender', die: 'infantry', target: 'knight', needs: 8, hits: 1 }),
    happened('rolled', { round: 2, side: 'defender', die: 'cavalry', target: 'knight', needs: 8, hits: 0 }),
    happened('destroyed', { owner: 'seville', unit: 'cavalry', count: 1 }, 1),
    happened('destroyed', { owner: 'castile', unit: 'knight', count: 1 }, 1),
    happened('retreated', { owner: 'seville', to: 'cordoba', units: { infantry: 1 } }),
    happened('battle-over', { place: 'toledo', winner: 'castile', rounds: 2 }),
    stand('toledo', 'castile', 2),
    stand('toledo', 'castile', 2, 'infantry'),
    stand('toledo', 'seville', 0),
    stand('cordoba', 'seville', 6, 'infantry'),
    value('limit', ['seville', 'cordoba'], 5),
    holds('toledo', 'castile'),
    value('points', ['castile'], 6),
    value('active', [], 'seville'),
  ],
  tasks: [
    {
      id: 'keep-the-knight',
      at: 0,
      goal: [
        happened('battle-over', { place: 'toledo', winner: 'castile' }),
        not(happened('destroyed', { owner: 'castile', unit: 'knight' })),
      ],
      lost: [
        any(
          happened('destroyed', { owner: 'castile', unit: 'knight' }),
          happened('retreated', { owner: 'seville' }),
          happened('battle-over', { winner: 'seville' }),
          happened('battle-over', { winner: null }),
        ),
      ],
      answer: [
        { action: battle('toledo') },
        { action: aim('attacker', { infantry: { infantry: 2 }, knight: { cavalry: 1 } }) },
        {
          action: aim('defender', { infantry: { 'infantry~river': 3 }, cavalry: { 'knight~river': 1 } }),
          dice: [2, 8, 8, 8, 2, 4, 2],
        },
        { action: stay('attacker') },
        { action: stay('defender') },
        { action: aim('defender', { infantry: { infantry: 2 } }), dice: [8, 5, 9, 10] },
      ],
    },
    {
      id: 'every-die-on-five',
      at: 2,
      goal: [EVERY_DIE_ON_FIVE],
      lost: [happened('aimed', { side: 'defender' }), not(EVERY_DIE_ON_FIVE)],
      answer: [
        {
          action: aim('defender', { infantry: { 'infantry~river': 3 }, cavalry: { 'infantry~river': 1 } }),
          dice: [2, 8, 8, 8, 2, 4, 2],
        },
      ],
    },
    {
      id: 'room-in-cordoba',
      at: 9,
      goal: [
        happened('phase-skipped', { nation: 'seville', phase: 'stacking' }),
        not(happened('removed', { nation: 'seville' })),
      ],
      lost: [any(happened('removed', { nation: 'seville' }), happened('destroyed', { owner: 'seville' }))],
      answer: [{ action: step('cordoba', 'seville', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'the-wounded-knight-leaves',
      at: 3,
      action: retreat('attacker', 'segovia', { 'knight/from=segovia/river=true/hits=1': 1 }),
      code: 'retreat-wounded',
      rule: '6.6',
    },
    {
      id: 'the-river-still-counts',
      at: 6,
      action: aim('defender', { infantry: { 'knight~river': 1 }, cavalry: { 'knight~river': 1 } }),
      code: 'no-such-target',
      rule: '6.1',
    },
    {
      id: 'out-over-the-river',
      at: 8,
      action: retreat('defender', 'segovia', { infantry: 1 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
    {
      id: 'as-far-as-granada',
      at: 8,
      action: retreat('defender', 'granada', { infantry: 1 }),
      code: 'retreat-far',
      rule: '6.6',
    },
  ],
} as const satisfies HispaniaScene;
