import { battle, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 8: a defender scores nothing; the Iberians retreat and attack in their own turn. */
export const iberiansStrikeBack = {
  id: 'iberians-strike-back',
  rules: ['8', '8-kills', '8-own-turn', '6.6'],
  source: { lines: [1471, 1478] },
  view: ['cordoba', 'granada', 'seville'],
  position: {
    turn: 1,
    active: 'carthage',
    phase: 'combat',
    units: {
      cordoba: [
        { owner: 'carthage', kind: 'infantry', count: 3, from: 'seville' },
        { owner: 'iberians', kind: 'infantry', count: 3 },
      ],
      granada: [{ owner: 'iberians', kind: 'infantry' }],
    },
    seed: 2,
  },
  seed: 2,
  line: [
    // All dice are ours.
    { action: battle('cordoba'), dice: [7, 3, 5, 9, 4, 2], ours: [0, 1, 2, 3, 4, 5] },
    { action: stay('attacker') },
    { action: retreat('defender', 'granada', { infantry: 2 }) },
    { action: end() },
    { action: step('granada', 'cordoba', { infantry: 3 }) },
    { action: end() },
    { action: battle('cordoba'), dice: [8, 4, 7, 6, 3], ours: [0, 1, 2, 3, 4] },
  ],
  after: [
    happened('rolled', { owner: 'carthage', side: 'attacker', dice: [7, 3, 5], hits: 1 }),
    happened('rolled', { owner: 'iberians', side: 'defender', dice: [9, 4, 2], hits: 1 }),
    happened('rolled', { owner: 'iberians', side: 'attacker', dice: [8, 4, 7], hits: 2 }),
    happened('rolled', { owner: 'carthage', side: 'defender', dice: [6, 3], hits: 0 }),
    happened('destroyed', { owner: 'carthage', count: 1, side: 'attacker' }, 1),
    happened('retreated', { owner: 'iberians', to: 'granada', units: { infantry: 2 } }, 1),
    happened('destroyed', { owner: 'carthage', count: 2, side: 'defender' }, 1),
    happened('scored', { nation: 'iberians', points: 8, place: 'cordoba', killed: { owner: 'carthage', count: 2 } }, 1),
    happened('scored', {}, 1),
    value('points', ['iberians'], 8),
    value('points', ['carthage'], 0),
    holds('cordoba', 'iberians'),
    stand('cordoba', 'iberians', 3),
  ],
  tasks: [
    {
      id: 'out-of-the-way',
      at: 2,
      goal: [value('points', ['iberians'], 8)],
      lost: [
        any(happened('stays', { owner: 'iberians', side: 'defender' }), happened('over')),
        not(value('points', ['iberians'], 8)),
      ],
      answer: [
        { action: retreat('defender', 'granada', { infantry: 2 }) },
        { action: end() },
        { action: step('granada', 'cordoba', { infantry: 3 }) },
        { action: end() },
        { action: battle('cordoba'), dice: [2, 8, 8, 8, 2] },
      ],
    },
    {
      id: 'a-second-wind',
      at: 3,
      goal: [happened('battle', { place: 'granada', attacker: 'carthage' })],
      lost: [value('active', [], 'iberians'), not(happened('battle', { place: 'granada' }))],
      answer: [
        { action: step('cordoba', 'granada', { infantry: 1 }) },
        { action: end() },
        { action: battle('granada'), dice: [2, 8, 8, 8] },
      ],
    },
  ],
  wrong: [
    {
      id: 'strike-back-at-once',
      at: 3,
      action: step('granada', 'cordoba', { infantry: 3 }),
      code: 'nobody-there',
      rule: '5',
    },
    {
      id: 'behind-their-backs',
      at: 2,
      action: retreat('defender', 'seville', { infantry: 2 }),
      code: 'retreat-whence',
      rule: '6.6',
    },
    { id: 'points-without-a-battle', at: 6, action: end(), code: 'battles-left', rule: '6' },
  ],
} as const satisfies HispaniaScene;
