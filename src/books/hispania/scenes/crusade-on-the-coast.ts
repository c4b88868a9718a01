import { aim, battle, capital, end, pile, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 11-crusade-landing, 11-crusade-ardour: it lands where other nations may not, and one stack moves and fights once more. */
export const crusadeOnTheCoast = {
  id: 'crusade-on-the-coast',
  rules: ['11-crusade-landing', '11-crusade-ardour', '5.6', '9.2'],
  source: { lines: [2378, 2381], own: true },
  view: ['sea', 'algarve', 'lisbon', 'badajoz', 'seville', 'cadiz', 'granada'],
  position: {
    turn: 20,
    active: 'crusade',
    phase: 'movement',
    units: {
      sea: [
        { owner: 'crusade', kind: 'infantry', count: 5 },
        { owner: 'crusade', kind: 'knight', count: 3 },
      ],
      algarve: [{ owner: 'badajoz', kind: 'castle' }],
      badajoz: [{ owner: 'badajoz', kind: 'infantry', count: 2 }],
      seville: [{ owner: 'seville', kind: 'cavalry', count: 2 }],
    },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('sea', 'algarve', { infantry: 1, knight: 2 }) },
    { action: step('sea', 'lisbon', { infantry: 2, knight: 1 }) },
    { action: step('sea', 'porto', { infantry: 2 }) },
    { action: end() },
    { action: battle('algarve') },
    {
      action: aim('defender', { castle: { infantry: 1, knight: 2 } }),
      dice: [9, 8, 7, 4, 3, 2],
    },
    { action: capital('algarve') },
    { action: pile('lisbon') },
    { action: step('lisbon', 'badajoz', { infantry: 2, knight: 1 }) },
    { action: battle('badajoz') },
    { action: aim('defender', { infantry: { infantry: 2 } }), dice: [8, 3, 7, 4, 2] },
  ],
  after: [
    happened('moved', { to: 'algarve', rule: '11-crusade-landing' }, 1),
    happened('rolled', { place: 'algarve', die: 'infantry', target: 'castle', needs: 9, dice: [9], hits: 1 }),
    happened('rolled', { place: 'algarve', die: 'knight', target: 'castle', needs: 7, dice: [8, 7], hits: 2 }),
    happened('rolled', { place: 'algarve', die: 'castle', target: 'infantry', needs: 7, dice: [4], hits: 0 }),
    happened('rolled', { place: 'algarve', die: 'castle', target: 'knight', needs: 8, dice: [3, 2], hits: 0 }),
    happened('ruined', { place: 'algarve', owner: 'badajoz' }, 1),
    happened('pile', { place: 'lisbon', rule: '11-crusade-ardour' }, 1),
    happened('rolled', { place: 'badajoz', die: 'infantry', dice: [8, 3], hits: 1 }),
    happened('rolled', { place: 'badajoz', die: 'knight', dice: [7], hits: 1 }),
    happened('rolled', { place: 'badajoz', side: 'defender', dice: [4, 2], hits: 0 }),
    happened('battle-over', { place: 'badajoz', winner: 'crusade', rounds: 1 }),
    // Half points: 5 for the castle, 1 for each infantry.
    value('points', ['crusade'], 14),
  ],
  tasks: [
    {
      id: 'land-in-granada',
      at: 0,
      goal: [stand('granada', 'crusade', 3), stand('sea', 'crusade', 5)],
      lost: [any(not(value('phase', [], 'movement')), happened('moved', { to: 'algarve' }))],
      answer: [{ action: step('sea', 'granada', { infantry: 1, knight: 2 }) }],
    },
    {
      id: 'on-to-galicia',
      at: 7,
      goal: [holds('galicia', 'crusade'), holds('porto', null)],
      lost: [happened('pile'), not(happened('pile', { place: 'porto' }))],
      answer: [{ action: pile('porto') }, { action: step('porto', 'galicia', { infantry: 2 }) }],
    },
  ],
  wrong: [
    {
      id: 'back-to-sea',
      at: 2,
      action: step('lisbon', 'sea', { 'infantry/steps=1/from=sea': 2 }),
      code: 'no-anchor',
      rule: '5.6',
    },
    { id: 'both-of-them', at: 8, action: step('porto', 'galicia', { infantry: 2 }), code: 'pile-only', rule: '9.2' },
  ],
} as const satisfies HispaniaScene;
