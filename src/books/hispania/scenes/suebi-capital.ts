import { battle, capital, end, retreat, stay, step } from '../engine/actions.ts';
import { any, happened, holds, not, stand, value } from './claims.ts';
import type { HispaniaScene } from './scene.ts';

/** 4.3: Galicia as capital holds three; attacked and lost, it is followed by Duero, which then holds four. */
export const suebiCapital = {
  id: 'suebi-capital',
  rules: ['4.3', '4.1', '4.5', '6.6'],
  source: { lines: [656, 662] },
  view: ['galicia', 'porto', 'duero', 'asturias'],
  position: {
    turn: 9,
    lastTurn: 10,
    active: 'suebi',
    phase: 'movement',
    units: {
      galicia: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
      porto: [{ owner: 'suebi', kind: 'infantry' }],
      duero: [{ owner: 'suebi', kind: 'infantry', count: 2 }],
      leon: [{ owner: 'suebi', kind: 'infantry' }],
      lusitania: [{ owner: 'suebi', kind: 'infantry' }],
      asturias: [{ owner: 'galicians', kind: 'infantry', count: 3 }],
    },
    capitals: { galicians: 'asturias' },
    seed: 1,
  },
  seed: 1,
  line: [
    { action: step('porto', 'galicia', { infantry: 1 }) },
    { action: end() },
    { action: capital('galicia') },
    // The Galicians' turn.
    { action: step('asturias', 'galicia', { infantry: 3 }) },
    { action: end() },
    // All dice are ours.
    { action: battle('galicia'), dice: [8, 3, 5, 7, 6, 4], ours: [0, 1, 2, 3, 4, 5] },
    { action: stay('attacker') },
    { action: retreat('defender', 'porto', { infantry: 2 }) },
    // The Suebi again: income first.
    { action: end() },
    { action: step('porto', 'duero', { infantry: 2 }) },
    { action: end() },
    { action: capital('duero') },
  ],
  after: [
    happened('rolled', { side: 'attacker', needs: 8, dice: [8, 3, 5], hits: 1 }),
    happened('rolled', { side: 'defender', needs: 7, dice: [7, 6, 4], hits: 1 }),
    happened('capital', { nation: 'suebi', place: 'galicia', was: null }, 1),
    happened('capital', { nation: 'suebi', place: 'duero', was: 'galicia' }, 1),
    not(happened('removed')),
    value('limit', ['suebi', 'galicia'], 2),
    value('limit', ['suebi', 'duero'], 4),
    not(happened('culled')),
    stand('duero', 'suebi', 4),
    holds('galicia', 'galicians'),
  ],
  tasks: [
    {
      id: 'three-in-galicia',
      at: 1,
      goal: [value('limit', ['suebi', 'galicia'], 3), stand('galicia', 'suebi', 3), value('active', [], 'galicians')],
      lost: [happened('removed')],
      answer: [{ action: end() }, { action: capital('galicia') }],
    },
    {
      id: 'no-new-capital',
      at: 9,
      goal: [
        happened('phase-skipped', { nation: 'suebi', phase: 'stacking' }),
        stand('duero', 'suebi', 3),
        not(happened('capital')),
      ],
      lost: [any(happened('capital'), happened('removed'))],
      answer: [{ action: step('porto', 'duero', { infantry: 1 }) }, { action: end() }],
    },
  ],
  wrong: [
    {
      id: 'straight-to-duero',
      at: 7,
      action: retreat('defender', 'duero', { infantry: 2 }),
      code: 'retreat-far',
      rule: '6.6',
    },
    { id: 'galicia-for-ever', at: 11, action: capital('galicia'), code: 'capital-not-held', rule: '4.3' },
  ],
} as const satisfies HispaniaScene;
