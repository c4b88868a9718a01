import { aim, battle, cull, end, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 7: four provinces feed eight units, not counting the castle; of nine one must be removed. */
export const leonFeedsEight = {
  id: 'leon-feeds-eight',
  rules: ['7', '6.8', '5'],
  source: { lines: [1431, 1434] },
  view: ['leon', 'galicia', 'porto', 'duero', 'salamanca'],
  position: {
    turn: 16,
    active: 'leon',
    phase: 'movement',
    units: {
      leon: [
        { owner: 'leon', kind: 'castle' },
        { owner: 'leon', kind: 'infantry' },
      ],
      galicia: [{ owner: 'leon', kind: 'infantry', count: 2 }],
      porto: [{ owner: 'leon', kind: 'infantry', count: 3 }],
      duero: [
        { owner: 'leon', kind: 'infantry', count: 2 },
        { owner: 'leon', kind: 'knight' },
      ],
      salamanca: [{ owner: 'badajoz', kind: 'infantry' }],
    },
    seed: 1,
  },
  seed: 1,
  line: [{ action: end() }, { action: cull('porto', { infantry: 1 }) }],
  after: [
    happened('culled', { nation: 'leon', place: 'porto', units: { infantry: 1 }, rule: '7' }, 1),
    value('mayHave', ['leon'], 8),
    value('population', ['leon'], 8),
    stand('leon', 'leon', 1, 'castle'),
  ],
  tasks: [
    {
      id: 'attack-with-them',
      at: 0,
      goal: [holds('salamanca', 'leon'), value('active', [], null), not(happened('culled'))],
      lost: [any(happened('culled'), happened('battle-over', { winner: 'badajoz' }))],
      answer: [
        { action: step('duero', 'salamanca', { infantry: 1, knight: 1 }) },
        { action: end() },
        { action: battle('salamanca') },
        { action: aim('defender', { infantry: { 'infantry~river': 1 } }), dice: [8, 4, 2] },
      ],
    },
    {
      id: 'a-castle-is-enough',
      at: 0,
      goal: [
        holds('tierra-de-campos', 'leon'),
        holds('leon', 'leon'),
        value('active', [], null),
        not(happened('culled')),
      ],
      lost: [any(happened('culled'), happened('rolled'))],
      answer: [{ action: step('leon', 'tierra-de-campos', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    { id: 'all-nine', at: 1, action: end(), code: 'cull-most', rule: '7' },
    { id: 'two-go', at: 1, action: cull('porto', { infantry: 2 }), code: 'cull-most', rule: '7' },
    { id: 'the-castle', at: 1, action: cull('leon', { castle: 1 }), code: 'cull-most', rule: '7' },
  ],
} as const satisfies HispaniaScene;
